// Pages of the build by their URLs, with their audience.
import fs from "node:fs";
import path from "node:path";

import { tsImport } from "tsx/esm/api";

/**
 * @typedef {"anyone" | "member" | "seller" | "admin"} Audience
 * @typedef {{ page: string, audience: Audience }} AddressedPage
 * @typedef {{ name: string, isFor: (page: string) => boolean }} PagePattern
 */

/**
 * Audiences, the widest first.
 * @type {Audience[]}
 */
const AUDIENCES = ["anyone", "member", "seller", "admin"];

/** @type {Record<string, Audience>} */
const AUDIENCE_BY_EMAIL = {
  "buyer@demo.com": "member",
  "seller@demo.com": "seller",
  "admin@demo.com": "admin",
};

/**
 * Returns the path without query and fragment.
 * @param {string} page
 */
export const baseOf = (page) => page.replace(/[?#].*$/, "");

/**
 * Returns the audience of a list of tests/support/routes.ts.
 * @param {{ email: string | null }} list
 */
const audienceOf = ({ email }) => AUDIENCE_BY_EMAIL[email ?? ""] ?? "anyone";

/** Reads the lists of pages in tests/support/routes.ts. */
export async function readRoutes() {
  /** @type {typeof import("../../support/routes.ts")} */
  const { ROUTES } = await tsImport("../../support/routes.ts", import.meta.url);
  return Object.values(ROUTES);
}

/**
 * Returns each page with the widest audience of its URLs.
 * @returns {Promise<AddressedPage[]>}
 */
export async function readPages() {
  const lists = (await readRoutes()).filter(({ status }) => !status);
  /** @type {Map<string, Audience>} */
  const widest = new Map();
  for (const list of lists) {
    for (const page of list.paths) {
      const audiences = [widest.get(baseOf(page)), audienceOf(list)];
      const audience = AUDIENCES.find((rank) => audiences.includes(rank));
      widest.set(baseOf(page), audience ?? "anyone");
    }
  }
  const pages = [...new Set(lists.flatMap(({ paths }) => paths))];
  return pages.map((page) => ({ page, audience: widest.get(baseOf(page)) ?? "anyone" }));
}

/**
 * Returns the internal paths that middleware.ts may rewrite a page to.
 * @param {string} page
 * @param {(search: URLSearchParams) => string | null} staticListSlug
 */
function innerOf(page, staticListSlug) {
  const [base = "", query] = page.split("?");
  if (query === undefined) return /^\/(?:store|product)\//.test(base) ? [`${base}/own`] : [];
  if (base !== "/shop") return [`/find${page}`];
  const name = staticListSlug(new URLSearchParams(query));
  return [`/shop/find?${query}`, ...(name ? [`/shop/${name}`] : [])];
}

/**
 * Returns internal pages by the paths at which they can be requested without middleware.
 * @param {string} folder of the build
 * @param {AddressedPage[]} pages
 * @returns {Promise<AddressedPage[]>}
 */
export async function readInnerPages(folder, pages) {
  /** @type {typeof import("../../../lib/shop/static-lists.ts")} */
  const { staticListSlug } = await tsImport("../../../lib/shop/static-lists.ts", import.meta.url);
  const patterns = patternsOf(folder);
  return pages
    .flatMap(({ page, audience }) =>
      innerOf(page, staticListSlug).map((inner) => ({ page: inner, audience })),
    )
    .filter(({ page }) => patterns.some(({ isFor }) => isFor(page)));
}

/**
 * Returns the pages of a build by their URL pattern, without route groups and the locale.
 * @param {string} folder of the build
 * @returns {PagePattern[]}
 */
function patternsOf(folder) {
  const file = path.join(folder, "server", "app-paths-manifest.json");
  return Object.keys(JSON.parse(fs.readFileSync(file, "utf8")))
    .filter((key) => key.startsWith("/[locale]/") && key.endsWith("/page"))
    .map((key) => {
      const name = key.replace(/^\/\[locale\]|\/\(\w+\)|\/page$/g, "") || "/";
      const pattern = new RegExp(`^${name.replace(/\[\w+\]/g, "[^/]+")}$`);
      return { name, isFor: (page) => pattern.test(baseOf(page)) };
    });
}

/**
 * Returns pages of a build without a URL in the list. A URL belongs to the matching page with the fewest parameters.
 * @param {string} folder of the build
 * @param {AddressedPage[]} pages
 */
export function findUnlisted(folder, pages) {
  const patterns = patternsOf(folder);
  /** @param {string} page */
  const plainest = (page) =>
    patterns
      .filter(({ isFor }) => isFor(page))
      .sort((first, second) => depth(first) - depth(second))[0];
  const listedNames = new Set(pages.map(({ page }) => plainest(page)?.name));
  return patterns.map(({ name }) => name).filter((name) => !listedNames.has(name));
}

/** @param {PagePattern} pattern */
const depth = ({ name }) => name.split("[").length;
