import { describe, expect, it } from "vitest";

import { parseWholeNumber, toPlainPercent, toPlainPrice } from "@/lib/core/numbers";
import { saleTermsSchema } from "@/lib/products/sales/schema";
import { productSchema } from "@/lib/products/schema";
import { bulkChangeSchema } from "@/lib/seller-dashboard/bulk/schema";

describe("toPlainPrice", () => {
  it.each([
    ["US$ 12.50", "12.50"],
    ["USD 12.50", "12.50"],
    ["12.50 USD", "12.50"],
    ["$1,250", "1250"],
    ["12,50 $", "12.50"],
    ["12.50 dollars", "12.50"],
    ["١٢٫٥٠ دولار", "12.50"],
    ["12.50 ዶላር", "12.50"],
    ["12", "12"],
  ])("reads %j as %s", (typed, plain) => {
    expect(toPlainPrice(typed)).toBe(plain);
  });

  it.each(["on request", "$", "12 EUR", "$$5"])("returns %j unchanged", (typed) => {
    expect(toPlainPrice(typed)).toBe(typed);
  });

  it("is the reading of the product form and the API", () => {
    expect(productSchema.shape.price.parse("$12.50")).toBe(1_250);
  });
});

describe("toPlainPercent", () => {
  it.each([
    ["20 %", "20"],
    ["٢٠٪", "20"],
    ["٢٠%", "20"],
    ["%20", "20"],
    ["−5", "-5"],
    ["+5 %", "5"],
    ["12,5%", "12.5"],
  ])("reads %j as %s", (typed, plain) => {
    expect(toPlainPercent(typed)).toBe(plain);
  });
});

describe("parseWholeNumber", () => {
  it.each([
    ["10.0", 10],
    ["10.00", 10],
    ["10,0", 10],
    ["1,000", 1_000],
    ["−3", -3],
    ["١٠", 10],
    ["10 pcs", null],
    ["1e3", null],
    ["∞", null],
    ["10.5", null],
  ])("reads %j as %s", (typed, number) => {
    expect(parseWholeNumber(typed)).toBe(number);
  });
});

describe("the percentages of forms", () => {
  it.each([
    ["20 %", 20],
    ["٢٠٪", 20],
    ["٢٠%", 20],
    ["+5 %", 5],
  ])("read %j as %i in the form of a sale", (percent, value) => {
    const terms = { percent, firstDay: "2030-01-01", lastDay: "2030-01-02" };
    expect(saleTermsSchema.shape.percent.parse(terms.percent)).toBe(value);
  });

  it.each([
    ["−5", -5],
    ["+5 %", 5],
    ["٢٠٪", 20],
  ])("read %j as %i in the form of several products", (percent, value) => {
    const change = { kind: "price", percent };
    expect(bulkChangeSchema.parse({ target: { ids: [1] }, change }).change).toEqual({
      kind: "price",
      percent: value,
    });
  });
});
