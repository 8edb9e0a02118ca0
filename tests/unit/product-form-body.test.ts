import { describe, expect, it } from "vitest";
import { type ProductValues, productFormSchema } from "@/components/products/editor/form-values";
import { mergeValues } from "@/components/products/editor/merge-values";
import { toCreateBody, toEditBody } from "@/components/products/editor/request-body";
import { productEditSchema, productSchema } from "@/lib/products/schema";
import { WRITTEN_FORM as completeValues } from "../support/product-form-values";

const basis = { values: completeValues, contentVersion: "v1", hasVariants: false };

/** Fields of each edit, with the version of the content that they are based on. */
const REQUIRED = {
  title: "Masoob",
  description: "Gacan lagu tidcay Harar.",
  category: "Arts & Crafts",
  imageUrl: "/uploads/a.webp",
  expectedContent: "v1",
};

const ROW = {
  variantId: 1,
  values: ["S"],
  isOffered: true,
  price: "20.00",
  stock: "5",
  expectedPrice: "20.00",
  expectedStock: 5,
  sku: "",
  imageUrl: "",
};
const variantValues: ProductValues = {
  ...completeValues,
  options: [{ kind: "size", name: "size", values: ["S", "M"] }],
  variants: [ROW, { ...ROW, variantId: 2, values: ["M"] }],
};

describe("toCreateBody", () => {
  it("returns valid input of the API", () => {
    const body = toCreateBody(completeValues);

    expect(body).toMatchObject({
      locale: "so",
      imageUrl: "/uploads/a.webp",
      images: ["/uploads/b.webp"],
      imageAlts: ["Masoob dabool leh", ""],
      stock: 12,
      collection: "books",
    });
    expect(productSchema.safeParse(body).error).toBeUndefined();
    expect(productFormSchema.safeParse(completeValues).error).toBeUndefined();
  });

  it("omits the collection outside of crafts", () => {
    expect(toCreateBody({ ...completeValues, category: "Textiles" })["collection"]).toBeNull();
  });
});

describe("toEditBody", () => {
  it("sends the required fields only of an unchanged form", () => {
    expect(toEditBody(completeValues, basis)).toEqual(REQUIRED);
    expect(
      toEditBody(variantValues, { ...basis, values: variantValues, hasVariants: true }),
    ).toEqual(REQUIRED);
  });

  it("sends changed fields only, with the values that they are based on", () => {
    const body = toEditBody(
      { ...completeValues, price: "$150", stock: "9", isActive: false },
      basis,
    );

    expect(body).toEqual({
      ...REQUIRED,
      price: "150",
      expectedPrice: "145",
      stock: 9,
      expectedStock: 12,
      isActive: false,
    });
    expect(toEditBody({ ...completeValues, description: "Gacan lagu tidcay." }, basis)).toEqual({
      ...REQUIRED,
      description: "Gacan lagu tidcay.",
    });
  });

  it("sends all variants, each with the price and stock that it is based on", () => {
    const [first = ROW, second = ROW] = variantValues.variants;
    const values = { ...variantValues, variants: [first, { ...second, price: "25.00" }] };
    const body = toEditBody(values, {
      values: variantValues,
      contentVersion: "v1",
      hasVariants: true,
    });

    expect(body).toMatchObject({
      expectedContent: "v1",
      options: variantValues.options,
      variants: [
        { id: 1, price: "20.00", expectedPrice: "20.00", expectedStock: 5 },
        { id: 2, price: "25.00", expectedPrice: "20.00", expectedStock: 5 },
      ],
    });
    expect(productEditSchema.safeParse({ ...body, id: "1" }).error).toBeUndefined();
  });
});

describe("mergeValues", () => {
  it("keeps what was entered and takes what changed elsewhere", () => {
    const editedValues = { ...completeValues, description: "Gacan lagu tidcay." };
    const current = { ...completeValues, price: "174.00", isActive: false };

    expect(mergeValues({ initial: completeValues, entered: editedValues, current })).toEqual({
      values: {
        ...completeValues,
        description: "Gacan lagu tidcay.",
        price: "174.00",
        isActive: false,
      },
      conflicts: [],
    });
  });

  it("reports a field that changed on both sides, and leaves the current price in the form", () => {
    const editedValues = { ...completeValues, price: "150", title: "Masoob Harar" };
    const current = { ...completeValues, price: "174.00", title: "Masoob Hargeysa" };
    const { values, conflicts } = mergeValues({
      initial: completeValues,
      entered: editedValues,
      current,
    });

    expect(values).toMatchObject({ price: "174.00", title: "Masoob Harar" });
    expect(conflicts).toEqual([
      {
        name: "title",
        variant: null,
        values: { current: "Masoob Hargeysa", entered: "Masoob Harar" },
      },
      { name: "price", variant: null, values: { current: "174.00", entered: "150" } },
    ]);
  });

  it("merges the rows of variants by their values", () => {
    const [first = ROW, second = ROW] = variantValues.variants;
    const editedValues = { ...variantValues, variants: [{ ...first, stock: "7" }, second] };
    const current = {
      ...variantValues,
      variants: [
        { ...first, stock: "4", expectedStock: 4 },
        { ...second, price: "30.00", expectedPrice: "30.00" },
      ],
    };
    const { values, conflicts } = mergeValues({
      initial: variantValues,
      entered: editedValues,
      current,
    });

    expect(values.variants).toEqual(current.variants);
    expect(conflicts).toEqual([
      { name: "stock", variant: ["S"], values: { current: "4", entered: "7" } },
    ]);
  });
});
