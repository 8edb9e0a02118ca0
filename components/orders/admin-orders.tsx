import { useTranslations } from "next-intl";

import { adminHref, listQuery } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { PageMessages } from "@/components/layout/page-messages";
import { EmptyState } from "@/components/ui/empty-state";
import type { OrderSummary } from "@/lib/orders/dto/summary";
import { findOrders } from "@/lib/orders/queries/orders";
import { ORDER_STATUSES, type OrderSearch, orderSearchSchema } from "@/lib/orders/schema";
import { OrderRows } from "./order-rows";

/** All orders for an admin: by number or buyer's email, by status, 25 per page. */
export async function AdminOrders({ viewer, search: searchParams }: AdminTabProps) {
  const search = orderSearchSchema.parse(searchParams);
  const page = await findOrders(viewer, search);
  return (
    <PageMessages namespaces={["orders.find", "orders.status", "validation"]}>
      <FoundOrders search={search} {...page} />
    </PageMessages>
  );
}

type FoundOrdersProps = {
  search: OrderSearch;
  rows: OrderSummary[];
  total: number;
  pageCount: number;
};

function FoundOrders({ search, rows, total, pageCount }: FoundOrdersProps) {
  const t = useTranslations("orders.find");
  const { q, status, page } = search;
  return (
    <section aria-labelledby="orders-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader
        id="orders-title"
        title={t("title")}
        count={t("count", { count: total })}
        exportHref={`/api/admin/exports/orders?${listQuery({ q, status })}`}
      />
      <SearchForm tab="orders" q={q} label={t("search")} hiddenValues={{ status }} />
      <StatusChips search={search} />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/coffee-bag.svg"
          title={t("none")}
          description={t("noneHint")}
        />
      ) : (
        <OrderRows rows={rows} />
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("orders", { q, status, page: to })}
      />
    </section>
  );
}

function StatusChips({ search: { q, status } }: { search: OrderSearch }) {
  const t = useTranslations("orders");
  const chips = [undefined, ...ORDER_STATUSES].map((orderStatus) => ({
    key: orderStatus ?? "all",
    name: orderStatus ? t(`status.${orderStatus}`) : t("find.all"),
    href: adminHref("orders", { q, status: orderStatus }),
    isOn: orderStatus === status,
  }));
  return <FilterChips label={t("find.statuses")} chips={chips} />;
}
