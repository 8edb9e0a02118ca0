import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { addDays, businessDate } from "@/lib/core/business-calendar";
import { toPlainPercent } from "@/lib/core/numbers";
import { isPlausibleYear } from "@/lib/core/validation/year-range";
import { validationKey } from "@/lib/i18n/messages";
import { MAX_DAYS_AHEAD, MAX_SALE_DAYS, MAX_SALE_PERCENT, MIN_SALE_PERCENT } from "./rules";

const productId = z.number().int().positive().max(2_147_483_647);

const percent = z
  .string()
  .transform(toPlainPercent)
  .pipe(z.string().regex(/^\d{1,3}$/, validationKey("salePercentRange")))
  .transform(Number)
  .pipe(
    z
      .number()
      .min(MIN_SALE_PERCENT, validationKey("salePercentRange"))
      .max(MAX_SALE_PERCENT, validationKey("salePercentRange")),
  );

const day = z.iso
  .date(validationKey("dateInvalid"))
  .refine(isPlausibleYear, validationKey("dateInvalid"));

const terms = z.object({ percent, firstDay: day, lastDay: day });

function refineDays(
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  context: z.RefinementCtx,
) {
  // An invalid date has an issue already and does not stop the refinement.
  if (![firstDay, lastDay].every((date) => day.safeParse(date).success)) return;
  const today = businessDate(new Date());
  const refuse = (path: "firstDay" | "lastDay", message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (firstDay < today || firstDay > addDays(today, MAX_DAYS_AHEAD)) {
    refuse("firstDay", validationKey("saleStartRange"));
  }
  if (lastDay < firstDay || lastDay > addDays(firstDay, MAX_SALE_DAYS - 1)) {
    refuse("lastDay", validationKey("saleEndRange"));
  }
}

/** Discount and days of a sale of several products. */
export const saleTermsSchema = terms.superRefine(refineDays);
export type SaleTermsValues = z.input<typeof saleTermsSchema>;
export type SaleTerms = z.output<typeof saleTermsSchema>;

/** A sale from the start of its first day to the end of its last one, in the business time zone. */
export const saleSchema = terms.extend({ productId }).superRefine(refineDays);
export type SaleValues = z.input<typeof saleSchema>;
export type SaleInput = z.output<typeof saleSchema>;

export const saleEndSchema = z.object({ productId });
