import { describe, expect, it } from "vitest";

import {
  BLANK_DETAILS,
  BLANK_FACTS,
  detailValuesOf,
  FACT_FIELDS,
  factValuesOf,
  listFormFacts,
  toDetails,
  toFacts,
} from "@/components/products/editor/fact-values";
import { FACT_KEYS, type ProductFacts } from "@/lib/products/facts/rules";
import { factsSchema, splitDetails } from "@/lib/products/facts/schema";
import { productSchema } from "@/lib/products/schema";
import { FACTS } from "@/prisma/seed/content/facts";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { MODERATION } from "@/prisma/seed/content/products/moderation";

const FOOD: ProductFacts = {
  ingredients: "Butter (milk), garlic",
  netGrams: 340,
  allergens: ["milk"],
  mayContain: ["wheat", "sesame"],
  storage: "Cool and dry",
};

describe("the schema of facts", () => {
  it("leaves out empty texts and sorts allergens", () => {
    expect(
      factsSchema.parse({ material: " Cotton ", care: "", allergens: ["sesame", "milk"] }),
    ).toEqual({ material: "Cotton", allergens: ["milk", "sesame"] });
  });

  it.each([
    ["an unknown fact", { color: "red" }],
    ["an unknown allergen", { allergens: ["pollen"] }],
    ["a text above its length", { origin: "x".repeat(101) }],
    ["a weight of 0", { netGrams: 0 }],
    ["a fractional volume", { netMl: 1.5 }],
    ["a text with a line break", { material: "Cotton\nsilk" }],
  ])("rejects %s", (_name, facts) => {
    expect(factsSchema.safeParse(facts).success).toBe(false);
  });
});

describe("the barcode of a product", () => {
  const { barcode } = productSchema.shape;

  it.each(["96385074", "036000291452", "4006381333931", "0 36000 29145 2"])("can be %s", (text) => {
    expect(barcode.safeParse(text).success).toBe(true);
  });

  it.each(["4006381333932", "123456789", "abc"])("cannot be %s", (text) => {
    expect(barcode.safeParse(text).success).toBe(false);
  });

  it("is cleared by an empty text", () => {
    expect(barcode.parse("")).toBeNull();
  });
});

describe("the form of facts and shipping details", () => {
  const kind = { category: "Spices & Food", isBook: false, isFood: "yes" } as const;

  it("shows existing facts and sends the same ones", () => {
    expect(toFacts(factValuesOf(FOOD), listFormFacts(kind))).toEqual(FOOD);
  });

  it("distinguishes no allergens from unlisted ones", () => {
    const keys = listFormFacts(kind);
    expect(toFacts({ ...BLANK_FACTS, hasNoAllergens: true }, keys)).toEqual({ allergens: [] });
    expect(toFacts(BLANK_FACTS, keys)).toEqual({});
  });

  it("sends only facts of the chosen category", () => {
    const keys = listFormFacts({ category: "Textiles", isBook: false, isFood: "" });
    expect(toFacts(factValuesOf({ ...FOOD, material: "Cotton" }), keys)).toEqual({
      material: "Cotton",
    });
  });

  it("shows allergens for food of every category, and for coffee and spices by default", () => {
    const shows = (category: string, isFood: "" | "yes" | "no") =>
      listFormFacts({ category, isBook: false, isFood }).includes("allergens");
    expect([shows("Coffee & Tea", ""), shows("Arts & Crafts", "yes")]).toEqual([true, true]);
    expect([shows("Coffee & Tea", "no"), shows("Textiles", ""), shows("", "")]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("shows existing shipping details and sends the same ones", () => {
    const details = {
      isFood: true,
      isPerishable: false,
      processingDays: 5,
      sku: "MES-16",
      barcode: "4006381333931",
      weightGrams: 1_300,
      lengthMm: 457,
      widthMm: null,
      heightMm: 406,
      sizeChartId: 12,
    };
    expect(toDetails(detailValuesOf(details))).toEqual(details);
    expect(toDetails(BLANK_DETAILS)).toEqual({
      processingDays: null,
      sku: null,
      barcode: null,
      weightGrams: null,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      sizeChartId: null,
    });
  });

  it.each([
    ["weight", "heavy"],
    ["weight", "0"],
    ["length", "2000 in"],
    ["processingDays", "61"],
    ["processingDays", "1.5"],
    ["barcode", "12"],
  ])("refuses %s of “%s”", (name, text) => {
    expect(FACT_FIELDS.details.safeParse({ ...BLANK_DETAILS, [name]: text }).success).toBe(false);
  });
});

describe("splitDetails", () => {
  it("separates what applies at once from the reviewed content", () => {
    expect(splitDetails({ title: "Mesob", sku: "A", weightGrams: null })).toEqual({
      details: { sku: "A", weightGrams: null },
      rest: { title: "Mesob" },
    });
  });
});

describe("the facts of the seeded products", () => {
  const products = [...PRODUCTS, ...MODERATION];

  it("exist for each product and follow the schema", () => {
    const wrong = products.filter(({ key }) => {
      const facts = FACTS[key]?.facts ?? {};
      return Object.keys(facts).length === 0 || !factsSchema.safeParse(facts).success;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(Object.keys(FACTS).length).toBe(products.length);
  });

  it("list the allergens of all food", () => {
    const food = Object.entries(FACTS).filter(([, { isFood }]) => isFood);
    expect(food.filter(([, { facts }]) => !facts.allergens).map(([key]) => key)).toEqual([]);
    expect(food.length).toBeGreaterThan(30);
  });

  it("have an SKU of their own", () => {
    const skus = Object.values(FACTS).map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
  });
});

describe("the order of facts", () => {
  it("contains each fact once", () => {
    expect(new Set(FACT_KEYS).size).toBe(FACT_KEYS.length);
  });
});
