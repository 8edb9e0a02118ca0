import { getTranslations } from "next-intl/server";

import { adminHref } from "@/components/admin-ui/admin-href";
import type { AdminTabProps } from "@/components/admin-ui/admin-tab-props";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { findTickets, getTicket } from "@/lib/support/queries";
import { type TicketSearch, ticketSearchSchema } from "@/lib/support/schema";
import { TicketList } from "./ticket-list";
import { TicketView } from "./ticket-view";

/** The support tickets, or the one in the address. */
export async function TicketsTab({ viewer, search: searchParams }: AdminTabProps) {
  const search = ticketSearchSchema.parse(searchParams);
  if (search.ticket !== undefined) {
    return <OneTicket viewer={viewer} id={search.ticket} search={search} />;
  }
  const tickets = await findTickets(viewer, search);
  return <TicketList search={search} now={new Date()} {...tickets} />;
}

type OneTicketProps = { viewer: Viewer; id: number; search: TicketSearch };

async function OneTicket({ viewer, id, search: { q, status, page } }: OneTicketProps) {
  const [t, ticket] = await Promise.all([getTranslations("support"), getTicket(viewer, id)]);
  const backHref = adminHref("tickets", { q, status, page });
  if (ticket) return <TicketView ticket={ticket} backHref={backHref} now={new Date()} />;
  return (
    <EmptyState image="/illustrations/cutouts/tea.svg" title={t("missing")}>
      <ButtonLink href={backHref} variant="outline">
        {t("back")}
      </ButtonLink>
    </EmptyState>
  );
}
