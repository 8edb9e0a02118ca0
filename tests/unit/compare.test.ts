import { describe, expect, it } from "vitest";

import {
  bestRated,
  type CompareItem,
  compareHref,
  differ,
  outcomeOf,
  priceSpread,
  readCompared,
  without,
} from "@/lib/compare/rules";
import { parseCompared } from "@/lib/compare/schema";

function item(id: number): CompareItem {
  return { id, title: `Product ${id}`, price: "12.50", category: "Textiles", imageUrl: "/a.svg" };
}

describe("the comparison list", () => {
  it("accepts up to three products", () => {
    expect(outcomeOf([], item(1))).toBe("added");
    expect(outcomeOf([item(1), item(2)], item(3))).toBe("added");
    expect(outcomeOf([item(1), item(2), item(3)], item(4))).toBe("limit");
  });

  it("reports a duplicate product, also when the list is full", () => {
    expect(outcomeOf([item(1)], item(1))).toBe("duplicate");
    expect(outcomeOf([item(1), item(2), item(3)], item(2))).toBe("duplicate");
  });

  it("removes one product", () => {
    expect(without([item(1), item(2)], 1)).toEqual([item(2)]);
    expect(without([item(1)], 9)).toEqual([item(1)]);
  });

  it("parses its own stored value, with three products at most", () => {
    const four = [1, 2, 3, 4].map(item);

    expect(readCompared(JSON.stringify(four))).toEqual(four.slice(0, 3));
  });

  it.each([null, "", "{", "{}", "7", '[{"id":0}]', '[{"id":1,"title":2}]', "[null]"])(
    "is empty for the stored value %j",
    (text) => {
      expect(readCompared(text)).toEqual([]);
    },
  );

  it("has its products in the address", () => {
    expect(compareHref([1, 2, 3])).toBe("/compare?products=1,2,3");
    expect(compareHref([])).toBe("/compare");
  });
});

describe("parseCompared", () => {
  it.each([
    ["1,2,3", [1, 2, 3]],
    ["3,1,3, 2 ", [3, 1, 2]],
    [
      ["1", "2,4"],
      [1, 2, 4],
    ],
    ["abc,2,-1,1.5,99999999999,0", [2]],
    ["abc", []],
  ])("parses the ids of %j", (query, ids) => {
    expect(parseCompared(query)).toEqual(ids);
  });

  it.each([undefined, "", ",", " , ", []])("returns null for %j", (query) => {
    expect(parseCompared(query)).toBeNull();
  });
});

describe("summary of a comparison", () => {
  it("marks a row whose values differ", () => {
    expect(differ([1, 1, 2])).toBe(true);
    expect(differ(["a", "a"])).toBe(false);
    expect(differ([false])).toBe(false);
  });

  it("returns the lowest price and the gap in cents", () => {
    const prices = [14_500, 6200, 3800].map((priceCents) => ({ priceCents }));

    expect(priceSpread(prices)).toEqual({ lowest: 3800, gap: 10_700 });
    expect(priceSpread(prices.slice(0, 1))).toBeNull();
  });

  it("prefers the better average, then the more reviews, and ignores unrated products", () => {
    const toRating = (averageRating: number, totalReviews: number) => ({
      priceCents: 1,
      averageRating,
      totalReviews,
    });

    expect(bestRated([toRating(4.7, 90), toRating(4.8, 3)])).toEqual(toRating(4.8, 3));
    expect(bestRated([toRating(4.8, 3), toRating(4.8, 36)])).toEqual(toRating(4.8, 36));
    expect(bestRated([toRating(0, 0)])).toBeNull();
  });
});
