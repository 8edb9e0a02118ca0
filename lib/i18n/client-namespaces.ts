import type { Messages } from "next-intl";

/**
 * Messages available to client components: a namespace, or a subset as "catalog.card". They are sent to the browser
 * with every page, so list the smallest subset that is sufficient.
 */
export const CLIENT_NAMESPACES = [
  "cart.add",
  "cart.addTitle",
  "cart.buyNow",
  "cart.buyTitle",
  "cart.choose",
  "cart.chooseTitle",
  "cart.outOfStock",
  "cart.toast",
  "catalog.category",
  "catalog.from",
  "catalog.sale.percent",
  "catalog.sale.regular",
  "common",
  "compare.add",
  "compare.added",
  "compare.clear",
  "compare.duplicate",
  "compare.duplicateMore",
  "compare.limit",
  "compare.limitMore",
  "compare.remove",
  "compare.removed",
  "compare.toggle",
  "compare.tray",
  "continue",
  "errors.databaseDown",
  "footer",
  "search.field",
  "language.choose",
  "language.label",
  "nav",
  "newsletter.failed",
  "newsletter.sent",
  "reviews.outOf",
  "search.categories",
  "search.close",
  "search.empty",
  "search.failed",
  "search.found",
  "search.hint",
  "search.panel",
  "search.popular",
  "search.popularTitle",
  "search.recentTitle",
  "search.remove",
  "search.searchFor",
  "search.suggestions",
  "search.type",
  "share",
  "states.errorDescription",
  "states.errorTitle",
  "states.productsFailed",
  "theme",
  "wishlist.added",
  "wishlist.failed",
  "wishlist.failedMore",
  "wishlist.removed",
  "wishlist.signIn",
  "wishlist.signInMore",
  "wishlist.toggle",
];

/**
 * Returns the selected messages as one string for client components: the framework would process each sentence of an
 * object separately, both when it serializes and when it parses them.
 */
export function serializeMessages(messages: Messages, paths: string[]): string {
  return JSON.stringify(pickMessages(messages, paths));
}

type Tree = { [key: string]: string | Tree };

/** Returns the subset of `messages` at `paths`, with their structure. Unknown paths are ignored. */
export function pickMessages(messages: Messages, paths: string[]): Partial<Messages> {
  const subset: Tree = {};
  for (const path of paths) copy(messages as unknown as Tree, subset, path.split("."));
  // Safe because only subtrees of `messages` are copied, to the same paths.
  return subset as unknown as Partial<Messages>;
}

function copy(from: Tree, to: Tree, [key, ...rest]: string[]) {
  const value = key === undefined ? undefined : from[key];
  if (key === undefined || value === undefined) return;
  if (rest.length === 0 || typeof value === "string") {
    to[key] = value;
    return;
  }
  // Copies the branch before adding to it, so that the original messages are never modified.
  const branch: Tree = { ...(to[key] as Tree | undefined) };
  to[key] = branch;
  copy(value, branch, rest);
}
