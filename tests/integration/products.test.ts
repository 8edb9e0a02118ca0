import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { moderateProduct } from "@/lib/moderation/service/products";
import { FREE_TERMS } from "@/lib/plans/rules";
import { getProduct } from "@/lib/products/queries/products";
import { createProduct as submitProduct } from "@/lib/products/service/create";
import { deleteProduct } from "@/lib/products/service/remove";
import { listProducts } from "@/lib/shop/queries/list";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { FORM } from "../support/product-form";
import { createApprovedProduct, formOf, logOf } from "../support/products";

describe("submitProduct", () => {
  it("creates a hidden product until an admin approves it and its seller is notified", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await submitProduct(seller, formOf());
    expect(product).toMatchObject({
      title: FORM.title,
      price: "145.00",
      category: "Arts & Crafts",
      stock: 12,
      isActive: true,
      moderationStatus: "pending",
      sellerId: seller.id,
    });
    expect(await getProduct(product.id, "en")).toBeNull();

    const admin = await createUser({ role: "admin" });
    const decidedProduct = await moderateProduct(admin, {
      productId: String(product.id),
      moderationStatus: "approved",
    });
    expect(decidedProduct.moderationStatus).toBe("approved");
    expect(await getProduct(product.id, "en")).toMatchObject({ id: product.id });
    expect(await logOf(product.id)).toEqual(["product.created", "product.approved"]);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    expect((await listEmailsTo(email)).map(({ subject }) => subject)).toEqual([
      `${FORM.title} is in the shop`,
    ]);
  });

  it.each(["buyer", "admin"] as const)("refuses a %s", async (role) => {
    await expect(submitProduct(await createUser({ role }), formOf())).rejects.toMatchObject({
      kind: "forbidden",
      key: "productsDenied",
    });
  });

  it("refuses a seller without a confirmed address", async () => {
    const seller = { ...(await createUser({ role: "seller" })), isEmailVerified: false };
    await expect(submitProduct(seller, formOf())).rejects.toMatchObject({ key: "emailUnverified" });
  });

  it("ignores certificate flags, owner and decision in the input", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await submitProduct(
      seller,
      formOf({ isHalalCertified: true, sellerId: 1, moderationStatus: "approved", id: 1 }),
    );
    expect(product).toMatchObject({
      isHalalCertified: false,
      sellerId: seller.id,
      moderationStatus: "pending",
    });
  });

  it("refuses another seller's upload", async () => {
    const owner = await createUser({ role: "seller" });
    const key = `${String(owner.id).padStart(22, "k")}.webp`;
    const url = `https://shop.example/uploads/${key}`;
    await db.upload.create({
      data: { ownerId: owner.id, key, url, bytes: 1, width: 1, height: 1 },
    });
    await expect(
      submitProduct(await createUser({ role: "seller" }), formOf({ imageUrl: url })),
    ).rejects.toMatchObject({
      kind: "invalid",
    });
    expect(await submitProduct(owner, formOf({ imageUrl: url }))).toMatchObject({ imageUrl: url });
  });

  it("accepts ten products on the Free plan, even of twenty simultaneous ones", async () => {
    const seller = await createUser({ role: "seller" });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => submitProduct(seller, formOf())),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(
      FREE_TERMS.productSlots,
    );
    const reasons = results.flatMap((result) =>
      result.status === "rejected" ? [result.reason] : [],
    );
    for (const reason of reasons) {
      expect(reason).toMatchObject({
        kind: "forbidden",
        key: "productSlotsFull",
        values: { count: 10 },
      });
    }
    expect(await db.product.count({ where: { sellerId: seller.id } })).toBe(
      FREE_TERMS.productSlots,
    );
  });
});

describe("deleteProduct", () => {
  it("archives an ordered product with its line items and deletes an unordered one", async () => {
    const seller = await createUser({ role: "seller" });
    const orderedId = await createApprovedProduct(seller);
    const unorderedId = await createApprovedProduct(seller, {
      translations: { so: { title: "Mesob" } },
    });
    await createPaidOrder(await createUser({ role: "buyer" }), { id: orderedId });
    await deleteProduct(seller, { id: String(orderedId) });
    await deleteProduct(seller, { id: String(unorderedId) });
    expect(await db.product.count({ where: { id: unorderedId } })).toBe(0);
    expect(await db.orderLine.count({ where: { productId: orderedId } })).toBe(1);
    const list = await listProducts(seller, { sellerId: seller.id, limit: 100, offset: 0 });
    expect(list).toEqual({ rows: [], total: 0 });
    await expect(deleteProduct(seller, { id: String(orderedId) })).rejects.toMatchObject({
      kind: "notFound",
    });
    await expectInvariants();
  });
});

describe("translations of a product", () => {
  it("are shown in the language of the page, with the fields that fall back", async () => {
    const seller = await createUser({ role: "seller" });
    const id = await createApprovedProduct(seller, {
      originStory: "From Harar.",
      translations: {
        am: { title: "የሐረር መሶብ" },
        en: { title: "ignored: it is the product's own" },
      },
    });
    expect(await getProduct(id, "am")).toMatchObject({
      title: "የሐረር መሶብ",
      description: FORM.description,
      untold: ["description", "originStory"],
    });
    expect(await getProduct(id, "en")).toMatchObject({ title: FORM.title, untold: [] });
  });

  it("have the facts that people with allergies read", async () => {
    const seller = await createUser({ role: "seller" });
    const facts = { ingredients: "Butter (milk)", storage: "Cool", origin: "Harar, Ethiopia" };
    const id = await createApprovedProduct(seller, {
      facts,
      translations: { so: { ingredients: "Subag (caano)", shelfLife: "Lix bilood" } },
    });

    expect(await getProduct(id, "so")).toMatchObject({
      facts: { ...facts, ingredients: "Subag (caano)" },
      translatedFacts: ["ingredients"],
    });
    expect(await getProduct(id, "en")).toMatchObject({ facts, translatedFacts: [] });
  });

  it("are found by their texts", async () => {
    const id = await createApprovedProduct(await createUser({ role: "seller" }), {
      translations: { ar: { title: "سلة هرر المنسوجة" } },
    });
    const list = await listProducts(null, { search: "المنسوجة", limit: 10, offset: 0 });
    expect(list.rows.map((row) => row.id)).toEqual([id]);
  });
});

describe("two simultaneous admins", () => {
  it("make one decision", async () => {
    const { id } = await createProduct({ moderationStatus: "pending" });
    const admins = await Promise.all([
      createUser({ role: "admin" }),
      createUser({ role: "admin" }),
    ]);
    const results = await Promise.allSettled(
      admins.map((admin, index) =>
        moderateProduct(admin, {
          productId: String(id),
          moderationStatus: index === 0 ? "approved" : "rejected",
        }),
      ),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "conflict", key: "alreadyDecided" },
    });
    expect(await logOf(id)).toHaveLength(1);
  });
});

describe("the audit log", () => {
  it.each([
    "UPDATE audit_entries SET action = 'x.y'",
    "DELETE FROM audit_entries",
    "TRUNCATE audit_entries",
  ])("refuses %s", async (sql) => {
    await submitProduct(await createUser({ role: "seller" }), formOf());
    await expect(db.$executeRawUnsafe(sql)).rejects.toThrow(/append-only/);
  });
});
