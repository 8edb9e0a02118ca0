// One table of all pages. Plain JavaScript, because next.config.mjs and scripts/server.mjs read it outside of the bundle.
// The pages, the matcher of middleware.ts and the headers of next.config.mjs are checked against it by
// tests/unit/architecture/route-policy.test.ts.
import { LOCALE_SOURCE } from "../i18n/locales.mjs";

/**
 * @typedef {"buyer" | "seller" | "admin"} Role
 * @typedef {object} RoutePolicy
 * @property {string} path of the page without language; `:name` is one segment, `:name(\\d+)` a number
 * @property {"public" | "signedIn" | "seller" | "admin"} access who may open the page. Middleware sets the status of
 *   denied pages by it; the page and its queries authorize
 * @property {"static" | "dynamic"} rendering static: rendered once per language, without cookies and query
 * @property {boolean} [isPersonal] whether a dynamic page depends on the viewer
 * @property {boolean} [isInternal] whether the page is only reached by a rewrite of middleware.ts
 * @property {string[] | "all"} [dynamicQuery] query parameters with which another page is rendered instead; "all": any
 * @property {string[]} [staticQuery] query parameters whose combinations are static pages; others are dynamic
 * @property {string[]} [sharedQuery] query parameters whose dynamic page is the same for everybody, or for all visitors
 *   without a session if it is personal, so that its response may be sent to others (docs/adr/0022-shared-results.md); it
 *   depends on no other parameter
 * @property {Role[]} [personalPageFor] roles for which a personal page is rendered instead
 * @property {string} [openerPolicy] Cross-Origin-Opener-Policy, if not `same-origin`
 */

/** @type {RoutePolicy["access"]} */
const EVERYONE = "public";
const PUBLIC = /** @type {const} */ ({ access: EVERYONE, rendering: "static" });
const DYNAMIC = /** @type {const} */ ({ access: EVERYONE, rendering: "dynamic" });
const PERSONAL = /** @type {const} */ ({ ...DYNAMIC, isPersonal: true });
const SIGNED_IN = /** @type {const} */ ({ ...PERSONAL, access: "signedIn" });
const SELLER = /** @type {const} */ ({ ...PERSONAL, access: "seller" });
const ADMIN = /** @type {const} */ ({ ...PERSONAL, access: "admin" });

/** A page with a card form: the window of a wallet or bank reports back to the page that opened it. */
const PAYMENT = { openerPolicy: "same-origin-allow-popups" };

/** The parameters of a list of /shop (lib/products/filters/shop-url.ts). */
const SHOP_FILTERS = [
  "search",
  "exact",
  "category",
  "isEidSpecial",
  "isRamadanSpecial",
  "isIndependenceDay",
  "isHalalCertified",
  "isEthicallySourced",
  "isFairTrade",
  "isOnSale",
  "inStock",
  "size",
  "color",
  "material",
  "roast",
  "freeOf",
  "sellerId",
  "minPrice",
  "maxPrice",
  "sort",
  "page",
];

/** @type {RoutePolicy[]} */
export const ROUTES = [
  { path: "/", ...PUBLIC },
  { path: "/add-business", ...PERSONAL },
  { path: "/add-product", ...SELLER },
  { path: "/admin", ...ADMIN },
  { path: "/become-seller", ...PUBLIC },
  {
    path: "/blog",
    ...PUBLIC,
    dynamicQuery: ["search", "category", "language", "tag", "page", "confirm", "unsubscribe"],
    sharedQuery: ["search", "category", "language", "tag", "page"],
  },
  { path: "/blog/:slug", ...PUBLIC, dynamicQuery: ["language"] },
  {
    path: "/business-directory",
    ...PUBLIC,
    dynamicQuery: ["name", "location", "category", "page", "business"],
    sharedQuery: ["name", "location", "category", "page", "business"],
  },
  { path: "/buyer-tools", ...PERSONAL },
  { path: "/cart", ...SIGNED_IN },
  { path: "/checkout", ...SIGNED_IN, ...PAYMENT },
  {
    path: "/community",
    ...PERSONAL,
    sharedQuery: ["tab", "q", "category", "language", "page"],
  },
  { path: "/community/post/:id", ...PERSONAL },
  { path: "/compare", ...DYNAMIC },
  { path: "/contact", ...PUBLIC },
  { path: "/custom-storefront", ...SELLER },
  { path: "/dashboard", ...SELLER },
  { path: "/disclaimer", ...PUBLIC },
  {
    path: "/events",
    ...PUBLIC,
    ...PAYMENT,
    dynamicQuery: ["type", "language", "tickets", "ticket", "checkin"],
  },
  { path: "/faq", ...PUBLIC },
  { path: "/find/blog", ...DYNAMIC, isInternal: true },
  { path: "/find/blog/:slug", ...DYNAMIC, isInternal: true },
  { path: "/find/business-directory", ...DYNAMIC, isInternal: true },
  { path: "/find/events", ...PERSONAL, ...PAYMENT, isInternal: true },
  { path: "/find/product/:id", ...DYNAMIC, isInternal: true },
  { path: "/find/seller/:sellerId", ...DYNAMIC, isInternal: true },
  { path: "/find/store/:urlSlug", ...DYNAMIC, isInternal: true },
  { path: "/holiday-stores", ...DYNAMIC },
  { path: "/how-it-works", ...PUBLIC },
  { path: "/login", ...DYNAMIC },
  { path: "/logo-preview", ...PERSONAL },
  { path: "/marketplace-map", ...DYNAMIC },
  { path: "/monthly-reports", ...SELLER },
  { path: "/orders", ...SIGNED_IN },
  { path: "/payout-settings", ...SELLER },
  { path: "/privacy-policy", ...PUBLIC },
  {
    path: "/product/:id(\\d+)",
    ...PUBLIC,
    dynamicQuery: ["language"],
    personalPageFor: ["seller", "admin"],
  },
  { path: "/product/:id/own", ...PERSONAL, isInternal: true },
  { path: "/profile", ...SIGNED_IN },
  { path: "/purchase-heatmap", ...PERSONAL },
  { path: "/register", ...PUBLIC },
  { path: "/returns", ...PUBLIC },
  { path: "/seller-tools", ...SELLER },
  { path: "/seller/:sellerId", ...PUBLIC, dynamicQuery: ["language"] },
  { path: "/shipping", ...PUBLIC },
  {
    path: "/shop",
    ...PUBLIC,
    dynamicQuery: "all",
    staticQuery: [
      "category",
      "isEidSpecial",
      "isRamadanSpecial",
      "isIndependenceDay",
      "sort",
      "page",
    ],
    sharedQuery: SHOP_FILTERS,
  },
  { path: "/shop/find", ...DYNAMIC, isInternal: true },
  { path: "/shop/:list", ...PUBLIC, isInternal: true },
  {
    path: "/store/:urlSlug",
    ...PUBLIC,
    dynamicQuery: ["language"],
    personalPageFor: ["seller"],
  },
  { path: "/store/:urlSlug/own", ...PERSONAL, isInternal: true },
  { path: "/subscription-plans", ...PERSONAL, ...PAYMENT },
  { path: "/terms-and-conditions", ...PUBLIC },
  { path: "/wholesale-application", ...PERSONAL },
  { path: "/wishlist", ...SIGNED_IN },
];

