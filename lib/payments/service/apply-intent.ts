import "server-only";

import { log } from "@/lib/core/log";
import type { Tx } from "@/lib/db/client";
import type { ProviderIntent } from "@/lib/payments/provider";

export type PaymentOutcome = "applied" | "ignored" | "mismatch" | "unknown";

type Amount = { totalCents: number; currency: string };

type Paid<T> = {
  /** Locks and returns the object of the payment. */
  lock: () => Promise<T>;
  /** Applies the successful payment to it. */
  applyPayment: (paid: T) => Promise<PaymentOutcome>;
};

/** Stores a provider's payment intent and, once it succeeded, applies the payment to its object. Idempotent. */
export async function applyIntentTo<T extends Amount>(
  tx: Tx,
  intent: ProviderIntent,
  { lock, applyPayment }: Paid<T>,
): Promise<PaymentOutcome> {
  const paid = await lock();
  if (amountDiffers(intent, paid)) {
    log.error("Payment amount mismatch", new Error("mismatch"), { intentId: intent.id });
    return "mismatch";
  }
  await tx.paymentIntent.updateMany({
    where: { intentId: intent.id, status: { not: "succeeded" } },
    data: { status: intent.status },
  });
  return intent.status === "succeeded" ? applyPayment(paid) : "ignored";
}

/** Whether an intent's amount or currency is not that of the object it pays. */
export const amountDiffers = (intent: ProviderIntent, paid: Amount) =>
  intent.amountCents !== paid.totalCents || intent.currency !== paid.currency;
