import "server-only";

import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";

import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { SESSION_COOKIE } from "./cookies";
import { findSession, revokeSession } from "./session";

/**
 * Configuration of next-auth's routes over the same sessions. Sign-in is only possible through POST /api/login, so
 * there is no provider; a session that was revoked on the server decodes to null.
 */
const authOptions: NextAuthOptions = {
  ...(env.NEXTAUTH_SECRET ? { secret: env.NEXTAUTH_SECRET } : {}),
  providers: [],
  pages: { signIn: "/login" },
  session: { strategy: "jwt" },
  useSecureCookies: SESSION_COOKIE.startsWith("__Secure-"),
  jwt: {
    encode,
    async decode(params) {
      const viewer = params.token ? await findSession(params.token) : null;
      return viewer ? decode(params) : null;
    },
  },
  callbacks: {
    // Invalid URLs and other origins redirect to the home page.
    redirect({ url, baseUrl }) {
      const to = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : null;
      return to?.origin === new URL(baseUrl).origin ? to.href : baseUrl;
    },
    // Contains the user id only; GET /api/me returns the other fields.
    session: ({ token }) => ({
      expires: new Date(Number(token["exp"]) * 1000).toISOString(),
      user: { name: token.sub ?? null },
    }),
  },
  events: {
    async signOut({ token }) {
      const id = token?.["sid"];
      if (typeof id === "string") await revokeSession(id);
    },
  },
  logger: {
    // An expired session is not an error.
    error: (code, details) => {
      if (code !== "JWT_SESSION_ERROR") log.error("next-auth error", details, { code });
    },
    warn: () => {},
  },
};

const handle = NextAuth(authOptions);

/**
 * Handles next-auth's routes. Drops the session cookies that next-auth would renew for 30 days: our sessions keep the
 * expiry set at sign-in.
 */
export async function nextAuthHandler(
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> {
  // next-auth reports an invalid callback URL as a server error.
  const to = request.nextUrl.searchParams.get("callbackUrl");
  if (to && !/^(?:\/|https?:\/\/)/.test(to)) return new Response(null, { status: 400 });
  const response: Response = await handle(request, context).catch(refuseBroken);
  const kept = response.headers.getSetCookie().filter((cookie) => !renewsSession(cookie));
  response.headers.delete("set-cookie");
  for (const cookie of kept) response.headers.append("set-cookie", cookie);
  return response;
}

/** Returns 400 for a malformed JSON body, which next-auth reports as a server error. */
function refuseBroken(error: unknown): Response {
  if (error instanceof SyntaxError) return new Response(null, { status: 400 });
  throw error;
}

function renewsSession(cookie: string) {
  return cookie.startsWith(SESSION_COOKIE) && !cookie.startsWith(`${SESSION_COOKIE}=;`);
}
