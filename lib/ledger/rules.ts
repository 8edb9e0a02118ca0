import { applyBasisPoints } from "@/lib/core/money";

/** Platform fee on the Free plan, in basis points (decisions.md, "Money": 5 / 3 / 1 % by plan). */
export const FREE_PLAN_BASIS_POINTS = 500;

/**
 * Splits a seller order between platform and seller. The fee is on the items alone, rounded half up once per seller
 * order; the seller, who also delivers, gets the exact remainder. Integer cents; the rate in basis points.
 */
export function splitSellerShare(itemsCents: number, basisPoints: number, deliveryCents = 0) {
  const feeCents = applyBasisPoints(itemsCents, basisPoints);
  return { feeCents, sellerNetCents: itemsCents - feeCents + deliveryCents };
}

type RefundedPart = {
  subtotalCents: number;
  discountCents: number;
  feeCents: number;
  refundedCents: number;
  refundedFeeCents: number;
};

/**
 * Splits a refund of `amountCents` more of a seller order. Refunds reduce the items first, and the platform retains
 * exactly the fee of the items still sold: after a full refund, no fee is left.
 */
export function splitRefund(part: RefundedPart, amountCents: number, basisPoints: number) {
  const itemsCents = part.subtotalCents - part.discountCents;
  const remainingCents = Math.max(0, itemsCents - part.refundedCents - amountCents);
  const due = part.feeCents - applyBasisPoints(remainingCents, basisPoints) - part.refundedFeeCents;
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

/** Returns the entries of one event: debits are positive, zero amounts are omitted, the sum is zero. */
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

/**
 * Returns the entries of a paid order: each seller is owed the net of their seller order, pending for now; the fees are
 * the platform's.
 */
export function paymentEntries({ id, totalCents, parts }: PaidOrder): Entry[] {
  const fees = parts.reduce((sum, part) => sum + part.feeCents, 0);
  return post({ ref: `order:${id}:paid`, orderId: id }, [
    ["provider_clearing", totalCents],
    ...parts.map((part): Post => ["seller_pending", -part.sellerNetCents, part.sellerId]),
    ["platform_fees", -fees],
  ]);
}

/** Returns the entries of a payment for an order that can no longer be fulfilled: all of it is owed to the buyer. */
export function latePaymentEntries(orderId: number, amountCents: number): Entry[] {
  return post({ ref: `order:${orderId}:late`, orderId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Returns the entries of a late payment's refund at the provider. */
export function lateRefundEntries(orderId: number, amountCents: number): Entry[] {
  return post({ ref: `order:${orderId}:late-refunded`, orderId }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** Returns the entries of a late payment's refund that was returned to the provider: it is owed again. */
export function lateReturnedEntries(orderId: number, amountCents: number): Entry[] {
  return post({ ref: `order:${orderId}:late-returned`, orderId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/** Returns the entries of an owed refund that was made manually at the provider. */
export function manualRepaymentEntries(
  of: { orderId: number } | { purchaseId: number },
  id: string,
  amountCents: number,
): Entry[] {
  return post({ ref: `provider-refund:${id}`, ...of }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/**
 * Returns the entries of a release of earnings. `occasion` distinguishes a second release, after a dispute, from the
 * first.
 */
export function releaseEntries(
  part: { id: number; orderId: number; sellerId: number },
  amountCents: number,
  occasion: string,
): Entry[] {
  return post({ ref: `part:${part.id}:released:${occasion}`, orderId: part.orderId }, [
    ["seller_pending", amountCents, part.sellerId],
    ["seller_available", -amountCents, part.sellerId],
  ]);
}

type EarningPart = { sellerNetCents: number; refundedCents: number; refundedFeeCents: number };

/** Returns a seller's earnings from a seller order after its refunds. Cents. */
export function sellerEarnings({ sellerNetCents, refundedCents, refundedFeeCents }: EarningPart) {
  return sellerNetCents - (refundedCents - refundedFeeCents);
}

type Shares = {
  id: number;
  orderId: number;
  sellerId: number;
  sellerCents: number;
  feeCents: number;
  /** Whether the seller order's earnings were available already. */
  isReleased: boolean;
};

/** Returns the entries of a refund: both shares are owed to the buyer. */
export function refundEntries(refund: Shares): Entry[] {
  const { id, orderId, sellerId, sellerCents, feeCents, isReleased } = refund;
  return post({ ref: `refund:${id}`, orderId }, [
    [isReleased ? "seller_available" : "seller_pending", sellerCents, sellerId],
    ["platform_fees", feeCents],
    ["buyer_refunds", -sellerCents - feeCents],
  ]);
}

type SentRefund = { id: number; orderId: number; amountCents: number; attempt?: number };

/** Returns the suffix of keys that are used once per attempt. */
export const suffixOf = (attempt = 1) => (attempt === 1 ? "" : `:${attempt}`);

/** Returns the entries of a refund sent by the provider. */
export function refundPaidEntries({ id, orderId, amountCents, attempt }: SentRefund): Entry[] {
  return post({ ref: `refund:${id}:paid${suffixOf(attempt)}`, orderId }, [
    ["buyer_refunds", amountCents],
    ["provider_clearing", -amountCents],
  ]);
}

/** Returns the entries of a sent refund that was returned to the provider: it is owed to the buyer again. */
export function refundReturnedEntries(refund: SentRefund): Entry[] {
  const { id, orderId, amountCents, attempt } = refund;
  return post({ ref: `refund:${id}:returned${suffixOf(attempt)}`, orderId }, [
    ["provider_clearing", amountCents],
    ["buyer_refunds", -amountCents],
  ]);
}

/**
 * Returns the entries that reverse a refund because its dispute was finally won: seller and platform recover their
 * shares.
 */
export function refundReversedEntries(refund: Shares): Entry[] {
  const { id, orderId, sellerId, sellerCents, feeCents, isReleased } = refund;
  return post({ ref: `refund:${id}:reversed`, orderId }, [
    [isReleased ? "seller_available" : "seller_pending", -sellerCents, sellerId],
    ["platform_fees", -feeCents],
    ["buyer_refunds", sellerCents + feeCents],
  ]);
}

/**
 * Returns the entries of a manual refund at the provider that no seller can bear: `coveredCents` cover refunds owed to
 * the buyer, the rest is the platform's loss. Cents.
 */
export function externalRefundEntries(
  orderId: number,
  id: string,
  { coveredCents, lossCents }: { coveredCents: number; lossCents: number },
): Entry[] {
  return post({ ref: `provider-refund:${id}`, orderId }, [
    ["buyer_refunds", coveredCents],
    ["platform_fees", lossCents],
    ["provider_clearing", -coveredCents - lossCents],
  ]);
}
