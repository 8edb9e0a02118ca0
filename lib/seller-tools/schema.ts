import * as z from "zod";
import { multiLine, requiredLine, singleLine } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { toCategorySlug } from "@/lib/products/categories";
import { momentSchema, signedCents } from "@/lib/promotions/admin-schema";
import { MAX_CENTS, MAX_PERCENT, MIN_PERCENT, SEGMENTS, SELLER_TABS } from "./rules";

const rowId = z.number().int().positive().max(2_147_483_647);

const productId = z
  .number(validationKey("toolProductMissing"))
  .int(validationKey("toolProductMissing"))
  .positive(validationKey("toolProductMissing"))
  .max(2_147_483_647, validationKey("toolProductMissing"));

const lowStockThreshold = z
  .number(validationKey("thresholdInvalid"))
  .int(validationKey("thresholdInvalid"))
  .min(1, validationKey("thresholdInvalid"))
  .max(1_000_000, validationKey("thresholdInvalid"));

/** Body of POST /api/seller-tools/inventory-alerts. */
export const inventoryAlertSchema = z.object({ productId, lowStockThreshold });
export type InventoryAlertInput = z.output<typeof inventoryAlertSchema>;

export const inventoryEditSchema = z.object({ id: rowId, lowStockThreshold });
export type InventoryEdit = z.output<typeof inventoryEditSchema>;

/** Parses a slug or a label; null or a missing value means all products. */
const category = z
  .string(validationKey("categoryInvalid"))
  .nullable()
  .default(null)
  .transform((value, context) => {
    const slug = value ? toCategorySlug(value) : null;
    if (slug || !value) return slug;
    context.addIssue({ code: "custom", message: validationKey("categoryInvalid") });
    return z.NEVER;
  });

/** Body of POST /api/seller-tools/bulk-updates. Prices of `excludedIds` are not changed. */
export const bulkUpdateSchema = z
  .object({
    name: requiredLine(validationKey("bulkNameRequired"), 1, 100),
    category,
    adjustmentType: z.enum(["percentage", "fixed_amount"], validationKey("adjustmentTypeMissing")),
    adjustmentValue: signedCents(validationKey("adjustmentInvalid")),
    scheduledDate: momentSchema.nullable().default(null),
    isApplied: z.boolean().default(false),
    excludedIds: z.array(productId).max(10_000).default([]),
  })
  .superRefine(({ adjustmentType, adjustmentValue: value }, context) => {
    const isPercent = adjustmentType === "percentage";
    const isWithin = isPercent
      ? value >= MIN_PERCENT && value <= MAX_PERCENT
      : Math.abs(value) <= MAX_CENTS;
    if (value !== 0 && isWithin) return;
    const message =
      isPercent && value !== 0 ? validationKey("percentRange") : validationKey("adjustmentInvalid");
    context.addIssue({ code: "custom", path: ["adjustmentValue"], message });
  });
export type BulkUpdateInput = z.output<typeof bulkUpdateSchema>;

const supplierShape = {
  name: requiredLine(validationKey("supplierNameRequired"), 2, 100),
  country: requiredLine(validationKey("supplierCountryRequired"), 2, 60),
  contactEmail: z
    .union(
      [z.literal(""), z.email(validationKey("contactEmailInvalid")).max(200)],
      validationKey("contactEmailInvalid"),
    )
    .default(""),
  contactPhone: singleLine(40).default(""),
  address: singleLine(200).default(""),
  paymentTerms: singleLine(200).default(""),
  /** Days from an order to its delivery. */
  leadTime: z
    .number(validationKey("leadTimeInvalid"))
    .int(validationKey("leadTimeInvalid"))
    .min(0, validationKey("leadTimeInvalid"))
    .max(365, validationKey("leadTimeInvalid"))
    .default(0),
  notes: multiLine(1_000).default(""),
  isActive: z.boolean().default(true),
  /** The seller's products from this supplier, without duplicates. */
  productIds: z
    .array(productId)
    .max(1_000)
    .transform((ids) => [...new Set(ids)])
    .default([]),
};

/** Body of POST /api/seller-tools/suppliers. */
export const supplierSchema = z.object(supplierShape);
export type SupplierInput = z.output<typeof supplierSchema>;

export const supplierEditSchema = z.object({ id: rowId, ...supplierShape });
export type SupplierEdit = z.output<typeof supplierEditSchema>;

/** Row that an action of a tool applies to. */
export const sellerRowSchema = z.object({ id: rowId });
export type SellerRow = z.output<typeof sellerRowSchema>;

export const sellerSwitchSchema = z.object({ id: rowId, isActive: z.boolean() });
export type SellerSwitch = z.output<typeof sellerSwitchSchema>;

/** Query of /seller-tools; invalid values are ignored. */
export const sellerToolsSchema = z.object({
  tab: z.enum(SELLER_TABS).catch("inventory"),
  segment: z.enum(SEGMENTS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
});
export type SellerToolsQuery = z.output<typeof sellerToolsSchema>;
