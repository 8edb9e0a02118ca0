import "server-only";

import { db, type Tx } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";

/** Returns a seller's balances in cents: available for the next Friday (negative after a late refund), and pending. */
export async function getBalances(sellerId: number, tx: Tx = db) {
  // Cents are whole and far below 2^53, so a double holds them exactly.
  const rows = await tx.$queryRaw<{ account: string; cents: number }[]>`
    SELECT account::text AS account, sum(amount_cents)::float8 AS cents
    FROM ledger_entries WHERE seller_id = ${sellerId} GROUP BY 1 ${PREPARED}`;
  const owedCents = (account: string) =>
    -(rows.find((row) => row.account === account)?.cents ?? 0) || 0;
  return {
    availableCents: owedCents("seller_available"),
    pendingCents: owedCents("seller_pending"),
  };
}
