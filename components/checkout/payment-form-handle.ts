import type { Ref } from "react";

/** Methods of a card form for the page around it, independent of the provider. */
export type PaymentFormHandle = {
  /** Shows the errors of the card's fields. Returns the number of invalid ones, at most 1 if it is not known. */
  countProblems(): Promise<number>;
  /** Charges the card for a payment. Returns null on success, otherwise the message to show. */
  pay(clientSecret: string): Promise<string | null>;
};

export type CardFormProps = {
  ref: Ref<PaymentFormHandle>;
  amountCents: number;
};

/** The page after the card was charged: the address that Stripe returns to, without the client secret. */
export function returnPath(clientSecret: string) {
  const intent = clientSecret.split("_secret_")[0] ?? "";
  const search = new URLSearchParams({
    payment_intent: intent,
    redirect_status: "succeeded",
  });
  return `/orders?${search}`;
}
