import "server-only";

import type { Payout } from "@/generated/prisma/client";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { payoutReturnedEntries } from "@/lib/ledger/payouts";
import type { ProviderPayout, ProviderTransfer } from "@/lib/payments/provider";
import { alarmOfPayout } from "./attention";
import { decidePayout, notifySeller } from "./decide";

/**
 * Applies the provider's state of a bank payout. One returned after its arrival is in the seller's balance again at
 * once; a job reverses its transfer.
 */
export async function applyPayout(tx: Tx, providerPayout: ProviderPayout) {
  const payout = await lockPayout(tx, { providerPayoutId: providerPayout.id });
  if (!payout) return "unknown" as const;
  if (providerPayout.status === "paid" && payout.status === "pending" && payout.stage === "sent") {
    await decidePayout(tx, payout.id, providerPayout);
    return "applied" as const;
  }
  if (providerPayout.status !== "failed") return "ignored" as const;
  const failureReason = providerPayout.failureReason ?? "failed";
  const reversing = {
    stage: "reversing",
    failureReason,
    reversalRequestedAt: await databaseNow(),
  } as const;
  if (payout.status === "pending" && payout.stage === "sent") {
    await tx.payout.update({ where: { id: payout.id }, data: reversing });
    return "applied" as const;
  }
  if (payout.status !== "paid") return "ignored" as const;
  await returnToBalance(tx, payout, reversing);
  return "applied" as const;
}

/** Applies a manual reversal of a transfer at the provider: the money is owed to the seller again. */
export async function applyTransfer(tx: Tx, providerTransfer: ProviderTransfer) {
  if (providerTransfer.reversedCents === 0) return "ignored" as const;
  const payout = await lockPayout(tx, { transferId: providerTransfer.id });
  if (!payout) return "unknown" as const;
  const { id, stage, status, reversalId, amountCents } = payout;
  if (reversalId || stage === "reversing" || status === "failed") return "ignored" as const;
  if (providerTransfer.reversedCents < amountCents || stage === "sent" || stage === "sending") {
    const data = { stage: "attention", attentionReason: "transfer_reversed" } as const;
    await tx.payout.update({ where: { id }, data });
    await alarmOfPayout(tx, payout, "attention");
    return "applied" as const;
  }
  const failureReason = "transfer_reversed";
  if (status === "paid") {
    await returnToBalance(tx, payout, { stage: "done", failureReason });
  } else {
    await decidePayout(tx, id, { status: "failed", failureReason });
    await alarmOfPayout(tx, payout, "returned");
  }
  return "applied" as const;
}

async function lockPayout(tx: Tx, where: { providerPayoutId: string } | { transferId: string }) {
  const payoutRow = await tx.payout.findFirst({ where, select: { id: true } });
  if (!payoutRow) return null;
  await tx.$queryRaw`SELECT 1 FROM payouts WHERE id = ${payoutRow.id} FOR UPDATE`;
  return tx.payout.findUniqueOrThrow({
    where: { id: payoutRow.id },
    include: { seller: { select: { email: true, username: true, locale: true } } },
  });
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockPayout>>>;

async function returnToBalance(tx: Tx, payout: Locked, data: Partial<Payout>) {
  await tx.payout.update({ where: { id: payout.id }, data: { ...data, status: "failed" } });
  await tx.ledgerEntry.createMany({ data: payoutReturnedEntries(payout) });
  await notifySeller(tx, payout, "failed");
  await alarmOfPayout(tx, payout, "returned");
}
