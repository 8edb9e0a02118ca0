import "server-only";

import type { db, Tx } from "@/lib/db/client";

/** Returns the amount owed to the buyer of an order or of tickets that was not sent. Cents. */
export async function owedToBuyer(
  client: Tx | typeof db,
  of: { orderId: number } | { purchaseId: number },
): Promise<number> {
  const { _sum: sum } = await client.ledgerEntry.aggregate({
    where: { ...of, account: "buyer_refunds" },
    _sum: { amountCents: true },
  });
  return -(sum.amountCents ?? 0) || 0;
}
