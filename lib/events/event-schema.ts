import * as z from "zod";

import { parseCents } from "@/lib/core/money";
import { toPlainNumber } from "@/lib/core/numbers";
import { line, lineOf, textOf, webUrl } from "@/lib/core/text";
import { SEASONS } from "@/lib/holiday-stores/rules";
import { v } from "@/lib/i18n/messages";
import { EVENT_TYPES, fromHomeClock } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** An address of the web, or one of our own pictures by its path; empty is the picture of its type. */
const picture = z.union(
  [
    z.literal(""),
    z.string().regex(/^\/(?:illustrations|uploads)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/),
    webUrl(v("imageUrlInvalid")),
  ],
  v("imageUrlInvalid"),
);

/** "2026-12-06T18:00" by the clock at home. */
const moment = z.string(v("eventTime")).transform((value, context) => {
  const at = fromHomeClock(value);
  if (at) return at;
  context.addIssue({ code: "custom", message: v("eventTime") });
  return z.NEVER;
});

/** Cards are charged half a dollar at least. */
const LEAST_CENTS = 50;
const MOST_CENTS = 9_999_999;

/** Dollars as a decimal string → cents; nothing, "0" and "free" in any case cost nothing. */
const price = z.string(v("eventPrice")).transform((value, context) => {
  const cents = value.trim() === "" ? 0 : parseCents(toPlainNumber(value));
  if (cents === 0 || (cents !== null && cents >= LEAST_CENTS && cents <= MOST_CENTS)) return cents;
  context.addIssue({ code: "custom", message: v("eventPrice") });
  return z.NEVER;
});

const ends = z
  .string()
  .transform((value) => value.trim())
  .pipe(z.union([z.literal("").transform(() => null), moment], v("eventTime")));

/** What an admin says of an event. */
export const eventSchema = z
  .object({
    /** Null for a new one. */
    id: id.nullable(),
    title: lineOf(v("eventTitle"), 3, 120),
    description: textOf(v("eventDescription"), 10, 5_000),
    imageUrl: picture,
    type: z.enum(EVENT_TYPES),
    startsAt: moment,
    endsAt: ends,
    location: lineOf(v("eventLocation"), 3, 200),
    price,
    maxTickets: z
      .number(v("eventSeats"))
      .int(v("eventSeats"))
      .min(1, v("eventSeats"))
      .max(100_000, v("eventSeats")),
    season: z.enum(SEASONS).nullable(),
    /** The account that checks tickets in, by its address; empty for the admins alone. */
    organizer: line(254).pipe(z.union([z.literal(""), z.email(v("emailInvalid"))])),
    isPublished: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ["endsAt"],
    message: v("eventEnd"),
  });
export type EventInput = z.output<typeof eventSchema>;
