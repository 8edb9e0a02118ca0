import * as z from "zod";

import { isoDate } from "@/lib/core/validation/dates";
import { validationKey } from "@/lib/i18n/messages";
import { FIRST_YEAR, HOLIDAYS, LAST_YEAR } from "./rules";

const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR);

const choice = { holiday: z.enum(HOLIDAYS), year };

/** The date of a holiday in a year; it must be within that year. */
export const holidayDateSchema = z
  .object({ ...choice, day: isoDate() })
  .refine(({ year: of, day: on }) => on.startsWith(`${of}-`), {
    path: ["day"],
    message: validationKey("dateOfYear"),
  });
export type HolidayDateInput = z.output<typeof holidayDateSchema>;

export const holidayChoiceSchema = z.object(choice);
export type HolidayChoice = z.output<typeof holidayChoiceSchema>;

/** `?year=` of the list; the current year if it is invalid. */
export const holidaySearchSchema = z.object({
  year: z.coerce
    .number()
    .pipe(year)
    .catch(() => new Date().getFullYear()),
});
