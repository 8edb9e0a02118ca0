import "server-only";

import { formatMoney } from "@/lib/core/money";
import type { Tx } from "@/lib/db/client";
import { payoutFailedEntries, payoutPaidEntries } from "@/lib/ledger/payouts";
import { notify } from "@/lib/notifications/service/notify";
import type { ProviderPayout } from "@/lib/payments/provider";
import { payoutEmail } from "@/lib/payouts/emails";

const withSeller = {
  seller: { select: { email: true, username: true, locale: true } },
} as const;

/**
 * Records that a payout arrived or was returned; in that case the money is in the seller's balance again. Idempotent.
 * @returns whether it was decided now
 */
export async function decidePayout(
  tx: Tx,
  payoutId: number,
  { status, failureReason }: Pick<ProviderPayout, "status" | "failureReason">,
) {
  if (status === "pending") return false;
  const { count } = await tx.payout.updateMany({
    where: { id: payoutId, status: "pending" },
    data: { status, failureReason, decidedAt: new Date(), stage: "done", attentionReason: null },
  });
  if (count === 0) return false;
  const payout = await tx.payout.findUniqueOrThrow({
    where: { id: payoutId },
    include: withSeller,
  });
  const entries = status === "paid" ? payoutPaidEntries(payout) : payoutFailedEntries(payout);
  await tx.ledgerEntry.createMany({ data: entries });
  await notifySeller(tx, payout, status);
  return true;
}

type Payout = {
  id: number;
  sellerId: number;
  amountCents: number;
  attempt: number;
  destination: string;
  seller: { email: string; username: string; locale: string };
};

/** Notifies the seller that a payout arrived or came back. */
export async function notifySeller(tx: Tx, payout: Payout, state: "paid" | "failed") {
  const { id, sellerId, attempt, amountCents, seller } = payout;
  await notify(tx, {
    userId: sellerId,
    kind: "payout",
    key: attempt === 1 ? `payout:${id}:${state}` : `payout:${id}:${attempt}:${state}`,
    values: { amount: formatMoney(amountCents), state, id: String(id), seller: seller.username },
    href: "/payout-settings",
    email: payoutEmail(state, seller, payout),
  });
}
