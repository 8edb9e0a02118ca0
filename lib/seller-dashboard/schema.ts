import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { multiLine } from "@/lib/core/validation/text";
import { CATEGORY_SLUGS } from "@/lib/products/categories";

export const TABS = ["overview", "products", "orders", "messages", "settings"] as const;
export type Tab = (typeof TABS)[number];

/** Filters of the products. */
export const PRODUCT_FILTERS = [
  "all",
  "live",
  "low",
  "soldOut",
  "pending",
  "rejected",
  "hidden",
  "sale",
] as const;
export type ProductFilter = (typeof PRODUCT_FILTERS)[number];

const page = z.coerce.number().int().min(1).max(100_000).catch(1);

/** Columns by which the table is sorted; a minus sign reverses the order. */
export const PRODUCT_SORTS = ["edited", "title", "price", "stock", "sold"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number] | `-${(typeof PRODUCT_SORTS)[number]}`;
const sorts = PRODUCT_SORTS.flatMap((sort) => [sort, `-${sort}`] as const);

/** The table, or the cards with pictures. */
export const PRODUCT_VIEWS = ["table", "cards"] as const;

/** ?q= searches title, SKU and barcode; invalid values are ignored. */
export const productFilterSchema = z.object({
  q: multiLine(100).catch(""),
  show: z.enum(PRODUCT_FILTERS).catch("all"),
  category: z.enum(CATEGORY_SLUGS).nullable().catch(null),
});
export type ProductFilterChoice = z.output<typeof productFilterSchema>;

/** The query of the products; invalid values are ignored. */
export const productListSchema = productFilterSchema.extend({
  sort: z.enum(sorts).catch("-edited"),
  view: z.enum(PRODUCT_VIEWS).catch("table"),
  page,
});
export type ProductListFilter = z.output<typeof productListSchema>;

/** ?tab=, with ?page= of orders and messages, the product whose stock history is open (0 for none), and whether drafts are. */
export const dashboardSchema = z.object({
  tab: z.enum(TABS).catch("overview"),
  page,
  drafts: z
    .literal("true")
    .transform(() => true)
    .catch(false),
  history: z.coerce.number().int().min(1).max(2_147_483_647).catch(0),
});
