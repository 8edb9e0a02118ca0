import * as z from "zod";

import { opaqueText } from "@/lib/core/validation/text";
import { validationKey } from "@/lib/i18n/messages";

export const providerSchema = z.object({ provider: z.enum(["google", "apple", "facebook"]) });
export type ProviderChoice = z.output<typeof providerSchema>;

/** The password of the account that an identity is connected to. */
export const passwordProofSchema = z.object({
  password: opaqueText(200).min(1, validationKey("passwordRequired")),
});
export type PasswordProof = z.output<typeof passwordProofSchema>;

/** The code of six digits that was emailed; spaces are ignored. */
export const codeProofSchema = z.object({
  code: z
    .string(validationKey("emailCodeInvalid"))
    .max(20, validationKey("emailCodeInvalid"))
    .transform((value) => value.replace(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, validationKey("emailCodeInvalid"))),
});
export type CodeProof = z.output<typeof codeProofSchema>;

/** Refusal of a provider's sign-in that a page names; any other value is a failed sign-in. */
export const signInErrorSchema = z
  .enum([
    "accountClosed",
    "demoAccount",
    "failed",
    "providerNoEmail",
    "providerTaken",
    "tooManyAttempts",
  ])
  .catch("failed");
export type SignInError = z.output<typeof signInErrorSchema>;
