import "server-only";

import { db, type Tx } from "@/lib/core/db";

/** What we owe a seller, in cents: available for the next Friday (negative after a late refund), and pending. */
export async function getBalances(sellerId: number, tx: Tx = db) {
  const rows = await tx.ledgerEntry.groupBy({
    by: ["account"],
    where: { sellerId },
    _sum: { amountCents: true },
  });
  const owed = (account: string) =>
    -(rows.find((row) => row.account === account)?._sum.amountCents ?? 0) || 0;
  return { availableCents: owed("seller_available"), pendingCents: owed("seller_pending") };
}
