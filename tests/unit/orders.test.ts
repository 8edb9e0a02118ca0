import { describe, expect, it } from "vitest";

import { canMove, statusOfWhole } from "@/lib/orders/rules";

const ALL = ["pending", "paid", "shipped", "delivered", "completed", "cancelled"] as const;

describe("canMove", () => {
  it("knows the six ways of the contract and no other", () => {
    const moves = ALL.flatMap((from) =>
      ALL.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`),
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
    expect(statusOfWhole([...parts])).toBe(whole);
  });
});
