import type { SignInProvider } from "@/generated/prisma/enums";

/** A sign-in provider. */
export type ProviderName = SignInProvider;

/** Brand names, the same in every language. */
export const PROVIDER_NAMES: Record<ProviderName, string> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};
