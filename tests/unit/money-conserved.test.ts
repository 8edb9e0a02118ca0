import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type CheckoutLine, priceOrder } from "@/lib/checkout/rules";
import { paymentEntries, refundEntries, splitRefund } from "@/lib/ledger/rules";
import { refundableOf, refundedLines } from "@/lib/orders/refunds/rules";
import type { PromotionTerms } from "@/lib/promotions/rules";
import { PROPERTY_CASES } from "../support/property-cases";

const RATES = [500, 300, 100];

/** Timeout for 10,000 carts. */
const TIMEOUT_MS = 60_000;

const line = fc.record({
  sellerId: fc.integer({ min: 1, max: 4 }),
  unitPriceCents: fc.integer({ min: 1, max: 250_000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
});

const terms: fc.Arbitrary<PromotionTerms> = fc.oneof(
  fc.record({
    type: fc.constant("percentage" as const),
    value: fc.integer({ min: 1, max: 100 }),
    buyQuantity: fc.constant(null),
    getQuantity: fc.constant(null),
    minOrderCents: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    type: fc.constant("fixed_amount" as const),
    value: fc.integer({ min: 1, max: 60_000 }),
    buyQuantity: fc.constant(null),
    getQuantity: fc.constant(null),
    minOrderCents: fc.integer({ min: 0, max: 20_000 }),
  }),
  fc.record({
    type: fc.constant("buy_x_get_y" as const),
    value: fc.constant(null),
    buyQuantity: fc.integer({ min: 1, max: 4 }),
    getQuantity: fc.integer({ min: 1, max: 3 }),
    minOrderCents: fc.constant(0),
  }),
);

const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  basisPoints: fc.constantFrom(...RATES),
  code: fc.option(
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), terms)
      .map(([sellerId, rest]) => ({ sellerId, ...rest })),
  ),
  delivery: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom(299, 499, 1500, 2500)),
    { maxLength: 4 },
  ),
  /** Refunds to try in order: units of a line item, an amount, or all of a seller order. */
  refunds: fc.array(
    fc.record({
      sellerOrder: fc.nat(3),
      line: fc.nat(7),
      units: fc.integer({ min: 1, max: 12 }),
      amount: fc.integer({ min: 1, max: 50_000 }),
      kind: fc.constantFrom("units" as const, "amount" as const, "rest" as const),
    }),
    { maxLength: 10 },
  ),
});

type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

function priceCart({ lines, basisPoints, code, delivery }: Cart) {
  const checkoutLines: CheckoutLine[] = lines.map((line, index) => ({
    ...line,
    productId: index + 1,
    listPriceCents: line.unitPriceCents,
    isWholesale: false,
    title: "x",
    imageUrl: "/x.svg",
  }));
  const ways = delivery.map(
    ([sellerId, cents]) => [sellerId, { method: "expedited" as const, cents }] as const,
  );
  return priceOrder(checkoutLines, { rateOf: () => basisPoints, code, delivery: new Map(ways) });
}

/** Returns the order as its rows would be, with the balance of every ledger account. */
function sellCart(cart: Cart) {
  const order = priceCart(cart);
  const balances = new Map<string, number>();
  function post(entries: { account: string; amountCents: number }[]) {
    expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    for (const { account, amountCents } of entries) {
      balances.set(account, (balances.get(account) ?? 0) + amountCents);
    }
  }
  post(paymentEntries({ id: 1, ...order }));
  const sellerOrders = order.sellerOrders.map((sellerOrder) => ({
    ...sellerOrder,
    refundedCents: 0,
    refundedFeeCents: 0,
    lines: sellerOrder.lines.map((line) => ({
      ...line,
      id: line.productId,
      refundedQuantity: 0,
      refundedCents: 0,
    })),
  }));
  return { order, sellerOrders, balances, post };
}

type Sold = ReturnType<typeof sellCart>;
type SellerOrder = Sold["sellerOrders"][number];

