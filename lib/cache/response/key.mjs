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

/** Ending of the names of session cookies (lib/auth/cookies.ts). */
const SESSION_COOKIE_ENDING = "session-token";

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
 * Whether the request may have a session: its personal pages are not those of a visitor.
 * @param {Map<string, string>} cookies
 */
const canHaveSession = (cookies) =>
  cookies.has(SIGNED_IN_COOKIE) ||
  [...cookies.keys()].some((name) => name.endsWith(SESSION_COOKIE_ENDING));

/**
 * Returns the part of a query that the static page of a route depends on, in a fixed order; null if the query selects a
 * dynamic page. Other parameters (`utm_source` …) do not change the page and are left out.
 * @param {URLSearchParams} query
 * @param {RoutePolicy} route
 */
function staticQueryOf(query, { rendering, staticQuery = [], dynamicQuery = [] }) {
  if (rendering === "dynamic") return null;
  const names = [...query.keys()];
  if (dynamicQuery === "all") {
    if (names.some((name) => !staticQuery.includes(name))) return null;
    const sortedQuery = new URLSearchParams(query);
    sortedQuery.sort();
    return sortedQuery.toString();
  }
  return names.some((name) => dynamicQuery.includes(name)) ? null : "";
}

/**
 * Returns the part of a query that a shared page depends on, in one spelling: a fixed order, the first value of each
 * parameter, without superfluous spaces and empty values. Null if the query selects another page or the route has none.
 * @param {URLSearchParams} query
 * @param {RoutePolicy} route
 */
function sharedQueryOf(query, { rendering, sharedQuery, dynamicQuery = [] }) {
  if (!sharedQuery) return null;
  const isOther = (/** @type {string} */ name) =>
    dynamicQuery !== "all" && dynamicQuery.includes(name) && !sharedQuery.includes(name);
  if ([...query.keys()].some(isOther)) return null;
  const values = sharedQuery.flatMap((name) => {
    const value = query.get(name)?.trim().replaceAll(/\s+/g, " ");
    return value ? [[name, value]] : [];
  });
  const isSelected = values.length > 0 || rendering === "dynamic";
  return isSelected ? new URLSearchParams(values).toString() : null;
}

/**
 * @typedef {object} CacheKey
 * @property {string} id
 * @property {string} url path and query with which the page is rendered
 * @property {string} locale
 * @property {boolean} isShared whether it is a dynamic page that is the same for everybody
 */

/**
 * Returns the key of a request; null if it bypasses the cache. A page of the key is rendered with nothing else of the
 * request, so that whatever is not in the key cannot be in the page.
 * @param {Pick<import("node:http").IncomingMessage, "method" | "url" | "headers">} request
 * @param {RoutePolicy} route
 * @returns {CacheKey | null}
 */
export function cacheKeyFor({ method, url = "", headers }, route) {
  if (method !== "GET" || url.length > MAX_URL_LENGTH) return null;
  if (BYPASS_HEADERS.some((name) => headers[name] !== undefined)) return null;
  const { path, search } = splitUrl(url);
  if (!PLAIN_PATH.test(path)) return null;

  const cookies = parseCookieHeader(headers.cookie, [LOCALE_COOKIE, SIGNED_IN_COOKIE]);
  if (!cookies || cookies.has(DRAFT_COOKIE)) return null;
  const locale = localeOf(cookies);
  const relevantQuery = relevantQueryOf(search, route);
  const isOwn = route.isPersonal ? canHaveSession(cookies) : canHavePersonalPage(cookies, route);
  if (!locale || !relevantQuery || isOwn) return null;
  const { query, isShared } = relevantQuery;
  const inner = query ? `${path}?${query}` : path;
  return { id: `${locale} ${inner}`, url: inner, locale, isShared };
}

/**
 * Returns the part of a query that the page depends on, null for a page that is not cached.
 * @param {string} search
 * @param {RoutePolicy} route
 */
function relevantQueryOf(search, route) {
  const parameters = new URLSearchParams(search);
  if (parameters.has("lang")) return null;
  const staticQuery = staticQueryOf(parameters, route);
  if (staticQuery !== null) return { query: staticQuery, isShared: false };
  const sharedQuery = sharedQueryOf(parameters, route);
  return sharedQuery === null ? null : { query: sharedQuery, isShared: true };
}

/** @param {string} url */
function splitUrl(url) {
  const position = url.indexOf("?");
  if (position < 0) return { path: url, search: "" };
  return { path: url.slice(0, position), search: url.slice(position + 1) };
}
