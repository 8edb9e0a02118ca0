import { normalizeForSearch } from "@/lib/core/search-text";
import { db } from "@/lib/db/client";
import { ALIASES, BROADER_WORDS } from "./content/aliases";

/** Seeds the search aliases. Existing ones, including those of admins, are not changed. */
export async function seedAliases() {
  const pairs = [
    ...Object.entries(ALIASES).flatMap(([term, words]) => words.map((word) => [word, term])),
    ...BROADER_WORDS.flatMap(({ words, terms }) =>
      words.flatMap((word) => terms.map((term) => [word, term])),
    ),
  ];
  const data = pairs.map(([alias = "", term = ""]) => ({
    alias: normalizeForSearch(alias),
    term: normalizeForSearch(term),
  }));
  await db.searchAlias.createMany({ data, skipDuplicates: true });
}
