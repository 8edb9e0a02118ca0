import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { Entry } from "./rules";

/** Returns the SQL that inserts entries, for use within a larger statement. */
export function ledgerInsert(entries: Entry[]) {
  return Prisma.sql`
    INSERT INTO ledger_entries (ref, account, seller_id, order_id, payout_id, purchase_id, amount_cents)
    SELECT ref, account, "sellerId", "orderId", "payoutId", "purchaseId", "amountCents"
    FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry(ref text, account "LedgerAccount",
      "sellerId" int, "orderId" int, "payoutId" int, "purchaseId" int, "amountCents" int)`;
}
