import { useFormatter, useTranslations } from "next-intl";

import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { isolate } from "@/components/ui/isolate";
import { Price } from "@/components/ui/price";
import { Hem } from "@/components/ui/weaves";
import { formatMoney, parseCents } from "@/lib/core/money";
import type { Order } from "@/lib/orders/dto";
import { OrderAddress } from "./order-address";
import { OrderItems } from "./order-items";
import { OrderStatus } from "./order-status";
import { OrderTimeline } from "./order-timeline";

const money = (decimal: string) => formatMoney(parseCents(decimal) ?? 0);

/** One purchase as its buyer sees it: the timeline, a card per seller, the sums and the address. */
export function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const format = useFormatter();
  const number = t.markup("number", { id: String(order.id), bdi: (id) => id });
  const date = format.dateTime(new Date(order.createdAt), {
    dateStyle: "long",
    timeStyle: "short",
  });
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);

  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[{ name: t("mine"), href: "/orders" }, { name: number }]}
      />
      <div className="mt-3 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_340px]">
        <div className="grid min-w-0 gap-6">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="display text-d2">{number}</h1>
              <p className="text-muted-foreground">
                <time dateTime={order.createdAt}>{date}</time>
                {". "}
                {t("pieces", { count: pieces, sellers: order.parts.length })}
              </p>
            </div>
            <OrderStatus status={order.status} />
          </header>
          <OrderTimeline status={order.status} />
          {order.parts.map((part) => (
            <OrderPartCard key={part.id} part={part} />
          ))}
        </div>
        <OrderSums order={order} />
      </div>
    </>
  );
}

function OrderPartCard({ part }: { part: Order["parts"][number] }) {
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
    </section>
  );
}

function OrderSums({ order }: { order: Order }) {
  const t = useTranslations("orders");
  return (
    <aside className="overflow-hidden rounded-lg border border-border bg-card">
      <div className="grid gap-3 p-6">
        <h2 className="font-semibold text-lg">{t("summary")}</h2>
        <dl className="grid gap-3">
          <div className="flex justify-between">
            <dt>{t("subtotal")}</dt>
            <dd>
              <Price amount={money(order.subtotal)} className="" />
            </dd>
          </div>
          <div className="flex justify-between">
            <dt>{t("shipping")}</dt>
            <dd className="font-semibold text-success-ink">
              {order.shipping === "0.00" ? t("free") : <Price amount={money(order.shipping)} />}
            </dd>
          </div>
          <div className="flex items-baseline justify-between border-border border-t pt-3">
            <dt className="font-semibold">{t("total")}</dt>
            <dd className="text-xl">
              <Price amount={money(order.total)} />
            </dd>
          </div>
        </dl>
        <p className="text-muted-foreground text-sm">{t(`payment.${order.paymentStatus}`)}</p>
      </div>
      <OrderAddress address={order.shippingAddress} />
      <Hem weave="textiles" />
    </aside>
  );
}
