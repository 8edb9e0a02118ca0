import { randomUUID } from "node:crypto";

import { db } from "@/lib/db/client";
import type { EventInput } from "@/lib/events/event-schema";

const DAY_MS = 86_400_000;

type EventOptions = Partial<{
  title: string;
  priceCents: number;
  maxTickets: number;
  isPublished: boolean;
  inDays: number;
  season: "ramadan" | "eid" | "independence";
  organizerId: number;
}>;

/** Creates a published, free event with ten seats, a week from now. */
export function createEvent({ inDays = 7, ...options }: EventOptions = {}) {
  return db.event.create({
    data: {
      title: `Evening ${randomUUID().slice(0, 8)}`,
      description: "Tea, songs and stories.",
      type: "food_festival",
      startsAt: new Date(Date.now() + inDays * DAY_MS),
      location: "Brian Coyle Center, Minneapolis",
      priceCents: 0,
      maxTickets: 10,
      ...options,
    },
  });
}

/** Returns the input of a new event. */
export function eventInput(options: Partial<EventInput> = {}): EventInput {
  return {
    id: null,
    title: "Buna in the park",
    description: "Three rounds under the trees.",
    imageUrl: "",
    type: "food_festival",
    startsAt: new Date(Date.now() + 20 * DAY_MS),
    endsAt: null,
    location: "Powderhorn Park, Minneapolis",
    price: 0,
    maxTickets: 30,
    season: null,
    organizer: "",
    isPublished: true,
    ...options,
  };
}