const FILE_FOLDERS = "(?:icons|illustrations|logos|patterns)/.*\\.";
const FILES =
  "(?:apple-icon\\.png|favicon\\.ico|icon\\.svg|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|" +
  "(?:\\.well-known/)?security\\.txt|blog/feed\\.xml)$";

/**
 * Source of a regular expression for the paths of pages, without the leading slash: no API, no framework files, no files
 * of public/, no path that names a language. An unknown path with a dot is a page too, so that it gets the usual 404.
 */
export const PAGE_PATH_SOURCE = `(?!api/|_next/|uploads/|(?:${LOCALE_SOURCE})(?:/|$)|${FILE_FOLDERS}|${FILES}).*`;

const PAGE_PATH = new RegExp(`^/${PAGE_PATH_SOURCE}$`);

/**
 * Returns whether a path belongs to a page; the page may not exist.
 * @param {string} path
 */
export const isPagePath = (path) => PAGE_PATH.test(path);

/** @param {string} path */
const sourceOf = (path) =>
  path.replace(
    /:\w+(?:\((.+?)\))?/g,
    (/** @type {string} */ _name, pattern = "[^/]+") => `(?:${pattern})`,
  );

const routesByPath = new Map(ROUTES.map((route) => [route.path, route]));
const patterns = ROUTES.filter(({ path }) => path.includes(":")).map((route) => ({
  route,
  pattern: new RegExp(`^${sourceOf(route.path)}$`),
}));

/**
 * Returns the policy of a path without language; undefined if there is no such page.
 * @param {string} path
 * @returns {RoutePolicy | undefined}
 */
export function findRoute(path) {
  return routesByPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.route;
}

/** @type {Record<RoutePolicy["access"], string[] | null>} */
const ROLES = {
  public: null,
  signedIn: ["buyer", "seller", "admin"],
  seller: ["seller"],
  admin: ["admin"],
};

/**
 * Returns the status of a denied page: 401 signed out, 403 wrong role, null if access is allowed.
 * @param {string} path
 * @param {string | null} role
 * @returns {401 | 403 | null}
 */
export function deniedStatus(path, role) {
  const roles = ROLES[findRoute(path)?.access ?? "public"];
  if (!roles) return null;
  if (!role) return 401;
  return roles.includes(role) ? null : 403;
}

/**
 * Returns whether a query selects another page than the static one of the route.
 * @param {RoutePolicy | undefined} route
 * @param {URLSearchParams} query without `lang`
 */
export function hasDynamicQuery(route, query) {
  if (route?.dynamicQuery === "all") return query.size > 0;
  return route?.dynamicQuery?.some((name) => query.has(name)) ?? false;
}

/** Query parameters that matter on every page: the language, and the framework's own for client-side navigation. */
const COMMON_QUERY = ["lang", "_rsc"];

/**
 * Returns the URL without query parameters that do not change a static page. Next writes the query of the request that
 * renders a page into the cached page, for everybody to read.
 * @param {string} url path and query
 * @param {RoutePolicy | undefined} route
 */
export function withoutUnusedQuery(url, route) {
  const position = url.indexOf("?");
  if (position < 0 || route?.rendering !== "static" || route.dynamicQuery === "all") return url;
  const names = [...COMMON_QUERY, ...(route.dynamicQuery ?? [])];
  const query = new URLSearchParams(url.slice(position + 1));
  for (const name of [...query.keys()]) if (!names.includes(name)) query.delete(name);
  const path = url.slice(0, position);
  return query.size > 0 ? `${path}?${query}` : path;
}
