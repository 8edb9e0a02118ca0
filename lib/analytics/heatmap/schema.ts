import * as z from "zod";
import { validationKey } from "@/lib/i18n/messages";
import { CATEGORIES, CATEGORY_SLUGS } from "@/lib/products/categories";
import { MIN_AMOUNTS, TIME_RANGES } from "./rules";

const invalid = validationKey("filterInvalid");

/** A category by its slug or its label; empty and "all" mean every category. */
const category = z
  .string()
  .transform((value, context) => {
    if (value === "" || value === "all") return null;
    const slug = CATEGORY_SLUGS.find(
      (categorySlug) => categorySlug === value || CATEGORIES[categorySlug] === value,
    );
    if (slug) return slug;
    context.addIssue({ code: "custom", message: invalid });
    return z.NEVER;
  })
  .optional()
  .transform((value) => value ?? null);

const amounts = MIN_AMOUNTS.map(String) as [string, ...string[]];

/** The filters of GET /api/analytics/purchases; dollars. */
export const heatFilterSchema = z.object({
  timeRange: z.enum(TIME_RANGES, invalid).default("3m"),
  category,
  minAmount: z.enum(amounts, invalid).default("0").transform(Number),
});
export type HeatFilter = z.output<typeof heatFilterSchema>;

/** The search parameters of the page; invalid values are ignored. `state` is a code such as "MN". */
export const heatSearchSchema = z.object({
  timeRange: z.enum(TIME_RANGES).catch("3m"),
  category: category.catch(null),
  minAmount: z.enum(amounts).catch("0").transform(Number),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .catch(null),
});
export type HeatSearch = z.output<typeof heatSearchSchema>;
