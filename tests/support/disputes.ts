import { randomUUID } from "node:crypto";

import { db, withTx } from "@/lib/db/client";
import { applyDispute } from "@/lib/orders/disputes/service/apply-dispute";

/** A dispute of an order's whole payment, or of an amount: each call of it says how it stands. Cents. */
export async function createDispute(orderId: number, amountCents?: number) {
  const payment = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
  const dispute = {
    id: `dp_${randomUUID()}`,
    intentId: payment.intentId,
    amountCents: amountCents ?? payment.amountCents,
    reason: "fraudulent",
  };
  return (status: string) => withTx((tx) => applyDispute(tx, { ...dispute, status }));
}

/** What is still owed to buyers or held by banks for an order, per account; accounts at zero are left out. Cents. */
export async function openSums(orderId: number) {
  const rows = await db.$queryRaw<{ account: string; cents: number }[]>`
    SELECT account::text AS account, sum(amount_cents)::int AS cents FROM ledger_entries
    WHERE order_id = ${orderId} AND account IN ('buyer_refunds', 'disputed_funds')
    GROUP BY 1 HAVING sum(amount_cents) <> 0`;
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** The amount of an order's payment that the sandbox refunded. Cents. */
export async function sentBack(orderId: number) {
  const row = await db.sandboxIntent.findFirstOrThrow({ where: { orderId: String(orderId) } });
  return row.refundedCents;
}

/** The refunds of an order are due at the provider now. */
export async function refundsAreDue() {
  await db.outboxMessage.updateMany({
    data: { nextTryAt: new Date(0) },
    where: { kind: "refund", doneAt: null },
  });
}
