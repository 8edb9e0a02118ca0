import { describe, expect, it } from "vitest";

import { parseSignedCents } from "@/lib/core/money";
import { promotionSchema } from "@/lib/promotions/admin-schema";
import { promotionStatus } from "@/lib/promotions/rules";
import {
  adjustedPrice,
  adjustedPrices,
  conversionRate,
  reorderAdvice,
  segmentOf,
  stockStateOf,
} from "@/lib/seller-tools/rules";
import { bulkUpdateSchema } from "@/lib/seller-tools/schema";

describe("stockStateOf", () => {
  it.each([
    [0, 1, "out_of_stock"],
    [1, 1, "low_stock"],
    [5, 5, "low_stock"],
    [6, 5, "in_stock"],
  ])("returns for %i units with a threshold of %i the state %s", (stock, threshold, state) => {
    expect(stockStateOf(stock, threshold)).toBe(state);
  });
});

describe("adjustedPrice", () => {
  it.each([
    // 10 % of 145.00 (the mockup's first line).
    [14_500, "percentage", 1_000, 15_950],
    // 0.5 cents is rounded up, less is not.
    [10, "percentage", 500, 11],
    [9, "percentage", 500, 9],
    [999, "percentage", -1_500, 849],
    [333, "percentage", 3_333, 444],
    [1, "percentage", -9_999, null],
    [50, "percentage", -9_900, 1],
    [3_800, "fixed_amount", 400, 4_200],
    [100, "fixed_amount", -99, 1],
    [100, "fixed_amount", -100, null],
    [99_999_999, "fixed_amount", 1, null],
  ] as const)("changes %i by %s %i to %s", (cents, type, value, after) => {
    expect(adjustedPrice(cents, { type, value })).toBe(after);
  });

  it("returns null or whole cents of at least 1", () => {
    for (let cents = 1; cents < 400; cents += 7) {
      for (let value = -9_999; value < 12_000; value += 137) {
        const after = adjustedPrice(cents, { type: "percentage", value });
        expect(after === null || (Number.isInteger(after) && after >= 1)).toBe(true);
      }
    }
  });
});

it("adjustedPrices excludes other categories, excluded products and unchanged prices", () => {
  const products = [
    { id: 1, priceCents: 1_000, category: "crafts" },
    { id: 2, priceCents: 2_000, category: "crafts" },
    { id: 3, priceCents: 3_000, category: "coffee" },
    { id: 4, priceCents: 3, category: "crafts" },
  ] as const;
  const rise = { type: "percentage", value: 1_000 } as const;
  expect(adjustedPrices([...products], rise, { category: "crafts", excludedIds: [2] })).toEqual([
    { id: 1, beforeCents: 1_000, afterCents: 1_100 },
  ]);
  expect(adjustedPrices([...products], rise, { category: null, excludedIds: [] })).toHaveLength(3);
});

it("conversionRate has one decimal, and is 0.0% without views", () => {
  expect(conversionRate([])).toBe("0.0%");
  expect(conversionRate([{ views: 0, purchases: 3 }])).toBe("0.0%");
  expect(
    conversionRate([
      { views: 300, purchases: 10 },
      { views: 2, purchases: 4 },
    ]),
  ).toBe("4.6%");
});

describe("segmentOf", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const long = new Date("2026-01-01T12:00:00Z");
  it.each([
    [5, 100, long, "vip"],
    [1, 50_000, now, "vip"],
    [4, 49_999, long, "regular"],
    [4, 49_999, new Date("2026-10-24T12:00:00Z"), "new"],
    [1, 10, new Date("2026-10-23T12:00:00Z"), "regular"],
  ] as const)(
    "classifies %i orders of %i cents since %s as %s",
    (orders, spentCents, firstOrderAt, is) => {
      expect(segmentOf({ orders, spentCents, firstOrderAt }, now)).toBe(is);
    },
  );
});

describe("reorderAdvice", () => {
  const today = "2026-11-22";
  it("subtracts the lead time from the days of stock", () => {
    expect(reorderAdvice({ stock: 40, soldRecently: 30, leadTime: 10 }, today)).toEqual({
      daysLeft: 40,
      by: "2026-12-22",
      isNow: false,
    });
  });
  it("advises to reorder now from that day on", () => {
    expect(reorderAdvice({ stock: 10, soldRecently: 30, leadTime: 10 }, today)?.isNow).toBe(true);
    expect(reorderAdvice({ stock: 11, soldRecently: 30, leadTime: 10 }, today)?.isNow).toBe(false);
    expect(reorderAdvice({ stock: 0, soldRecently: 1, leadTime: 0 }, today)).toMatchObject({
      daysLeft: 0,
      isNow: true,
    });
  });
  it("returns null without sales, and a date of ten years at most", () => {
    expect(reorderAdvice({ stock: 10, soldRecently: 0, leadTime: 1 }, today)).toBeNull();
    expect(reorderAdvice({ stock: 1_000_000, soldRecently: 1, leadTime: 0 }, today)?.by).toBe(
      "2036-11-19",
    );
  });
});

