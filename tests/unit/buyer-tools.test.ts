import { describe, expect, it } from "vitest";

import { toolsHref } from "@/components/buyer-tools/tools-href";
import { hasReachedTarget, matchesQuery } from "@/lib/buyer-tools/rules";
import { toolsQuerySchema } from "@/lib/buyer-tools/schema";

describe("hasReachedTarget", () => {
  it.each([
    ["12.50", "12.50", true],
    ["12.49", "12.50", true],
    ["12.51", "12.50", false],
    ["9.00", "10.00", true],
    ["100.00", "20.00", false],
  ])("compares the price %s with the target %s: %s", (currentPrice, targetPrice, reached) => {
    expect(hasReachedTarget({ currentPrice, targetPrice })).toBe(reached);
  });
});

describe("matchesQuery", () => {
  it.each([
    [["Harar coffee"], "", true],
    [["Harar coffee"], "  COFFEE ", true],
    [["Harar coffee"], "tea", false],
    [["Harar coffee", "Mint tea"], "tea", true],
    [["Café d'Éthiopie"], "cafe", true],
    [["ሠላም"], "ሰላም", true],
    [["100% cotton"], "%", true],
    [[], "x", false],
  ])("searches %j for “%s”: %s", (titles, search, isFound) => {
    expect(matchesQuery(titles, search)).toBe(isFound);
  });
});

describe("toolsHref and toolsQuerySchema", () => {
  it("write the tool and the query into the address", () => {
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
  ])("parse %j with defaults for invalid values", (query, meant) => {
    expect(toolsQuerySchema.parse(query)).toEqual(meant);
  });
});
