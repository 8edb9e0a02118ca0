import * as z from "zod";

import { line, text, webUrl } from "@/lib/core/text";
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
  businessName: z
    .string(v("businessNameShort"))
    .pipe(line(120))
    .pipe(z.string().min(2, v("businessNameShort"))),
  businessType: z.enum(BUSINESS_TYPES, v("businessTypeMissing")),
  businessAddress: z
    .string(v("businessAddressShort"))
    .pipe(line())
    .pipe(z.string().min(10, v("businessAddressShort"))),
  taxId: z.exactOptional(line(40).nullable()),
  estimatedOrderVolume: z.enum(ORDER_VOLUMES, v("orderVolumeMissing")),
  businessWebsite: z.exactOptional(
    z.union([z.literal(""), z.null(), webUrl(v("websiteInvalid"))], v("websiteInvalid")),
  ),
  businessPhone: z
    .string(v("phoneInvalid"))
    .pipe(line(40))
    .pipe(z.string().min(10, v("phoneInvalid"))),
  contactPersonName: z
    .string(v("contactNameShort"))
    .pipe(line(120))
    .pipe(z.string().min(2, v("contactNameShort"))),
  contactPersonEmail: email.pipe(z.email(v("contactEmailInvalid"))),
  applicationNotes: z.exactOptional(text(5_000).nullable()),
});
export type WholesaleInput = z.output<typeof wholesaleSchema>;
