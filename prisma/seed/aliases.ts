import { normalizeForSearch } from "@/lib/core/search-text";
import { db } from "@/lib/db/client";
import { ALIASES } from "./content/aliases";

/** Seeds the search aliases. Existing ones, including those of admins, are not changed. */
export async function seedAliases() {
  const data = Object.entries(ALIASES).flatMap(([term, aliases]) =>
    aliases.map((alias) => ({ alias: normalizeForSearch(alias), term: normalizeForSearch(term) })),
  );
  await db.searchAlias.createMany({ data, skipDuplicates: true });
}
