import "server-only";

import { writeAudit } from "@/lib/audit/service";
import type { Tx } from "@/lib/db/client";
import { restoreListings } from "@/lib/products/service/suspend-listings";

/** Makes a buyer a seller, who then signs in again. Changes nothing for another role. */
export async function promoteToSeller(
  tx: Tx,
  { userId, actorId }: { userId: number; actorId: number },
) {
  const { count } = await tx.user.updateMany({
    where: { id: userId, role: "buyer" },
    data: { role: "seller" },
  });
  if (count === 0) return;
  await restoreListings(tx, userId);
  await tx.session.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await writeAudit(tx, {
    actorId,
    action: "user.role_changed",
    subjectType: "user",
    subjectId: userId,
    before: { role: "buyer" },
    after: { role: "seller" },
  });
}
