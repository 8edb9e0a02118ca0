import * as z from "zod";

import { parseCents } from "@/lib/core/money";
import { toPlainPrice } from "@/lib/core/numbers";
import {
  multiLine,
  nullableField,
  requiredLine,
  requiredName,
  requiredPhone,
  singleLine,
  webUrl,
} from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { MAX_TIERS, tierError } from "./rules";

/** Kinds of business and monthly volumes in dollars (specification C, section 3). */
export const BUSINESS_TYPES = [
  "retailer",
  "distributor",
  "restaurant",
  "online_marketplace",
  "import_export",
  "grocery_chain",
  "hotel_hospitality",
  "corporate_catering",
  "other",
] as const;

export const ORDER_VOLUMES = [
  "under_1000",
  "1000_5000",
  "5000_15000",
  "15000_50000",
  "over_50000",
] as const;

const email = z
  .string(validationKey("contactEmailInvalid"))
  .trim()
  .max(200, validationKey("contactEmailInvalid"));

/** POST /api/wholesale-application (specification C, section 5). */
export const wholesaleSchema = z.object({
  businessName: requiredName(validationKey("businessNameShort"), 2, 120),
  businessType: z.enum(BUSINESS_TYPES, validationKey("businessTypeMissing")),
  businessAddress: requiredLine(validationKey("businessAddressShort"), 10),
  taxId: nullableField(singleLine(40)),
  estimatedOrderVolume: z.enum(ORDER_VOLUMES, validationKey("orderVolumeMissing")),
  businessWebsite: nullableField(z.union([z.literal(""), webUrl(validationKey("websiteInvalid"))])),
  businessPhone: requiredPhone(validationKey("phoneInvalid"), 10),
  contactPersonName: requiredLine(validationKey("contactNameShort"), 2, 120),
  contactPersonEmail: email.pipe(z.email(validationKey("contactEmailInvalid"))),
  applicationNotes: nullableField(multiLine(5_000)),
});
export type WholesaleInput = z.output<typeof wholesaleSchema>;
export type WholesaleValues = z.input<typeof wholesaleSchema>;

/** The input of a form: text. Units, 2 to 999. */
const minQuantity = z
  .string(validationKey("tierQuantityInvalid"))
  .trim()
  .regex(/^\d{1,3}$/, validationKey("tierQuantityInvalid"))
  .transform(Number)
  .refine((units) => units >= 2, validationKey("tierQuantityInvalid"));

/** Dollars as a decimal string → integer cents above 0. */
const price = z.string(validationKey("pricePositive")).transform((value, context) => {
  const cents = parseCents(toPlainPrice(value));
  if (cents && cents > 0) return cents;
  context.addIssue({ code: "custom", message: validationKey("pricePositive") });
  return z.NEVER;
});

const NOT_RISING = {
  minQuantity: validationKey("tierQuantityOrder"),
  priceCents: validationKey("tierPriceOrder"),
};
const FIELDS = { minQuantity: "minQuantity", priceCents: "price" };

/** A product's wholesale tiers as set by its seller: quantities rise and prices fall from row to row. */
export const tiersSchema = z
  .object({
    productId: z.number().int().positive().max(2_147_483_647),
    tiers: z.array(z.object({ minQuantity, price })).max(MAX_TIERS, validationKey("tiersTooMany")),
  })
  .superRefine(({ tiers }, context) => {
    const rows = tiers.map((tier) => ({ ...tier, priceCents: tier.price }));
    const fault = tierError(rows);
    if (!fault) return;
    const path = ["tiers", fault.index, FIELDS[fault.field]];
    context.addIssue({ code: "custom", path, message: NOT_RISING[fault.field] });
  });
export type TiersInput = z.output<typeof tiersSchema>;
export type TiersValues = z.input<typeof tiersSchema>;
