import type { Ref } from "react";

/** What a card form can do for the page around it, whoever the provider is. */
export type PaymentFormHandle = {
  /** Shows what is wrong with the card's fields. Answers whether they can be sent. */
  check(): Promise<boolean>;
  /** Charges the card for a payment. Answers null when it worked, else the sentence to show. */
  pay(clientSecret: string): Promise<string | null>;
};

export type CardFormProps = {
  ref: Ref<PaymentFormHandle>;
  amountCents: number;
};

/** Where the buyer goes once the card was charged: the same address that Stripe returns to. */
export function returnPath(clientSecret: string) {
  const intent = clientSecret.split("_secret_")[0] ?? "";
  const search = new URLSearchParams({
    payment_intent: intent,
    payment_intent_client_secret: clientSecret,
    redirect_status: "succeeded",
  });
  return `/orders?${search}`;
}
