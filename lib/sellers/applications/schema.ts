import * as z from "zod";

import {
  multiLine,
  nullableField,
  phone,
  requiredName,
  requiredText,
  singleLine,
} from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";

const PLANS = ["free", "premium", "enterprise"] as const;

/** Body of POST /api/seller-application (specification C, section 5): name, address and description are required. */
export const sellerApplicationSchema = z.object({
  businessName: requiredName(validationKey("businessNameShort"), 2, 120),
  description: requiredText(validationKey("descriptionShort"), 10, 5_000),
  email: z
    .string(validationKey("emailInvalid"))
    .trim()
    .max(200, validationKey("emailInvalid"))
    .pipe(z.email(validationKey("emailInvalid"))),
  phone: nullableField(phone()),
  location: nullableField(singleLine()),
  experience: nullableField(multiLine(5_000)),
  selectedPlan: z.enum(PLANS, validationKey("planUnknown")).default("free"),
});
export type SellerApplicationInput = z.output<typeof sellerApplicationSchema>;
