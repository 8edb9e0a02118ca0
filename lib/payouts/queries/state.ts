import "server-only";

import { cache } from "react";

import type { Viewer } from "@/lib/auth/viewer";
import { db, type Tx } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { type PayoutState, payoutStateOf } from "@/lib/payouts/state-rules";

/** Returns the state of a seller's payouts. `availableCents` is their available balance. */
export async function readPayoutState(
  sellerId: number,
  availableCents: number | Promise<number>,
  client: Tx = db,
): Promise<PayoutState> {
  const [available, row] = await Promise.all([
    availableCents,
    client.user.findUniqueOrThrow({
      where: { id: sellerId },
      select: {
        payoutsHeldAt: true,
        payoutsHeldMessage: true,
        payoutAccount: { select: { connectedAt: true, payableFrom: true } },
        payouts: {
          select: {
            status: true,
            stage: true,
            amountCents: true,
            failureReason: true,
            decidedAt: true,
          },
          orderBy: { period: "desc" },
          take: 1,
        },
      },
    }),
  ]);
  return payoutStateOf(
    {
      availableCents: available,
      heldAt: row.payoutsHeldAt,
      heldMessage: row.payoutsHeldMessage,
      account: row.payoutAccount,
      last: row.payouts[0] ?? null,
    },
    new Date(),
  );
}

/** Returns the state of the viewer's payouts; null for viewers who are not sellers. Read once per request. */
export const getPayoutState = cache(async (viewer: Viewer): Promise<PayoutState | null> => {
  if (viewer.role !== "seller") return null;
  const { availableCents } = await getBalances(viewer.id);
  return readPayoutState(viewer.id, availableCents);
});
