import { describe, expect, it } from "vitest";

import { checkCart } from "@/lib/checkout/queries";
import { expireOrder } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { getProduct, getProductFor } from "@/lib/products/queries/products";
import { productSchema } from "@/lib/products/schema";
import { createProduct as createProductByForm } from "@/lib/products/service/create";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrderOf, pay } from "../support/orders";
import { FORM } from "../support/product-form";
import { checkOut, refundAll, totalsOf, unitsOf } from "../support/variant-orders";
import { createVariantProduct, readVariantRows, SIZES_AND_COLORS } from "../support/variants";

describe("a product with variants", () => {
  it("is created by its form", async () => {
    const seller = await createUser({ role: "seller" });
    const { price: _price, stock: _stock, ...fields } = FORM;
    const product = await createProductByForm(
      seller,
      productSchema.parse({ ...fields, ...SIZES_AND_COLORS }),
    );

    expect(product).toMatchObject({ price: "20.00", maxPrice: "25.00", stock: 20 });
    expect((await readVariantRows(product.id)).map(({ sku }) => sku)).toEqual([
      "D-S-R",
      null,
      null,
      null,
    ]);
    await expectInvariants();
  });

  it("has the lowest price and the summed stock of its variants", async () => {
    const { id, seller } = await createVariantProduct();

    expect(await totalsOf(id)).toEqual({
      priceCents: 2_000,
      maxPriceCents: 2_500,
      stock: 20,
      reserved: 0,
      hasVariants: true,
    });
    const readProduct = await getProductFor(seller, id);
    expect(readProduct).toMatchObject({ price: "20.00", maxPrice: "25.00", stock: 20 });
    expect(readProduct).toMatchObject({ options: SIZES_AND_COLORS.options });
    expect(
      (await getProduct(id, "en"))?.variants.map(({ values, price }) => [values, price]),
    ).toEqual([
      [["S", "Red"], "20.00"],
      [["S", "Blue"], "20.00"],
      [["M", "Red"], "25.00"],
      [["M", "Blue"], "25.00"],
    ]);
    await expectInvariants();
  });

  it("is sold by variant, and its units return to the variant", async () => {
    const { id, variants } = await createVariantProduct();
    const [small, , large] = variants;
    const orderId = await createPaidOrderOf(await createUser({ role: "buyer" }), [
      { productId: id, variantId: small?.id ?? 0, quantity: 2 },
      { productId: id, variantId: large?.id ?? 0, quantity: 1 },
    ]);

    expect(await unitsOf(id)).toEqual([
      [3, 0],
      [5, 0],
      [4, 0],
      [5, 0],
    ]);
    const lines = await db.orderLine.findMany({ where: { orderId }, orderBy: { id: "asc" } });
    expect(lines.map(({ title, unitPriceCents }) => [title, unitPriceCents])).toEqual([
      ["Harar mesob basket – S / Red", 2_000],
      ["Harar mesob basket – M / Red", 2_500],
    ]);

    await refundAll(orderId);
    expect(await unitsOf(id)).toEqual(variants.map(() => [5, 0]));
    await expectInvariants();
  });

  it("releases held units of a variant when the hold ends", async () => {
    const { id, variants } = await createVariantProduct();
    const { orderId } = await checkOut([
      { productId: id, variantId: variants[1]?.id ?? 0, quantity: 5 },
    ]);
    expect((await unitsOf(id))[1]).toEqual([5, 5]);
    await expectInvariants();

    await expireOrder(orderId);
    expect((await unitsOf(id))[1]).toEqual([5, 0]);
    await expectInvariants();
  });

  it("cannot be bought without a variant, or with a variant of another product", async () => {
    const { id } = await createVariantProduct();
    const other = await createVariantProduct();
    const plainProduct = await createProduct();
    const variantId = other.variants[0]?.id ?? 0;

    await expect(checkOut([{ productId: id, quantity: 1 }])).rejects.toMatchObject({
      kind: "invalid",
      key: "optionRequired",
    });
    await expect(checkOut([{ productId: id, variantId, quantity: 1 }])).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(
      checkOut([{ productId: plainProduct.id, variantId, quantity: 1 }]),
    ).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  it("is not oversold when many buyers want the last units of two variants", async () => {
    const { id, variants } = await createVariantProduct();
    const [first, second] = variants.map((variant) => variant.id);
    const purchases = Array.from({ length: 16 }, (_, index) =>
      checkOut([
        { productId: id, variantId: (index % 2 === 0 ? first : second) ?? 0, quantity: 1 },
      ]).then(async ({ orderId }) => pay(orderId)),
    );
    const results = await Promise.allSettled(purchases);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect((await unitsOf(id)).slice(0, 2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await expectInvariants();
  });

  it("is checked by variant in the cart", async () => {
    const { id, variants } = await createVariantProduct();
    const variantId = variants[2]?.id ?? 0;
    const lines = await checkCart(await createUser({ role: "buyer" }), {
      items: [
        { productId: id, quantity: 1 },
        { productId: id, variantId, quantity: 1 },
        { productId: id, variantId: 999_999_999, quantity: 1 },
      ],
    });

    expect(lines).toMatchObject([
      { productId: id, needsOption: true },
      { productId: id, variantId, needsOption: false, variantTitle: "M / Red", priceCents: 2_500 },
    ]);
    expect(lines).toHaveLength(2);
  });
});
