import * as z from "zod";
import "@/lib/core/validation/zod-config";

import type { SignInProvider } from "@/generated/prisma/enums";

/** An account at a provider, as the provider describes it in one sign-in. */
export type Identity = {
  provider: SignInProvider;
  /** The provider's id of the account. */
  subject: string;
  /** In lower case; null if the provider names none. */
  email: string | null;
  /** Whether the provider has verified the address. Facebook does not say so. */
  isEmailVerified: boolean;
  name: string | null;
};

const text = (max: number) => z.string().trim().max(max).nullish().catch(null);

const claimsSchema = z.object({
  email: z.string().trim().toLowerCase().max(200).pipe(z.email()).nullish().catch(null),
  // Apple sends the text "true".
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
  name: text(200),
});

/** Returns the identity in the claims of an ID token or a profile; null without a usable id. */
export function readIdentity(
  provider: SignInProvider,
  subject: string,
  claims: unknown,
): Identity | null {
  if (subject === "" || subject.length > 255) return null;
  const { email, email_verified, name } = claimsSchema.parse(claims ?? {});
  return {
    provider,
    subject,
    email: email ?? null,
    isEmailVerified: provider !== "facebook" && email_verified,
    name: name || null,
  };
}
