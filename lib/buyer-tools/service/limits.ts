import "server-only";

import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";

/** Any number of our own. */
const TOOLS_LOCK = 7_419_008;

/** One person's tools are written one after another, so that the most of each holds. */
export function withUserLock<T>(userId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTx(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${TOOLS_LOCK}::int, ${userId}::int)`;
    return work(tx);
  });
}

/** Products, each named once, that everybody may know of. @throws DomainError notFound where one is none */
export async function requireLiveProducts(tx: Tx, ids: number[]) {
  if (ids.length === 0) return;
  const found = await tx.product.count({
    where: { id: { in: ids }, isActive: true, moderationStatus: "approved", archivedAt: null },
  });
  if (found < ids.length) throw new DomainError("notFound", "productNotFound");
}
