import "server-only";

import { deleteSecondFactors } from "@/lib/accounts/second-factor/service/restore";
import { writeAudit } from "@/lib/audit/service";
import type { Tx } from "@/lib/db/client";

/**
 * Verifies an email for the first time, in the caller's transaction. A stranger may have held the account until now:
 * payout account, addresses, second factors, connected sign-in providers and undo links are removed. The caller replaces
 * the password.
 */
export async function confirmFirst(tx: Tx, userId: number): Promise<undefined> {
  await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
  const { count } = await tx.payoutAccount.deleteMany({ where: { sellerId: userId } });
  await tx.address.deleteMany({ where: { userId } });
  await deleteSecondFactors(tx, userId);
  await tx.providerIdentity.deleteMany({ where: { userId } });
  await tx.sensitiveChange.deleteMany({ where: { subjectId: userId } });
  const subject = { actorId: userId, subjectType: "user", subjectId: userId };
  if (count > 0) await writeAudit(tx, { ...subject, action: "user.payout_disconnected" });
  await writeAudit(tx, { ...subject, action: "user.password_changed" });
}