it("parseSignedCents accepts a sign and refuses other formats", () => {
  expect(["-12.5", "+3", " 4.05 ", "\u22121", -15, 0.1].map(parseSignedCents)).toEqual([
    -1_250, 300, 405, -100, -1_500, 10,
  ]);
  expect(["", "-", "--1", "1e3", "1.234", "٣", "1,000"].map(parseSignedCents)).toEqual(
    Array(7).fill(null),
  );
});

describe("bulkUpdateSchema", () => {
  const update = { name: "Eid", adjustmentType: "percentage", adjustmentValue: "-15" };
  const isValid = (more: object) => bulkUpdateSchema.safeParse({ ...update, ...more }).success;
  it("accepts a category by label or slug, or none for all", () => {
    const read = (category: unknown) => bulkUpdateSchema.parse({ ...update, category }).category;
    expect([read("Arts & Crafts"), read("crafts"), read(null), read("")]).toEqual([
      "crafts",
      "crafts",
      null,
      null,
    ]);
    expect(isValid({ category: "books" })).toBe(false);
  });
  it("enforces its limits", () => {
    for (const adjustmentValue of [0, "0.00", "-100", "1000.01", "x", "1.234", null, NaN]) {
      expect(isValid({ adjustmentValue }), String(adjustmentValue)).toBe(false);
    }
    expect(isValid({ adjustmentValue: "-99.99" })).toBe(true);
    expect(isValid({ adjustmentType: "fixed_amount", adjustmentValue: "-100000" })).toBe(true);
    expect(isValid({ name: "  " })).toBe(false);
    for (const scheduledDate of ["soon", "2026-13-01", "1999-01-01", 5]) {
      expect(isValid({ scheduledDate }), String(scheduledDate)).toBe(false);
    }
  });
  it("starts a day at midnight in Minneapolis", () => {
    const { scheduledDate } = bulkUpdateSchema.parse({ ...update, scheduledDate: "2026-12-01" });
    expect(scheduledDate?.toISOString()).toBe("2026-12-01T06:00:00.000Z");
  });
});

describe("promotionSchema", () => {
  const code = { name: "Eid", promoCode: "EID10", discountType: "percentage", discountValue: 10 };
  const isValid = (more: object) => promotionSchema.safeParse({ ...code, ...more }).success;
  it("enforces the limits of each kind", () => {
    expect([1, "100", "15.00"].every((discountValue) => isValid({ discountValue }))).toBe(true);
    for (const discountValue of [0, 101, 2.5, -1, null, "ten"]) {
      expect(isValid({ discountValue }), String(discountValue)).toBe(false);
    }
    const fixed = { discountType: "fixed_amount" };
    expect([
      isValid({ ...fixed, discountValue: "0.01" }),
      isValid({ ...fixed, discountValue: 0 }),
    ]).toEqual([true, false]);
    const free = { discountType: "buy_x_get_y", discountValue: null, buyQuantity: 2 };
    expect([
      isValid({ ...free, getQuantity: 1 }),
      isValid(free),
      isValid({ ...free, getQuantity: 100 }),
    ]).toEqual([true, false, false]);
  });
  it("requires an end after the start, at least one use and a minimum of zero or more", () => {
    const startDate = "2026-12-01";
    expect(isValid({ startDate, endDate: "2026-12-01" })).toBe(true);
    expect(isValid({ startDate, endDate: "2026-11-30" })).toBe(false);
    expect([isValid({ maxUses: 1 }), isValid({ maxUses: 0 }), isValid({ maxUses: 1.5 })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isValid({ minOrderAmount: "0" }), isValid({ minOrderAmount: "-1" })]).toEqual([
      true,
      false,
    ]);
  });
  it("ends at the end of its last day in Minneapolis", () => {
    const { endDate } = promotionSchema.parse({ ...code, endDate: "2026-12-01" });
    expect(endDate?.toISOString()).toBe("2026-12-02T06:00:00.000Z");
  });
});

it("promotionStatus returns why a code does not work", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  const code = {
    isActive: true,
    startDate: "2026-11-01T00:00:00Z",
    endDate: null,
    maxUses: null,
    currentUses: 3,
  };
  expect(promotionStatus(code, now)).toBe("running");
  expect(promotionStatus({ ...code, isActive: false }, now)).toBe("inactive");
  expect(promotionStatus({ ...code, endDate: "2026-11-22T12:00:00Z" }, now)).toBe("over");
  expect(promotionStatus({ ...code, startDate: "2026-12-01T00:00:00Z" }, now)).toBe("notYet");
  expect(promotionStatus({ ...code, maxUses: 3 }, now)).toBe("usedUp");
});
