import * as z from "zod";

import { clearable, line, nameOf, phone, text, textOf } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

const PLANS = ["free", "premium", "enterprise"] as const;

/** POST /api/seller-application (specification C, section 5): name, address and description are needed. */
export const sellerApplicationSchema = z.object({
  businessName: nameOf(v("businessNameShort"), 2, 120),
  description: textOf(v("descriptionShort"), 10, 5_000),
  email: z
    .string(v("emailInvalid"))
    .trim()
    .max(200, v("emailInvalid"))
    .pipe(z.email(v("emailInvalid"))),
  phone: clearable(phone()),
  location: clearable(line()),
  experience: clearable(text(5_000)),
  selectedPlan: z.enum(PLANS, v("planUnknown")).default("free"),
});
export type SellerApplicationInput = z.output<typeof sellerApplicationSchema>;
