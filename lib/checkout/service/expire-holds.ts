import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { applyOrderIntent } from "@/lib/orders/service/apply-payment";
import { cancelUnpaidOrder } from "@/lib/orders/service/late-payment";
import { lockOrder } from "@/lib/orders/service/transition";
import { requireProvider } from "@/lib/payments/provider";

const BATCH = 50;

/**
 * Ends a hold. Cancels the payment at the provider first, so that no buyer pays for released units; if it has already
 * succeeded, marks the order as paid instead.
 * @param isExpired - whether it counts as one of the account's expired holds; not where the buyer changed the cart
 */
export async function expireOrder(orderId: number, { isExpired = false } = {}) {
  const payment = await db.paymentIntent.findUnique({ where: { orderId } });
  const intent = payment ? await requireProvider().cancelIntent(payment.intentId) : null;

  await withTx(async (tx) => {
    if (intent && intent.status !== "canceled") {
      await applyOrderIntent(tx, orderId, intent);
      return;
    }
    const order = await lockOrder(tx, orderId);
    if (order.status === "pending") {
      await cancelUnpaidOrder(tx, order, "hold expired");
      if (isExpired)
        await tx.order.update({ where: { id: orderId }, data: { expiredAt: new Date() } });
    }
    if (payment) {
      await tx.paymentIntent.update({ where: { orderId }, data: { status: "canceled" } });
    }
  });
}

/** Ends the holds that have expired by the database's clock. Returns how many. */
export async function expireHolds() {
  const rows = await sql.query<{ id: number }[]>`
    SELECT id FROM orders WHERE status = 'pending' AND hold_until < now()
      AND ${canRetry("lapsedHolds", Prisma.sql`orders.id`)} ORDER BY hold_until LIMIT ${BATCH}`;
  return processRows(
    "lapsedHolds",
    rows.map(({ id }) => id),
    async (id) => {
      await expireOrder(id, { isExpired: true });
      return true;
    },
  );
}
