import { post } from "./rules";

type Purchase = { id: number; amountCents: number };

/** Tickets were paid: the organiser is owed the money. */
export function ticketEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:paid`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["event_proceeds", -amountCents],
  ]);
}

/** Money came for seats that somebody else has by now: all of it is owed back. */
export function lateTicketEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:late`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Paid tickets are given back: the organiser is owed nothing for them any longer. */
export function ticketRefundEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:back`, purchaseId }, [
    ["event_proceeds", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** The provider has given the money of tickets back. */
export function ticketRefundPaidEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:repaid`, purchaseId }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** The refund of tickets came back to the provider: it is owed to the buyer again. */
export function ticketRefundReturnedEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:returned`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** The cardholder's bank took the money of tickets until it decides. */
export function ticketDisputeEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:disputed`, purchaseId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** The bank gave it back. */
export function ticketDisputeWonEntries({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:dispute-won`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["disputed_funds", -amountCents],
  ]);
}

/** The buyer keeps the amount: it settles refunds that are owed, then the organiser bears it; the rest is the platform's loss. */
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
