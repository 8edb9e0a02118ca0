import "server-only";

import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import { completeSignIn } from "./complete-sign-in";
import { readPendingSignIn, setPendingSignIn } from "./pending-cookie";
import { clearChallenge } from "./second-factor/challenge-cookie";
import type { CodeInput, PasskeySignIn } from "./second-factor/schema";
import { markTokenUsed } from "./second-factor/service/mark-token-used";
import { verifyCode } from "./second-factor/service/verify-code";
import { verifyPasskey } from "./second-factor/service/verify-passkey";
import { findOpenUser } from "./service/credentials";
import type { SecondFactor, SignInMethod } from "./sign-in-methods";

/**
 * Holds a sign-in whose first factor was verified elsewhere, for ten minutes and this browser. /login?step=code asks
 * for the second factor (`needsSecondFactor`), then the session is opened.
 */
export async function holdSignIn(
  user: { id: number },
  { isRemembered: isLongSession, method }: { isRemembered: boolean; method: SignInMethod },
) {
  await setPendingSignIn({ userId: user.id, isRemembered: isLongSession, method });
}

/**
 * Completes the sign-in that this browser waits with, by a code of the authenticator app or a recovery code. Returns
 * the user.
 * @throws DomainError invalid (no sign-in waits, it has expired or was completed), unauthenticated (codeWrong), limited
 */
export function finishSignIn({ code }: CodeInput, address: string) {
  return finish((userId) => verifyCode({ userId, code, address }));
}

/**
 * Same as `finishSignIn`, by a passkey of the account.
 * @throws DomainError invalid, unauthenticated (passkeyRefused), limited
 */
export function finishSignInWithPasskey(
  { response }: Pick<PasskeySignIn, "response">,
  address: string,
) {
  return finish(async (userId) => {
    await verifyPasskey({ response, address, userId });
    await clearChallenge();
    return "passkey";
  });
}

async function finish(verify: (userId: number) => Promise<SecondFactor>) {
  const pending = await readPendingSignIn();
  const user = pending && (await findOpenUser(pending.userId));
  if (!user) throw new DomainError("invalid", "signInExpired");
  const secondFactor = await verify(pending.userId);
  const isFirst = await withTx((tx) => markTokenUsed(tx, pending));
  if (!isFirst) throw new DomainError("invalid", "signInExpired");
  const { isRemembered, method } = pending;
  // The cookie stays until it expires: without it the page of the second step would say so before the next one opens.
  await completeSignIn(user, { isLongSession: isRemembered, method, secondFactor });
  return { user };
}
