// Every page of the build by the addresses that lead to it, and for whom it is.
import fs from "node:fs";
import path from "node:path";

import { tsImport } from "tsx/esm/api";

/** Pages of the list that everybody may open, with parts for whoever is signed in. */
const AUDIENCE = ["anyone", "member", "seller", "admin"];

/** The path alone. */
export const baseOf = (page) => page.replace(/[?#].*$/, "");

/** Who of the lists of tests/support/routes.ts sees what. */
const audienceOf = ({ email }) =>
  ({ "buyer@demo.com": "member", "seller@demo.com": "seller", "admin@demo.com": "admin" })[email] ??
  "anyone";

/**
 * Each page with its audience: the widest that any of its addresses is for.
 * @returns {Promise<{ page: string, audience: string }[]>}
 */
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

/** The addresses to which middleware.ts may lead who asks for a page, but for the page's own. */
function innerOf(page, staticListSlug) {
  const [base, query] = page.split("?");
  if (/^\/(?:store|product)\//.test(base)) return [`${base}/own`];
  if (query === undefined) return [];
  if (base !== "/shop") return [`/find${page}`];
  const name = staticListSlug(new URLSearchParams(query));
  return [`/shop/find?${query}`, ...(name ? [`/shop/${name}`] : [])];
}

/** Pages that only stand behind others, as they can be asked for where nothing stands before them. */
export async function readInnerPages(folder, pages) {
  const { staticListSlug } = await tsImport(
    "../../../lib/products/static-lists.ts",
    import.meta.url,
  );
  const patterns = patternsOf(folder);
  return pages
    .flatMap(({ page, audience }) =>
      innerOf(page, staticListSlug).map((inner) => ({ page: inner, audience })),
    )
    .filter(({ page }) => patterns.some(({ isFor }) => isFor(page)));
}

/** The pages of a build; groups and the language stand in no address. */
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

/** The pages of a build that no address of a list leads to; an address is that of the plainest page it fits. */
export function findUnasked(folder, pages) {
  const patterns = patternsOf(folder);
  const plainest = (page) =>
    patterns.filter(({ isFor }) => isFor(page)).sort((one, other) => depth(one) - depth(other))[0];
  const asked = new Set(pages.map(({ page }) => plainest(page)?.name));
  return patterns.map(({ name }) => name).filter((name) => !asked.has(name));
}

const depth = ({ name }) => name.split("[").length;
