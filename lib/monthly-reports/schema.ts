import * as z from "zod";

import { validationKey } from "@/lib/i18n/messages";
import { reportYears } from "./rules";

const isReportYear = (year: number) => reportYears(new Date()).includes(year);

/** GET /api/reports/monthly?year= */
export const yearSchema = z.object({
  year: z
    .string(validationKey("reportYearInvalid"))
    .regex(/^\d{4}$/, validationKey("reportYearInvalid"))
    .transform(Number)
    .refine(isReportYear, validationKey("reportYearInvalid")),
});

/** The body of POST /api/reports/generate. */
export const generateSchema = z.object({
  month: z
    .number(validationKey("reportMonthInvalid"))
    .int(validationKey("reportMonthInvalid"))
    .min(1, validationKey("reportMonthInvalid"))
    .max(12, validationKey("reportMonthInvalid")),
  year: z
    .number(validationKey("reportYearInvalid"))
    .refine(isReportYear, validationKey("reportYearInvalid")),
});
export type GenerateInput = z.output<typeof generateSchema>;
