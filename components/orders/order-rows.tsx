"use client";

import { useTranslations } from "next-intl";
import { DAY } from "@/components/time/date-formats";
import { Link } from "@/components/ui/link";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import { useDates } from "@/lib/i18n/use-dates";
import type { OrderSummary } from "@/lib/orders/dto/summary";
import { OrderStatus } from "./order-status";

/** Orders as rows, each with a link. */
export function OrderRows({ rows }: { rows: OrderSummary[] }) {
  return (
    <ul className="overflow-hidden rounded-lg border border-border bg-card">
      {rows.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useTranslations("orders");
  const format = useDates();
  return (
    <li className="not-first:border-t">
      <Link
        href={`/orders?order=${order.id}`}
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:grid-cols-[4.5rem_minmax(0,1fr)_5.5rem_7rem_5.5rem] lg:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_5.5rem_7rem_6rem]"
      >
        <span className="font-semibold">
          <span className="sr-only">{t("find.order")} </span>
          <bdi dir="ltr">{`#${order.id}`}</bdi>
        </span>
        <bdi dir="ltr" className="truncate max-sm:order-3 max-sm:col-span-2 rtl:text-right">
          {order.buyerEmail}
        </bdi>
        <bdi className="truncate text-muted-foreground text-sm max-lg:hidden">{order.sellers}</bdi>
        <time
          dateTime={order.createdAt}
          className="text-muted-foreground text-sm max-sm:order-5 max-sm:justify-self-end"
        >
          {format(new Date(order.createdAt), DAY)}
        </time>
        <span className="max-sm:order-4">
          <OrderStatus status={order.status} />
        </span>
        <Price
          amount={formatDecimal(order.total)}
          className="justify-self-end font-semibold max-sm:order-2"
        />
      </Link>
    </li>
  );
}
