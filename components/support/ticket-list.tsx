import { useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { DATE, useDates } from "@/lib/i18n/use-dates";
import type { TicketRow } from "@/lib/support/queries";
import { TICKET_STATUSES, type TicketSearch } from "@/lib/support/schema";
import { TicketAge, TicketCategory, TicketStatus } from "./ticket-badges";

type TicketListProps = {
  search: TicketSearch;
  now: Date;
  rows: TicketRow[];
  counts: Record<TicketSearch["status"], number>;
  pageCount: number;
};

/** Tickets by state, oldest first. */
export function TicketList({ search, now, rows, counts, pageCount }: TicketListProps) {
  const t = useTranslations("support");
  const { q, status, page } = search;
  return (
    <section aria-labelledby="tickets-title" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader
        id="tickets-title"
        title={t("title")}
        count={t("count", { count: counts[status] })}
      />
      <SearchForm tab="tickets" q={q} label={t("search")} hiddenValues={{ status }} />
      <FilterChips
        label={t("statuses")}
        chips={[...TICKET_STATUSES, "all" as const].map((ticketStatus) => ({
          key: ticketStatus,
          name: t(`status.${ticketStatus}`),
          href: adminHref("tickets", { q, status: ticketStatus }),
          isOn: ticketStatus === status,
          count: counts[ticketStatus],
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState
          as="h3"
          image="/illustrations/cutouts/tea.svg"
          title={t(q ? "notFound" : "none")}
          description={t(q ? "notFoundHint" : "noneHint")}
        />
      ) : (
        <ul className="overflow-hidden rounded-lg border border-border bg-card">
          {rows.map((row) => (
            <TicketLine key={row.id} row={row} search={search} now={now} />
          ))}
        </ul>
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("tickets", { q, status, page: to })}
      />
    </section>
  );
}

type TicketLineProps = { row: TicketRow; search: TicketSearch; now: Date };

function TicketLine({ row, search: { q, status, page }, now }: TicketLineProps) {
  const t = useTranslations("support");
  const dateText = useDates();
  const { id, subject, name, createdAt } = row;
  return (
    <li className="not-first:border-t">
      <Link
        href={adminHref("tickets", { q, status, page, ticket: id })}
        className="grid min-h-15 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 -outline-offset-2 hover:bg-accent hover:text-accent-foreground sm:px-5 md:grid-cols-[minmax(0,1fr)_11rem_7rem_8rem]"
      >
        <span className="min-w-0">
          <bdi className="block truncate font-semibold text-md rtl:text-right">{subject}</bdi>
          <bdi className="block truncate text-muted-foreground text-sm rtl:text-right">{name}</bdi>
        </span>
        <span className="text-muted-foreground text-sm max-md:order-3">
          <TicketCategory category={row.category} />
        </span>
        <span className="flex flex-wrap gap-1.5 max-md:justify-self-end">
          {row.isPriority && <Badge tone="brand">{t("priority")}</Badge>}
          <TicketStatus status={row.status} />
        </span>
        <span className="justify-self-end max-md:order-4">
          {row.status === "open" ? (
            <TicketAge createdAt={createdAt} now={now} />
          ) : (
            <time dateTime={createdAt} className="text-muted-foreground text-xs">
              {dateText(new Date(createdAt), DATE)}
            </time>
          )}
        </span>
      </Link>
    </li>
  );
}
