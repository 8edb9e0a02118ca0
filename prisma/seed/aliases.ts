import { db } from "@/lib/db/client";
import { fold } from "@/lib/search/fold";
import { ALIASES } from "./content/aliases";

/** The aliases of search. What is there already, also what an admin added, stays as it is. */
export async function seedAliases() {
  const data = Object.entries(ALIASES).flatMap(([term, aliases]) =>
    aliases.map((alias) => ({ alias: fold(alias), term: fold(term) })),
  );
  await db.searchAlias.createMany({ data, skipDuplicates: true });
}
