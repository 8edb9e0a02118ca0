import { describe, expect, it } from "vitest";

import {
  arrangeVariants,
  countCombinations,
  splitValues,
  summarizeVariants,
  variantBody,
  variantValuesOf,
} from "@/components/products/editor/variant-values";
import { productSchema } from "@/lib/products/schema";
import {
  isOffered,
  isValueAvailable,
  priceOfValue,
} from "@/lib/products/variants/availability-rules";
import { toVariantContents } from "@/lib/products/variants/content-rules";
import { listCombinations } from "@/lib/products/variants/rules";

const size = (text: string) => ({ kind: "size" as const, name: "", values: splitValues(text) });
const color = (text: string) => ({ kind: "color" as const, name: "", values: splitValues(text) });

const FORM = {
  title: "Dirac",
  description: "A dirac of cotton voile.",
  category: "Textiles",
  imageUrl: "/illustrations/mesob.svg",
};
const SIZES = { kind: "size", name: "size", values: ["S", "M"] };
const SOLD = [
  { values: ["S"], price: "20.00", stock: 1 },
  { values: ["M"], price: "21.00", stock: 0 },
];

const issuesOf = (fields: object) =>
  productSchema.safeParse({ ...FORM, ...fields }).error?.issues.map(({ message }) => message) ?? [];

describe("productSchema", () => {
  it("accepts variants instead of price and stock", () => {
    expect(issuesOf({ options: [SIZES], variants: SOLD })).toEqual([]);
    expect(issuesOf({})).toEqual(["pricePositive", "stockInvalid"]);
  });

  it.each([
    ["an unknown value", [{ ...SOLD[0], values: ["L"] }], "variantUnknown"],
    ["a missing value", [{ ...SOLD[0], values: ["S", "Red"] }], "variantUnknown"],
    ["a combination twice", [SOLD[0], SOLD[0]], "variantTwice"],
    ["no variant", [], "variantsRequired"],
  ])("refuses %s", (_, variants, message) => {
    expect(issuesOf({ options: [SIZES], variants })).toEqual([message]);
  });

  it("refuses more than 3 options, 50 values and 200 variants", () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ ...SOLD[0], values: [`${index}`] }));
    const values = many.slice(0, 51).map(({ values: [value] }) => value);
    expect(issuesOf({ options: [{ ...SIZES, values }], variants: many })).toEqual(
      expect.arrayContaining(["optionValuesTooMany", "variantsTooMany"]),
    );
    const names = ["a", "b", "c", "d"].map((name) => ({ kind: "other", name, values: ["1"] }));
    expect(issuesOf({ options: names, variants: SOLD })).toContain("optionsTooMany");
  });

  it("refuses two options of one name and a value with a comma", () => {
    expect(issuesOf({ options: [SIZES, SIZES], variants: SOLD })).toContain("optionTwice");
    expect(issuesOf({ options: [{ ...SIZES, values: ["S, M"] }], variants: SOLD })).toContain(
      "optionValueComma",
    );
  });
});

describe("arrangeVariants", () => {
  const rows = arrangeVariants([size("S, M")], []).map((row, index) => ({
    ...row,
    price: `1${index}.00`,
    stock: `${index}`,
  }));

  it("makes one row per combination, the last option varying fastest", () => {
    const both = arrangeVariants([size("S, M"), color("Red; dark,Blue")], []);
    expect(both.map(({ values }) => values.join("/"))).toEqual([
      "S/Red; dark",
      "S/Blue",
      "M/Red; dark",
      "M/Blue",
    ]);
    expect(listCombinations([])).toEqual([[]]);
  });

  it("keeps the input of known rows and takes the price of a new one from the nearest", () => {
    const next = arrangeVariants([size("S, M, L"), color("Red")], rows);
    expect(next.map(({ price, stock }) => [price, stock])).toEqual([
      ["10.00", ""],
      ["11.00", ""],
      ["10.00", ""],
    ]);
    const same = arrangeVariants([size("M, S")], rows);
    expect(same.map(({ price }) => price)).toEqual(["11.00", "10.00"]);
  });

  it("gives the first rows the price of the product", () => {
    const first = arrangeVariants([size("S, M")], [], "65.00");
    expect(first.map(({ price, stock }) => [price, stock])).toEqual([
      ["65.00", ""],
      ["65.00", ""],
    ]);
  });

  it("keeps the row of a renamed value", () => {
    const next = arrangeVariants([size("Small, M")], rows);
    expect(next.map(({ values, price }) => [values[0], price])).toEqual([
      ["Small", "10.00"],
      ["M", "11.00"],
    ]);
  });

  it("changes nothing above the limit", () => {
    const many = size(Array.from({ length: 50 }, (_, index) => `${index}`).join());
    expect(countCombinations([many, color("1, 2, 3, 4, 5")])).toBe(250);
    expect(arrangeVariants([many, color("1, 2, 3, 4, 5")], rows)).toEqual(rows);
  });
});

