import { env } from "@/lib/core/env.mjs";

const isSecure = env.APP_URL.startsWith("https://");

/** next-auth's own cookie name, so that its routes and ours read the same session. */
export const SESSION_COOKIE = isSecure
  ? "__Secure-next-auth.session-token"
  : "next-auth.session-token";

/** Attributes that both cookies share. `maxAge` in seconds; without it they end with the browser session. */
export function cookieOptions(maxAge?: number) {
  return {
    path: "/",
    sameSite: "lax" as const,
    secure: isSecure,
    ...(maxAge === undefined ? {} : { maxAge }),
  };
}
