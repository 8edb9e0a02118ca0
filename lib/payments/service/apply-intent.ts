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
  const payable = await lock();
  if (amountDiffers(intent, payable)) {
    log.error("Payment amount mismatch", new Error("mismatch"), { intentId: intent.id });
    return "mismatch";
  }
  await tx.paymentIntent.updateMany({
    where: { intentId: intent.id, status: { not: "succeeded" } },
    data: { status: intent.status },
  });
  return intent.status === "succeeded" ? applyPayment(payable) : "ignored";
}

/** Whether an intent's amount or currency is not that of the object it pays. */
export const amountDiffers = (intent: ProviderIntent, payable: Amount) =>
  intent.amountCents !== payable.totalCents || intent.currency !== payable.currency;
