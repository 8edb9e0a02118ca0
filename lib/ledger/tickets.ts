import { post } from "./rules";

type Purchase = { id: number; amountCents: number };

/** Tickets were paid: the organiser is owed the money. */
export function entriesOfTickets({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:paid`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["event_proceeds", -amountCents],
  ]);
}

/** Money came for seats that somebody else has by now: all of it is owed back. */
export function entriesOfLateTickets({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:late`, purchaseId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Paid tickets are given back: the organiser is owed nothing for them any longer. */
export function entriesOfTicketsBack({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:back`, purchaseId }, [
    ["event_proceeds", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** The provider has given the money of tickets back. */
export function entriesOfTicketsRepaid({ id: purchaseId, amountCents }: Purchase) {
  return post({ ref: `tickets:${purchaseId}:repaid`, purchaseId }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}
