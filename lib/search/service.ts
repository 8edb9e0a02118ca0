import "server-only";

import { audit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { changed } from "@/lib/core/changes";
import { db, withTx } from "@/lib/core/db";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { requireAdmin } from "@/lib/moderation/admin";
import { fold } from "./fold";
import type { AliasChoice, AliasInput } from "./schema";

const MISS_LENGTH = 100;

/** Keeps words that found nothing, for an admin to turn into aliases. Never fails what it is called from. */
export async function countMiss(search: string | undefined) {
  const query = fold(search ?? "").slice(0, MISS_LENGTH);
  if (!query) return;
  try {
    await db.$executeRaw`INSERT INTO search_misses (query) VALUES (${query})
      ON CONFLICT (query) DO UPDATE SET count = search_misses.count + 1, last_at = now()`;
  } catch (error) {
    log.error("A search that found nothing could not be counted", error);
  }
}

/**
 * Teaches search another way to say something, at once; a search that found nothing is answered with it.
 * @throws DomainError unauthenticated, forbidden, conflict (it is known)
 */
export async function addAlias(asking: Viewer | null, words: AliasInput) {
  const admin = requireAdmin(asking);
  await withTx(async (tx) => {
    const { id } = await tx.searchAlias
      .create({ data: words, select: { id: true } })
      .catch(onDuplicate({ search_aliases_alias_term_key: "aliasTaken" }));
    await tx.searchMiss.deleteMany({ where: { query: words.alias } });
    await audit(tx, {
      actorId: admin.id,
      action: "alias.added",
      subjectType: "alias",
      subjectId: id,
      after: words,
    });
    // The lists of goods that searches found are kept with the catalogue, like the aliases themselves.
    changed("catalog");
  });
}

/** Lets search forget an alias, at once. @throws DomainError unauthenticated, forbidden, notFound */
export async function removeAlias(asking: Viewer | null, { id }: AliasChoice) {
  const admin = requireAdmin(asking);
  await withTx(async (tx) => {
    const [row] = await tx.$queryRaw<{ alias: string; term: string }[]>`
      DELETE FROM search_aliases WHERE id = ${id} RETURNING alias, term`;
    if (!row) throw new DomainError("notFound", "aliasNotFound");
    await audit(tx, {
      actorId: admin.id,
      action: "alias.removed",
      subjectType: "alias",
      subjectId: id,
      before: row,
    });
    changed("catalog");
  });
}
