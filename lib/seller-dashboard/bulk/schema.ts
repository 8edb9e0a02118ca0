import * as z from "zod";
import "@/lib/core/validation/zod-config";

import { toPlainPercent } from "@/lib/core/numbers";
import { validationKey } from "@/lib/i18n/messages";
import { SEASONS } from "@/lib/products/rules";
import { saleTermsSchema } from "@/lib/products/sales/schema";
import { productFields } from "@/lib/products/schema";
import { productFilterSchema } from "@/lib/seller-dashboard/schema";
import { MAX_BULK } from "./rules";

const id = z.number().int().positive().max(2_147_483_647);
const units = productFields.shape.stock.unwrap();

const percent = z
  .string()
  .transform(toPlainPercent)
  .pipe(z.string().regex(/^[+-]?\d{1,3}$/, validationKey("bulkPercentRange")))
  .transform(Number)
  .pipe(
    z
      .number()
      .min(-90, validationKey("bulkPercentRange"))
      .max(500, validationKey("bulkPercentRange")),
  )
  .refine((value) => value !== 0, validationKey("bulkPercentRange"));

/** Chosen products, or all that match a filter. */
const target = z.union([
  z.strictObject({ ids: z.array(id).min(1).max(MAX_BULK) }),
  z.strictObject({ filter: productFilterSchema }),
]);

const change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("active"), isActive: z.boolean() }),
  z.object({ kind: z.literal("setStock"), units }),
  z.object({ kind: z.literal("addStock"), units }),
  z.object({ kind: z.literal("price"), percent }),
  z.object({ kind: z.literal("season"), season: z.enum(SEASONS).nullable() }),
  z.object({ kind: z.literal("sale"), terms: saleTermsSchema }),
  z.object({ kind: z.literal("endSale") }),
  z.object({ kind: z.literal("delete") }),
]);

export const bulkChangeSchema = z.object({ target, change });
export type BulkTarget = z.output<typeof target>;
export type BulkChange = z.output<typeof change>;
/** A change as entered, before it is validated. */
export type BulkChangeValues = z.input<typeof change>;
export type BulkChangeInput = z.output<typeof bulkChangeSchema>;

export const productExportSchema = z.object({ filter: productFilterSchema });
