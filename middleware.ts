import { type NextRequest, NextResponse } from "next/server";
import { hasLocale } from "next-intl";

import { SESSION_COOKIE } from "@/lib/auth/cookies";
import { findSession, findSessionForRequest } from "@/lib/auth/session";
import { verifyToken } from "@/lib/auth/token";
import { actingRole } from "@/lib/auth/viewer";
import { catchUpJobs } from "@/lib/http/catch-up";
import { pageHeaders } from "@/lib/http/page-security-headers";
import { deniedStatus, findRoute, hasDynamicQuery } from "@/lib/http/route-policy.mjs";
import { getLocaleFromCookies } from "@/lib/i18n/locale-from-cookies";
import { LOCALE_COOKIE } from "@/lib/i18n/locales.mjs";
import { primaryLanguageOf, routing } from "@/lib/i18n/routing";
import { staticListSlug } from "@/lib/shop/static-lists";

const YEAR = 365 * 24 * 60 * 60;

/**
 * Sets the language, the status of denied pages and page headers. Not an access check: every page, action
 * and route handler authorizes by itself.
 */
export async function middleware(request: NextRequest) {
  catchUpJobs();
  const url = request.nextUrl.clone();
  const path = url.pathname;

  const requested = primaryLanguageOf(url.searchParams.get("lang"));
  const locale = hasLocale(routing.locales, requested)
    ? requested
    : getLocaleFromCookies(request.cookies);

  const token = request.cookies.get(SESSION_COOKIE)?.value;
  const role = token ? await roleOf(token, path, request.method) : null;
  const status = deniedStatus(path, role);

  const inner = innerPath(path, url.searchParams, role);
  url.pathname = `/${locale}${inner}`;
  const response = NextResponse.rewrite(url, status ? { status } : {});
  response.headers.set("content-language", locale);
  // The framework reads the nonce from response headers too.
  for (const [name, value] of pageHeaders(inner, { isSignedIn: token !== undefined })) {
    response.headers.set(name, value);
  }
  if (requested === locale) {
    response.cookies.set(LOCALE_COOKIE, locale, { path: "/", maxAge: YEAR, sameSite: "lax" });
  }
  return response;
}

/**
 * Returns the role in a session cookie. Guarded pages look up the session, so that a revoked session has no role from
 * the next request on; if the database is unavailable, the role of the cookie is used and the page reports the error.
 */
async function roleOf(token: string, path: string, method: string): Promise<string | null> {
  const claims = await verifyToken(token);
  const isGuarded = deniedStatus(path, null) !== null;
  if (!claims || !isGuarded) return claims?.role ?? null;
  const find = method === "GET" ? findSessionForRequest : findSession;
  try {
    const viewer = await find(token);
    return viewer && actingRole(viewer);
  } catch {
    return claims.role;
  }
}

/** Internal paths that are only reached by a rewrite, and whatever else is below them. */
const INTERNAL = /^\/(?:find|shop)\/|^\/(?:store|product)\/.+\//;

/**
 * Returns the internal path of a URL: /shop is a static list or is rendered per request for any other query; a seller's
 * /store may be a draft, and a seller's or admin's /product may not be public.
 */
function innerPath(path: string, search: URLSearchParams, role: string | null) {
  if (path === "/") return "";
  if (INTERNAL.test(path)) return "/unknown";
  const route = findRoute(path);
  if (route?.personalPageFor?.some((allowedRole) => allowedRole === role)) return `${path}/own`;
  const query = new URLSearchParams(search);
  query.delete("lang");
  if (!hasDynamicQuery(route, query)) return path;
  return path === "/shop" ? `/shop/${staticListSlug(query) ?? "find"}` : `/find${path}`;
}

// The default language's public pages skip this: next.config.mjs rewrites them.
export const config = {
  runtime: "nodejs",
  matcher: [
    {
      source:
        "/((?!api/|_next/|uploads/|(?:en|so|om|am|ar)(?:/|$)|(?:icons|illustrations|logos|patterns)/.*\\.|(?:apple-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|(?:\\.well-known/)?security\\.txt|blog/feed\\.xml)$).*)",
      has: [{ type: "cookie", key: "NEXT_LOCALE", value: "(so|om|am|ar)" }],
    },
    {
      source:
        "/((?!api/|_next/|uploads/|(?:en|so|om|am|ar)(?:/|$)|(?:icons|illustrations|logos|patterns)/.*\\.|(?:apple-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|(?:\\.well-known/)?security\\.txt|blog/feed\\.xml)$).*)",
      has: [{ type: "query", key: "lang" }],
    },
    "/(add-product|admin|cart|checkout|custom-storefront|dashboard|monthly-reports|orders|payout-settings|profile|seller-tools|wishlist)",
    "/(add-business|buyer-tools|community|compare|holiday-stores|login|logo-preview|marketplace-map|purchase-heatmap|subscription-plans|wholesale-application)",
    "/community/post/:id",
    "/shop/:path*",
    "/find/:path*",
    { source: "/blog", has: [{ type: "query", key: "search" }] },
    { source: "/blog", has: [{ type: "query", key: "tag" }] },
    { source: "/blog", has: [{ type: "query", key: "confirm" }] },
    { source: "/blog", has: [{ type: "query", key: "unsubscribe" }] },
    { source: "/business-directory", has: [{ type: "query", key: "name" }] },
    { source: "/business-directory", has: [{ type: "query", key: "location" }] },
    { source: "/business-directory", has: [{ type: "query", key: "business" }] },
    { source: "/(blog|business-directory)", has: [{ type: "query", key: "category" }] },
    { source: "/(blog|business-directory)", has: [{ type: "query", key: "page" }] },
    { source: "/(blog|events)", has: [{ type: "query", key: "language" }] },
    { source: "/blog/:slug", has: [{ type: "query", key: "language" }] },
    { source: "/product/:id(\\d+)", has: [{ type: "query", key: "language" }] },
    { source: "/(seller|store)/:key", has: [{ type: "query", key: "language" }] },
    { source: "/events", has: [{ type: "query", key: "type" }] },
    { source: "/events", has: [{ type: "query", key: "tickets" }] },
    { source: "/events", has: [{ type: "query", key: "ticket" }] },
    { source: "/events", has: [{ type: "query", key: "checkin" }] },
    { source: "/product/:id(\\d+)", has: [{ type: "cookie", key: "shaafi-signed-in" }] },
    "/product/:id/:more+",
    { source: "/store/:slug", has: [{ type: "cookie", key: "shaafi-signed-in" }] },
    "/store/:slug/:more+",
  ],
};
