import { type Entry, post } from "./rules";

type Disputed = { id: number; orderId: number; amountCents: number };

/** Returns the entries of an opened dispute: the cardholder's bank has the money until it decides. */
export function disputeEntries({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:opened`, orderId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/**
 * Returns the entries that hold available earnings while a dispute or a return is open.
 * @param cause such as "dispute:3" or "return:12"
 */
export function holdEntries(
  cause: string,
  sellerOrder: { id: number; orderId: number; sellerId: number },
  amountCents: number,
): Entry[] {
  return post({ ref: `${cause}:held:${sellerOrder.id}`, orderId: sellerOrder.orderId }, [
    ["seller_available", amountCents, sellerOrder.sellerId],
    ["seller_pending", -amountCents, sellerOrder.sellerId],
  ]);
}

/** Returns the entries of a won dispute: the bank returned the money. */
export function disputeWonEntries({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:won`, orderId }, [
    ["provider_clearing", amountCents],
    ["disputed_funds", -amountCents],
  ]);
}

/** Returns the entries of a won dispute that is open again: the bank has the money again. */
export function disputeReopenedEntries({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:reopened`, orderId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/**
 * Returns the entries of a lost dispute that was finally won: the bank returned the money, `lossCents` of it to the
 * platform.
 */
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
 * Returns the entries of a lost dispute. The bank's payment covers the refunds owed for the seller orders; `lossCents`,
 * which no seller order can bear, is the platform's loss.
 */
export function disputeLostEntries(
  { id, orderId, amountCents, status }: Disputed & { status: string },
  lossCents: number,
): Entry[] {
  // A dispute that was won, and whose entries were reversed, is lost under another reference.
  const ref = status === "won" ? `dispute:${id}:lost-again` : `dispute:${id}:lost`;
  return post({ ref, orderId }, [
    ["buyer_refunds", amountCents - lossCents],
    ["platform_fees", lossCents],
    ["disputed_funds", -amountCents],
  ]);
}
