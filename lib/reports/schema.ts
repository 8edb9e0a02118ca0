import * as z from "zod";

import { v } from "@/lib/i18n/messages";
import { reportYears } from "./rules";

const isReportYear = (year: number) => reportYears(new Date()).includes(year);

/** GET /api/reports/monthly?year= */
export const yearSchema = z.object({
  year: z
    .string(v("reportYearInvalid"))
    .regex(/^\d{4}$/, v("reportYearInvalid"))
    .transform(Number)
    .refine(isReportYear, v("reportYearInvalid")),
});

/** The body of POST /api/reports/generate. */
export const generateSchema = z.object({
  month: z
    .number(v("reportMonthInvalid"))
    .int(v("reportMonthInvalid"))
    .min(1, v("reportMonthInvalid"))
    .max(12, v("reportMonthInvalid")),
  year: z.number(v("reportYearInvalid")).refine(isReportYear, v("reportYearInvalid")),
});
export type GenerateInput = z.output<typeof generateSchema>;
