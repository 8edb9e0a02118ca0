import "server-only";

import type { Tx } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { notify } from "@/lib/notifications/service/notify";
import { payoutsHeldEmail, payoutsResumedEmail } from "@/lib/payouts/emails";
import { readPayoutState } from "@/lib/payouts/queries/state";

const readerSelect = {
  email: true,
  username: true,
  locale: true,
  payoutsHeldMessage: true,
} as const;

/** Notifies a seller in the transaction that put the payouts on hold, with the reason for the seller. */
export async function notifyHold(tx: Tx, sellerId: number, heldAt: Date) {
  const reader = await tx.user.findUniqueOrThrow({ where: { id: sellerId }, select: readerSelect });
  await notify(tx, {
    userId: sellerId,
    kind: "payout",
    key: `payouts:${sellerId}:${heldAt.getTime()}:held`,
    values: { state: "held" },
    href: "/payout-settings",
    email: payoutsHeldEmail(reader, reader.payoutsHeldMessage),
  });
}

/** Notifies a seller in the transaction that ends the hold; the day of the next payout is named if there is one. */
export async function notifyResumed(tx: Tx, sellerId: number, resumedAt: Date) {
  const { availableCents } = await getBalances(sellerId, tx);
  const state = await readPayoutState(sellerId, availableCents, tx);
  const reader = await tx.user.findUniqueOrThrow({ where: { id: sellerId }, select: readerSelect });
  await notify(tx, {
    userId: sellerId,
    kind: "payout",
    key: `payouts:${sellerId}:${resumedAt.getTime()}:resumed`,
    values: { state: "resumed" },
    href: "/payout-settings",
    email: payoutsResumedEmail(reader, state.kind === "scheduled" ? state.date : null),
  });
}
