import { shareOf } from "@/lib/core/money";

/** The platform's rate on the Free plan, in basis points (decisions.md, "Money": 5 / 3 / 1 % by plan). */
export const FREE_PLAN_BASIS_POINTS = 500;

/**
 * What platform and seller get of one seller's part: the fee is on the goods alone, rounded half up once for
 * the whole part; the seller, who also delivers, gets the exact remainder. Integer cents; the rate in basis
 * points.
 */
export function splitPart(goodsCents: number, basisPoints: number, deliveryCents = 0) {
  const feeCents = shareOf(goodsCents, basisPoints);
  return { feeCents, sellerNetCents: goodsCents - feeCents + deliveryCents };
}

type RefundedPart = {
  subtotalCents: number;
  discountCents: number;
  feeCents: number;
  refundedCents: number;
  refundedFeeCents: number;
};

/**
 * How both shares give back `amountCents` more of a part. What was refunded comes off the goods first, and the
 * platform keeps exactly the fee of the goods that stay sold: after everything was refunded, no fee is left.
 */
export function splitRefund(part: RefundedPart, amountCents: number, basisPoints: number) {
  const goods = part.subtotalCents - part.discountCents;
  const kept = Math.max(0, goods - part.refundedCents - amountCents);
  const due = part.feeCents - shareOf(kept, basisPoints) - part.refundedFeeCents;
  const feeCents = Math.min(Math.max(0, due), amountCents);
  return { feeCents, sellerCents: amountCents - feeCents };
}

type Account =
  | "provider_clearing"
  | "seller_pending"
  | "seller_available"
  | "platform_fees"
  | "disputed_funds"
  | "buyer_refunds"
  | "payouts_in_transit"
  | "event_proceeds";

export type Entry = {
  ref: string;
  orderId: number | null;
  payoutId: number | null;
  purchaseId: number | null;
  account: Account;
  sellerId: number | null;
  amountCents: number;
};

type Post = [account: Account, amountCents: number, sellerId?: number];

type About = { ref: string; orderId?: number; payoutId?: number; purchaseId?: number };

/** The entries of one event: debits positive, nothing of zero, all of it together zero. */
export function post(about: About, posts: Post[]): Entry[] {
  const { ref, orderId = null, payoutId = null, purchaseId = null } = about;
  return posts
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents, sellerId = null]) => ({
      ref,
      orderId,
      payoutId,
      purchaseId,
      account,
      sellerId,
      amountCents,
    }));
}

export type PaidOrder = {
  id: number;
  totalCents: number;
  parts: { sellerId: number; feeCents: number; sellerNetCents: number }[];
};

/** An order was paid: each seller is owed the net of the own part, pending for now; the fees are ours. */
export function entriesOfPayment({ id, totalCents, parts }: PaidOrder): Entry[] {
  const fees = parts.reduce((sum, part) => sum + part.feeCents, 0);
  return post({ ref: `order:${id}:paid`, orderId: id }, [
    ["provider_clearing", totalCents],
    ...parts.map((part): Post => ["seller_pending", -part.sellerNetCents, part.sellerId]),
    ["platform_fees", -fees],
  ]);
}

/** Money came for an order which can no longer be fulfilled: all of it is owed back. */
export function entriesOfLatePayment(orderId: number, amountCents: number): Entry[] {
  return post({ ref: `order:${orderId}:late`, orderId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** The provider has given that money back. */
export function entriesOfLateRefund(orderId: number, amountCents: number): Entry[] {
  return post({ ref: `order:${orderId}:late-refunded`, orderId }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** A part's earnings became available. `occasion` tells a second release, after a dispute, from the first. */
export function entriesOfRelease(
  part: { id: number; orderId: number; sellerId: number },
  amountCents: number,
  occasion: string,
): Entry[] {
  return post({ ref: `part:${part.id}:released:${occasion}`, orderId: part.orderId }, [
    ["seller_pending", amountCents, part.sellerId],
    ["seller_available", -amountCents, part.sellerId],
  ]);
}

type Shares = {
  id: number;
  orderId: number;
  sellerId: number;
  sellerCents: number;
  feeCents: number;
  /** Whether the part's earnings were available already. */
  isReleased: boolean;
};

/** A refund was decided: both shares are owed to the buyer. */
export function entriesOfRefund(refund: Shares): Entry[] {
  const { id, orderId, sellerId, sellerCents, feeCents, isReleased } = refund;
  return post({ ref: `refund:${id}`, orderId }, [
    [isReleased ? "seller_available" : "seller_pending", sellerCents, sellerId],
    ["platform_fees", feeCents],
    ["buyer_refunds", -sellerCents - feeCents],
  ]);
}

/** The provider has given a refund back. */
export function entriesOfRefundPaid(refund: {
  id: number;
  orderId: number;
  amountCents: number;
}): Entry[] {
  return post({ ref: `refund:${refund.id}:paid`, orderId: refund.orderId }, [
    ["buyer_refunds", refund.amountCents],
    ["provider_clearing", -refund.amountCents],
  ]);
}

type Disputed = { id: number; orderId: number; amountCents: number };

/** The cardholder's bank took the money until it decides. */
export function entriesOfDispute({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:opened`, orderId }, [
    ["disputed_funds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** Earnings that were available wait again while their order is disputed. */
export function entriesOfHold(
  disputeId: number,
  part: { id: number; orderId: number; sellerId: number },
  amountCents: number,
): Entry[] {
  return post({ ref: `dispute:${disputeId}:held:${part.id}`, orderId: part.orderId }, [
    ["seller_available", amountCents, part.sellerId],
    ["seller_pending", -amountCents, part.sellerId],
  ]);
}

/** The bank gave the money back to us. */
export function entriesOfDisputeWon({ id, orderId, amountCents }: Disputed): Entry[] {
  return post({ ref: `dispute:${id}:won`, orderId }, [
    ["provider_clearing", amountCents],
    ["disputed_funds", -amountCents],
  ]);
}

/**
 * The cardholder keeps the money: what the refunds of the parts owe was paid by the bank. `lossCents` of it
 * no part could give back any more; it is the platform's.
 */
export function entriesOfDisputeLost(
  { id, orderId, amountCents }: Disputed,
  lossCents: number,
): Entry[] {
  return post({ ref: `dispute:${id}:lost`, orderId }, [
    ["buyer_refunds", amountCents - lossCents],
    ["platform_fees", lossCents],
    ["disputed_funds", -amountCents],
  ]);
}

type PayoutRow = { id: number; sellerId: number; amountCents: number };

/** A payout left the seller's balance. */
export function entriesOfPayout({ id, sellerId, amountCents }: PayoutRow): Entry[] {
  return post({ ref: `payout:${id}`, payoutId: id }, [
    ["seller_available", amountCents, sellerId],
    ["payouts_in_transit", -amountCents],
  ]);
}

/** A payout arrived. */
export function entriesOfPayoutPaid({ id, amountCents }: Omit<PayoutRow, "sellerId">): Entry[] {
  return post({ ref: `payout:${id}:paid`, payoutId: id }, [
    ["payouts_in_transit", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** A payout failed: the money is back in the seller's balance. */
export function entriesOfPayoutFailed({ id, sellerId, amountCents }: PayoutRow): Entry[] {
  return post({ ref: `payout:${id}:failed`, payoutId: id }, [
    ["payouts_in_transit", amountCents],
    ["seller_available", -amountCents, sellerId],
  ]);
}
