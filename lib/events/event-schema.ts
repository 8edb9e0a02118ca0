import * as z from "zod";

import { parseCents } from "@/lib/core/money";
import { toPlainNumber } from "@/lib/core/numbers";
import { requiredLine, requiredText, singleLine, webUrl } from "@/lib/core/validation/text";
import { SEASONS } from "@/lib/holidays/season-rules";
import { validationKey } from "@/lib/i18n/messages";
import { EVENT_TYPES, fromEventTimeZone } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** An address of the web, or one of our own pictures by its path; empty is the picture of its type. */
const picture = z.union(
  [
    z.literal(""),
    z.string().regex(/^\/(?:illustrations|uploads)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/),
    webUrl(validationKey("imageUrlInvalid")),
  ],
  validationKey("imageUrlInvalid"),
);

/** "2026-12-06T18:00" by the clock at home. */
const moment = z.string(validationKey("eventTime")).transform((value, context) => {
  const at = fromEventTimeZone(value);
  if (at) return at;
  context.addIssue({ code: "custom", message: validationKey("eventTime") });
  return z.NEVER;
});

/** Cards are charged half a dollar at least. */
const MIN_CENTS = 50;
const MAX_CENTS = 9_999_999;

/** Dollars as a decimal string → cents; nothing, "0" and "free" in any case cost nothing. */
const price = z.string(validationKey("eventPrice")).transform((value, context) => {
  const cents = value.trim() === "" ? 0 : parseCents(toPlainNumber(value));
  if (cents === 0 || (cents !== null && cents >= MIN_CENTS && cents <= MAX_CENTS)) return cents;
  context.addIssue({ code: "custom", message: validationKey("eventPrice") });
  return z.NEVER;
});

const ends = z
  .string()
  .transform((value) => value.trim())
  .pipe(z.union([z.literal("").transform(() => null), moment], validationKey("eventTime")));

/** What an admin says of an event. */
export const eventSchema = z
  .object({
    /** Null for a new one. */
    id: id.nullable(),
    title: requiredLine(validationKey("eventTitle"), 3, 120),
    description: requiredText(validationKey("eventDescription"), 10, 5_000),
    imageUrl: picture,
    type: z.enum(EVENT_TYPES),
    startsAt: moment,
    endsAt: ends,
    location: requiredLine(validationKey("eventLocation"), 3, 200),
    price,
    maxTickets: z
      .number(validationKey("eventSeats"))
      .int(validationKey("eventSeats"))
      .min(1, validationKey("eventSeats"))
      .max(100_000, validationKey("eventSeats")),
    season: z.enum(SEASONS).nullable(),
    /** The account that checks tickets in, by its address; empty for the admins alone. */
    organizer: singleLine(254).pipe(
      z.union([z.literal(""), z.email(validationKey("emailInvalid"))]),
    ),
    isPublished: z.boolean(),
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || endsAt > startsAt, {
    path: ["endsAt"],
    message: validationKey("eventEnd"),
  });
export type EventInput = z.output<typeof eventSchema>;
