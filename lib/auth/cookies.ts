import { env } from "@/lib/core/env.mjs";

const isSecure = env.APP_URL.startsWith("https://");

/** The cookie name of next-auth, so that its routes and ours read the same session. */
export const SESSION_COOKIE = isSecure
  ? "__Secure-next-auth.session-token"
  : "next-auth.session-token";

/**
 * Returns the attributes that both cookies share. `maxAge` in seconds; without it the cookies end with the browser
 * session.
 */
export function cookieOptions(maxAge?: number) {
  return {
    path: "/",
    sameSite: "lax" as const,
    secure: isSecure,
    ...(maxAge === undefined ? {} : { maxAge }),
  };
}
