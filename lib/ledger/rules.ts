import { shareOf } from "@/lib/core/money";

/** The platform's rate on the Free plan, in basis points (decisions.md, "Money": 5 / 3 / 1 % by plan). */
export const FREE_PLAN_BASIS_POINTS = 500;

/**
 * What platform and seller get of one seller's part: the fee is rounded half up once for the whole part,
 * the seller gets the exact remainder. Integer cents; the rate in basis points.
 */
export function splitPart(subtotalCents: number, basisPoints: number) {
  const feeCents = shareOf(subtotalCents, basisPoints);
  return { feeCents, sellerNetCents: subtotalCents - feeCents };
}

export type PaidOrder = {
  id: number;
  totalCents: number;
  shippingCents: number;
  parts: { sellerId: number; feeCents: number; sellerNetCents: number }[];
};

export type Entry = {
  ref: string;
  orderId: number;
  account:
    | "provider_clearing"
    | "seller_payable"
    | "platform_fees"
    | "shipping_income"
    | "buyer_refunds";
  sellerId: number | null;
  amountCents: number;
};

/** The entries of an order's payment; they sum to zero, debits positive. Integer cents. */
export function entriesOfPayment(order: PaidOrder): Entry[] {
  const post = (
    account: Entry["account"],
    amountCents: number,
    sellerId: number | null = null,
  ) => ({
    ref: `order:${order.id}:paid`,
    orderId: order.id,
    account,
    sellerId,
    amountCents,
  });
  const fees = order.parts.reduce((sum, part) => sum + part.feeCents, 0);
  return [
    post("provider_clearing", order.totalCents),
    ...order.parts.map((part) => post("seller_payable", -part.sellerNetCents, part.sellerId)),
    post("platform_fees", -fees),
    post("shipping_income", -order.shippingCents),
  ].filter((entry) => entry.amountCents !== 0);
}

/** The entries of money that came for an order which can no longer be fulfilled: all of it is owed back. */
export function entriesOfLatePayment(orderId: number, amountCents: number): Entry[] {
  const ref = `order:${orderId}:late`;
  return [
    { ref, orderId, account: "provider_clearing", sellerId: null, amountCents },
    { ref, orderId, account: "buyer_refunds", sellerId: null, amountCents: -amountCents },
  ];
}

/** The entries of that money once the provider has given it back. */
export function entriesOfLateRefund(orderId: number, amountCents: number): Entry[] {
  const ref = `order:${orderId}:late-refunded`;
  return [
    { ref, orderId, account: "buyer_refunds", sellerId: null, amountCents },
    { ref, orderId, account: "provider_clearing", sellerId: null, amountCents: -amountCents },
  ];
}
