import { describe, expect, it } from "vitest";

import { capQuantities, toLines } from "@/components/orders/line-quantities";
import { aggregateStatus, availableFrom, canTransition, isPartlyShipped } from "@/lib/orders/rules";

const ALL = ["pending", "paid", "shipped", "delivered", "completed", "cancelled"] as const;

describe("canTransition", () => {
  it("allows the six transitions of the contract and no other", () => {
    const moves = ALL.flatMap((from) =>
      ALL.filter((to) => canTransition(from, to)).map((to) => `${from} ${to}`),
    );

    expect(moves).toEqual([
      "pending paid",
      "pending cancelled",
      "paid shipped",
      "paid cancelled",
      "shipped delivered",
      "delivered completed",
    ]);
  });
});

describe("aggregateStatus", () => {
  it.each([
    [["paid", "shipped"], "paid"],
    [["delivered", "shipped"], "shipped"],
    [["cancelled", "completed"], "completed"],
    [["cancelled", "cancelled"], "cancelled"],
    [["pending", "cancelled"], "pending"],
  ] as const)("returns for %j the status %s", (sellerOrders, whole) => {
    expect(aggregateStatus([...sellerOrders])).toBe(whole);
  });
});

describe("availableFrom", () => {
  it("returns two days after confirmed delivery, seven after shipping, or 21 without tracking", () => {
    const shippedAt = new Date("2026-11-01T12:00:00Z");
    const confirmedAt = new Date("2026-11-04T12:00:00Z");
    const parcels = [{ tracking: "JD01" }];
    const shipment = { shippedAt, confirmedAt: null };

    expect(availableFrom({ shippedAt, confirmedAt, parcels })).toEqual(
      new Date("2026-11-06T12:00:00Z"),
    );
    expect(availableFrom({ ...shipment, parcels })).toEqual(new Date("2026-11-08T12:00:00Z"));
    for (const untracked of [[], [{ tracking: null }], [...parcels, { tracking: "" }]]) {
      expect(availableFrom({ ...shipment, parcels: untracked })).toEqual(
        new Date("2026-11-22T12:00:00Z"),
      );
    }
    expect(availableFrom({ shippedAt: null, confirmedAt: null, parcels: [] })).toBeNull();
  });
});

describe("capQuantities", () => {
  const choices = [
    { lineId: 1, title: "Basket", max: 1 },
    { lineId: 2, title: "Bowl", max: 4 },
  ];

  it("reduces a quantity that was chosen before units left the order", () => {
    expect(capQuantities({ 1: 3, 2: 2 }, choices)).toEqual({ 1: 1, 2: 2 });
  });

  it("drops a line item without units", () => {
    expect(toLines(capQuantities({ 1: 1, 7: 3 }, choices))).toEqual([{ lineId: 1, quantity: 1 }]);
  });
});

describe("isPartlyShipped", () => {
  it("is true while one seller has shipped and another has not", () => {
    expect(isPartlyShipped("paid", ["shipped", "paid"])).toBe(true);
    expect(isPartlyShipped("paid", ["completed", "paid"])).toBe(true);
    expect(isPartlyShipped("paid", ["paid", "cancelled"])).toBe(false);
    expect(isPartlyShipped("shipped", ["shipped", "delivered"])).toBe(false);
  });
});
