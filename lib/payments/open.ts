import "server-only";

import { db } from "@/lib/core/db";
import type { Paid } from "./paid";
import type { PaymentProvider } from "./provider";

/**
 * The payment of a thing at the provider: stored, or opened now with a key that makes a second try the first. Cents.
 * @throws DomainError unavailable when the provider can't be reached
 */
export async function openPayment(
  provider: PaymentProvider,
  wish: { paid: Paid; amountCents: number; currency: string },
) {
  const { paid, amountCents, currency } = wish;
  const stored = await db.paymentIntent.findFirst({ where: paid });
  if (stored) return stored;

  const intent = await provider.createIntent(wish);
  const data = {
    ...paid,
    provider: provider.name,
    intentId: intent.id,
    clientSecret: intent.clientSecret,
    amountCents,
    currency,
    status: intent.status,
  };
  await db.paymentIntent.createMany({ data, skipDuplicates: true });
  return intent;
}
