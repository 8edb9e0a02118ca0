import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { formatMeasure, parseMeasure, toOunces, unitPriceCents } from "@/lib/core/measures";

describe("a measure", () => {
  it.each([
    ["8", "oz", 227],
    ["8 oz", "oz", 227],
    ["1.5 lb", "oz", 680],
    ["1,5 lb", "oz", 680],
    ["500 g", "oz", 500],
    ["1 kg", "oz", 1_000],
    ["17 fl. oz", "floz", 503],
    ["500ml", "floz", 500],
    ["16", "in", 406],
    ["40 cm", "in", 400],
    ["", "oz", null],
  ] as const)("parses %s in %s to %s", (text, unit, metric) => {
    expect(parseMeasure(text, unit)).toBe(metric);
  });

  it.each(["eight", "8 stone", "-8", "8 oz 2"])("is unreadable as “%s”", (text) => {
    expect(parseMeasure(text, "oz")).toBeNaN();
  });

  it("keeps its metric amount when it is formatted and parsed again", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom("oz" as const, "floz" as const, "in" as const),
        (metric, unit) => {
          expect(parseMeasure(formatMeasure(metric, unit), unit)).toBe(metric);
        },
      ),
    );
  });

  it("is formatted with as few decimals as possible", () => {
    expect([formatMeasure(227, "oz"), formatMeasure(500, "oz"), toOunces(227)]).toEqual([
      "8",
      "17.64",
      8,
    ]);
  });
});

describe("the unit price", () => {
  it("is that of one ounce or fluid ounce", () => {
    expect(unitPriceCents(1_700, { netGrams: 680 })).toBe(71);
    expect(unitPriceCents(1_000, { netMl: 296 })).toBe(100);
    expect(unitPriceCents(1_400, { netGrams: 113 })).toBe(350);
  });

  it("is missing without a net weight, and below one ounce", () => {
    expect(unitPriceCents(1_700, {})).toBeNull();
    expect(unitPriceCents(1_700, { netGrams: 20 })).toBeNull();
  });
});
