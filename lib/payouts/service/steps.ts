import "server-only";

import type { Payout } from "@/generated/prisma/client";
import type { PayoutStage } from "@/generated/prisma/enums";
import { db, withTx } from "@/lib/db/client";
import { isKeyExpired } from "@/lib/payments/keys";
import type { PayoutOrder } from "@/lib/payments/provider";
import { requireProvider } from "@/lib/payments/provider";
import { ProviderRefusal } from "@/lib/payments/refusal";
import { type AttentionReason, alarmOfPayout, needAttention } from "./attention";
import { decidePayout } from "./decide";

/** Advances a payout by one stage; null where it has to wait. */
type Step = (payout: Payout, now: Date) => Promise<Payout | null>;

/** The next step of each stage. A request to the provider is recorded before it is sent, its response right after. */
export const STEPS: Record<PayoutStage, Step> = {
  created: (payout, now) => claim(payout, "transferring", { transferAskedAt: now }),
  transferring: transfer,
  transferred: (payout, now) => claim(payout, "sending", { payoutAskedAt: now }),
  sending: send,
  sent: askBank,
  reversing: reverse,
  attention: async () => null,
  done: async () => null,
};

/** Returns the provider's name of an attempt: the payout's key, and the group of its transfer. */
const nameOf = ({ id, attempt }: Payout) =>
  attempt === 1 ? `payout:${id}` : `payout:${id}:${attempt}`;

export function orderOf(payout: Payout): PayoutOrder {
  const { accountId, amountCents, id } = payout;
  if (!accountId) throw new Error(`payout ${id} has no account`);
  const name = nameOf(payout);
  return { accountId, amountCents, key: name, group: name };
}

/** Advances a payout unless another worker has, or its seller is disabled or on hold. */
async function claim(
  { id, stage }: Payout,
  next: PayoutStage,
  asked: { transferAskedAt: Date } | { payoutAskedAt: Date },
) {
  const { count } = await db.payout.updateMany({
    where: { id, stage, status: "pending", seller: { disabledAt: null, payoutsHeldAt: null } },
    data: { stage: next, ...asked },
  });
  return count === 0 ? null : db.payout.findUniqueOrThrow({ where: { id } });
}

async function store({ id, stage }: Payout, data: Partial<Payout>) {
  await db.payout.updateMany({ where: { id, stage }, data });
  return db.payout.findUniqueOrThrow({ where: { id } });
}

const isOld = (asked: Date | null, now: Date) => asked !== null && isKeyExpired(asked, now);

async function transfer(payout: Payout, now: Date) {
  const provider = requireProvider();
  const order = orderOf(payout);
  if (isOld(payout.transferAskedAt, now)) {
    const found = await provider.findTransfer(order);
    if (found) return store(payout, { stage: "transferred", transferId: found.id });
    return needAttention(payout, "transfer_unknown");
  }
  try {
    const made = await provider.transfer({ ...order, key: `${order.key}:transfer` });
    return store(payout, { stage: "transferred", transferId: made.id });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const found = await provider.findTransfer(order);
    if (found) return store(payout, { stage: "transferred", transferId: found.id });
    return fail(payout, error.code);
  }
}

async function send(payout: Payout, now: Date) {
  const provider = requireProvider();
  const order = orderOf(payout);
  if (isOld(payout.payoutAskedAt, now)) {
    const found = await provider.findPayout(order);
    if (found) return store(payout, { stage: "sent", providerPayoutId: found.id });
    return needAttention(payout, "payout_unknown");
  }
  try {
    const made = await provider.payOut(order);
    return store(payout, { stage: "sent", providerPayoutId: made.id });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const found = await provider.findPayout(order);
    if (found) return store(payout, { stage: "sent", providerPayoutId: found.id });
    return store(payout, { stage: "reversing", failureReason: error.code, reversalAskedAt: now });
  }
}

async function askBank(payout: Payout, now: Date) {
  const { id, providerPayoutId } = payout;
  if (!providerPayoutId) return store(payout, { stage: "sending", payoutAskedAt: now });
  const { accountId } = orderOf(payout);
  const reported = await requireProvider().retrievePayout({ accountId, id: providerPayoutId });
  if (reported.status === "pending") return null;
  if (reported.status === "failed") {
    const failureReason = reported.failureReason ?? "failed";
    return store(payout, { stage: "reversing", failureReason, reversalAskedAt: now });
  }
  await withTx((tx) => decidePayout(tx, id, reported));
  return db.payout.findUniqueOrThrow({ where: { id } });
}

/**
 * Reverses the transfer of a refused payout, whose money is in the seller's account at the provider, before it is owed
 * again.
 */
async function reverse(payout: Payout, now: Date) {
  // Some older payouts have no stored transfer id.
  const transferId = payout.transferId ?? (await findTransferId(payout));
  if (!transferId) return needAttention(payout, "transfer_unknown");
  const problem = isOld(payout.reversalAskedAt, now)
    ? await checkReversed(payout, transferId, "reversal_unknown")
    : await askReversal(payout, transferId);
  if (problem) return needAttention(payout, problem);
  return fail(payout, payout.failureReason ?? "failed");
}

async function findTransferId(payout: Payout) {
  return (await requireProvider().findTransfer(orderOf(payout)))?.id;
}

/** @returns the reason why it cannot be reversed; null once it is */
async function askReversal(payout: Payout, transferId: string) {
  const { id, amountCents } = payout;
  try {
    const order = { id: transferId, amountCents, key: `${orderOf(payout).key}:reversal` };
    const { id: reversalId } = await requireProvider().reverseTransfer(order);
    await db.payout.update({ where: { id }, data: { transferId, reversalId } });
    return null;
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    return checkReversed(payout, transferId, "reversal_refused");
  }
}

async function checkReversed(
  { amountCents }: Payout,
  transferId: string,
  problem: AttentionReason,
) {
  const { reversedCents } = await requireProvider().retrieveTransfer(transferId);
  return reversedCents < amountCents ? problem : null;
}

/** Fails a payout after its reversal: returns the money to the seller's balance and notifies the admins. */
async function fail(payout: Payout, failureReason: string) {
  const { id, stage } = payout;
  return withTx(async (tx) => {
    const isFirst = await decidePayout(tx, id, { status: "failed", failureReason });
    if (isFirst) await alarmOfPayout(tx, { ...payout, failureReason }, "refused");
    else await tx.payout.updateMany({ where: { id, stage }, data: { stage: "done" } });
    return tx.payout.findUniqueOrThrow({ where: { id } });
  });
}
