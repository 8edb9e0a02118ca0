import "server-only";

import { cookies } from "next/headers";
import type { z } from "zod";
import { register, verifyCredentials } from "@/lib/accounts/service/credentials";
import { endSession, startSession } from "@/lib/auth/session";
import { DomainError } from "@/lib/core/errors";
import { clientIp } from "@/lib/core/network";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { completeSignIn } from "./complete-sign-in";
import { findDevice, markDevice } from "./device-cookie";
import { getMarked } from "./queries";
import type { loginSchema, registerSchema } from "./schema";
import { clearChallenge } from "./second-factor/challenge-cookie";
import { needsSecondFactor } from "./second-factor/queries";
import type { PasskeySignIn } from "./second-factor/schema";
import { verifyCode } from "./second-factor/service/verify-code";
import { verifyPasskey } from "./second-factor/service/verify-passkey";
import { findOpenUser } from "./service/credentials";
import { recordRefusal, recordSignOut } from "./service/record-activity";
import type { SecondFactor } from "./sign-in-methods";

/** The headers of the request name the client's address. */
type Client = Pick<Request, "headers">;

/**
 * Signs in: checks, then opens a session in the response's cookies. Throws as `verifyCredentials`.
 * @throws DomainError also forbidden (codeNeeded: the account needs a code of its authenticator app), unauthenticated
 * (codeWrong)
 */
export async function signIn(input: z.output<typeof loginSchema>, request: Client) {
  const address = clientIp(request.headers);
  const { user } = await verifyCredentials(input, { address, findDevice });
  const secondFactor = await verifySecondFactor(user.id, { code: input.code, address });
  await completeSignIn(user, {
    isLongSession: input.rememberMe ?? false,
    method: "password",
    ...(secondFactor && { secondFactor }),
  });
  return { user };
}

type Attempt = { code: string | undefined; address: string };

/** Returns the factor that a code proves; null for an account that needs none. @throws DomainError as `signIn` */
async function verifySecondFactor(
  userId: number,
  { code, address }: Attempt,
): Promise<SecondFactor | null> {
  if (!(await needsSecondFactor(userId))) return null;
  if (!code) throw new DomainError("forbidden", "codeNeeded");
  return verifyCode({ userId, code, address });
}

/**
 * Signs in with a passkey, which verifies the user and so counts as both factors. Throws as `verifyPasskey`.
 * @throws DomainError unauthenticated also for a disabled account
 */
export async function signInWithPasskey(
  { response, rememberMe = false }: PasskeySignIn,
  address: string,
) {
  const userId = await verifyPasskey({ response, address });
  const user = await findOpenUser(userId);
  if (!user) {
    await recordRefusal({ login: `#${userId}`, userId, reason: "disabled" });
    throw new DomainError("unauthenticated", "passkeyRefused");
  }
  await completeSignIn(user, {
    isLongSession: rememberMe,
    method: "passkey",
    secondFactor: "passkey",
  });
  await clearChallenge();
  return { user };
}

/** Registers and signs in at once. Throws as `register`. */
export async function signUp(input: z.output<typeof registerSchema>, request: Client) {
  const locale = getLocaleFromCookies(await cookies());
  const user = await register(input, clientIp(request.headers), locale);
  await markDevice(await getMarked(user.id));
  await startSession(user, false);
  return { user };
}

/** Signs out of this browser; harmless for a visitor. */
export async function signOut() {
  const userId = await endSession();
  if (userId !== null) await recordSignOut(userId);
}
