// Pages of the build by their URLs, with their audience.
import fs from "node:fs";
import path from "node:path";

import { tsImport } from "tsx/esm/api";

/** Audiences, the widest first. */
const AUDIENCE = ["anyone", "member", "seller", "admin"];

/** Returns the path without query and fragment. */
export const baseOf = (page) => page.replace(/[?#].*$/, "");

/** Returns the audience of a list of tests/support/routes.ts. */
const audienceOf = ({ email }) =>
  ({ "buyer@demo.com": "member", "seller@demo.com": "seller", "admin@demo.com": "admin" })[email] ??
  "anyone";

/** Returns each page with the widest audience of its URLs. @returns {Promise<{ page: string, audience: string }[]>} */
export async function readPages() {
  const { ROUTES } = await tsImport("../../support/routes.ts", import.meta.url);
  const lists = Object.values(ROUTES).filter(({ status }) => !status);
  const widest = new Map();
  for (const list of lists) {
    for (const page of list.paths) {
      const ranks = [widest.get(baseOf(page)), audienceOf(list)].filter(Boolean);
      widest.set(
        baseOf(page),
        AUDIENCE.find((one) => ranks.includes(one)),
      );
    }
  }
  const pages = [...new Set(lists.flatMap(({ paths }) => paths))];
  return pages.map((page) => ({ page, audience: widest.get(baseOf(page)) }));
}

/** Returns the internal paths that middleware.ts may rewrite a page to. */
function innerOf(page, staticListSlug) {
  const [base, query] = page.split("?");
  if (query === undefined) return /^\/(?:store|product)\//.test(base) ? [`${base}/own`] : [];
  if (base !== "/shop") return [`/find${page}`];
  const name = staticListSlug(new URLSearchParams(query));
  return [`/shop/find?${query}`, ...(name ? [`/shop/${name}`] : [])];
}

/** Returns internal pages by the paths at which they can be requested without middleware. */
export async function readInnerPages(folder, pages) {
  const { staticListSlug } = await tsImport("../../../lib/shop/static-lists.ts", import.meta.url);
  const patterns = patternsOf(folder);
  return pages
    .flatMap(({ page, audience }) =>
      innerOf(page, staticListSlug).map((inner) => ({ page: inner, audience })),
    )
    .filter(({ page }) => patterns.some(({ isFor }) => isFor(page)));
}

/** Returns the pages of a build by their URL pattern, without route groups and the locale. */
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
 */
export function findUnasked(folder, pages) {
  const patterns = patternsOf(folder);
  const plainest = (page) =>
    patterns.filter(({ isFor }) => isFor(page)).sort((one, other) => depth(one) - depth(other))[0];
  const asked = new Set(pages.map(({ page }) => plainest(page)?.name));
  return patterns.map(({ name }) => name).filter((name) => !asked.has(name));
}

const depth = ({ name }) => name.split("[").length;
