import "server-only";

import { type Payout, Prisma } from "@/generated/prisma/client";
import { db, type Tx, withTx } from "@/lib/core/db";
import { mayTry, processRows } from "@/lib/core/job-rows";
import { formatMoney } from "@/lib/core/money";
import { entriesOfPayoutFailed, entriesOfPayoutPaid } from "@/lib/ledger/rules";
import { tell } from "@/lib/notifications/service";
import type { ProviderPayout } from "@/lib/payments/provider";
import { requireProvider } from "@/lib/payments/service";
import { payoutMail } from "@/lib/payouts/mails";

const BATCH = 500;

/**
 * Sends the bank payouts that wait and asks after those on their way. Each call names the payout, so that one
 * that was cut short is taken up and not made twice. Answers how many were decided.
 */
export async function settleBankPayouts() {
  const waiting = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM payouts WHERE status = 'pending' AND kind = 'bank'
      AND ${mayTry("bankPayouts", Prisma.sql`payouts.id`)}
    ORDER BY provider_payout_id IS NOT NULL, id LIMIT ${BATCH}`;
  return processRows(
    "bankPayouts",
    waiting.map(({ id }) => id),
    async (id) => follow(await db.payout.findUniqueOrThrow({ where: { id } })),
  );
}

async function follow(payout: Payout) {
  const told = await ask(payout);
  if (told.status === "pending") return false;
  await withTx((tx) => decidePayout(tx, payout.id, told));
  return true;
}

async function ask({ id, accountId, amountCents, providerPayoutId }: Payout) {
  if (!accountId) throw new Error(`payout ${id} has no account`);
  const provider = requireProvider();
  if (providerPayoutId) return provider.retrievePayout({ accountId, id: providerPayoutId });
  const told = await provider.pay({ accountId, amountCents, key: `payout:${id}` });
  await db.payout.updateMany({
    where: { id, providerPayoutId: null },
    data: { providerPayoutId: told.id },
  });
  return told;
}

/**
 * A payout arrived, or came back: then the money is in the seller's balance again. Does nothing the second
 * time. Answers whether it was decided now.
 */
export async function decidePayout(
  tx: Tx,
  payoutId: number,
  { status, failureReason }: Pick<ProviderPayout, "status" | "failureReason">,
) {
  if (status === "pending") return false;
  const { count } = await tx.payout.updateMany({
    where: { id: payoutId, status: "pending" },
    data: { status, failureReason, decidedAt: new Date() },
  });
  if (count === 0) return false;
  const payout = await tx.payout.findUniqueOrThrow({
    where: { id: payoutId },
    include: { seller: { select: { email: true, username: true, locale: true } } },
  });
  const entries = status === "paid" ? entriesOfPayoutPaid(payout) : entriesOfPayoutFailed(payout);
  await tx.ledgerEntry.createMany({ data: entries });
  await tell(tx, {
    userId: payout.sellerId,
    kind: "payout",
    key: `payout:${payoutId}:${status}`,
    values: { amount: formatMoney(payout.amountCents), state: status },
    href: "/payout-settings",
    mail: payoutMail(status, payout.seller, payout),
  });
  return true;
}
