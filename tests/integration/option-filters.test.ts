import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { TERMS_VERSION } from "@/lib/products/filters/rules";
import { parseShopFilter, productListSchema } from "@/lib/products/filters/schema";
import { renewFilterTerms } from "@/lib/products/filters/term-jobs";
import { updateProduct } from "@/lib/products/service/update";
import { listProducts } from "@/lib/shop/queries/list";
import { getShopPage } from "@/lib/shop/queries/page";
import { createProduct, createUser } from "../support/factories";
import { createApprovedProduct } from "../support/products";
import { createVariantProduct, SIZES_AND_COLORS, variantEditOf } from "../support/variants";

const shop = async (query: Record<string, string>) => {
  const { products, facets } = await getShopPage(parseShopFilter(query), "en");
  return { ids: products.map(({ id }) => id), options: facets.options };
};

let variantProduct: Awaited<ReturnType<typeof createVariantProduct>>;

beforeAll(async () => {
  variantProduct = await createVariantProduct();
  await createProduct();
});

describe("filters by size and color", () => {
  it("count the products of each value, without duplicates by variant", async () => {
    expect((await shop({ minPrice: "1" })).options).toEqual([
      { kind: "size", value: "S", count: 1 },
      { kind: "size", value: "M", count: 1 },
      { kind: "color", value: "Blue", count: 1 },
      { kind: "color", value: "Red", count: 1 },
    ]);
    expect((await shop({})).options).toHaveLength(4);
  });

  it("find products in any spelling of the value", async () => {
    expect((await shop({ size: "m" })).ids).toEqual([variantProduct.id]);
    expect((await shop({ size: " M ", color: "red" })).ids).toEqual([variantProduct.id]);
    expect((await shop({ size: "XXL" })).ids).toEqual([]);
    const { rows } = await listProducts(null, productListSchema.parse({ color: "blue" }));
    expect(rows.map(({ id }) => id)).toEqual([variantProduct.id]);
  });

  it("include known sizes when there are more values than the query returns", async () => {
    const rare = Array.from({ length: 70 }, (_, index) => `size:${index + 10} cm`);
    const { id } = await createProduct({ priceCents: 900_000 });
    await db.product.update({ where: { id }, data: { optionTerms: [...rare, "size:XL"] } });

    const { options } = await shop({ minPrice: "8000" });
    expect(options).toHaveLength(60);
    expect(options[0]).toEqual({ kind: "size", value: "XL", count: 1 });
  });

  it("follow the offered variants", async () => {
    const other = await createVariantProduct();
    await db.product.update({ where: { id: other.id }, data: { moderationStatus: "rejected" } });
    const small = SIZES_AND_COLORS.variants.slice(0, 2);
    await updateProduct(other.seller, variantEditOf(other.id, { variants: small }));
    await db.product.update({ where: { id: other.id }, data: { moderationStatus: "approved" } });

    expect((await shop({ size: "M" })).ids).toEqual([variantProduct.id]);
    expect((await shop({ size: "S" })).ids.toSorted()).toEqual(
      [variantProduct.id, other.id].toSorted(),
    );
  });
});

describe("filters by facts", () => {
  it("find products by roast, and food that is stated to be free of an allergen", async () => {
    const seller = await createUser({ role: "seller" });
    const facts = { roast: "dark", allergens: ["milk"], mayContain: ["peanuts"] };
    const coffee = await createApprovedProduct(seller, { category: "coffee", facts });
    const otherCoffee = await createApprovedProduct(seller, { category: "coffee", facts: {} });

    expect((await shop({ roast: "dark" })).ids).toEqual([coffee]);
    expect((await shop({ freeOf: "wheat" })).ids).toEqual([coffee]);
    expect((await shop({ freeOf: "milk" })).ids).toEqual([]);
    expect((await shop({ freeOf: "peanuts" })).ids).toEqual([]);
    const { options } = await shop({ minPrice: "1" });
    expect(options).toContainEqual({ kind: "roast", value: "dark", count: 1 });
    expect(options).not.toContainEqual(expect.objectContaining({ value: "milk" }));
    expect((await shop({ roast: "burnt" })).ids).toContain(otherCoffee);
    expect(productListSchema.safeParse({ roast: "burnt" }).success).toBe(false);
  });

  it("keep the facts of a product whose options change", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { facts: { allergens: [] } });
    await db.product.update({ where: { id }, data: { moderationStatus: "pending" } });
    await updateProduct(seller, variantEditOf(id));

    expect(await db.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
      optionTerms: expect.arrayContaining(["size:M", "freeOf:milk"]),
    });
  });
});

describe("filters by known values", () => {
  it("find products by material, and sizes and colors in any language", async () => {
    const seller = await createUser({ role: "seller" });
    const facts = { material: "Cudbi iyo xariir" };
    const id = await createApprovedProduct(seller, { category: "textiles", facts });

    expect((await shop({ material: "silk" })).ids).toEqual([id]);
    expect((await shop({ material: "cotton" })).options).toContainEqual({
      kind: "material",
      value: "silk",
      count: 1,
    });
    expect((await shop({ material: "gold" })).ids).toEqual([]);
    expect(productListSchema.safeParse({ material: "unobtainium" }).success).toBe(false);
    expect((await shop({ size: "medium" })).ids).toContain(variantProduct.id);
    expect((await shop({ color: "أحمر" })).ids).toContain(variantProduct.id);
  });
});

describe("renewFilterTerms", () => {
  it("renews the terms that an older version wrote", async () => {
    await renewFilterTerms();
    const seller = await createUser({ role: "seller" });
    const facts = { material: "Wool" };
    const productId = await createApprovedProduct(seller, { category: "textiles", facts });
    const stale = { optionTerms: ["size:Medium"], termsVersion: 0 };
    await db.product.updateMany({
      where: { id: { in: [productId, variantProduct.id] } },
      data: stale,
    });

    expect(await renewFilterTerms()).toBe(2);
    expect(await renewFilterTerms()).toBe(0);
    expect((await shop({ material: "wool", minPrice: "0" })).ids).toEqual([productId]);
    expect(await db.product.findUniqueOrThrow({ where: { id: variantProduct.id } })).toMatchObject({
      optionTerms: ["size:S", "size:M", "color:Red", "color:Blue"],
      termsVersion: TERMS_VERSION,
    });
  });
});