describe("variantValuesOf", () => {
  it("restores rows of the product and of a revision, with combinations that are not offered", () => {
    const newOffer = { priceCents: 900, stock: 4, sku: "N", barcode: null, weightGrams: null };
    const { options, variants } = variantValuesOf(
      {
        options: [{ kind: "size", name: "size", values: ["S", "M", "L"] }],
        variants: [
          { id: 7, values: ["S"], imageUrl: null, created: null },
          { id: null, values: ["L"], imageUrl: "/a.svg", created: newOffer },
        ],
      } as never,
      [{ id: 7, priceCents: 1_250, stock: 3, sku: null }],
    );

    expect(options).toEqual([{ kind: "size", name: "size", values: ["S", "M", "L"] }]);
    expect(variants.map((row) => [row.variantId, row.isOffered, row.price, row.stock])).toEqual([
      [7, true, "12.50", "3"],
      [null, false, "12.50", ""],
      [null, true, "9.00", "4"],
    ]);
    expect(variantBody(options, variants)).toEqual({
      options: [{ kind: "size", name: "size", values: ["S", "M", "L"] }],
      variants: [
        {
          id: 7,
          values: ["S"],
          price: "12.50",
          expectedPrice: "12.50",
          stock: 3,
          expectedStock: 3,
          sku: "",
          imageUrl: null,
        },
        { values: ["L"], price: "9.00", stock: 4, sku: "N", imageUrl: "/a.svg" },
      ],
    });
  });
});

describe("toVariantContents", () => {
  const before = [{ id: 7, values: ["S"], imageUrl: "/a.svg", created: null }];
  const offer = { price: 1_000, stock: 2 };

  it("finds an existing variant by its id or its values and keeps its image", () => {
    expect(toVariantContents([{ ...offer, id: 7, values: ["Small"] }], before)).toEqual([
      { id: 7, values: ["Small"], imageUrl: "/a.svg", created: null },
    ]);
    expect(toVariantContents([{ ...offer, values: ["S"], imageUrl: null }], before)).toEqual([
      { id: 7, values: ["S"], imageUrl: null, created: null },
    ]);
  });

  it("stores price and stock of a new variant", () => {
    expect(toVariantContents([{ ...offer, values: ["M"], sku: "D-M" }], before)).toEqual([
      {
        id: null,
        values: ["M"],
        imageUrl: null,
        created: { priceCents: 1_000, stock: 2, sku: "D-M", barcode: null, weightGrams: null },
      },
    ]);
  });
});

describe("availability of an option value", () => {
  const variants = [
    { values: ["S", "Red"], stock: 2, price: "20.00" },
    { values: ["S", "Blue"], stock: 0, price: "20.00" },
    { values: ["M", "Blue"], stock: 1, price: "25.00" },
  ];

  it("depends on the values that are chosen for the other options", () => {
    const of = (chosenValues: (string | null)[], option: number, value: string) =>
      isValueAvailable(variants, chosenValues, { option, value });
    expect(of([null, null], 1, "Blue")).toBe(true);
    expect(of(["S", null], 1, "Blue")).toBe(false);
    expect(of(["S", "Red"], 0, "M")).toBe(false);
    expect(of(["M", "Red"], 1, "Blue")).toBe(true);
  });

  it("distinguishes a combination that is sold out from one that is not offered", () => {
    const offers = [{ values: ["S", "Red"] }, { values: ["L", "Blue"] }];
    expect(isOffered(offers, ["S", null], { option: 1, value: "Red" })).toBe(true);
    expect(isOffered(offers, ["S", null], { option: 1, value: "Blue" })).toBe(false);
  });

  it("shows the price of a value only if it decides the price", () => {
    expect(priceOfValue(variants, { option: 0, value: "M" })).toBe("25.00");
    expect(priceOfValue(variants, { option: 1, value: "Blue" })).toBeNull();
    expect(priceOfValue(variants.slice(0, 2), { option: 0, value: "S" })).toBeNull();
    expect(priceOfValue(variants, { option: 1, value: "Red" })).toBeNull();
  });
});

describe("summarizeVariants", () => {
  it("returns the price range and summed stock of the offered variants", () => {
    const [small, medium, large] = arrangeVariants([size("S, M, L")], []);
    if (!small || !medium || !large) throw new Error("too few variants");
    const variants = [
      { ...small, price: "12.50", stock: "3" },
      { ...medium, price: "9.00", stock: "4" },
      { ...large, price: "1.00", stock: "9", isOffered: false },
    ];

    expect(summarizeVariants(variants)).toEqual({
      count: 2,
      lowestCents: 900,
      highestCents: 1_250,
      stock: 7,
    });
    expect(summarizeVariants([small])).toMatchObject({ lowestCents: null, stock: 0 });
  });
});
