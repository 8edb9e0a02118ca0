import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { moderateProduct } from "@/lib/moderation/service/products";
import { getEditableProduct } from "@/lib/products/queries/editable";
import { getProduct } from "@/lib/products/queries/products";
import { createProduct } from "@/lib/products/service/create";
import { deleteProduct } from "@/lib/products/service/remove";
import { setActive, updateProduct } from "@/lib/products/service/update";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrder } from "../support/orders";
import { FORM } from "../support/product-form";
import { createApprovedProduct, editOf, formOf, logOf, stockOf } from "../support/products";

describe("updateProduct", () => {
  it("applies price, stock and visibility immediately", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller);
    const after = await updateProduct(
      seller,
      editOf(id, { price: 99.5, stock: 3, isActive: false }),
    );
    expect(after).toMatchObject({ price: "99.50", stock: 3, isActive: false });
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
    await expectInvariants();
  });

  it("creates a revision for texts of an approved product, whose approved version stays visible", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { originStory: "From Harar." });
    const edit = { title: "Wedding mesob", price: "150.00" };
    expect(await updateProduct(seller, editOf(id, edit))).toMatchObject({
      title: FORM.title,
      price: "150.00",
      moderationStatus: "approved",
    });
    const waiting = await getEditableProduct(seller, id);
    expect(waiting?.content).toMatchObject({ title: "Wedding mesob", originStory: "From Harar." });
    expect(waiting?.revision).toEqual({ status: "pending", note: null });

    await updateProduct(seller, editOf(id, { title: "Mesob for weddings" }));
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(1);
    await updateProduct(seller, editOf(id));
    expect(await db.productRevision.count({ where: { productId: id } })).toBe(0);
  });

  it("submits a rejected product again", async () => {
    const seller = await createUser({ role: "seller" });
    const admin = await createUser({ role: "admin" });
    const { id } = await createProduct(seller, formOf());
    const productId = String(id);
    await moderateProduct(admin, { productId, moderationStatus: "rejected", note: "Too dark." });
    expect(await getEditableProduct(seller, id)).toMatchObject({
      moderationStatus: "rejected",
      moderationNote: "Too dark.",
    });
    const after = await updateProduct(seller, editOf(id, { title: "Mesob by daylight" }));
    expect(after).toMatchObject({ title: "Mesob by daylight", moderationStatus: "pending" });
    await moderateProduct(admin, { productId, moderationStatus: "approved" });
    expect(await logOf(id)).toEqual([
      "product.created",
      "product.rejected",
      "product.resubmitted",
      "product.approved",
    ]);
  });

  it("does not restore units sold since the form was loaded", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { stock: 10 });
    await createPaidOrder(await createUser({ role: "buyer" }), { id }, 3);
    expect(await stockOf(id)).toBe(7);

    const unchangedEdit = editOf(id, { stock: 10, expectedStock: 10, price: "120.00" });
    expect(await updateProduct(seller, unchangedEdit)).toMatchObject({ stock: 7, price: "120.00" });
    await expect(
      updateProduct(seller, editOf(id, { stock: 15, expectedStock: 10, price: "1.00" })),
    ).rejects.toMatchObject({ kind: "conflict", key: "stockChanged", values: { count: 7 } });
    expect(await getProduct(id, "en")).toMatchObject({ stock: 7, price: "120.00" });
    expect(await updateProduct(seller, editOf(id, { stock: 15, expectedStock: 7 }))).toMatchObject({
      stock: 15,
    });
    await expectInvariants();
  });

  it("preserves sold units during two simultaneous updates and a sale", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { stock: 10 });
    const buyers = await Promise.all([1, 2, 3].map(() => createUser({ role: "buyer" })));
    const forms = [20, 30].map((stock) =>
      updateProduct(seller, editOf(id, { stock, expectedStock: 10 })),
    );
    const sales = buyers.map((buyer) => createPaidOrder(buyer, { id }, 1));
    const [first, second] = await Promise.allSettled([...forms, ...sales]);
    const addedUnits = [first, second].map((result, index) =>
      result?.status === "fulfilled" ? [10, 20][index] : 0,
    );
    expect(await stockOf(id)).toBe(10 + (addedUnits[0] ?? 0) + (addedUnits[1] ?? 0) - 3);
    expect(addedUnits.filter(Boolean).length).toBeLessThan(2);
    await expectInvariants();
  });

  it("refuses a stock below the units on hold", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, { stock: 10 });
    await createCheckout(await createUser({ role: "buyer" }), { id }, 4);
    await expect(
      updateProduct(seller, editOf(id, { stock: 3, expectedStock: 10 })),
    ).rejects.toMatchObject({ kind: "conflict", key: "stockHeld", values: { count: 4 } });
    expect(await updateProduct(seller, editOf(id, { stock: 4, expectedStock: 10 }))).toMatchObject({
      stock: 4,
    });
  });

  it("responds not found for another seller's product", async () => {
    const id = await createApprovedProduct(await createUser({ role: "seller" }));
    const other = await createUser({ role: "seller" });
    for (const attempt of [
      () => updateProduct(other, editOf(id)),
      () => deleteProduct(other, { id: String(id) }),
      () => setActive(other, { productId: id, isActive: false }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ kind: "notFound", key: "productNotFound" });
    }
    expect(await getEditableProduct(other, id)).toBeNull();
    expect(await getProduct(id, "en")).toMatchObject({ title: FORM.title });
  });
});
