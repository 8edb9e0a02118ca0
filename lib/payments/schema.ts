import * as z from "zod";

import { plain } from "@/lib/core/text";
import { v } from "@/lib/i18n/messages";
import { isCardNumber, isFutureExpiry } from "./cards";

/** The card fields of the sandbox's form. They are checked, used once and never stored. */
export const cardSchema = z.object({
  number: z.string(v("cardNumberInvalid")).refine(isCardNumber, v("cardNumberInvalid")),
  expiry: z
    .string(v("expiryInvalid"))
    .refine((typed) => isFutureExpiry(typed, new Date()), v("expiryInvalid")),
  cvc: z.string(v("cvcInvalid")).regex(/^\s*\d{3,4}\s*$/, v("cvcInvalid")),
});
export type CardInput = z.infer<typeof cardSchema>;

/** POST /api/sandbox/payment-intents/{id}/confirm: a card, or the answer to its authentication. */
export const confirmSchema = z.object({
  id: plain(200),
  clientSecret: z.string(),
  card: cardSchema.optional(),
  isAuthenticated: z.boolean().optional(),
});
export type ConfirmInput = z.infer<typeof confirmSchema>;

/** Which payment a buyer came back from. */
export const returnSchema = z.object({ intentId: plain(200) });
