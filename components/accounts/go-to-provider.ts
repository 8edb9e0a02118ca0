import type { ProviderName } from "@/lib/provider-sign-in/rules";

/** Leaves for the sign-in page of a provider, which returns to `callbackUrl`. Returns false if that is not possible. */
export async function goToProvider(provider: ProviderName, callbackUrl: string): Promise<boolean> {
  try {
    const { signIn } = await import("next-auth/react");
    await signIn(provider, { callbackUrl });
    return true;
  } catch {
    return false;
  }
}
