import "server-only";

import type { Prisma, SensitiveChange } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { emailTranslator } from "@/lib/i18n/translator";
import { destinationOf } from "@/lib/payouts/rules";
import { alarmOfPayout } from "./attention";
import { decidePayout } from "./decide";
import { notifyHold } from "./notify-hold";

type Account = Omit<Prisma.PayoutAccountUncheckedCreateInput, "sellerId">;

/** Why payouts are on hold; admins read it on the user's page. */
const HOLD_REASON = "The payout account was changed by someone else and restored by its owner";

/**
 * Restores a seller's earlier payout account, or removes the current one if there was none. Payouts to the other
 * account that were not requested from the provider return to the balance; any other puts the seller's payouts on hold
 * until an admin decides.
 */
export async function restoreAccount(tx: Tx, { subjectId: sellerId, before, createdAt }: Change) {
  // Written by connect.ts alone.
  const { account } = before as unknown as { account: Account | null };
  await tx.payoutAccount.deleteMany({ where: { sellerId } });
  const entries = account
    ? destinationOf(await tx.payoutAccount.create({ data: { ...account, sellerId } }))
    : null;
  await stopUnderWay(tx, { sellerId, createdAt, restored: entries });
}

type Change = Pick<SensitiveChange, "subjectId" | "before" | "createdAt">;
type UnderWay = { sellerId: number; createdAt: Date; restored: string | null };

async function stopUnderWay(tx: Tx, { sellerId, createdAt, restored }: UnderWay) {
  const payouts = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM payouts WHERE seller_id = ${sellerId} AND status = 'pending' AND created_at > ${createdAt}
      AND destination IS DISTINCT FROM ${restored}::text ORDER BY id FOR UPDATE`;
  for (const { id } of payouts) await stop(tx, id);
}

async function stop(tx: Tx, id: number) {
  const payout = await tx.payout.findUniqueOrThrow({ where: { id } });
  if (payout.kind === "bank" && payout.stage === "created") {
    await decidePayout(tx, id, { status: "failed", failureReason: "account_changed_back" });
    return;
  }
  await hold(tx, payout.sellerId);
  await alarmOfPayout(tx, payout, "attention");
}

async function hold(tx: Tx, sellerId: number) {
  const { locale } = await tx.user.findUniqueOrThrow({
    where: { id: sellerId },
    select: { locale: true },
  });
  const payoutsHeldAt = new Date();
  const { count } = await tx.user.updateMany({
    where: { id: sellerId, payoutsHeldAt: null },
    data: {
      payoutsHeldAt,
      payoutsHeldReason: HOLD_REASON,
      payoutsHeldMessage: emailTranslator(locale)("payoutsHeld.accountRestored"),
    },
  });
  if (count > 0) await notifyHold(tx, sellerId, payoutsHeldAt);
}
