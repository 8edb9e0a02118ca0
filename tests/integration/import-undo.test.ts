import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { processImports } from "@/lib/product-import/jobs";
import { getImport } from "@/lib/product-import/queries";
import { startImport } from "@/lib/product-import/service";
import { undoImport } from "@/lib/product-import/undo";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrder } from "../support/orders";
import { onPlan } from "../support/plans";
import { createVariantProduct, readVariantRows } from "../support/variants";

const HEAD = "title,description,price,category,stock,imageUrl\r\n";
const row = (title: string) =>
  `${title},Washed beans of the last harvest,18.50,coffee,40,/illustrations/coffee-bag.svg\r\n`;
const start = (seller: Viewer, csv: string) =>
  startImport(seller, { csv, matches: "update", fileName: "products.csv" });
const productsOf = ({ id }: Viewer) =>
  db.product.findMany({ where: { sellerId: id }, orderBy: { id: "asc" } });

describe("undoImport", () => {
  it("deletes the products it created and leaves those that were sold", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, HEAD + row("Sidamo") + row("Guji"));
    const [sidamo] = await productsOf(seller);
    if (!sidamo) throw new Error("No product");
    expect(sidamo.importId).toBe(id);
    await db.product.update({
      where: { id: sidamo.id },
      data: { moderationStatus: "approved", isActive: true },
    });
    await createPaidOrder(await createUser({ role: "buyer" }), sidamo, 1);

    expect(await undoImport(seller, { id })).toMatchObject({
      isUndone: true,
      isUndoing: false,
      undone: 1,
      retained: 1,
      undoUntil: null,
    });
    expect((await productsOf(seller)).map(({ title }) => title)).toEqual(["Sidamo"]);
    await expectInvariants();
  });

  it("restores prices, stocks and texts, and leaves what changed since", async () => {
    const seller = await onPlan("premium");
    const product = await createProduct({ seller, title: "Tea", priceCents: 1_000, stock: 5 });
    await db.product.update({ where: { id: product.id }, data: { moderationStatus: "pending" } });
    const variantProduct = await createVariantProduct({ seller });
    const before = await readVariantRows(variantProduct.id);
    const csv = [
      "title,description,price,stock,productGroup,option1Name,option1Value,option2Name,option2Value,variantSku",
      "Tea,A new text for this tea,20.00,9,,,,,,",
      ",,26.00,7,d,Size,S,Color,Red,D-S-R",
    ].join("\n");
    const { id, updated } = await start(seller, csv);
    expect(updated).toBe(2);
    await db.product.update({ where: { id: product.id }, data: { stock: 8 } });
    await db.stockMovement.create({
      data: { productId: product.id, reason: "adjustment", delta: -1 },
    });

    expect(await undoImport(seller, { id })).toMatchObject({ undone: 2, retained: 0 });
    const restoredProduct = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(restoredProduct).toMatchObject({ priceCents: 1_000, stock: 8 });
    expect(restoredProduct.description).not.toContain("new text");
    expect(await readVariantRows(variantProduct.id)).toMatchObject(
      before.map(({ priceCents, stock, sku }) => ({ priceCents, stock, sku })),
    );
    await expectInvariants();
  });

  it("takes many products back in the background", async () => {
    const seller = await onPlan("premium");
    const rows = Array.from({ length: 130 }, (_, n) => row(`Sidamo ${n}`)).join("");
    const { id } = await start(seller, HEAD + rows);
    await processImports();
    expect(await undoImport(seller, { id })).toMatchObject({ isUndoing: true, undone: 100 });
    await processImports();
    expect(await getImport(seller, { id })).toMatchObject({ isUndoing: false, undone: 130 });
    expect(await productsOf(seller)).toEqual([]);
  });

  it("either loses to a purchase or leaves nothing to buy", async () => {
    const seller = await onPlan("premium");
    const buyer = await createUser({ role: "buyer" });
    for (let attempt = 0; attempt < 4; attempt++) {
      const { id } = await start(seller, HEAD + row(`Sidamo ${attempt}`));
      const product = await db.product.findFirstOrThrow({ where: { importId: id } });
      await db.product.update({
        where: { id: product.id },
        data: { moderationStatus: "approved", isActive: true },
      });
      const [bought, undone] = await Promise.allSettled([
        createCheckout(buyer, product),
        undoImport(seller, { id }),
      ]);
      expect(undone.status).toBe("fulfilled");
      const isLeft = (await db.product.count({ where: { id: product.id } })) === 1;
      expect(bought.status).toBe(isLeft ? "fulfilled" : "rejected");
      expect(await getImport(seller, { id })).toMatchObject(
        isLeft ? { retained: 1 } : { undone: 1 },
      );
    }
    await expectInvariants();
  });

  it("is refused twice, after seven days, and to other sellers", async () => {
    const seller = await onPlan("premium");
    const { id } = await start(seller, HEAD + row("Sidamo"));
    const other = await onPlan("premium");
    await expect(undoImport(other, { id })).rejects.toMatchObject({ kind: "notFound" });
    await undoImport(seller, { id });
    await expect(undoImport(seller, { id })).rejects.toMatchObject({ key: "importUndone" });
    const { id: old } = await start(seller, HEAD + row("Guji"));
    const finishedAt = new Date(Date.now() - 8 * 86_400_000);
    await db.productImport.update({ where: { id: old }, data: { finishedAt } });
    await expect(undoImport(seller, { id: old })).rejects.toMatchObject({
      key: "importUndoClosed",
    });
  });
});
