import "server-only";

import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";

import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { SESSION_COOKIE } from "./cookies";
import { findSession, revokeSession } from "./session";

/**
 * next-auth's own routes over the same sessions. Signing in goes through POST /api/login alone, so there is
 * no provider here; a session that the server has ended opens to nothing.
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
    // What is no address leads home, as does one elsewhere.
    redirect({ url, baseUrl }) {
      const to = URL.canParse(url, baseUrl) ? new URL(url, baseUrl) : null;
      return to?.origin === new URL(baseUrl).origin ? to.href : baseUrl;
    },
    // Whoever wants more of the viewer asks GET /api/me.
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
    // A session that has ended is no error.
    error: (code, details) => {
      if (code !== "JWT_SESSION_ERROR") log.error("next-auth", details, { code });
    },
    warn: () => {},
  },
};

const handle = NextAuth(authOptions);

/**
 * The door of next-auth's routes. Its session call would renew every cookie for 30 days; ours keep the life
 * they were given when they were opened.
 */
export async function nextAuthHandler(
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
): Promise<Response> {
  // What is no address of the web would be told as a fault of ours.
  const to = request.nextUrl.searchParams.get("callbackUrl");
  if (to && !/^(?:\/|https?:\/\/)/.test(to)) return new Response(null, { status: 400 });
  const response: Response = await handle(request, context).catch(refuseBroken);
  const kept = response.headers.getSetCookie().filter((cookie) => !renewsSession(cookie));
  response.headers.delete("set-cookie");
  for (const cookie of kept) response.headers.append("set-cookie", cookie);
  return response;
}

/** A body that is no JSON is the sender's fault; next-auth takes it for one of ours. */
function refuseBroken(error: unknown): Response {
  if (error instanceof SyntaxError) return new Response(null, { status: 400 });
  throw error;
}

function renewsSession(cookie: string) {
  return cookie.startsWith(SESSION_COOKIE) && !cookie.startsWith(`${SESSION_COOKIE}=;`);
}
