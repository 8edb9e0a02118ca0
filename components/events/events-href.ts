import type { EventSearch } from "@/lib/events/schema";

/** The address of the list of events; unset filters are omitted. */
export function eventsHref(filter: Partial<Pick<EventSearch, "type" | "language">>): string {
  const set = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return set.length > 0 ? `/events?${new URLSearchParams(set)}` : "/events";
}
