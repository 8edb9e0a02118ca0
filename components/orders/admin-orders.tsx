import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import type { Viewer } from "@/lib/auth/viewer";
import { formatDecimal } from "@/lib/core/money";
import type { Order } from "@/lib/orders/dto/list";
import { findOrders } from "@/lib/orders/queries";
import { ORDER_STATUSES, type OrderSearch, orderSearchSchema } from "@/lib/orders/schema";
import { DAY } from "./moment";
import { OrderStatus } from "./order-status";

type AdminOrdersProps = {
  viewer: Viewer;
  /** The page's query: `q`, `status` and `page`. */
  search: Record<string, string | string[] | undefined>;
};

/** All orders for an admin: by number or buyer's email, by status, 25 a page. */
export async function AdminOrders({ viewer, search: asked }: AdminOrdersProps) {
  const search = orderSearchSchema.parse(asked);
  const found = await findOrders(viewer, search);
  return <FoundOrders search={search} {...found} />;
}

function hrefOf({ q, status, page }: Partial<OrderSearch>) {
  const query = new URLSearchParams({ tab: "orders" });
  if (q) query.set("q", q);
  if (status) query.set("status", status);
  if (page && page > 1) query.set("page", String(page));
  return `/admin?${query}` as const;
}

type FoundOrdersProps = { search: OrderSearch; rows: Order[]; total: number; pageCount: number };

function FoundOrders({ search, rows, total, pageCount }: FoundOrdersProps) {
  const t = useTranslations("orders.find");
  return (
    <section aria-labelledby="orders-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="orders-title" className="display text-d4">
          {t("title")}
        </h2>
        <p className="text-muted-foreground text-sm">{t("count", { count: total })}</p>
      </div>
      <SearchForm search={search} />
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
      <Pagination
        page={search.page}
        pageCount={pageCount}
        hrefOf={(page) => hrefOf({ ...search, page })}
        labels={{
          nav: t("pages"),
          previous: t("previous"),
          next: t("next"),
          page: (page) => t("page", { page: String(page) }),
        }}
      />
    </section>
  );
}

function SearchForm({ search }: { search: OrderSearch }) {
  const t = useTranslations("orders.find");
  return (
    <search>
      <form action="/admin" className="flex max-w-150 flex-wrap gap-2">
        <input type="hidden" name="tab" value="orders" />
        {search.status && <input type="hidden" name="status" value={search.status} />}
        <Input
          type="search"
          name="q"
          defaultValue={search.q}
          aria-label={t("search")}
          placeholder={t("search")}
          className="min-w-0 grow basis-60"
        />
        <Button type="submit">{t("find")}</Button>
      </form>
    </search>
  );
}

const CHIP =
  "inline-flex min-h-9 pointer-coarse:min-h-11 items-center rounded-full border border-input px-3.5 font-medium text-sm hover:border-foreground aria-[current=true]:border-primary aria-[current=true]:bg-primary aria-[current=true]:text-primary-foreground";

function StatusChips({ search: { q, status } }: { search: OrderSearch }) {
  const t = useTranslations("orders");
  return (
    <nav aria-label={t("find.statuses")} className="flex flex-wrap gap-2">
      {[undefined, ...ORDER_STATUSES].map((one) => (
        <Link
          key={one ?? ""}
          href={hrefOf({ q, ...(one ? { status: one } : {}) })}
          prefetch={false}
          aria-current={one === status ? "true" : undefined}
          className={CHIP}
        >
          {one ? t(`status.${one}`) : t("find.all")}
        </Link>
      ))}
    </nav>
  );
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
        className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)_5.5rem_7rem_6rem]"
      >
        <span className="font-semibold">
          <span className="sr-only">{t("find.order")} </span>
          <bdi dir="ltr">{`#${order.id}`}</bdi>
        </span>
        <span className="truncate max-sm:order-3 max-sm:col-span-2">
          <bdi dir="ltr">{order.buyerEmail}</bdi>
        </span>
        <bdi className="truncate text-muted-foreground text-sm max-sm:hidden">{sellers}</bdi>
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
