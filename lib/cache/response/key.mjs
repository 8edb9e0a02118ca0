// Decides which requests may share a response, and under which key.
/** @import { RoutePolicy } from "../../http/route-policy.mjs" */
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

/**
 * The values of the signed-in cookie.
 * @type {import("../../http/route-policy.mjs").Role[]}
 */
const ROLES = ["buyer", "seller", "admin"];

/** Cookie of Next's draft mode. */
const DRAFT_COOKIE = "__prerender_bypass";

/** One cookie as RFC 6265 writes it, without quotes. */
const COOKIE = /^([\w!#$%&'*+.^`|~-]+)=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*)$/;

/**
 * Returns the cookies of a header, split as Next splits them; null if it is malformed or names one of `unique` twice, which parsers read in
 * different ways.
 * @param {string | undefined} header
 * @param {string[]} unique
 * @returns {Map<string, string> | null}
 */
function parseCookieHeader(header, unique) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  if (header === undefined) return cookies;
  for (const pair of header.split(/; */).filter(Boolean)) {
    const [, name, value] = COOKIE.exec(pair) ?? [];
    if (name === undefined || value === undefined) return null;
    if (cookies.has(name) && unique.includes(name)) return null;
    cookies.set(name, value);
  }
  return cookies;
}

/**
 * Returns the language of the cookies, null if its value is none.
 * @param {Map<string, string>} cookies
 */
function localeOf(cookies) {
  const value = cookies.get(LOCALE_COOKIE) ?? DEFAULT_LOCALE;
  return LOCALES.find((locale) => locale === value) ?? null;
}

/**
 * Whether another page than the static one may be rendered for the role in the cookies. An unknown role may have one.
 * @param {Map<string, string>} cookies
 * @param {RoutePolicy} route
 */
function canHavePersonalPage(cookies, { personalPageFor }) {
  const value = cookies.get(SIGNED_IN_COOKIE);
  if (!personalPageFor || value === undefined) return false;
  const role = ROLES.find((name) => name === value);
  return role === undefined || personalPageFor.includes(role);
}

/**
 * Returns the part of a query that the static page of a route depends on, in a fixed order; null if the query selects a
 * dynamic page. Other parameters (`utm_source` …) do not change the page and are left out.
 * @param {string} search
 * @param {RoutePolicy} route
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
 * @param {Pick<import("node:http").IncomingMessage, "method" | "url" | "headers">} request
 * @param {RoutePolicy} route
 * @returns {CacheKey | null}
 */
export function cacheKeyFor({ method, url = "", headers }, route) {
  if (method !== "GET" || route.rendering !== "static" || url.length > MAX_URL_LENGTH) return null;
  if (BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const { path, search } = splitUrl(url);
  if (!PLAIN_PATH.test(path)) return null;

  const cookies = parseCookieHeader(headers.cookie, [LOCALE_COOKIE, SIGNED_IN_COOKIE]);
  if (!cookies || cookies.has(DRAFT_COOKIE)) return null;
  const locale = localeOf(cookies);
  const query = staticQueryOf(search, route);
  if (!locale || query === null || canHavePersonalPage(cookies, route)) return null;
  const inner = query ? `${path}?${query}` : path;
  return { id: `${locale} ${inner}`, url: inner, locale };
}

/** @param {string} url */
function splitUrl(url) {
  const position = url.indexOf("?");
  if (position < 0) return { path: url, search: "" };
  return { path: url.slice(0, position), search: url.slice(position + 1) };
}
