import { post } from "./rules";

type Purchase = { id: number; amountCents: number };

/** Returns the entries of paid tickets: the organizer is owed the money. */
export function ticketEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:paid`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["event_proceeds", -amountCents],
  ]);
}

/** Returns the entries of a payment for seats that are already sold to others: all of it is owed to the buyer. */
export function lateTicketEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:late`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Returns the entries of refunded tickets: the organizer is no longer owed the money. */
export function ticketRefundEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:back`, purchaseId }, [
    ["event_proceeds", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Returns the entries of a ticket refund sent by the provider. */
export function ticketRefundPaidEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:repaid`, purchaseId }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** Returns the entries of a ticket refund that was returned to the provider: it is owed to the buyer again. */
export function ticketRefundReturnedEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:returned`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Returns the entries of an opened ticket dispute: the cardholder's bank has the money until it decides. */
export function ticketDisputeEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:disputed`, purchaseId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** Returns the entries of a won ticket dispute. */
export function ticketDisputeWonEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:dispute-won`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["disputed_funds", -amountCents],
  ]);
}

/**
 * Returns the entries of a lost ticket dispute: the amount covers owed refunds, then the organizer bears it; the rest
 * is the platform's loss.
 */
export function ticketDisputeLostEntries(
  purchaseId: number,
  cents: { owed: number; proceeds: number; loss: number },
) {
  const { owed, proceeds, loss } = cents;
  return post({ ref: `tickets:${purchaseId}:dispute-lost`, purchaseId }, [
    ["buyer_refunds", owed],
    ["event_proceeds", proceeds],
    ["platform_fees", loss],
    ["disputed_funds", -owed - proceeds - loss],
  ]);
}
