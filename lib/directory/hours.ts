import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";

/** The days of a week, as schema.org orders them. */
export const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, validationKey("hoursInvalid"));

const openSchema = z
  .object({ day: z.enum(DAYS), opens: time, closes: time })
  .refine(({ opens, closes }) => opens !== closes, validationKey("hoursInvalid"));

/** One day's hours, "09:00" to "18:30". A closing time before the opening time is on the next day. */
export type OpenDay = z.output<typeof openSchema>;

/** The days on which a business is open, without duplicates; a missing day is closed. */
export const hoursSchema = z
  .array(openSchema, validationKey("hoursInvalid"))
  .max(DAYS.length, validationKey("hoursInvalid"))
  .refine(
    (days) => new Set(days.map(({ day }) => day)).size === days.length,
    validationKey("hoursInvalid"),
  )
  .transform((days) => days.toSorted((a, b) => DAYS.indexOf(a.day) - DAYS.indexOf(b.day)));

/** Returns the stored hours; null if there are none or they are invalid. */
export function readHours(value: unknown): OpenDay[] | null {
  const read = hoursSchema.safeParse(value);
  return read.success && read.data.length > 0 ? read.data : null;
}

/** Groups consecutive days with the same hours: "Monday to Friday, 9 to 18". */
export function groupHours(hours: OpenDay[]) {
  const groups: { first: OpenDay; last: OpenDay }[] = [];
  for (const open of hours) {
    const group = groups.at(-1);
    if (group && isNextAlike(group.last, open)) group.last = open;
    else groups.push({ first: open, last: open });
  }
  return groups;
}

function isNextAlike(before: OpenDay, open: OpenDay) {
  const isNext = DAYS.indexOf(open.day) === DAYS.indexOf(before.day) + 1;
  return isNext && before.opens === open.opens && before.closes === open.closes;
}

/** The days without hours. */
export function closedDays(hours: OpenDay[]) {
  return DAYS.filter((day) => hours.every((open) => open.day !== day));
}

/** https://schema.org/openingHoursSpecification */
export function openingHoursSpecification(hours: OpenDay[]) {
  return hours.map(({ day, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
    opens,
    closes,
  }));
}
