import * as z from "zod";

import { opaqueText } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";
import { isCardNumber, isFutureExpiry } from "@/lib/payments/sandbox/test-cards";

/** Card fields of the sandbox's form. They are validated, used once and never stored. */
export const cardSchema = z.object({
  number: z
    .string(validationKey("cardNumberInvalid"))
    .refine(isCardNumber, validationKey("cardNumberInvalid")),
  expiry: z
    .string(validationKey("expiryInvalid"))
    .refine((text) => isFutureExpiry(text, new Date()), validationKey("expiryInvalid")),
  cvc: z.string(validationKey("cvcInvalid")).regex(/^\s*\d{3,4}\s*$/, validationKey("cvcInvalid")),
});
export type CardInput = z.infer<typeof cardSchema>;

/** Body of POST /api/sandbox/payment-intents/{id}/confirm: a card, or the result of its authentication. */
export const confirmSchema = z.object({
  id: opaqueText(200),
  clientSecret: z.string(),
  card: cardSchema.optional(),
  isAuthenticated: z.boolean().optional(),
});
export type ConfirmInput = z.infer<typeof confirmSchema>;
