import { CheckInPage } from "@/components/events/check-in-page";
import { eventsMetadata } from "@/components/events/events-metadata";
import { EventsView } from "@/components/events/events-view";
import { MyTickets } from "@/components/events/my-tickets";
import { TicketDetails } from "@/components/events/ticket-details";
import { eventSearchSchema } from "@/lib/events/schema";

type Props = PageProps<"/[locale]/find/events">;

// Tickets depend on the viewer, and a type is in the query; middleware rewrites requests of /events with a query to
// this page.
export const dynamic = "force-dynamic";

export async function generateMetadata({ searchParams }: Props) {
  return eventsMetadata(eventSearchSchema.parse(await searchParams));
}

export default async function FindEventsPage({ searchParams }: Props) {
  const { type, language, tickets, ticket, checkin } = eventSearchSchema.parse(await searchParams);
  if (ticket) return <TicketDetails code={ticket} />;
  if (checkin) return <CheckInPage eventId={checkin} />;
  return tickets ? <MyTickets /> : <EventsView type={type} language={language} />;
}
