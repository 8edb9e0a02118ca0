import { describe, expect, it } from "vitest";

import { withWholesalePrice } from "@/lib/checkout/rules";
import { priceOf, tierError, unusualSavingsOf } from "@/lib/wholesale/rules";
import { tiersSchema, wholesaleSchema } from "@/lib/wholesale/schema";
import messages from "@/messages/en.json";

const TIERS = [
  { minQuantity: 10, priceCents: 1_000 },
  { minQuantity: 50, priceCents: 800 },
];

describe("unusualSavingsOf", () => {
  it.each([
    [1_000, 860, 14],
    [1_000, 850, null],
    [1_000, 700, null],
    [1_000, 690, 31],
    [1_000, 10, 99],
    [1_000, 1_000, null],
    [1_000, 1_200, null],
    [0, 0, null],
  ])("returns of %i cents and a tier of %i cents %s", (listCents, priceCents, percent) => {
    expect(unusualSavingsOf(listCents, priceCents)).toBe(percent);
  });
});

describe("priceOf", () => {
  it.each([
    [1, 1_250, false],
    [9, 1_250, false],
    [10, 1_000, true],
    [49, 1_000, true],
    [50, 800, true],
    [999, 800, true],
  ])("returns for %i units %i cents each", (quantity, unitCents, isWholesale) => {
    expect(priceOf(1_250, TIERS, quantity)).toEqual({ unitCents, isWholesale });
    expect(priceOf(1_250, TIERS.toReversed(), quantity).unitCents).toBe(unitCents);
  });

  it("never exceeds the list price, and is no wholesale price if equal", () => {
    expect(priceOf(900, TIERS, 10)).toEqual({ unitCents: 900, isWholesale: false });
    expect(priceOf(1_000, TIERS, 10)).toEqual({ unitCents: 1_000, isWholesale: false });
    expect(priceOf(1_250, [], 10)).toEqual({ unitCents: 1_250, isWholesale: false });
  });
});

describe("withWholesalePrice", () => {
  it("sets the wholesale price of a cart item and preserves its list price", () => {
    expect(withWholesalePrice({ price: "12.50", quantity: 10 }, TIERS)).toEqual({
      price: "10.00",
      quantity: 10,
      listPrice: "12.50",
    });
    expect(withWholesalePrice({ price: "12.50", quantity: 9 }, TIERS)).toEqual({
      price: "12.50",
      quantity: 9,
    });
  });
});

/** Returns the first error message and its path. */
function refusal(tiers: unknown) {
  const result = tiersSchema.safeParse({ productId: 1, tiers });
  const issue = result.error?.issues[0];
  const sentences: Record<string, string> = messages.validation;
  return issue && [issue.path.join("."), sentences[issue.message]];
}

const row = (minQuantity: string, price: string) => ({ minQuantity, price });

describe("tiersSchema", () => {
  it("parses quantities and prices as typed", () => {
    expect(
      tiersSchema.parse({ productId: 1, tiers: [row(" 10 ", "9.5"), row("50", "8")] }),
    ).toEqual({
      productId: 1,
      tiers: [
        { minQuantity: 10, price: 950 },
        { minQuantity: 50, price: 800 },
      ],
    });
    expect(refusal([])).toBeUndefined();
    expect(tierError(TIERS)).toBeNull();
  });

  it.each([
    [[row("1", "9")], "tiers.0.minQuantity", "Quantities are whole numbers from 2 to 999"],
    [[row("1000", "9")], "tiers.0.minQuantity", "Quantities are whole numbers from 2 to 999"],
    [[row("2.5", "9")], "tiers.0.minQuantity", "Quantities are whole numbers from 2 to 999"],
    [[row("10", "0")], "tiers.0.price", "Price must be a positive number"],
    [[row("10", "9.999")], "tiers.0.price", "Price must be a positive number"],
    [
      [row("10", "9"), row("10", "8")],
      "tiers.1.minQuantity",
      "Each quantity must be larger than the one above",
    ],
    [
      [row("10", "9"), row("20", "9")],
      "tiers.1.price",
      "Each price must be lower than the one above",
    ],
    [
      [2, 3, 4, 5, 6, 7].map((n) => row(String(n), String(9 - n))),
      "tiers",
      "A product can have up to 5 wholesale prices",
    ],
  ])("refuses %j", (tiers, path, sentence) => {
    expect(refusal(tiers)).toEqual([path, sentence]);
  });
});

describe("wholesaleSchema", () => {
  it("refuses each field with the message of the specification", () => {
    const { error } = wholesaleSchema.safeParse({ businessWebsite: "nope" });
    const sentences: Record<string, string> = messages.validation;
    expect(error?.issues.map((issue) => sentences[issue.message])).toEqual([
      "Business name must be at least 2 characters",
      "Please select a business type",
      "Please provide a complete business address",
      "Please select your estimated order volume",
      "Please enter a valid website URL",
      "Please provide a valid phone number",
      "Contact person name must be at least 2 characters",
      "Please enter a valid email address",
    ]);
  });
});
