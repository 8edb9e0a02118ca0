import * as z from "zod";

import { parseCents } from "@/lib/core/money";
import { toPlainPrice } from "@/lib/core/numbers";
import { requiredLine, requiredText, singleLine, webUrl } from "@/lib/core/validation/text";
import { SEASONS } from "@/lib/holidays/season-rules";
import { validationKey } from "@/lib/i18n/messages";
import { textLocale } from "@/lib/i18n/text-locale";
import { EVENT_TYPES, fromEventTimeZone } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);

/** URL, or path of one of our images; empty for the default image of the type. */
const image = z.union(
  [
    z.literal(""),
    z.string().regex(/^\/(?:illustrations|uploads)\/[\w-]+(?:\/[\w-]+)*\.(?:svg|webp)$/),
    webUrl(validationKey("imageUrlInvalid")),
  ],
  validationKey("imageUrlInvalid"),
);

/** Local time of the events' zone, such as "2026-12-06T18:00". */
const moment = z.string(validationKey("eventTime")).transform((value, context) => {
  const date = fromEventTimeZone(value);
  if (date) return date;
  context.addIssue({ code: "custom", message: validationKey("eventTime") });
  return z.NEVER;
});

/** Minimum of a card payment, in cents. */
const MIN_CENTS = 50;
const MAX_CENTS = 9_999_999;

/** Dollars as a decimal string → cents; empty, "0" and "free" in any case are 0. */
const price = z.string(validationKey("eventPrice")).transform((value, context) => {
  const cents = value.trim() === "" ? 0 : parseCents(toPlainPrice(value));
  if (cents === 0 || (cents !== null && cents >= MIN_CENTS && cents <= MAX_CENTS)) return cents;
  context.addIssue({ code: "custom", message: validationKey("eventPrice") });
  return z.NEVER;
});

const ends = z
  .string()
  .transform((value) => value.trim())
  .pipe(z.union([z.literal("").transform(() => null), moment], validationKey("eventTime")));

const text = {
  title: requiredLine(validationKey("eventTitle"), 3, 120),
  description: requiredText(validationKey("eventDescription"), 10, 5_000),
};

/** Event form of the admin area. */
export const eventSchema = z
  .object({
    /** Null for a new event. */
    id: id.nullable(),
    ...text,
    locale: z.exactOptional(textLocale),
    translations: z.exactOptional(z.partialRecord(textLocale, z.object(text))),
    imageUrl: image,
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
    /** Email address of the account that checks tickets; empty for admins only. */
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
