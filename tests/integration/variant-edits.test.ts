import { describe, expect, it } from "vitest";

import { expireOrder } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { updateProduct } from "@/lib/products/service/update";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrderOf, pay } from "../support/orders";
import { createApprovedProduct, editOf } from "../support/products";
import { checkOut, refundAll, totalsOf } from "../support/variant-orders";
import {
  createVariantProduct,
  readVariantRows,
  SIZES_AND_COLORS,
  variantEditOf,
} from "../support/variants";

describe("updateProduct with variants", () => {
  it("refuses a price or stock for the product as a whole", async () => {
    const { id, seller } = await createVariantProduct();

    await expect(updateProduct(seller, editOf(id))).rejects.toMatchObject({
      kind: "conflict",
      key: "variantsHavePrices",
    });
  });

  it("applies prices and stocks of existing variants immediately", async () => {
    const { id, seller } = await createVariantProduct();
    const variants = SIZES_AND_COLORS.variants.map((variant, index) =>
      index === 3 ? { ...variant, price: "12.00", stock: 9, expectedStock: 5 } : variant,
    );
    const after = await updateProduct(seller, variantEditOf(id, { variants }));

    expect(after).toMatchObject({ price: "12.00", maxPrice: "25.00", stock: 24 });
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
    await expectInvariants();
  });

  it("refuses an outdated stock and leaves everything unchanged", async () => {
    const { id, seller, variants } = await createVariantProduct();
    const variantId = variants[0]?.id ?? 0;
    await createPaidOrderOf(await createUser({ role: "buyer" }), [
      { productId: id, variantId, quantity: 1 },
    ]);
    const changedVariants = SIZES_AND_COLORS.variants.map((variant, index) =>
      index === 0 ? { ...variant, stock: 7, expectedStock: 5 } : { ...variant, price: "1.00" },
    );

    await expect(
      updateProduct(seller, variantEditOf(id, { variants: changedVariants })),
    ).rejects.toMatchObject({ kind: "conflict", key: "variantStockChanged" });
    expect(await totalsOf(id)).toMatchObject({ priceCents: 2_000, stock: 19 });
  });

  it("creates a revision for new and removed variants of an approved product", async () => {
    const { id, seller } = await createVariantProduct();
    const edit = {
      options: [{ kind: "size", name: "Size", values: ["S", "L"] }],
      variants: [
        { values: ["S"], price: "20.00", stock: 5 },
        { values: ["L"], price: "30.00", stock: 3 },
      ],
    };
    await updateProduct(seller, variantEditOf(id, edit));
    expect((await readVariantRows(id)).map(({ values }) => values)).toHaveLength(4);
    expect(await db.productRevision.count({ where: { productId: id, status: "pending" } })).toBe(1);
    await expectInvariants();
  });

  it("archives a removed variant with its held units, which can still be paid", async () => {
    const { id, seller, variants } = await createVariantProduct();
    const { orderId } = await checkOut([
      { productId: id, variantId: variants[3]?.id ?? 0, quantity: 2 },
    ]);
    // A rejected product is edited without a revision.
    await db.product.update({ where: { id }, data: { moderationStatus: "rejected" } });
    const remainingVariants = SIZES_AND_COLORS.variants.slice(0, 3);
    await updateProduct(seller, variantEditOf(id, { variants: remainingVariants }));
    expect(await totalsOf(id)).toMatchObject({ stock: 17, reserved: 2 });
    await expectInvariants();

    await pay(orderId);
    expect(await totalsOf(id)).toMatchObject({ stock: 15, reserved: 0 });
    await refundAll(orderId);
    expect(await totalsOf(id)).toMatchObject({ stock: 15, reserved: 0 });
    await expectInvariants();
  });

  it("swaps the values of two variants", async () => {
    const { id, seller, variants } = await createVariantProduct();
    await db.product.update({ where: { id }, data: { moderationStatus: "rejected" } });
    const [first, second] = variants;
    const swappedVariants = [
      { id: first?.id, values: ["S", "Blue"], price: "20.00", stock: 5 },
      { id: second?.id, values: ["S", "Red"], price: "20.00", stock: 5 },
    ];
    await updateProduct(seller, variantEditOf(id, { variants: swappedVariants }));

    expect((await readVariantRows(id)).map((row) => [row.id, row.values])).toEqual([
      [first?.id, ["S", "Blue"]],
      [second?.id, ["S", "Red"]],
    ]);
  });

  it("gives a product its first options only when no checkout holds units of it", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller);
    const { orderId } = await createCheckout(await createUser({ role: "buyer" }), { id }, 2);
    await db.product.update({ where: { id }, data: { moderationStatus: "rejected" } });

    await expect(updateProduct(seller, variantEditOf(id))).rejects.toMatchObject({
      kind: "conflict",
      key: "optionsHeld",
    });
    await expireOrder(orderId);
    expect(await updateProduct(seller, variantEditOf(id))).toMatchObject({
      stock: 20,
      hasVariants: true,
    });
    await expectInvariants();
  });

  it("removes all options and keeps lowest price and stock", async () => {
    const { id, seller } = await createVariantProduct();
    await db.product.update({ where: { id }, data: { moderationStatus: "rejected" } });
    await updateProduct(seller, variantEditOf(id, { options: [], variants: [] }));

    expect(await totalsOf(id)).toEqual({
      priceCents: 2_000,
      maxPriceCents: null,
      stock: 20,
      reserved: 0,
      hasVariants: false,
    });
    expect(await db.productVariant.count({ where: { productId: id } })).toBe(0);
    await expectInvariants();
  });
});
