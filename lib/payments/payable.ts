/** Object of a payment intent: an order, or a purchase of tickets. */
export type Payable = { orderId: number } | { purchaseId: number };

/** Returns the idempotency key of the object's only payment intent. */
export function payableKey(payable: Payable) {
  return "orderId" in payable ? `order-${payable.orderId}-v1` : `tickets-${payable.purchaseId}-v1`;
}

/** Returns the reference as provider metadata, which holds strings only. */
export function payableMetadata(payable: Payable): { orderId: string } | { purchaseId: string } {
  return "orderId" in payable
    ? { orderId: String(payable.orderId) }
    : { purchaseId: String(payable.purchaseId) };
}

/** Provider statuses in which the buyer's payment has begun, so that its units must not be released to others. */
export const PAYMENT_BEGUN: ReadonlySet<string> = new Set([
  "requires_action",
  "processing",
  "requires_capture",
  "succeeded",
]);
