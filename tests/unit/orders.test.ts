import { describe, expect, it } from "vitest";

import { capQuantities, toLines } from "@/components/orders/line-quantities";
import { aggregateStatus, canTransition } from "@/lib/orders/rules";

const ALL = ["pending", "paid", "shipped", "delivered", "completed", "cancelled"] as const;

describe("canMove", () => {
  it("knows the six ways of the contract and no other", () => {
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

describe("statusOfWhole", () => {
  it.each([
    [["paid", "shipped"], "paid"],
    [["delivered", "shipped"], "shipped"],
    [["cancelled", "completed"], "completed"],
    [["cancelled", "cancelled"], "cancelled"],
    [["pending", "cancelled"], "pending"],
  ] as const)("of %j is %s", (parts, whole) => {
    expect(aggregateStatus([...parts])).toBe(whole);
  });
});

describe("capQuantities", () => {
  const choices = [
    { lineId: 1, title: "Basket", max: 1 },
    { lineId: 2, title: "Bowl", max: 4 },
  ];

  it("lowers a quantity that was chosen before some units left the order", () => {
    expect(capQuantities({ 1: 3, 2: 2 }, choices)).toEqual({ 1: 1, 2: 2 });
  });

  it("leaves out a line of which nothing is left", () => {
    expect(toLines(capQuantities({ 1: 1, 7: 3 }, choices))).toEqual([{ lineId: 1, quantity: 1 }]);
  });
});
