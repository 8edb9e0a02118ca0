import { describe, expect, it } from "vitest";
import { parsePriceRange } from "@/lib/search/price-range";

describe("parsePriceWords", () => {
  it.each([
    ["coffee under $20", "coffee", 2_000],
    ["less than 15 dollars tea", "tea", 1_500],
    ["books under 20", "books", 2_000],
    ["honey up to $12.50", "honey", 1_250],
    ["$30 or less scarf", "scarf", 3_000],
    ["bun ka yar $20", "bun", 2_000],
    ["malab ka jaban 20 doolar", "malab", 2_000],
    ["buna $20 gadi", "buna", 2_000],
    ["buna doolaara 20 gadi", "buna", 2_000],
    ["ቡና ከ20 ዶላር በታች", "ቡና", 2_000],
    ["ከ 20 ዶላር በታች", "", 2_000],
    ["قهوة أقل من 20 دولار", "قهوة", 2_000],
    ["عسل تحت ٢٠ دولار", "عسل", 2_000],
  ])("reads the maximum of %j", (search, text, maxPrice) => {
    expect(parsePriceRange(search)).toEqual({ text, maxPrice });
  });

  it.each([
    ["basket over $100", "basket", 10_000],
    ["dirac ka badan $50", "dirac", 5_000],
    ["ከ50 ዶላር በላይ ቀሚስ", "ቀሚስ", 5_000],
    ["فستان أكثر من 50 دولار", "فستان", 5_000],
  ])("reads the minimum of %j", (search, text, minPrice) => {
    expect(parsePriceRange(search)).toEqual({ text, minPrice });
  });

  it.each([
    ["gifts between $20 and $40", "gifts"],
    ["jewelry $20-$40", "jewelry"],
    ["silsilad $20 ilaa $40", "silsilad"],
    ["ቀሚስ ከ20 እስከ 40 ዶላር", "ቀሚስ"],
    ["هدية بين 20 و 40 دولار", "هدية"],
  ])("reads both ends of %j", (search, text) => {
    expect(parsePriceRange(search)).toEqual({ text, minPrice: 2_000, maxPrice: 4_000 });
  });

  it.each(["model 1234 lamp", "ages 4 to 8", "mesob under 16 in", "coffee 2 lb", "shop 20", "$$$"])(
    "leaves %j as it is",
    (search) => {
      expect(parsePriceRange(search)).toEqual({ text: search });
    },
  );

  it("reads a search of the maximum length in linear time", () => {
    expect(parsePriceRange("under ".repeat(33)).text).toHaveLength(198);
    expect(parsePriceRange("9".repeat(200)).text).toHaveLength(200);
  });
});
