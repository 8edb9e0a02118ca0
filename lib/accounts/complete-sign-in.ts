import "server-only";

import { cookies, headers } from "next/headers";
import { hasLocale } from "next-intl";

import { startSession } from "@/lib/auth/session";
import type { Role } from "@/lib/auth/viewer";
import { clientIp } from "@/lib/core/network";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { routing } from "@/lib/i18n/routing";
import { findDevice, markDevice } from "./device-cookie";
import { getLanguage, getMarked } from "./queries";
import { reportNewDevice } from "./service/new-device";
import { saveLanguage } from "./service/profile";
import { recordSignIn } from "./service/record-activity";
import type { SecondFactor, SignInMethod } from "./sign-in-methods";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type SignIn = {
  isLongSession: boolean;
  method: SignInMethod;
  /** The second factor that was verified, if any. */
  secondFactor?: SecondFactor;
  /** Whether the sign-in created the account, whose owner then knows the browser. */
  isNewAccount?: boolean;
};

/**
 * Opens a session after all factors of a sign-in were verified: writes the audit entry, emails the owner about an
 * unknown browser, and sets the cookies of the session, the device and the language.
 */
export async function completeSignIn(user: { id: number; role: Role }, options: SignIn) {
  const { isLongSession, isNewAccount = false, ...factors } = options;
  const account = await getMarked(user.id);
  const isFamiliar = (await findDevice(account)) !== null;
  await recordSignIn(user.id, factors);
  if (!isFamiliar && !isNewAccount) {
    const request = await headers();
    const userAgent = request.get("user-agent")?.slice(0, 400) ?? null;
    await reportNewDevice({ userId: user.id, userAgent, address: clientIp(request) });
  }
  await markDevice(account);
  await startSession(user, isLongSession, {
    isPasswordEntered: factors.method === "password",
    hasSecondFactor: factors.secondFactor !== undefined,
  });
  await agreeOnLanguage(user.id);
}

/** Saves this browser's language to the account; without one, the browser adopts the account's. */
async function agreeOnLanguage(userId: number) {
  const jar = await cookies();
  const cookieLocale = jar.get(LOCALE_COOKIE)?.value;
  if (hasLocale(routing.locales, cookieLocale)) {
    await saveLanguage({ id: userId }, cookieLocale);
    return;
  }
  const locale = await getLanguage(userId);
  if (locale === routing.defaultLocale) return;
  jar.set(LOCALE_COOKIE, locale, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" });
}
