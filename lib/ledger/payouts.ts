import { type Entry, post, suffixOf } from "./rules";

type PayoutRow = { id: number; sellerId: number; amountCents: number; attempt?: number };

/** Returns the entries of a payout: it leaves the seller's balance. */
export function payoutEntries({ id, sellerId, amountCents, attempt }: PayoutRow): Entry[] {
  return post({ ref: `payout:${id}${suffixOf(attempt)}`, payoutId: id }, [
    ["seller_available", amountCents, sellerId],
    ["payouts_in_transit", -amountCents],
  ]);
}

/** Returns the entries of a payout that arrived. */
export function payoutPaidEntries(payout: Omit<PayoutRow, "sellerId">): Entry[] {
  const { id, amountCents, attempt } = payout;
  return post({ ref: `payout:${id}${suffixOf(attempt)}:paid`, payoutId: id }, [
    ["payouts_in_transit", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** Returns the entries of a failed payout: the money returns to the seller's balance. */
export function payoutFailedEntries(payout: PayoutRow): Entry[] {
  const { id, sellerId, amountCents, attempt } = payout;
  return post({ ref: `payout:${id}${suffixOf(attempt)}:failed`, payoutId: id }, [
    ["payouts_in_transit", amountCents],
    ["seller_available", -amountCents, sellerId],
  ]);
}

/** Returns the entries of a payout returned after its arrival: the money is in the seller's balance again. */
export function payoutReturnedEntries(payout: PayoutRow): Entry[] {
  const { id, sellerId, amountCents, attempt } = payout;
  return post({ ref: `payout:${id}${suffixOf(attempt)}:returned`, payoutId: id }, [
    ["provider_clearing", amountCents],
    ["seller_available", -amountCents, sellerId],
  ]);
}
