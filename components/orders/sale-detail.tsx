import { useFormatter, useTranslations } from "next-intl";

import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Price } from "@/components/ui/price";
import { Hem } from "@/components/ui/weaves";
import { formatMoney, parseCents } from "@/lib/core/money";
import type { Sale } from "@/lib/orders/dto";
import { OrderAddress } from "./order-address";
import { OrderItems } from "./order-items";
import { OrderStatus } from "./order-status";
import { OrderTimeline } from "./order-timeline";

const money = (decimal: string) => formatMoney(parseCents(decimal) ?? 0);

/** A seller's own part of an order: own lines, fee and share, and where to send it. */
export function SaleDetail({ sale }: { sale: Sale }) {
  const t = useTranslations("orders");
  const format = useFormatter();
  const number = t.markup("number", { id: String(sale.id), bdi: (id) => id });
  const sums = [
    [t("subtotal"), sale.total],
    [t("fee"), sale.fee],
    [t("net"), sale.net],
  ] as const;

  return (
    <>
      <Breadcrumbs
        label={t("breadcrumbs")}
        crumbs={[{ name: t("sales"), href: "/orders" }, { name: number }]}
      />
      <div className="mt-3 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_340px]">
        <div className="grid min-w-0 gap-6">
          <header className="flex flex-wrap items-start justify-between gap-4">
            <div>
              <h1 className="display text-d2">{number}</h1>
              <p className="text-muted-foreground">
                <time dateTime={sale.createdAt}>
                  {format.dateTime(new Date(sale.createdAt), { dateStyle: "long" })}
                </time>
              </p>
            </div>
            <OrderStatus status={sale.status} />
          </header>
          <OrderTimeline status={sale.status} />
          <section className="rounded-lg border border-border bg-card px-5 py-4">
            <OrderItems items={sale.items} />
          </section>
        </div>
        <aside className="overflow-hidden rounded-lg border border-border bg-card">
          <dl className="grid gap-3 p-6">
            {sums.map(([name, amount]) => (
              <div key={name} className="flex justify-between">
                <dt>{name}</dt>
                <dd>
                  <Price amount={money(amount)} />
                </dd>
              </div>
            ))}
          </dl>
          <OrderAddress address={sale.shippingAddress} />
          <Hem weave="textiles" />
        </aside>
      </div>
    </>
  );
}