/** Refunds as lib/orders/refunds/service/refund-seller-order does, without rows. Returns the amount. */
function refund(
  { post }: Sold,
  sellerOrder: SellerOrder,
  input: Cart["refunds"][number],
  basisPoints: number,
) {
  const refundableCents = refundableOf(sellerOrder);
  const line = sellerOrder.lines[input.line % sellerOrder.lines.length];
  let amountCents =
    input.kind === "rest" ? refundableCents : Math.min(input.amount, refundableCents);
  if (input.kind === "units" && line) {
    const units = Math.min(input.units, line.quantity - line.refundedQuantity);
    const fair = units > 0 ? refundedLines(line, units) : 0;
    amountCents = Math.min(fair, refundableCents);
    line.refundedQuantity += units;
    line.refundedCents += amountCents;
  }
  if (amountCents <= 0) return 0;
  const { feeCents, sellerCents } = splitRefund(sellerOrder, amountCents, basisPoints);
  expect(Math.min(feeCents, sellerCents)).toBeGreaterThanOrEqual(0);
  sellerOrder.refundedCents += amountCents;
  sellerOrder.refundedFeeCents += feeCents;
  const { sellerId } = sellerOrder;
  post(refundEntries({ id: 1, orderId: 1, sellerId, feeCents, sellerCents, isReleased: false }));
  return amountCents;
}

describe("the sum of money", { timeout: TIMEOUT_MS }, () => {
  it("is preserved over 10,000 random carts, three fee rates, codes, deliveries and partial refunds", () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const all = sellCart(sample);
        let back = 0;
        for (const refundInput of sample.refunds) {
          const sellerOrder = all.sellerOrders[refundInput.sellerOrder % all.sellerOrders.length];
          if (sellerOrder) back += refund(all, sellerOrder, refundInput, sample.basisPoints);
        }
        const owed = (account: string) => 0 - (all.balances.get(account) ?? 0);
        const charged = all.order.totalCents;
        expect(owed("seller_pending") + owed("platform_fees") + owed("buyer_refunds")).toBe(
          charged,
        );
        expect(owed("buyer_refunds")).toBe(back);
        for (const sellerOrder of all.sellerOrders) {
          expect(refundableOf(sellerOrder)).toBeGreaterThanOrEqual(0);
          expect(sellerOrder.refundedFeeCents).toBeLessThanOrEqual(sellerOrder.feeCents);
        }
      }),
      { numRuns: PROPERTY_CASES },
    );
  });

  it("is zero for every party of a seller order refunded in full", () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const all = sellCart(sample);
        for (const sellerOrder of all.sellerOrders) {
          for (const refundInput of sample.refunds)
            refund(all, sellerOrder, refundInput, sample.basisPoints);
          refund(
            all,
            sellerOrder,
            { sellerOrder: 0, line: 0, units: 1, amount: 1, kind: "rest" },
            sample.basisPoints,
          );
        }
        expect(all.balances.get("platform_fees") ?? 0).toBe(0);
        expect(all.balances.get("seller_pending") ?? 0).toBe(0);
      }),
      { numRuns: PROPERTY_CASES },
    );
  });

  it("equals the sum of the seller orders, with discounts up to their subtotal", () => {
    fc.assert(
      fc.property(cart, (sample) => {
        const order = priceCart(sample);
        const sum = (of: (sellerOrder: (typeof order.sellerOrders)[number]) => number) =>
          order.sellerOrders.reduce((total, sellerOrder) => total + of(sellerOrder), 0);
        expect(order.totalCents).toBe(
          sum((sellerOrder) => sellerOrder.feeCents + sellerOrder.sellerNetCents),
        );
        for (const sellerOrder of order.sellerOrders) {
          expect(sellerOrder.discountCents).toBeLessThanOrEqual(sellerOrder.subtotalCents);
          expect(
            sellerOrder.lines.every(
              (line) => line.discountCents <= line.unitPriceCents * line.quantity,
            ),
          ).toBe(true);
          expect(sellerOrder.lines.reduce((total, line) => total + line.discountCents, 0)).toBe(
            sellerOrder.discountCents,
          );
        }
      }),
      { numRuns: PROPERTY_CASES },
    );
  });
});
