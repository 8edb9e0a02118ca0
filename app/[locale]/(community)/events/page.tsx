import { eventsMetadata } from "@/components/events/events-metadata";
import { EventsView } from "@/components/events/events-view";
import { NO_SEARCH } from "@/lib/events/schema";

// Events leave the list when they begin.
export const revalidate = 300;

export const generateMetadata = () => eventsMetadata(NO_SEARCH);

export default function EventsPage() {
  return <EventsView {...NO_SEARCH} />;
}
