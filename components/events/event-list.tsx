import { useFormatter, useTranslations } from "next-intl";
import { adminHref } from "@/components/admin-ui/admin-href";
import { DataTable } from "@/components/admin-ui/data-table";
import { FilterChips } from "@/components/admin-ui/filter-chips";
import { ListHeader } from "@/components/admin-ui/list-header";
import { PaginationLinks } from "@/components/admin-ui/pagination-links";
import { SearchForm } from "@/components/admin-ui/search-form";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Plus } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/lib/core/money";
import type { EventRow } from "@/lib/events/queries/admin";
import { EVENT_STATES, EVENT_ZONE } from "@/lib/events/rules";
import type { AdminSearch } from "@/lib/events/schema";
import { EventStateBadge } from "./event-state";

type EventListProps = {
  search: AdminSearch;
  rows: EventRow[];
  counts: Record<AdminSearch["state"], number>;
  pageCount: number;
};

const STATES = ["all", ...EVENT_STATES] as const;

/** Events by state, latest day first. */
export function EventList({ search: { q, state, page }, rows, counts, pageCount }: EventListProps) {
  const t = useTranslations("events.admin");
  const stateOf = (eventState: AdminSearch["state"]) => (eventState === "all" ? "" : eventState);
  return (
    <section aria-labelledby="events" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ListHeader id="events" title={t("title")} count={t("count", { count: counts[state] })}>
        <ButtonLink href={adminHref("events", { event: "new" })} size="sm">
          <Plus aria-hidden />
          {t("new")}
        </ButtonLink>
      </ListHeader>
      <SearchForm tab="events" q={q} label={t("search")} hiddenValues={{ state: stateOf(state) }} />
      <FilterChips
        label={t("states")}
        chips={STATES.map((eventState) => ({
          key: eventState,
          name: t(`state.${eventState}`),
          href: adminHref("events", { q, state: stateOf(eventState) }),
          isOn: eventState === state,
          count: counts[eventState],
        }))}
      />
      {rows.length === 0 ? (
        <EmptyState as="h3" image="/illustrations/cutouts/tea.svg" title={t("none")} />
      ) : (
        <Events rows={rows} />
      )}
      <PaginationLinks
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => adminHref("events", { q, state: stateOf(state), page: to })}
      />
    </section>
  );
}

function Events({ rows }: { rows: EventRow[] }) {
  const t = useTranslations("events.admin");
  const events = useTranslations("events");
  const format = useFormatter();
  const form = { dateStyle: "medium", timeStyle: "short", timeZone: EVENT_ZONE } as const;
  return (
    <DataTable
      caption={t("title")}
      columns={[
        { key: "title", name: t("column.title") },
        { key: "type", name: t("column.type") },
        { key: "at", name: t("column.at") },
        { key: "state", name: t("column.state") },
        { key: "price", name: t("column.price"), align: "end" },
        { key: "seats", name: t("column.seats"), align: "end" },
      ]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <Link
            key="title"
            href={adminHref("events", { event: row.id })}
            className="link wrap-anywhere inline-flex min-h-11 items-center"
          >
            <bdi>{row.title}</bdi>
          </Link>,
          events(`type.${row.type}`),
          format.dateTime(new Date(row.startsAt), form),
          <EventStateBadge key="state" state={row.state} />,
          row.priceCents === 0 ? (
            events("free")
          ) : (
            <bdi key="price" dir="ltr">
              {formatMoney(row.priceCents)}
            </bdi>
          ),
          <bdi key="seats" dir="ltr">{`${row.soldTickets} / ${row.maxTickets}`}</bdi>,
        ],
      }))}
    />
  );
}
