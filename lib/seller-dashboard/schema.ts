import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { multiLine } from "@/lib/core/validation/text";

export const TABS = ["overview", "products", "orders", "messages", "settings"] as const;
export type Tab = (typeof TABS)[number];

/** Filters of the products. */
export const PRODUCT_FILTERS = ["all", "live", "pending", "rejected", "hidden", "low"] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/** ?q=, ?show= and ?page= of the products; invalid values are ignored. */
export const productListSchema = z.object({
  q: multiLine(100).catch(""),
  show: z.enum(PRODUCT_FILTERS).catch("all"),
  page,
});
export type ProductListFilter = z.output<typeof productListSchema>;

/** ?tab=, with ?page= of orders and messages. */
export const dashboardSchema = z.object({ tab: z.enum(TABS).catch("overview"), page });
