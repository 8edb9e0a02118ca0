import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { addDays, businessDate } from "@/lib/core/business-calendar";
import { db, withTx } from "@/lib/db/client";
import { getEditableProduct } from "@/lib/products/queries/editable";
import { saleSchema } from "@/lib/products/sales/schema";
import { createSale, stopSale } from "@/lib/products/sales/service";
import { productEditSchema } from "@/lib/products/schema";
import { setActive, updateProduct } from "@/lib/products/service/update";
import { writeStructure } from "@/lib/products/variants/service/write-structure";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { FORM } from "../support/product-form";
import { createApprovedProduct, editOf } from "../support/products";
import {
  createVariantProduct,
  readVariantRows,
  SIZES_AND_COLORS,
  variantEditOf,
} from "../support/variants";

const TODAY = businessDate(new Date());
const startSale = (seller: Viewer, productId: number) =>
  createSale(
    seller,
    saleSchema.parse({ productId, percent: "20", firstDay: TODAY, lastDay: addDays(TODAY, 2) }),
  );

/** An edit with the required fields as they are, and others. */
const changesOf = (id: number, changes: object) => {
  const { price: _price, stock: _stock, ...required } = FORM;
  return productEditSchema.parse({ id: String(id), ...required, ...changes });
};

const pricesOf = async (id: number) =>
  db.product.findUniqueOrThrow({
    where: { id },
    select: { priceCents: true, isActive: true, description: true },
  });

describe("an edit that is based on a sale price", () => {
  let seller: Viewer;
  beforeAll(async () => {
    seller = await createUser({ role: "seller" });
  });

  it("reads the regular price into the form, also during a sale", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    const varied = await createVariantProduct({ seller });
    await startSale(seller, id);
    await startSale(seller, varied.id);

    expect(await getEditableProduct(seller, id)).toMatchObject({ price: "10.00", isOnSale: true });
    const form = await getEditableProduct(seller, varied.id);
    expect(form?.offers.map(({ priceCents }) => priceCents)).toEqual([2000, 2000, 2500, 2500]);
  });

  it("refuses the sale price of a sale that has ended in the meantime", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    await startSale(seller, id);
    await stopSale(seller, { productId: id });

    await expect(updateProduct(seller, editOf(id, { price: "8.00" }))).rejects.toMatchObject({
      kind: "conflict",
      key: "priceChanged",
      values: { price: "$10.00" },
    });
    expect(await pricesOf(id)).toMatchObject({ priceCents: 1_000 });
  });

  it("refuses the sale price of a variant whose sale has ended in the meantime", async () => {
    const { id } = await createVariantProduct({ seller });
    await startSale(seller, id);
    await stopSale(seller, { productId: id });
    const variants = SIZES_AND_COLORS.variants.map((variant, index) =>
      index === 2 ? { ...variant, price: "20.00" } : variant,
    );

    await expect(updateProduct(seller, variantEditOf(id, { variants }))).rejects.toMatchObject({
      kind: "conflict",
      key: "variantPriceChanged",
      values: { title: "M / Red", price: "$25.00" },
    });
  });

  it("accepts that price if the caller names the regular price as the one it is based on", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    await startSale(seller, id);
    await stopSale(seller, { productId: id });

    await updateProduct(seller, changesOf(id, { price: "8.00", expectedPrice: "10.00" }));
    expect(await pricesOf(id)).toMatchObject({ priceCents: 800 });
  });

  it("leaves the price of a running sale alone, whichever price the caller has read", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    await startSale(seller, id);
    await updateProduct(seller, editOf(id, { price: "10.00" }));
    await updateProduct(seller, editOf(id, { price: "8.00" }));
    expect(await pricesOf(id)).toMatchObject({ priceCents: 800 });
    await expect(
      updateProduct(seller, changesOf(id, { price: "9.00", expectedPrice: "10.00" })),
    ).rejects.toMatchObject({ key: "saleHoldsPrice" });
    await stopSale(seller, { productId: id });
    expect(await pricesOf(id)).toMatchObject({ priceCents: 1_000 });
  });

  it("puts variants that are added during a sale on sale with the others", async () => {
    const { id } = await createVariantProduct({ seller });
    await startSale(seller, id);
    const rows = await readVariantRows(id);
    const added = {
      id: null,
      values: ["L", "Red"],
      imageUrl: null,
      created: { priceCents: 3_000, stock: 2, sku: null, barcode: null, weightGrams: null },
    };
    const current = rows.map((row) => ({
      id: row.id,
      values: row.values,
      imageUrl: null,
      created: null,
    }));
    await withTx((tx) =>
      writeStructure(tx, id, {
        options: [
          { kind: "size", name: "Size", values: ["S", "M", "L"] },
          { kind: "color", name: "Color", values: ["Red", "Blue"] },
        ],
        variants: [...current, added],
      }),
    );
    const after = await db.productVariant.findFirstOrThrow({
      where: { productId: id, values: { equals: ["L", "Red"] } },
    });
    expect(after).toMatchObject({ priceCents: 2_400, regularPriceCents: 3_000 });
    await stopSale(seller, { productId: id });
    expect(await db.productVariant.findUniqueOrThrow({ where: { id: after.id } })).toMatchObject({
      priceCents: 3_000,
      regularPriceCents: null,
    });
    await expectInvariants();
  });
});

