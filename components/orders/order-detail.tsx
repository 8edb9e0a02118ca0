import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { ClientMessages } from "@/components/layout/client-messages";
import { OrderMessage } from "@/components/messaging/order-message";
import { isolate } from "@/components/ui/isolate";
import { Totals } from "@/components/ui/totals";
import { Hem } from "@/components/ui/weaves";
import { formatDecimal } from "@/lib/core/money";
import type { Order } from "@/lib/orders/dto";
import { OrderAddress } from "./order-address";
import { OrderFrame } from "./order-frame";
import { OrderItems } from "./order-items";
import { OrderStatus } from "./order-status";

/** One purchase as its buyer sees it: a card per seller, the sums and the address. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <OrderFrame order={order} list={t("mine")} aside={<OrderSums order={order} />}>
      <p className="text-muted-foreground">
        {t("pieces", { count: pieces, sellers: order.parts.length })}
      </p>
      <ClientMessages namespaces={["messaging.form", "messaging.order"]}>
        {order.parts.map((part) => (
          <OrderPartCard key={part.id} part={part}>
            {order.paidAt && <OrderMessage orderId={order.id} seller={part.seller} />}
          </OrderPartCard>
        ))}
      </ClientMessages>
    </OrderFrame>
  );
}

type OrderPartCardProps = { part: Order["parts"][number]; children: ReactNode };

function OrderPartCard({ part, children }: OrderPartCardProps) {
  const t = useTranslations("orders");
  const place = [part.seller.city, part.seller.country].filter(Boolean).join(", ");
  return (
    <section className="overflow-hidden rounded-lg border border-border bg-card">
      <header className="flex flex-wrap items-center justify-between gap-3 border-border border-b px-5 py-4">
        <div>
          <h2 className="font-semibold text-lg">
            {t.rich("bySeller", { seller: part.seller.username, ...isolate })}
          </h2>
          <p className="text-muted-foreground text-sm">{place}</p>
        </div>
        <OrderStatus status={part.status} />
      </header>
      <div className="px-5 py-4">
        <OrderItems items={part.items} />
      </div>
      {children && <footer className="border-border border-t px-5 py-3">{children}</footer>}
    </section>
  );
}

function OrderSums({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const isFree = order.shipping === "0.00";
  return (
    <aside className="overflow-hidden rounded-lg border border-border bg-card">
      <div className="grid gap-3 p-6">
        <h2 className="font-semibold text-lg">{t("summary")}</h2>
        <Totals
          rows={[
            { name: t("subtotal"), amount: formatDecimal(order.subtotal) },
            {
              name: t("shipping"),
              amount: formatDecimal(order.shipping),
              word: isFree ? t("free") : undefined,
            },
          ]}
          total={{ name: t("total"), amount: formatDecimal(order.total) }}
        />
        <p className="text-muted-foreground text-sm">{t(`payment.${order.paymentStatus}`)}</p>
      </div>
      <OrderAddress address={order.shippingAddress} />
      <Hem weave="textiles" />
    </aside>
  );
}
