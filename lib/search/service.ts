import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { CATALOG_TAG } from "@/lib/cache/tags";
import { DomainError, onDuplicate } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { normalizeForSearch } from "@/lib/core/search-text";
import { withTx } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import type { AliasChoice, AliasInput } from "./schema";

const MISS_LENGTH = 100;

/**
 * Maximum stored searches without results; further ones are recorded after a cleanup
 * (lib/jobs/service/delete-expired-rows).
 */
const MAX_MISSES = 6_000;

/** Limit of new searches per hour, for all callers together. */
const HOURLY = { key: "search-misses", max: 600, seconds: 3_600 };

/**
 * Records a search without results, for admins to add aliases. Never throws, so that it cannot fail the search itself.
 */
export async function recordZeroResult(search: string | undefined) {
  const query = normalizeForSearch(search ?? "").slice(0, MISS_LENGTH);
  if (!query) return;
  try {
    const updatedCount = await sql.execute`
      UPDATE search_misses SET count = least(count, 1000000000) + 1, last_at = now() WHERE query = ${query}`;
    if (updatedCount === 0) await addMiss(query);
  } catch (error) {
    if (!(error instanceof DomainError)) log.error("Failed to count a search miss", error);
  }
}

async function addMiss(query: string) {
  await consumeLimit(HOURLY);
  await sql.execute`INSERT INTO search_misses (query) SELECT ${query}
    WHERE (SELECT count(*) FROM search_misses) < ${MAX_MISSES}
    ON CONFLICT (query) DO UPDATE SET count = search_misses.count + 1, last_at = now()`;
}

/**
 * Adds an alias, effective immediately, and removes its entry among the searches without results.
 * @throws DomainError forbidden, conflict (it is known)
 */
export async function addAlias(viewer: Viewer, input: AliasInput) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const { id } = await tx.searchAlias
      .create({ data: input, select: { id: true } })
      .catch(onDuplicate({ search_aliases_alias_term_key: "aliasTaken" }));
    await tx.searchMiss.deleteMany({ where: { query: input.alias } });
    await writeAudit(tx, {
      actorId: admin.id,
      action: "alias.added",
      subjectType: "alias",
      subjectId: id,
      after: input,
    });
    // Cached search results have the same tag as the aliases.
    invalidateTags(CATALOG_TAG);
  });
}

/** Deletes an alias, effective immediately. @throws DomainError forbidden, notFound */
export async function removeAlias(viewer: Viewer, { id }: AliasChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const [row] = await tx.$queryRaw<{ alias: string; term: string }[]>`
      DELETE FROM search_aliases WHERE id = ${id} RETURNING alias, term`;
    if (!row) throw new DomainError("notFound", "aliasNotFound");
    await writeAudit(tx, {
      actorId: admin.id,
      action: "alias.removed",
      subjectType: "alias",
      subjectId: id,
      before: row,
    });
    invalidateTags(CATALOG_TAG);
  });
}
