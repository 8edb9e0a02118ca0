import "server-only";

import { createEvent } from "ics";
import { env } from "@/lib/core/env.mjs";
import { BRAND } from "@/lib/core/site";

type Planned = {
  id: number;
  title: string;
  startsAt: Date;
  endsAt: Date | null;
  location: string;
};

/** Assumed duration, in hours, of an event without an end. */
const HOURS = 2;

/** Returns an event as a calendar file (RFC 5545). Its times are instants, correct in any calendar's time zone. */
export function toIcs({ id, title, startsAt, endsAt, location }: Planned): string {
  const { error, value } = createEvent({
    uid: `event-${id}@${new URL(env.APP_URL).hostname}`,
    productId: BRAND,
    title,
    location,
    url: `${env.APP_URL}/events`,
    start: startsAt.getTime(),
    ...(endsAt ? { end: endsAt.getTime() } : { duration: { hours: HOURS } }),
    status: "CONFIRMED",
    method: "PUBLISH",
  });
  if (error || !value) throw error ?? new Error(`event ${id} makes no calendar file`);
  return value;
}
