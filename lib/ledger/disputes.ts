import { type Entry, post } from "./rules";

type Disputed = { id: number; orderId: number; amountCents: number };

/** The cardholder's bank took the money until it decides. */
export function disputeEntries({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:opened`, orderId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/**
 * Earnings that were available wait again while a dispute or a return is open.
 * @param cause such as "dispute:3" or "return:12"
 */
export function holdEntries(
  cause: string,
  part: { id: number; orderId: number; sellerId: number },
  amountCents: number,
): Entry[] {
  return post({ ref: `${cause}:held:${part.id}`, orderId: part.orderId }, [
    ["seller_available", amountCents, part.sellerId],
    ["seller_pending", -amountCents, part.sellerId],
  ]);
}

/** The bank gave the money back to us. */
export function disputeWonEntries({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:won`, orderId }, [
    ["provider_clearing", amountCents],
    ["disputed_funds", -amountCents],
  ]);
}

/** A dispute that was won is open again, and the bank has the money again. */
export function disputeReopenedEntries({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:reopened`, orderId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** A dispute that was lost was won in the end: the bank gave the money back, `lossCents` of it to the platform. */
export function disputeReinstatedEntries(
  { id, orderId, amountCents }: Disputed,
  lossCents: number,
): Entry[] {
  return post({ ref: `dispute:${id}:reinstated`, orderId }, [
    ["provider_clearing", amountCents],
    ["platform_fees", -lossCents],
    ["buyer_refunds", lossCents - amountCents],
  ]);
}

/**
 * The cardholder keeps the money: what the refunds of the parts owe was paid by the bank. `lossCents` of it
 * no part could give back any more; it is the platform's.
 */
export function disputeLostEntries(
  { id, orderId, amountCents, status }: Disputed & { status: string },
  lossCents: number,
): Entry[] {
  // One that was won before, and so booked back, is lost under a reference of its own.
  const ref = status === "won" ? `dispute:${id}:lost-again` : `dispute:${id}:lost`;
  return post({ ref, orderId }, [
    ["buyer_refunds", amountCents - lossCents],
    ["platform_fees", lossCents],
    ["disputed_funds", -amountCents],
  ]);
}
