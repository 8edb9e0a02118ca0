import { describe, expect, it } from "vitest";

import { toolsHref } from "@/components/buyer-tools/tools-href";
import { hasReachedTarget, matchesQuery } from "@/lib/buyer-tools/rules";
import { toolsQuerySchema } from "@/lib/buyer-tools/schema";

describe("a price alert", () => {
  it.each([
    ["12.50", "12.50", true],
    ["12.49", "12.50", true],
    ["12.51", "12.50", false],
    ["9.00", "10.00", true],
    ["100.00", "20.00", false],
  ])("at %s with a target of %s is reached: %s", (currentPrice, targetPrice, reached) => {
    expect(hasReachedTarget({ currentPrice, targetPrice })).toBe(reached);
  });
});

describe("the product search box", () => {
  it.each([
    [["Harar coffee"], "", true],
    [["Harar coffee"], "  COFFEE ", true],
    [["Harar coffee"], "tea", false],
    [["Harar coffee", "Mint tea"], "tea", true],
    [["Café d'Éthiopie"], "cafe", true],
    [["ሠላም"], "ሰላም", true],
    [["100% cotton"], "%", true],
    [[], "x", false],
  ])("of %j finds “%s”: %s", (titles, words, found) => {
    expect(matchesQuery(titles, words)).toBe(found);
  });
});

describe("the address of a tool", () => {
  it("says the tool and the words", () => {
    expect(toolsHref("wishlist")).toBe("/buyer-tools?tab=wishlist");
    expect(toolsHref("compare", "a&b")).toBe("/buyer-tools?tab=compare&q=a%26b");
  });

  it.each([
    [{}, { tab: "alerts", q: "", list: null }],
    [
      { tab: "compare", q: " tea " },
      { tab: "compare", q: "tea", list: null },
    ],
    [
      { tab: ["alerts", "compare"], q: ["a"] },
      { tab: "alerts", q: "", list: null },
    ],
    [{ list: "12" }, { tab: "alerts", q: "", list: 12 }],
    [{ list: "abc" }, { tab: "alerts", q: "", list: 0 }],
    [{ list: "" }, { tab: "alerts", q: "", list: 0 }],
  ])("%j is read as it was meant", (query, meant) => {
    expect(toolsQuerySchema.parse(query)).toEqual(meant);
  });
});
