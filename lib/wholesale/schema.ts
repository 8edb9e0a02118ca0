import * as z from "zod";

import { clearable, line, lineOf, text, webUrl } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

/** Kinds of business and monthly volumes in dollars (specification C, section 3). */
const BUSINESS_TYPES = [
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

const ORDER_VOLUMES = [
  "under_1000",
  "1000_5000",
  "5000_15000",
  "15000_50000",
  "over_50000",
] as const;

const email = z.string(v("contactEmailInvalid")).trim().max(200, v("contactEmailInvalid"));

/** POST /api/wholesale-application (specification C, section 5). */
export const wholesaleSchema = z.object({
  businessName: lineOf(v("businessNameShort"), 2, 120),
  businessType: z.enum(BUSINESS_TYPES, v("businessTypeMissing")),
  businessAddress: lineOf(v("businessAddressShort"), 10),
  taxId: clearable(line(40)),
  estimatedOrderVolume: z.enum(ORDER_VOLUMES, v("orderVolumeMissing")),
  businessWebsite: clearable(z.union([z.literal(""), webUrl(v("websiteInvalid"))])),
  businessPhone: lineOf(v("phoneInvalid"), 10, 40),
  contactPersonName: lineOf(v("contactNameShort"), 2, 120),
  contactPersonEmail: email.pipe(z.email(v("contactEmailInvalid"))),
  applicationNotes: clearable(text(5_000)),
});
export type WholesaleInput = z.output<typeof wholesaleSchema>;
