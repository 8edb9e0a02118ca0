import type { Messages } from "next-intl";

/**
 * What client components may translate: a namespace, or one part of it as "catalog.card". Only these are sent
 * to the browser, on every page, so name the smallest part that will do.
 */
export const CLIENT_NAMESPACES = [
  "cart.add",
  "cart.addTitle",
  "cart.buyNow",
  "cart.buyTitle",
  "cart.outOfStock",
  "cart.toast",
  "catalog.category",
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
  "headerSearch",
  "language",
  "nav",
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
 * The same as one text, for a component of the browser: of a tree the framework would look at each sentence by itself,
 * on the server as it is written and again as it is read.
 */
export function serializeMessages(messages: Messages, paths: string[]): string {
  return JSON.stringify(pickMessages(messages, paths));
}

type Tree = { [key: string]: string | Tree };

/** The parts of `messages` that `paths` name, in their places. A path that leads nowhere is left out. */
export function pickMessages(messages: Messages, paths: string[]): Partial<Messages> {
  const picked: Tree = {};
  for (const path of paths) copy(messages as unknown as Tree, picked, path.split("."));
  // Safe because only parts of `messages` were copied, to where they stood.
  return picked as unknown as Partial<Messages>;
}

function copy(from: Tree, to: Tree, [key, ...rest]: string[]) {
  const value = key === undefined ? undefined : from[key];
  if (key === undefined || value === undefined) return;
  if (rest.length === 0 || typeof value === "string") {
    to[key] = value;
    return;
  }
  // A part beside parts that were copied before: never write into the messages themselves.
  const branch: Tree = { ...(to[key] as Tree | undefined) };
  to[key] = branch;
  copy(value, branch, rest);
}
