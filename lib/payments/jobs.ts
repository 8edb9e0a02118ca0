import "server-only";

import { db, withTx } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { type PaymentProvider, paymentProvider } from "./provider";
import { applyIntent } from "./service";

const BATCH = 50;
const BATCHES = 10;

/**
 * Asks the provider after payments whose webhook may be lost: of pending orders and tickets that were opened a while
 * ago. Each is asked after at most every two minutes. Answers how many turned out to be paid.
 */
export async function healPayments() {
  const provider = paymentProvider();
  if (!provider) return 0;
  let healed = 0;
  for (let batch = 1; batch <= BATCHES; batch++) {
    const intentIds = await claim();
    for (const intentId of intentIds) if (await heal(provider, intentId)) healed++;
    if (intentIds.length < BATCH) break;
  }
  return healed;
}

async function claim() {
  const rows = await db.$queryRaw<{ intent_id: string }[]>`
    UPDATE payment_intents SET updated_at = now() WHERE id IN (
      SELECT i.id FROM payment_intents i LEFT JOIN orders o ON o.id = i.order_id
      LEFT JOIN ticket_purchases t ON t.id = i.purchase_id
      WHERE (o.status = 'pending' OR t.status = 'pending') AND i.updated_at < now() - interval '2 minutes'
      ORDER BY i.updated_at LIMIT ${BATCH} FOR UPDATE OF i SKIP LOCKED)
    RETURNING intent_id`;
  return rows.map((row) => row.intent_id);
}

async function heal(provider: PaymentProvider, intentId: string) {
  try {
    const intent = await provider.retrieveIntent(intentId);
    if (intent.status !== "succeeded") return false;
    return (await withTx((tx) => applyIntent(tx, intent))) === "applied";
  } catch (error) {
    log.error("payment not healed", error, { intentId });
    return false;
  }
}
