import { normalizeForSearch } from "@/lib/core/search-text";
import { db } from "@/lib/db/client";
import { ALIASES } from "./content/aliases";

/** The aliases of search. What is there already, also what an admin added, stays as it is. */
export async function seedAliases() {
  const data = Object.entries(ALIASES).flatMap(([term, aliases]) =>
    aliases.map((alias) => ({ alias: normalizeForSearch(alias), term: normalizeForSearch(term) })),
  );
  await db.searchAlias.createMany({ data, skipDuplicates: true });
}
