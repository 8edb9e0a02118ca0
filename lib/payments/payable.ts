/** Object of a payment intent: an order, or a purchase of tickets. */
export type Payable = { orderId: number } | { purchaseId: number };

/** Returns the idempotency key of the object's only payment intent. */
export function payableKey(paid: Payable) {
  return "orderId" in paid ? `order-${paid.orderId}-v1` : `tickets-${paid.purchaseId}-v1`;
}

/** Returns the reference as provider metadata, which holds strings only. */
export function payableMetadata(paid: Payable): { orderId: string } | { purchaseId: string } {
  return "orderId" in paid
    ? { orderId: String(paid.orderId) }
    : { purchaseId: String(paid.purchaseId) };
}

/** Provider statuses in which the buyer's payment has begun, so that its units must not be released to others. */
export const PAYMENT_BEGUN: ReadonlySet<string> = new Set([
  "requires_action",
  "processing",
  "requires_capture",
  "succeeded",
]);
