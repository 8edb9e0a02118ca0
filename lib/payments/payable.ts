/** What an intent pays: an order, or a purchase of tickets. */
export type Payable = { orderId: number } | { purchaseId: number };

/** Names the one intent that a thing ever gets, so that a second try is the first. */
export function payableKey(paid: Payable) {
  return "orderId" in paid ? `order-${paid.orderId}-v1` : `tickets-${paid.purchaseId}-v1`;
}

/** The same as the provider keeps it: texts. */
export function payableMetadata(paid: Payable): { orderId: string } | { purchaseId: string } {
  return "orderId" in paid
    ? { orderId: String(paid.orderId) }
    : { purchaseId: String(paid.purchaseId) };
}

/** The provider's states in which the buyer's payment has begun, so that nothing it pays may be given to others. */
export const PAYMENT_BEGUN: ReadonlySet<string> = new Set([
  "requires_action",
  "processing",
  "requires_capture",
  "succeeded",
]);
