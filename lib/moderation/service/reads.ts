import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import type { Tx } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { versionOf } from "@/lib/moderation/version";

/**
 * Returns the content hashes of products by id, and stores them as what the admin last read. Call it before the rows
 * are read: a change in between is then refused instead of approved unseen.
 * @throws DomainError forbidden
 */
export async function recordReads(viewer: Viewer, productIds: number[]) {
  const admin = requireAdmin(viewer);
  const rows = await sql.query<{ id: number; version: string }[]>`
    INSERT INTO moderation_reads (admin_id, product_id, version)
    SELECT ${admin.id}::int, p.id, ${versionOf(Prisma.sql`'product'`, Prisma.sql`p.id`)}
    FROM products p WHERE p.id = ANY (${productIds}::int[]) ORDER BY p.id
    ON CONFLICT (admin_id, product_id) DO UPDATE SET version = excluded.version, read_at = now()
    RETURNING product_id AS id, version`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Returns the content hash of the product that the admin last read, undefined if there is none. */
export async function findLastRead(tx: Tx, adminId: number, productId: number) {
  const read = await tx.moderationRead.findUnique({
    where: { adminId_productId: { adminId, productId } },
    select: { version: true },
  });
  return read?.version;
}
