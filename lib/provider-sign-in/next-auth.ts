import "server-only";

import type { NextRequest } from "next/server";
import NextAuth, { type NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";

import { loginSchema } from "@/lib/accounts/schema";
import { recordSignOut } from "@/lib/accounts/service/record-activity";
import { signIn } from "@/lib/accounts/sign-in";
import { SESSION_COOKIE } from "@/lib/auth/cookies";
import { findSession, revokeSession } from "@/lib/auth/session";
import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { clientIp, toNetwork, widenForNetwork } from "@/lib/core/network";
import { isWithinLimit } from "@/lib/db/rate-limit";
import { readText } from "@/lib/http/body";
import { readIdentity } from "./identity";
import { configureProvider, listProviders } from "./providers";
import { signInWithIdentity } from "./sign-in";

type Context = { params: Promise<{ nextauth: string[] }> };

/** The same sign-in as POST /api/login, for clients of next-auth. */
const withPassword = Credentials({
  credentials: { email: {}, password: {}, code: {} },
  async authorize(credentials, { headers }) {
    const login = loginSchema.safeParse({ ...credentials });
    if (!login.success) return null;
    const { user } = await signIn(login.data, { headers: new Headers(headers) });
    return { id: String(user.id) };
  },
});

/**
 * Returns the configuration of next-auth's routes for one request. A session that was revoked on the server decodes to
 * null.
 */
async function createOptions(request: NextRequest, segments: string[]): Promise<NextAuthOptions> {
  return {
    ...(env.NEXTAUTH_SECRET ? { secret: env.NEXTAUTH_SECRET } : {}),
    providers: [withPassword, ...(await Promise.all(namedIn(segments).map(configureProvider)))],
    pages: { signIn: "/login", error: "/login" },
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
      // Opens the session itself; the returned path is the next page instead.
      async signIn({ account, profile }) {
        if (account?.provider === withPassword.id) return true;
        const provider = listProviders().find((name) => name === account?.provider);
        const identity =
          provider && account ? readIdentity(provider, account.providerAccountId, profile) : null;
        return identity ? signInWithIdentity(identity, clientIp(request.headers)) : false;
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
        const userId = typeof id === "string" ? await revokeSession(id) : null;
        if (userId !== null) await recordSignOut(userId);
      },
    },
    logger: { error: logError, warn: () => {} },
  };
}

/** Errors that any visitor can cause: an expired session, a cancelled sign-in, a forged callback. */
const HARMLESS = /^(?:JWT_SESSION_ERROR|OAUTH_CALLBACK_\w+|CALLBACK_CREDENTIALS_\w+)$/;

function logError(code: string, details: unknown) {
  if (!HARMLESS.test(code)) log.error("next-auth error", details, { code });
  else if (code === "OAUTH_CALLBACK_ERROR") log.info("Sign-in at a provider failed", { code });
}

/** Returns the providers that a request needs: the one in its path, or all for their list. */
function namedIn([action, name]: string[]) {
  const names = listProviders();
  return action === "providers" ? names : names.filter((provider) => provider === name);
}

/**
 * Handles next-auth's routes. Drops the session cookies of next-auth: `startSession` sets them with the session's
 * expiry, and nothing extends it.
 */
export async function nextAuthHandler(request: NextRequest, context: Context): Promise<Response> {
  const segments = (await context.params).nextauth;
  if (isMalformed(request.nextUrl.searchParams, segments)) {
    return new Response(null, { status: 400 });
  }
  if (request.method === "POST" && segments.join("/") === "callback/apple") {
    return repeatAsGet(request);
  }
  if (await isOverLimit(request, segments)) return refuseLimited(request);
  const options = await createOptions(request, segments);
  const response: Response = await NextAuth(request, context, options).catch(refuseBroken);
  const cookies = response.headers.getSetCookie().filter((cookie) => !setsSession(cookie));
  response.headers.delete("set-cookie");
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

/**
 * Whether next-auth would report a parameter as a server error: an invalid callback URL, or a reason of its error page
 * that is no word, which it puts into a header unencoded.
 */
function isMalformed(query: URLSearchParams, [action]: string[]) {
  const to = query.get("callbackUrl") || "/";
  const reason = (action === "error" && query.get("error")) || "Default";
  return !/^(?:\/|https?:\/\/)/.test(to) || !/^\w{1,50}$/.test(reason);
}

/** Requests of one network in an hour that make the server call a provider: two per sign-in. */
const CALLS_PER_NETWORK = 120;
const HOUR = 3_600;

/** Counts a request that makes the server call a provider. Returns whether there were too many. */
async function isOverLimit({ method, headers }: NextRequest, [action, name]: string[]) {
  const isStart = action === "signin" && method === "POST";
  const isCall = isStart || action === "callback";
  if (!isCall || !listProviders().some((provider) => provider === name)) return false;
  const address = clientIp(headers);
  const max = widenForNetwork(CALLS_PER_NETWORK, address);
  const key = `provider-sign-in:${toNetwork(address)}`;
  return !(await isWithinLimit({ key, max, seconds: HOUR }));
}

/** Leads to the sign-in page with the reason: by a redirect, or as next-auth's client reads it after a POST. */
function refuseLimited({ method }: NextRequest): Response {
  const url = `${env.APP_URL}/login?error=tooManyAttempts`;
  if (method === "POST") return Response.json({ url }, { status: 429 });
  return new Response(null, { status: 303, headers: { location: url } });
}

/** Parameters of a callback; Apple's name of the user is unsigned and left out. */
const CALLBACK_FIELDS = ["code", "state", "error"];

const MAX_FORM_BYTES = 8 * 1024;

/**
 * Redirects the form that Apple posts to the same address as GET: browsers send none of our cookies with a form of
 * another site.
 */
async function repeatAsGet(request: NextRequest): Promise<Response> {
  const text = await readText(request, MAX_FORM_BYTES).catch(() => null);
  if (text === null) return new Response(null, { status: 413 });
  const form = new URLSearchParams(text);
  const to = new URL(request.nextUrl.pathname, env.APP_URL);
  for (const name of CALLBACK_FIELDS) {
    const value = form.get(name);
    if (value) to.searchParams.set(name, value);
  }
  return new Response(null, { status: 303, headers: { location: to.href } });
}

/** Returns 400 for a malformed JSON body, which next-auth reports as a server error. */
function refuseBroken(error: unknown): Response {
  if (error instanceof SyntaxError) return new Response(null, { status: 400 });
  throw error;
}

function setsSession(cookie: string) {
  return cookie.startsWith(SESSION_COOKIE) && !cookie.startsWith(`${SESSION_COOKIE}=;`);
}
