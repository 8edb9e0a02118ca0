import "server-only";

import { completeSignIn } from "@/lib/accounts/complete-sign-in";
import { holdSignIn } from "@/lib/accounts/pending-sign-in";
import { needsSecondFactor } from "@/lib/accounts/second-factor/queries";
import type { Role } from "@/lib/auth/viewer";
import type { ProviderName } from "./rules";

/** Account whose owner was verified by a provider. `isNew`: the sign-in created it. */
export type Owner = { id: number; role: Role; isNew: boolean };

/**
 * Opens a session in the response's cookies. Returns false if the account needs a second factor first, for which
 * /login?step=code asks.
 */
export async function openSession(owner: Owner, method: ProviderName): Promise<boolean> {
  const { isNew: isNewAccount, ...user } = owner;
  if (await needsSecondFactor(user.id)) {
    await holdSignIn(user, { isRemembered: true, method });
    return false;
  }
  await completeSignIn(user, { isLongSession: true, method, isNewAccount });
  return true;
}
