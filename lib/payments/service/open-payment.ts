import "server-only";

import { db } from "@/lib/db/client";
import { PREPARED } from "@/lib/db/prepared";
import { sql } from "@/lib/db/sql";
import type { Payable } from "@/lib/payments/payable";
import type { PaymentProvider } from "@/lib/payments/provider";

/** Returns the existing payment of an order or purchase, if any. */
export function findPayment(payable: Payable) {
  return db.paymentIntent.findFirst({ where: payable, select: { clientSecret: true } });
}

/**
 * Opens the payment of an order or purchase at the provider, with an idempotency key, and stores it. Cents.
 * @throws DomainError unavailable when the provider can't be reached
 */
export async function openPayment(
  provider: PaymentProvider,
  input: { paid: Payable; amountCents: number; currency: string },
) {
  const { paid, amountCents, currency } = input;
  const { id: intentId, clientSecret, status } = await provider.createIntent(input);
  const { orderId, purchaseId } = { orderId: null, purchaseId: null, ...paid };
  await sql.execute`
    INSERT INTO payment_intents (order_id, purchase_id, provider, intent_id, client_secret, amount_cents, currency, status)
    VALUES (${orderId}, ${purchaseId}, ${provider.name}::"PaymentProvider", ${intentId}, ${clientSecret}, ${amountCents},
      ${currency}, ${status}) ON CONFLICT DO NOTHING ${PREPARED}`;
  return { clientSecret };
}
