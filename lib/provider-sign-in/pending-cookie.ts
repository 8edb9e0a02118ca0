import "server-only";

import { cookies } from "next/headers";

import { cookieOptions } from "@/lib/auth/cookies";
import { PENDING_SECONDS } from "./service/pending";

/** Cookie with the secret of the identity that waits to be connected. */
const COOKIE = "shaafi-pending-identity";

export async function setPendingCookie(secret: string) {
  (await cookies()).set(COOKIE, secret, { ...cookieOptions(PENDING_SECONDS), httpOnly: true });
}

/** Returns the secret of this browser's pending identity; an empty text if there is none. */
export async function readPendingCookie(): Promise<string> {
  return (await cookies()).get(COOKIE)?.value.slice(0, 100) ?? "";
}

export async function clearPendingCookie() {
  (await cookies()).set(COOKIE, "", { ...cookieOptions(0), httpOnly: true });
}
