import "server-only";

import { memoize } from "@/lib/cache/memoize";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { tokenize } from "@/lib/core/search-text";
import { findBestMatches } from "./execute";
import { createPlan, emptyPlan, type PlannedSearch, planSearch, type SearchDepth } from "./planner";
import { readTermStatistics } from "./term-statistics";

/**
 * Returns the planned search for products with all words but stop words, in any variant of the synonyms; misspelled
 * words are corrected. Null without a search; a search without letters and digits matches nothing.
 */
export async function resolveSearch(
  search: string | undefined,
  depth: SearchDepth,
): Promise<PlannedSearch | null> {
  if (!search) return null;
  const tokens = tokenize(search);
  if (tokens.length === 0) return nothing(depth);
  return resolve(tokens, depth, "all");
}

type ShopSearch = { search: string | undefined; isExact: boolean | undefined };

/** Returns the planned search of a list of /shop: the words as typed if it is exact, otherwise a relaxed search. */
export function resolveShopSearch({ search, isExact }: ShopSearch, depth: SearchDepth) {
  return isExact ? resolveExactSearch(search, depth) : resolveRelaxedSearch(search, depth);
}

/** Returns the search for all words as typed, without aliases and corrections; its matches are not checked. */
async function resolveExactSearch(
  search: string | undefined,
  depth: SearchDepth,
): Promise<PlannedSearch | null> {
  if (!search) return null;
  const terms = tokenize(search).map((phrase) => [{ phrase, isWholeToken: false }]);
  if (terms.length === 0) return nothing(depth);
  const plan = createPlan(terms, await readTermStatistics(), { depth, matching: "all" });
  return { ...nothing(depth), plan, best: null };
}

/** Returns the same as `resolveSearch`; if no product has all words, a search for products with some of them. */
async function resolveRelaxedSearch(
  search: string | undefined,
  depth: SearchDepth,
): Promise<PlannedSearch | null> {
  const exact = await resolveSearch(search, depth);
  if (!search || !exact?.isMiss || exact.plan.terms.length < 2) return exact;
  const partial = await resolve(tokenize(search), depth, "any");
  return partial.isMiss ? exact : partial;
}

function resolve(tokens: string[], depth: SearchDepth, matching: "all" | "any") {
  const key = `search ${matching} ${depth.ranked} ${tokens.join(" ")}`;
  return memoize([CATALOG_TAG], key, async () =>
    planSearch(tokens, await readTermStatistics(), { depth, matching, probe: findBestMatches }),
  );
}

/** Not a miss: there is nothing to record as a search without results. */
const nothing = (depth: SearchDepth): PlannedSearch => ({
  plan: emptyPlan(depth),
  match: { corrected: null, isPartial: false },
  isMiss: false,
  best: { ids: [], total: 0 },
});
