import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { Decision } from "@/lib/moderation/schema";
import { requireVersion } from "@/lib/moderation/version";

/** Tables with the columns `status`, `note`, `decided_at` and `decided_by_id`. */
const TABLES = {
  revision: Prisma.sql`product_revisions`,
  certificate: Prisma.sql`certificates`,
  business: Prisma.sql`businesses`,
  listing: Prisma.sql`listing_requests`,
  seller: Prisma.sql`seller_applications`,
  wholesale: Prisma.sql`wholesale_applications`,
  story: Prisma.sql`customer_stories`,
};

export type ClaimedKind = keyof typeof TABLES;

export type DecisionTarget = {
  id: number;
  decision: Decision;
  note: string | null;
  /** Version that the admin saw; without it, versions are not compared. */
  version?: string | undefined;
};

/**
 * Decides a pending item once: of two parallel decisions, only one succeeds.
 * @throws DomainError notFound, conflict (it no longer waits, or changed since the admin saw it)
 */
export async function decidePending(
  tx: Tx,
  admin: Viewer,
  { kind, id, decision, note, version }: DecisionTarget & { kind: ClaimedKind },
) {
  const table = TABLES[kind];
  await requirePending(tx, table, id);
  await requireVersion(tx, { kind, id, version });
  const updatedCount = await tx.$executeRaw`
    UPDATE ${table} SET status = ${decision}::"ModerationStatus", note = ${note}, decided_at = now(),
      decided_by_id = ${admin.id}
    WHERE id = ${id} AND status = 'pending'`;
  if (updatedCount !== 1) throw new DomainError("conflict", "alreadyDecided");
}

/** Reports a decided item as such, whatever version was displayed. */
async function requirePending(tx: Tx, table: Prisma.Sql, id: number) {
  const [row] = await tx.$queryRaw<{ isPending: boolean }[]>`
    SELECT status = 'pending' AS "isPending" FROM ${table} WHERE id = ${id}`;
  if (!row) throw new DomainError("notFound", "approvalNotFound");
  if (!row.isPending) throw new DomainError("conflict", "alreadyDecided");
}
