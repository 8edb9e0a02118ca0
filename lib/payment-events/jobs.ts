import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { applyIntent } from "@/lib/payment-events/service/apply-intent";
import { type PaymentProvider, paymentProvider } from "@/lib/payments/provider";

const QUEUE = "lostWebhooks";
const BATCH = 50;

/**
 * Reconciles payments of pending orders and tickets with the provider, in case their webhook was lost. Checks each
 * payment at most every two minutes, first two minutes after it was opened. Returns how many turned out to be paid.
 */
export async function reconcilePayments() {
  const provider = paymentProvider();
  if (!provider) return 0;
  return processDue(QUEUE, BATCH, listDue, (id) => reconcile(provider, id));
}

function listDue() {
  return sql.query<{ id: number }[]>`
    SELECT i.id FROM payment_intents i LEFT JOIN orders o ON o.id = i.order_id
    LEFT JOIN ticket_purchases t ON t.id = i.purchase_id
    WHERE (o.status = 'pending' OR t.status = 'pending') AND i.updated_at < now() - interval '2 minutes'
      AND ${canRetry(QUEUE, Prisma.sql`i.id`)}
    ORDER BY i.updated_at LIMIT ${BATCH}`;
}

async function reconcile(provider: PaymentProvider, id: number) {
  const [claim] = await sql.query<{ intentId: string }[]>`
    UPDATE payment_intents SET updated_at = now() WHERE id IN (
      SELECT id FROM payment_intents WHERE id = ${id} AND updated_at < now() - interval '2 minutes'
      FOR UPDATE SKIP LOCKED)
    RETURNING intent_id AS "intentId"`;
  if (!claim) return false;
  const intent = await provider.retrieveIntent(claim.intentId);
  if (intent.status !== "succeeded") return false;
  return (await withTx((tx) => applyIntent(tx, intent))) === "applied";
}
