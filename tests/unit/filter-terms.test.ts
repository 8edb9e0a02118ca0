import { describe, expect, it } from "vitest";

import { findMaterials, MATERIALS } from "@/lib/products/facts/material-rules";
import { colorKeyOf } from "@/lib/products/filters/option-value-rules";
import { filterTermsOf, toFilterValue } from "@/lib/products/filters/rules";
import en from "@/messages/en.json";

describe("findMaterials", () => {
  it.each([
    ["100% handwoven cotton", ["cotton"]],
    ["65% viscose, 35% silk; garbasaar 100% COTTON", ["cotton", "silk", "viscose"]],
    ["Vegetable-tanned goat leather, wool lining", ["wool", "leather"]],
    ["Smoke-fired clay, straw", ["straw", "clay"]],
    ["Gold-plated brass with glass beads", ["glass", "brass", "goldPlated"]],
    ["Palm wood", ["wood"]],
    ["100% cudbi", ["cotton"]],
    ["Haragga riyaha iyo alwaax", ["leather", "wood"]],
    ["Jirbiin harkaan hojjetame", ["cotton"]],
    ["ከጥጥ የተሠራ፣ በእጅ", ["cotton"]],
    ["ሐር", ["silk"]],
    ["خشب الزيتون والجلد", ["leather", "wood"]],
    ["قطن ١٠٠٪", ["cotton"]],
    ["نحاس أصفر", ["brass"]],
    ["مطلي بالذهب", ["goldPlated"]],
  ])("finds the materials of “%s”", (text, expected) => {
    expect(findMaterials(text)).toEqual(expected);
  });

  it.each([
    "",
    "Sandalwood, oud",
    "Faux leather",
    "Satin with gold thread",
    "جلد صناعي",
    "Claymore",
  ])("finds none in “%s”", (text) => {
    expect(findMaterials(text)).toEqual([]);
  });

  it("knows only materials with a name in the messages", () => {
    expect(Object.keys(en.filterValues.material).toSorted()).toEqual(MATERIALS.toSorted());
  });
});

describe("toFilterValue", () => {
  it.each([
    ["s", "S"],
    ["Small", "S"],
    ["SMALL", "S"],
    ["yar", "S"],
    ["Xiqqaa", "S"],
    ["ትንሽ", "S"],
    ["صغير", "S"],
    ["x-large", "XL"],
    ["2XL", "XXL"],
    ["xxxl", "3XL"],
    ["مقاس واحد", "One size"],
    ["58 in", "58 in"],
    ["S/M", "S/M"],
    ["ages 4–5", "Ages 4–5"],
    ["xs", "XS"],
  ])("names the size “%s” as “%s”", (text, expected) => {
    expect(toFilterValue("size", text)).toBe(expected);
  });

  it.each([
    ["red", "Red"],
    ["Casaan", "Red"],
    ["diimaa", "Red"],
    ["ቀይ", "Red"],
    ["أحمر", "Red"],
    ["grey", "Gray"],
    ["navy", "Navy blue"],
    ["dark  red", "Dark red"],
    ["Red/blue", "Red/blue"],
  ])("names the color “%s” as “%s”", (text, expected) => {
    expect(toFilterValue("color", text)).toBe(expected);
  });

  it("returns its own values unchanged", () => {
    for (const value of ["S", "XXL", "3XL", "One size"]) {
      expect(toFilterValue("size", value)).toBe(value);
    }
    for (const name of Object.values(en.filterValues.color)) {
      expect(toFilterValue("color", name)).toBe(name);
      expect(colorKeyOf(name)).toBeDefined();
    }
  });
});

describe("filterTermsOf", () => {
  it("has one term for values that are written differently", () => {
    const options = [{ kind: "size" as const, name: "Size", values: ["S", "small"] }];
    const variants = [{ values: ["S"] }, { values: ["small"] }];
    const facts = { material: "Cotton and silk" };
    expect(filterTermsOf({ options, variants, facts })).toEqual([
      "size:S",
      "material:cotton",
      "material:silk",
    ]);
  });
});