describe("an edit of some fields", () => {
  let seller: Viewer;
  beforeAll(async () => {
    seller = await createUser({ role: "seller" });
  });

  it("leaves price and visibility that changed elsewhere alone", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    await updateProduct(seller, changesOf(id, { price: "12.00", expectedPrice: "10.00" }));
    await setActive(seller, { productId: id, isActive: false });

    await updateProduct(seller, changesOf(id, { processingDays: 4 }));
    expect(await pricesOf(id)).toMatchObject({ priceCents: 1_200, isActive: false });
  });

  it("refuses a price that is based on another price, and changes nothing", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    await updateProduct(seller, changesOf(id, { price: "12.00", expectedPrice: "10.00" }));

    const edit = changesOf(id, { price: "11.00", expectedPrice: "10.00", isActive: false });
    await expect(updateProduct(seller, edit)).rejects.toMatchObject({
      kind: "conflict",
      key: "priceChanged",
      values: { price: "$12.00" },
    });
    expect(await pricesOf(id)).toMatchObject({ priceCents: 1_200, isActive: true });
  });

  it("refuses content that is based on another version", async () => {
    const id = await createApprovedProduct(seller);
    const form = await getEditableProduct(seller, id);
    await updateProduct(seller, changesOf(id, { title: "Basket from the other tab" }));

    const edit = changesOf(id, { title: "Basket", expectedContent: form?.contentVersion });
    await expect(updateProduct(seller, edit)).rejects.toMatchObject({
      kind: "conflict",
      key: "contentChanged",
    });
    const current = await getEditableProduct(seller, id);
    expect(current?.content.title).toBe("Basket from the other tab");
    await updateProduct(
      seller,
      changesOf(id, { title: "Basket", expectedContent: current?.contentVersion }),
    );
    expect((await getEditableProduct(seller, id))?.content.title).toBe("Basket");
  });

  it("lets only one of two concurrent edits with the same expected price through", async () => {
    const id = await createApprovedProduct(seller, { price: "10.00" });
    const results = await Promise.allSettled(
      ["11.00", "12.00"].map((price) =>
        updateProduct(seller, changesOf(id, { price, expectedPrice: "10.00" })),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("refuses a price alone of a product with variants", async () => {
    const { id, seller: other } = await createVariantProduct();
    for (const changes of [{ price: "9.00" }, { stock: 3 }]) {
      await expect(updateProduct(other, changesOf(id, changes))).rejects.toMatchObject({
        kind: "conflict",
        key: "variantsHavePrices",
      });
    }
    await updateProduct(other, changesOf(id, { description: "A new text for the dress." }));
    expect(await readVariantRows(id)).toHaveLength(4);
  });
});
