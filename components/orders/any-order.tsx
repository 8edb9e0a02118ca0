import { useTranslations } from "next-intl";

import { ClientMessages } from "@/components/layout/client-messages";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import type { OrderLedger as Books } from "@/lib/orders/dto/ledger-view";
import { SELLER_MESSAGES } from "./client-messages";
import { OrderBooks } from "./order-books";
import { OrderFrame } from "./order-frame";
import { OrderSums } from "./order-sums";
import { SellerPart } from "./seller-part";

/** Any order as an admin sees it: all parts with their sellers' actions, the books and the log. */
export function AnyOrder({ order, books }: { order: OrderDetail; books: Books }) {
  const t = useTranslations("orders.books");
  return (
    <ClientMessages namespaces={SELLER_MESSAGES}>
      <OrderFrame
        order={order}
        parts={order.parts}
        total={order.total}
        list={{ name: t("all"), href: "/admin?tab=orders" }}
        aside={
          <>
            <section className="rounded-lg border border-border bg-card p-6">
              <h2 className="font-semibold text-lg">{t("buyer")}</h2>
              <p>
                <bdi>{order.buyer.username}</bdi>
              </p>
              <p className="text-muted-foreground [overflow-wrap:anywhere]">
                <bdi dir="ltr">{order.buyer.email}</bdi>
              </p>
            </section>
            <OrderSums order={order} />
          </>
        }
      >
        {order.parts.map((part) => (
          <SellerPart
            key={part.id}
            orderId={order.id}
            part={part}
            isAdmin
            isDisputed={order.paymentStatus === "disputed"}
          />
        ))}
        <OrderBooks books={books} parts={order.parts} />
      </OrderFrame>
    </ClientMessages>
  );
}
