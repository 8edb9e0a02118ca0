import "server-only";

import { log } from "@/lib/core/log";
import type { Tx } from "@/lib/db/client";
import { applyTicketIntent } from "@/lib/events/tickets/service/apply-payment";
import { applyOrderIntent } from "@/lib/orders/service/apply-payment";
import type { ProviderIntent } from "@/lib/payments/provider";
import type { PaymentOutcome } from "@/lib/payments/service/apply-intent";

/** Applies a provider's payment intent to the order or the tickets that it pays. Idempotent. */
export async function applyIntent(tx: Tx, intent: ProviderIntent): Promise<PaymentOutcome> {
  const payment = await tx.paymentIntent.findUnique({ where: { intentId: intent.id } });
  if (!payment) {
    log.error("Payment intent not found", new Error("unknown intent"), { intentId: intent.id });
    return "unknown";
  }
  const { orderId, purchaseId } = payment;
  // A check constraint of the table: exactly one of the two is set.
  return orderId
    ? applyOrderIntent(tx, orderId, intent)
    : applyTicketIntent(tx, Number(purchaseId), intent);
}
