import "server-only";

import { cookies } from "next/headers";
import { hasLocale } from "next-intl";
import type { z } from "zod";
import { register, verifyCredentials } from "@/lib/accounts/service/credentials";
import { endSession, startSession } from "@/lib/auth/session";
import type { Role } from "@/lib/auth/viewer";
import { clientIp } from "@/lib/core/network";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { routing } from "@/lib/i18n/routing";
import { findDevice, markDevice } from "./known-device";
import { getLanguage, getMarked } from "./queries";
import type { loginSchema, registerSchema } from "./schema";
import { saveLanguage } from "./service/profile";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The headers of the request name the client's address. */
type Client = Pick<Request, "headers">;

/** Signs in: checks, then opens a session in the response's cookies. Throws as `verifyCredentials`. */
export async function signIn(input: z.output<typeof loginSchema>, request: Client) {
  const address = clientIp(request.headers);
  const { user } = await verifyCredentials(input, { address, findDevice });
  await openSession(user, input.rememberMe ?? false);
  return { user };
}

/** Opens a session of an account in the response's cookies; the caller has verified its owner. */
export async function openSession(user: { id: number; role: Role }, isRemembered: boolean) {
  await markDevice(await getMarked(user.id));
  await startSession(user, isRemembered);
  await agreeOnLanguage(user.id);
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
  await endSession();
}

/** Saves this browser's language to the account; without one, the browser adopts the account's. */
async function agreeOnLanguage(userId: number) {
  const jar = await cookies();
  const chosen = jar.get(LOCALE_COOKIE)?.value;
  if (hasLocale(routing.locales, chosen)) {
    await saveLanguage({ id: userId }, chosen);
    return;
  }
  const locale = await getLanguage(userId);
  if (locale === routing.defaultLocale) return;
  jar.set(LOCALE_COOKIE, locale, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax" });
}
