import * as z from "zod";

import { parseCents } from "@/lib/core/money";
import { toPlainPrice } from "@/lib/core/numbers";
import { multiLine, parseId, requiredLine, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { BUYER_TABS, MAX_ITEMS, PRIORITIES } from "./rules";

const rowId = z.number().int().positive().max(2_147_483_647);

const productId = z
  .number(validationKey("toolProductMissing"))
  .int(validationKey("toolProductMissing"))
  .positive(validationKey("toolProductMissing"))
  .max(2_147_483_647, validationKey("toolProductMissing"));

/** Dollars as a decimal string or number → integer cents above 0. */
const targetPrice = z
  .union([z.string(), z.number()], validationKey("targetPriceInvalid"))
  .transform((value, context) => {
    const cents = parseCents(typeof value === "string" ? toPlainPrice(value) : value);
    if (cents) return cents;
    context.addIssue({ code: "custom", message: validationKey("targetPriceInvalid") });
    return z.NEVER;
  });

/** POST /api/buyer-tools/price-tracking. Only email has a provider: sms and push are refused. */
export const alertSchema = z.object({
  productId,
  targetPrice,
  alertType: z.literal("email", validationKey("alertTypeMissing")).default("email"),
});
export type AlertInput = z.output<typeof alertSchema>;

export const alertEditSchema = z.object({ id: rowId, targetPrice });
export type AlertEdit = z.output<typeof alertEditSchema>;

const itemShape = {
  priority: z.enum(PRIORITIES, validationKey("priorityMissing")).default("medium"),
  notes: multiLine(500).default(""),
};

/** POST /api/buyer-tools/wishlist. */
export const smartWishlistItemSchema = z.object({ productId, ...itemShape });
export type SmartWishlistItemInput = z.output<typeof smartWishlistItemSchema>;

export const smartWishlistItemEditSchema = z.object({ id: rowId, ...itemShape });
export type SmartWishlistItemEdit = z.output<typeof smartWishlistItemEditSchema>;

const listShape = {
  name: requiredLine(validationKey("listNameRequired"), 1, 100),
  description: multiLine(500).default(""),
  isPublic: z.boolean().default(false),
  /** Product ids in order, without duplicates. */
  items: z
    .array(productId, validationKey("listItemsInvalid"))
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= MAX_ITEMS, validationKey("listItemsTooMany"))
    .default([]),
};

/** POST /api/buyer-tools/comparison-lists. */
export const comparisonSchema = z.object(listShape);
export type ComparisonInput = z.output<typeof comparisonSchema>;

export const comparisonEditSchema = z.object({ id: rowId, ...listShape });
export type ComparisonEdit = z.output<typeof comparisonEditSchema>;

/** The row that an action of a tool refers to. */
export const toolRowSchema = z.object({ id: rowId });
export type ToolRow = z.output<typeof toolRowSchema>;

/** The query of /buyer-tools; invalid values are ignored. `list` is 0 for an invalid id. */
export const toolsQuerySchema = z.object({
  tab: z.enum(BUYER_TABS).catch("alerts"),
  q: singleLine(100).catch(""),
  list: z.unknown().transform(parseId).nullable().default(null),
});
export type ToolsQuery = z.output<typeof toolsQuerySchema>;
