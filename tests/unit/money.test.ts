import { describe, expect, it } from "vitest";

import {
  applyBasisPoints,
  centsOf,
  formatDecimal,
  formatMoney,
  parseCents,
  toDecimal,
} from "@/lib/core/money";

describe("parseCents", () => {
  it.each([
    ["0", 0],
    ["0.01", 1],
    ["12", 1200],
    ["12.5", 1250],
    ["12.50", 1250],
    [12.5, 1250],
    [19.99, 1999],
    [1.1, 110],
    ["999999.99", 99_999_999],
  ])("parses %j as cents", (amount, cents) => {
    expect(parseCents(amount)).toBe(cents);
  });

  it.each([
    "",
    " 1",
    "1 ",
    "1\n",
    "+1",
    "-1",
    "01",
    "1.",
    ".5",
    "12.345",
    "0.001",
    "1e3",
    "0x10",
    "1,50",
    "1,000.00",
    "$1",
    "١٢",
    "1000000",
    "NaN",
    "Infinity",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0.001,
    1e21,
    0.1 + 0.2,
  ])("refuses %j", (amount) => {
    expect(parseCents(amount)).toBeNull();
  });

  it("parses every amount that toDecimal writes", () => {
    for (const cents of [0, 1, 9, 10, 99, 100, 101, 1999, 123_456, 99_999_999]) {
      expect(parseCents(toDecimal(cents))).toBe(cents);
    }
  });
});

describe("centsOf", () => {
  it("parses amounts of any size and sign", () => {
    expect(centsOf("-12.50")).toBe(-1_250);
    expect(centsOf("1234567.89")).toBe(123_456_789);
    expect(centsOf("0.00")).toBe(0);
  });
});

describe("toDecimal", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [1250, "12.50"],
    [-5, "-0.05"],
    [-123_450, "-1234.50"],
  ])("formats %i cents as %s", (cents, text) => {
    expect(toDecimal(cents)).toBe(text);
  });
});

describe("formatMoney", () => {
  it.each([
    [0, "$0.00"],
    [99, "$0.99"],
    [99_999, "$999.99"],
    [100_000, "$1,000.00"],
    [123_450, "$1,234.50"],
    [99_999_999, "$999,999.99"],
    [123_456_789_00, "$123,456,789.00"],
    [-123_450, "-$1,234.50"],
  ])("formats %i cents as %s", (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });
});

describe("applyBasisPoints", () => {
  it.each([
    [0, 500, 0],
    [1, 500, 0],
    [9, 500, 0],
    [10, 500, 1],
    [1250, 500, 63],
    [333, 500, 17],
    [100, 300, 3],
    [149, 100, 1],
    [150, 100, 2],
    [99_999_999, 10_000, 99_999_999],
  ])("returns for %i cents at %i basis points %i, half a cent rounded up", (cents, rate, share) => {
    expect(applyBasisPoints(cents, rate)).toBe(share);
  });
});

describe("formatDecimal", () => {
  it.each([
    ["1234.5", "$1,234.50"],
    ["0.05", "$0.05"],
    ["", "$0.00"],
    ["1e3", "$0.00"],
  ])("formats %j as %s", (amount, text) => {
    expect(formatDecimal(amount)).toBe(text);
  });
});
