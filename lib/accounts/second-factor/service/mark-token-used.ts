import "server-only";

import type { Tx } from "@/lib/db/client";

/** Marks a sealed cookie as used. Returns false if it was used before; of two parallel requests, one gets true. */
export async function markTokenUsed(tx: Tx, { id, expiresAt }: { id: string; expiresAt: Date }) {
  const { count } = await tx.usedToken.createMany({
    data: { id, expiresAt },
    skipDuplicates: true,
  });
  return count === 1;
}
