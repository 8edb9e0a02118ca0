// Decides which requests may share a response, and under which key.
import { SIGNED_IN_COOKIE } from "../../core/signed-in-cookie.mjs";
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES } from "../../i18n/locales.mjs";

const MAX_URL_LENGTH = 512;

/** Paths that need no decoding, so that nothing is spelled in two ways. */
const PLAIN_PATH = /^\/[\w/.~-]*$/;

/** Request headers that ask for another representation, for a part of it, or on behalf of a user. */
const BYPASS_HEADERS = [
  "authorization",
  "if-modified-since",
  "next-action",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-router-state-tree",
  "range",
  "rsc",
];

/** The values of the signed-in cookie. */
const ROLES = ["buyer", "seller", "admin"];

/** Cookie of Next's draft mode. */
const DRAFT_COOKIE = "__prerender_bypass";

/** One cookie as RFC 6265 writes it, without quotes. */
const COOKIE = /^([\w!#$%&'*+.^`|~-]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)$/;

/**
 * Returns the cookies of a header; null if it is malformed or names one of `unique` twice, which parsers read in
 * different ways.
 * @param {string | undefined} header
 * @param {string[]} unique
 * @returns {Map<string, string> | null}
 */
function parseCookieHeader(header, unique) {
  const cookies = new Map();
  if (header === undefined) return cookies;
  for (const pair of header.split("; ")) {
    const [, name, value] = COOKIE.exec(pair) ?? [];
    if (name === undefined || (cookies.has(name) && unique.includes(name))) return null;
    cookies.set(name, value);
  }
  return cookies;
}

/** Returns the language of the cookies, null if its value is none. */
function localeOf(cookies) {
  const value = cookies.get(LOCALE_COOKIE) ?? DEFAULT_LOCALE;
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** Whether another page than the static one may be rendered for the role in the cookies. An unknown role may have one. */
function mayHaveOwnVersion(cookies, { ownVersionFor }) {
  const role = cookies.get(SIGNED_IN_COOKIE);
  if (!ownVersionFor || role === undefined) return false;
  return !ROLES.includes(role) || ownVersionFor.includes(role);
}

/**
 * Returns the part of a query that the static page of a route depends on, in a fixed order; null if the query selects a
 * dynamic page. Other parameters (`utm_source` …) do not change the page and are left out.
 */
function staticQueryOf(search, { staticQuery = [], dynamicQuery = [] }) {
  const query = new URLSearchParams(search);
  const names = [...query.keys()];
  if (names.includes("lang")) return null;
  if (dynamicQuery === "all") {
    if (names.some((name) => !staticQuery.includes(name))) return null;
    query.sort();
    return query.toString();
  }
  return names.some((name) => dynamicQuery.includes(name)) ? null : "";
}

/**
 * @typedef {object} CacheKey
 * @property {string} id
 * @property {string} url path and query with which the page is rendered
 * @property {string} locale
 */

/**
 * Returns the key of a request; null if it bypasses the cache. A page of the key is rendered with nothing else of the
 * request, so that whatever is not in the key cannot be in the page.
 * @param {{ method?: string, url?: string, headers: import("node:http").IncomingHttpHeaders }} request
 * @param {{ rendering: string, staticQuery?: string[], dynamicQuery?: string[] | "all", ownVersionFor?: string[] }}
 *   route of lib/http/route-policy.mjs
 * @returns {CacheKey | null}
 */
export function cacheKeyFor({ method, url = "", headers }, route) {
  if (method !== "GET" || route.rendering !== "static" || url.length > MAX_URL_LENGTH) return null;
  if (BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const [path, search = ""] = splitUrl(url);
  if (!PLAIN_PATH.test(path)) return null;

  const cookies = parseCookieHeader(headers.cookie, [LOCALE_COOKIE, SIGNED_IN_COOKIE]);
  if (!cookies || cookies.has(DRAFT_COOKIE)) return null;
  const locale = localeOf(cookies);
  const query = staticQueryOf(search, route);
  if (!locale || query === null || mayHaveOwnVersion(cookies, route)) return null;
  const inner = query ? `${path}?${query}` : path;
  return { id: `${locale} ${inner}`, url: inner, locale };
}

function splitUrl(url) {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
