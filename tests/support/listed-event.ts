import { type APIRequestContext, expect } from "@playwright/test";

import { db } from "@/lib/db/client";
import type { EventType } from "@/lib/events/rules";
import { createEvent } from "./events";
import { signInAsNew } from "./shop-http";

/** Early enough for the page, which lists the next hundred events. */
const IN_TWO_HOURS = 1 / 12;

type EventOptions = NonNullable<Parameters<typeof createEvent>[0]> & { type?: EventType };

/** Creates an event that the cached list of /events does not contain yet. */
export async function createSoonEvent({ type = "food_festival", ...options }: EventOptions = {}) {
  const { id } = await createEvent({ inDays: IN_TWO_HOURS, ...options });
  return db.event.update({ where: { id }, data: { type } });
}

/** Takes a seat as another user, which invalidates the cached list of /events. */
export async function reserveSeat(request: APIRequestContext, eventId: number) {
  await signInAsNew({ request }, "buyer");
  const path = `/api/events/${eventId}/tickets`;
  expect((await request.post(path, { data: { quantity: 1 } })).status()).toBe(201);
}

/** Creates an event that /events lists, with one seat taken. */
export async function createListedEvent(request: APIRequestContext, options?: EventOptions) {
  const event = await createSoonEvent(options);
  await reserveSeat(request, event.id);
  return event;
}
