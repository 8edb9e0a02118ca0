import { describe, expect, it } from "vitest";

import {
  latePaymentEntries,
  lateRefundEntries,
  paymentEntries,
  splitSellerShare,
} from "@/lib/ledger/rules";

const sumOf = (entries: { amountCents: number }[]) =>
  entries.reduce((sum, entry) => sum + entry.amountCents, 0);

describe("splitSellerShare", () => {
  it.each([
    [1000, 500, 50, 950],
    [333, 500, 17, 316],
    [10, 500, 1, 9],
    [9, 500, 0, 9],
    [99_999_999, 100, 1_000_000, 98_999_999],
    [50, 0, 0, 50],
  ])(
    "splits %i cents at %i basis points into %i and %i",
    (subtotal, rate, feeCents, sellerNetCents) => {
      expect(splitSellerShare(subtotal, rate)).toEqual({ feeCents, sellerNetCents });
    },
  );

  it("never loses or adds a cent", () => {
    for (let cents = 1; cents < 5_000; cents += 7) {
      for (const rate of [100, 300, 500]) {
        const { feeCents, sellerNetCents } = splitSellerShare(cents, rate);
        expect(feeCents + sellerNetCents).toBe(cents);
        expect(Math.min(feeCents, sellerNetCents)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe("paymentEntries", () => {
  const order = {
    id: 7,
    totalCents: 1_883,
    sellerOrders: [
      { sellerId: 1, feeCents: 17, sellerNetCents: 316 },
      { sellerId: 2, feeCents: 78, sellerNetCents: 1_472 },
    ],
  };

  it("returns entries that sum to zero and include every party", () => {
    const entries = paymentEntries(order);

    expect(sumOf(entries)).toBe(0);
    expect(
      entries.map(({ account, sellerId, amountCents }) => [account, sellerId, amountCents]),
    ).toEqual([
      ["provider_clearing", null, 1_883],
      ["seller_pending", 1, -316],
      ["seller_pending", 2, -1_472],
      ["platform_fees", null, -95],
    ]);
    expect(new Set(entries.map((entry) => entry.ref))).toEqual(new Set(["order:7:paid"]));
  });

  it("omits entries of zero", () => {
    const free = { sellerId: 1, feeCents: 0, sellerNetCents: 1_000 };
    const entries = paymentEntries({ id: 7, totalCents: 1_000, sellerOrders: [free] });

    expect(entries.some((entry) => entry.account === "platform_fees")).toBe(false);
    expect(sumOf(entries)).toBe(0);
  });
});

it("latePaymentEntries and lateRefundEntries cancel each other out", () => {
  const entries = [...latePaymentEntries(3, 990), ...lateRefundEntries(3, 990)];

  const clearing = entries.filter((entry) => entry.account === "provider_clearing");
  expect(sumOf(clearing)).toBe(0);
  expect(sumOf(entries)).toBe(0);
});
