import { describe, expect, it } from "vitest";

import {
  hashesOf,
  readEnglish,
  readRecord,
  stalePaths,
} from "../../../scripts/lib/checks/translated-texts.mjs";

describe("tests/fixtures/translated-texts.json", () => {
  it("has the English text of each translation (npm run translations -- --confirm)", () => {
    expect(stalePaths(readRecord(), readEnglish())).toEqual([]);
  });
});

describe("stalePaths", () => {
  const messages = { cart: { empty: "Your cart is empty", total: "Total" }, close: "Close" };

  it("returns nothing for the texts that were recorded", () => {
    expect(stalePaths(hashesOf(messages), messages)).toEqual([]);
  });

  it("returns the paths of changed, new and removed texts", () => {
    const recorded = hashesOf({ cart: { empty: "Nothing here", total: "Total" }, open: "Open" });
    expect(stalePaths(recorded, messages)).toEqual(["cart.empty", "close", "open"]);
  });
});
