import { useTranslations } from "next-intl";

import { PageMessages } from "@/components/layout/page-messages";
import type { OrderDetail } from "@/lib/orders/dto/detail";
import type { OrderLedger as Books } from "@/lib/orders/dto/ledger-view";
import { SELLER_MESSAGES } from "./client-messages";
import { OrderLayout } from "./order-layout";
import { OrderLedger } from "./order-ledger";
import { OrderTotals } from "./order-totals";
import { SellerOrder } from "./seller-order";

/** Any order as an admin sees it: all seller orders with their actions, the ledger and the audit log. */
export function AdminOrderDetail({ order, books }: { order: OrderDetail; books: Books }) {
  const t = useTranslations("orders.books");
  return (
    <PageMessages namespaces={SELLER_MESSAGES}>
      <OrderLayout
        order={order}
        sellerOrders={order.sellerOrders}
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
            <OrderTotals order={order} />
          </>
        }
      >
        {order.sellerOrders.map((sellerOrder) => (
          <SellerOrder
            key={sellerOrder.id}
            orderId={order.id}
            sellerOrder={sellerOrder}
            isAdmin
            isDisputed={order.paymentStatus === "disputed"}
          />
        ))}
        <OrderLedger books={books} sellerOrders={order.sellerOrders} />
      </OrderLayout>
    </PageMessages>
  );
}
