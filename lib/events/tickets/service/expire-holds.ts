import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { requireProvider } from "@/lib/payments/provider";
import { applyTicketIntent } from "./apply-payment";
import { lockPurchase } from "./lock";
import { releaseSeats } from "./seats";

const BATCH = 50;

/**
 * Ends a hold of seats. Cancels the payment at the provider first, so that no buyer pays for released seats; if it has
 * already succeeded, the tickets become valid instead.
 */
export async function expirePurchase(purchaseId: number) {
  const payment = await db.paymentIntent.findUnique({ where: { purchaseId } });
  const intent = payment ? await requireProvider().cancelIntent(payment.intentId) : null;

  await withTx(async (tx) => {
    if (intent && intent.status !== "canceled") {
      await applyTicketIntent(tx, purchaseId, intent);
      return;
    }
    const purchase = await lockPurchase(tx, purchaseId);
    if (payment) {
      await tx.paymentIntent.update({ where: { purchaseId }, data: { status: "canceled" } });
    }
    if (purchase.status !== "pending") return;
    await tx.ticketPurchase.update({ where: { id: purchaseId }, data: { status: "lapsed" } });
    await releaseSeats(tx, purchase, { isUnpaid: true });
  });
}

/** Ends the holds that have expired by the database's clock. Returns how many. */
export async function expireTicketHolds() {
  const rows = await sql.query<{ id: number }[]>`
    SELECT id FROM ticket_purchases WHERE status = 'pending' AND hold_until < now()
      AND ${canRetry("lapsedTickets", Prisma.sql`ticket_purchases.id`)} ORDER BY hold_until LIMIT ${BATCH}`;
  return processRows(
    "lapsedTickets",
    rows.map(({ id }) => id),
    async (id) => {
      await expirePurchase(id);
      return true;
    },
  );
}
