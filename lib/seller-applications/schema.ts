import * as z from "zod";

import { line, text } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";

const PLANS = ["free", "premium", "enterprise"] as const;

function optional(field: z.ZodType<string, string>) {
  return z.exactOptional(field.transform((value) => value || null).nullable());
}

/** POST /api/seller-application (specification C, section 5): name, address and description are needed. */
export const sellerApplicationSchema = z.object({
  businessName: z
    .string(v("businessNameShort"))
    .pipe(line(120))
    .pipe(z.string().min(2, v("businessNameShort"))),
  description: z
    .string(v("descriptionShort"))
    .pipe(text(5_000))
    .pipe(z.string().min(10, v("descriptionShort"))),
  email: z
    .string(v("emailInvalid"))
    .trim()
    .max(200, v("emailInvalid"))
    .pipe(z.email(v("emailInvalid"))),
  phone: optional(line(40)),
  location: optional(line()),
  experience: optional(text(5_000)),
  selectedPlan: z.enum(PLANS, v("planUnknown")).default("free"),
});
export type SellerApplicationInput = z.output<typeof sellerApplicationSchema>;
