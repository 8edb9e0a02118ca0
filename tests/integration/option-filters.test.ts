import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { parseShopFilter, productListSchema } from "@/lib/products/filter-schema";
import { getShopPage, listProducts } from "@/lib/products/queries/catalog";
import { updateProduct } from "@/lib/products/service/update";
import { createProduct } from "../support/factories";
import { createVariantProduct, SIZES_AND_COLORS, variantEditOf } from "../support/variants";

const shop = async (query: Record<string, string>) => {
  const { products, facets } = await getShopPage(parseShopFilter(query), "en");
  return { ids: products.map(({ id }) => id), options: facets.options };
};

let varied: Awaited<ReturnType<typeof createVariantProduct>>;

beforeAll(async () => {
  varied = await createVariantProduct();
  await createProduct();
});

describe("filters by size and color", () => {
  it("count the products of each value, without duplicates by variant", async () => {
    expect((await shop({ minPrice: "1" })).options).toEqual([
      { kind: "color", value: "Blue", count: 1 },
      { kind: "color", value: "Red", count: 1 },
      { kind: "size", value: "M", count: 1 },
      { kind: "size", value: "S", count: 1 },
    ]);
    expect((await shop({})).options).toHaveLength(4);
  });

  it("find products in any spelling of the value", async () => {
    expect((await shop({ size: "m" })).ids).toEqual([varied.id]);
    expect((await shop({ size: " M ", color: "red" })).ids).toEqual([varied.id]);
    expect((await shop({ size: "XXL" })).ids).toEqual([]);
    const { rows } = await listProducts(null, productListSchema.parse({ color: "blue" }));
    expect(rows.map(({ id }) => id)).toEqual([varied.id]);
  });

  it("follow the offered variants", async () => {
    const other = await createVariantProduct();
    await db.product.update({ where: { id: other.id }, data: { moderationStatus: "rejected" } });
    const small = SIZES_AND_COLORS.variants.slice(0, 2);
    await updateProduct(other.seller, variantEditOf(other.id, { variants: small }));
    await db.product.update({ where: { id: other.id }, data: { moderationStatus: "approved" } });

    expect((await shop({ size: "M" })).ids).toEqual([varied.id]);
    expect((await shop({ size: "S" })).ids.toSorted()).toEqual([varied.id, other.id].toSorted());
  });
});
