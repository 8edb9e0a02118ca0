import { randomUUID } from "node:crypto";

import { db, withTx } from "@/lib/db/client";
import { applyDispute } from "@/lib/orders/disputes/service/apply-dispute";

/** Creates a dispute of an order's whole payment or of an amount in cents. The returned function reports a status. */
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

/** Returns open balances of buyers and banks for an order, per account; accounts at zero are omitted. Cents. */
export async function openSums(orderId: number) {
  const rows = await db.$queryRaw<{ account: string; cents: number }[]>`
    SELECT account::text AS account, sum(amount_cents)::int AS cents FROM ledger_entries
    WHERE order_id = ${orderId} AND account IN ('buyer_refunds', 'disputed_funds')
    GROUP BY 1 HAVING sum(amount_cents) <> 0`;
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

/** Returns the amount of an order's payment that the sandbox refunded. Cents. */
export async function sentBack(orderId: number) {
  const row = await db.sandboxIntent.findFirstOrThrow({ where: { orderId: String(orderId) } });
  return row.refundedCents;
}

/** Makes the refunds of all orders due. */
export async function refundsAreDue() {
  await db.outboxMessage.updateMany({
    data: { nextTryAt: new Date(0) },
    where: { kind: "refund", doneAt: null },
  });
}
