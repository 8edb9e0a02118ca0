import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";

import { adminHref, listQuery } from "@/components/admin/admin-href";
import { FilterChips } from "@/components/admin/filter-chips";
import { ListHead } from "@/components/admin/list-head";
import { ListPages } from "@/components/admin/list-pages";
import { SearchForm } from "@/components/admin/search-form";
import type { TabProps } from "@/components/admin/tab-props";
import { EmptyState } from "@/components/ui/empty-state";
import { Price } from "@/components/ui/price";
import { formatDecimal } from "@/lib/core/money";
import type { Order } from "@/lib/orders/dto/list";
import { findOrders } from "@/lib/orders/queries";
import { ORDER_STATUSES, type OrderSearch, orderSearchSchema } from "@/lib/orders/schema";
import { DAY } from "./moment";
import { OrderStatus } from "./order-status";

/** All orders for an admin: by number or buyer's email, by status, 25 a page. */
export async function AdminOrders({ viewer, search: asked }: TabProps) {
  const search = orderSearchSchema.parse(asked);
  const found = await findOrders(viewer, search);
  return <FoundOrders search={search} {...found} />;
}

type FoundOrdersProps = { search: OrderSearch; rows: Order[]; total: number; pageCount: number };

function FoundOrders({ search, rows, total, pageCount }: FoundOrdersProps) {
  const t = useTranslations("orders.find");
  const { q, status, page } = search;
  return (
    <section aria-labelledby="orders-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHead
        id="orders-title"
        title={t("title")}
        count={t("count", { count: total })}
        exportHref={`/api/admin/exports/orders?${listQuery({ q, status })}`}
      />
      <SearchForm tab="orders" q={q} label={t("search")} keep={{ status }} />
      <StatusChips search={search} />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/coffee-bag.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-border bg-card">
          {rows.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
      <ListPages
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("orders", { q, status, page: to })}
      />
    </section>
  );
}

function StatusChips({ search: { q, status } }: { search: OrderSearch }) {
  const t = useTranslations("orders");
  const chips = [undefined, ...ORDER_STATUSES].map((one) => ({
    key: one ?? "all",
    name: one ? t(`status.${one}`) : t("find.all"),
    href: adminHref("orders", { q, status: one }),
    isOn: one === status,
  }));
  return <FilterChips label={t("find.statuses")} chips={chips} />;
}

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const format = useFormatter();
  const sellers = order.parts.map(({ seller }) => seller.username).join(", ");
  return (
    <li className="not-first:border-t">
      <Link
        href={`/orders?order=${order.id}`}
        prefetch={false}
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:grid-cols-[4.5rem_minmax(0,1fr)_5.5rem_7rem_5.5rem] lg:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_5.5rem_7rem_6rem]"
      >
        <span className="font-semibold">
          <span className="sr-only">{t("find.order")} </span>
          <bdi dir="ltr">{`#${order.id}`}</bdi>
        </span>
        <span className="truncate max-sm:order-3 max-sm:col-span-2">
          <bdi dir="ltr">{order.buyerEmail}</bdi>
        </span>
        <bdi className="truncate text-muted-foreground text-sm max-lg:hidden">{sellers}</bdi>
        <time
          dateTime={order.createdAt}
          className="text-muted-foreground text-sm max-sm:order-5 max-sm:justify-self-end"
        >
          {format.dateTime(new Date(order.createdAt), DAY)}
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
