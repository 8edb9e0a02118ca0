import "server-only";

import type { Payout } from "@/generated/prisma/client";
import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db, type Tx, withTx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { payoutEntries } from "@/lib/ledger/payouts";
import { getBalances } from "@/lib/ledger/queries";
import { requireProvider } from "@/lib/payments/provider";
import { destinationOf } from "@/lib/payouts/rules";
import type { PayoutChoice } from "@/lib/payouts/schema";
import { decidePayout } from "./decide";
import { orderOf } from "./steps";

/**
 * Retries a bank payout that waits for a decision or was refused. Adopts a payout found at the provider instead.
 * @throws DomainError forbidden, notFound, conflict (nothing to decide, paid otherwise, seller held, account changed
 *   less than 72 hours ago, balance too small)
 */
export async function retryPayout(viewer: Viewer, { payoutId }: PayoutChoice, now?: Date) {
  requireAdmin(viewer);
  const time = now ?? (await databaseNow());
  const payout = await findBankPayout(payoutId);
  if (payout.stage === "attention") {
    if (!(await adoptAtProvider(payout))) await resend(payout, time);
  } else if (payout.status === "failed" && payout.stage === "done") await reopen(payout, time);
  else throw new DomainError("conflict", "payoutDecided");
  await log(db, viewer, payout, "retried");
}

/**
 * Returns a payout that waits for a decision to its seller's balance, after reversing its transfer.
 * @throws DomainError forbidden, notFound, conflict (nothing to decide, or the provider has the payout)
 */
export async function releasePayout(viewer: Viewer, { payoutId }: PayoutChoice, now?: Date) {
  requireAdmin(viewer);
  const reversalRequestedAt = now ?? (await databaseNow());
  const payout = await findBankPayout(payoutId);
  if (payout.stage !== "attention") throw new DomainError("conflict", "payoutDecided");
  if (await adoptAtProvider(payout)) throw new DomainError("conflict", "payoutFound");
  await requireTakenBack(payout);
  await withTx(async (tx) => {
    if (payout.transferId && !payout.reversalId && payout.attentionReason === "payout_unknown") {
      await move(tx, payout, { stage: "reversing", reversalRequestedAt });
    } else {
      const failureReason = payout.failureReason ?? payout.attentionReason;
      const isFirst = await decidePayout(tx, payout.id, { status: "failed", failureReason });
      if (!isFirst) await move(tx, payout, { stage: "done" });
    }
    await log(tx, viewer, payout, "released");
  });
}

async function findBankPayout(id: number) {
  const payout = await db.payout.findUnique({ where: { id } });
  if (payout?.kind !== "bank") throw new DomainError("notFound", "payoutNotFound");
  return payout;
}

async function move(tx: Tx, { id, stage }: Payout, data: Partial<Payout>) {
  const { count } = await tx.payout.updateMany({
    where: { id, stage },
    data: { attentionReason: null, ...data },
  });
  if (count === 0) throw new DomainError("conflict", "payoutDecided");
}

/** Looks the payout up at the provider and adopts it if it is there. */
async function adoptAtProvider(payout: Payout): Promise<boolean> {
  const provider = requireProvider();
  const order = orderOf(payout);
  if (payout.attentionReason === "transfer_unknown" && payout.status === "pending") {
    const transfer = await provider.findTransfer(order);
    if (!transfer) return false;
    await move(db, payout, { stage: "transferred", transferId: transfer.id });
    return true;
  }
  if (payout.attentionReason === "payout_unknown") {
    const providerPayout = await provider.findPayout(order);
    if (!providerPayout) return false;
    await move(db, payout, { stage: "sent", providerPayoutId: providerPayout.id });
    return true;
  }
  return false;
}

/**
 * Requires that the transfer is reversed: money in the seller's account at the provider would be paid twice.
 * @throws DomainError conflict
 */
async function requireTakenBack({ transferId, attentionReason, amountCents }: Payout) {
  if (!transferId || attentionReason === "payout_unknown") return;
  const { reversedCents } = await requireProvider().retrieveTransfer(transferId);
  if (reversedCents < amountCents) throw new DomainError("conflict", "payoutTransferred");
}

/** Starts another attempt with new keys: the provider has nothing under the previous ones. */
async function resend(payout: Payout, requestedAt: Date) {
  const attempt = payout.attempt + 1;
  const isReversal =
    payout.status === "failed" || payout.attentionReason?.startsWith("reversal") === true;
  if (isReversal) await move(db, payout, { stage: "reversing", reversalRequestedAt: requestedAt });
  else if (payout.transferId) await move(db, payout, { stage: "transferred", attempt });
  else await move(db, payout, { stage: "created", attempt, transferRequestedAt: null });
}

/** Returns the seller's bank account if payouts to it are possible now. @throws DomainError conflict */
async function requirePayable(tx: Tx, sellerId: number, now: Date) {
  const seller = await tx.user.findUniqueOrThrow({
    where: { id: sellerId },
    select: { disabledAt: true, payoutsHeldAt: true, payoutAccount: true },
  });
  if (seller.disabledAt || seller.payoutsHeldAt) {
    throw new DomainError("conflict", "payoutSellerHeld");
  }
  const account = seller.payoutAccount;
  if (account?.kind !== "bank") throw new DomainError("conflict", "payoutNoAccount");
  // The 72 hours of a changed account apply here too.
  if (account.payableFrom && account.payableFrom > now) {
    throw new DomainError("conflict", "payoutAccountNew");
  }
  return account;
}

/** Reopens a refused payout: takes the money from the balance again, for the seller's current account. */
async function reopen(payout: Payout, now: Date) {
  const { id, sellerId, amountCents } = payout;
  await withTx(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM payout_accounts WHERE seller_id = ${sellerId} FOR UPDATE`;
    const account = await requirePayable(tx, sellerId, now);
    const back = await tx.ledgerEntry.findFirst({
      where: { payoutId: id, account: "seller_available", amountCents: -amountCents, item: null },
      select: { id: true },
      orderBy: { id: "desc" },
    });
    // A later payout has paid it.
    if (!back) throw new DomainError("conflict", "payoutDecided");
    const { availableCents } = await getBalances(sellerId, tx);
    if (availableCents < amountCents) throw new DomainError("conflict", "payoutBalance");
    const attempt = payout.attempt + 1;
    await move(tx, payout, {
      status: "pending",
      stage: "created",
      attempt,
      decidedAt: null,
      failureReason: null,
      transferId: null,
      transferRequestedAt: null,
      payoutRequestedAt: null,
      providerPayoutId: null,
      reversalId: null,
      reversalRequestedAt: null,
      accountId: account.providerAccountId,
      destination: destinationOf(account),
    });
    await tx.ledgerEntry.createMany({ data: payoutEntries({ ...payout, attempt }) });
    const left = await tx.ledgerEntry.findFirstOrThrow({
      where: { ref: `payout:${id}:${attempt}`, account: "seller_available" },
      select: { id: true },
    });
    await tx.payoutItem.createMany({
      data: [back, left].map((entry) => ({ entryId: entry.id, payoutId: id })),
    });
  });
}

async function log(tx: Tx, viewer: Viewer, payout: Payout, outcome: "retried" | "released") {
  await writeAudit(tx, {
    actorId: viewer.id,
    action: `payout.${outcome}`,
    subjectType: "payout",
    subjectId: payout.id,
    after: {
      amountCents: payout.amountCents,
      reason: payout.attentionReason ?? payout.failureReason,
    },
  });
}
