import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { countDrafts, getDraft, listDrafts } from "@/lib/products/drafts/queries";
import { MAX_DRAFTS } from "@/lib/products/drafts/rules";
import { draftSchema } from "@/lib/products/drafts/schema";
import { duplicateProduct, removeDraft, saveDraft } from "@/lib/products/drafts/service";
import { getFormSubject } from "@/lib/products/queries/form-subject";
import { createProduct, createUser } from "../support/factories";

const contentOf = (values: object) => JSON.stringify(values);
const NONE = { edit: undefined, copy: undefined, draft: undefined };

describe("a draft of a product", () => {
  it("is saved, changed, listed with its title and deleted by its seller only", async () => {
    const [seller, stranger] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    const { id } = await saveDraft(seller, { content: contentOf({ title: " Half a stool " }) });
    await saveDraft(seller, { id, content: contentOf({ title: "Stool", pictures: ["/a.webp"] }) });

    expect(await listDrafts(seller)).toMatchObject([{ id, title: "Stool" }]);
    expect(await getDraft(seller, id)).toMatchObject({ content: { pictures: ["/a.webp"] } });
    expect(await getDraft(stranger, id)).toBeNull();
    await expect(saveDraft(stranger, { id, content: "{}" })).rejects.toMatchObject({
      key: "draftNotFound",
    });
    await removeDraft(stranger, { id });
    expect(await countDrafts(seller)).toBe(1);
    await removeDraft(seller, { id });
    await removeDraft(seller, { id });
    expect(await countDrafts(seller)).toBe(0);
  });

  it("copies a product of the seller, whose content it starts with until it is saved", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller, title: "Twin mesob" });
    const { id } = await duplicateProduct(seller, { productId: product.id });
    const search = { ...NONE, draft: String(id) };

    expect(await getFormSubject(seller, search)).toMatchObject({
      product: null,
      draft: { id, content: null },
      original: { id: product.id },
    });
    await saveDraft(seller, { id, content: contentOf({ title: "Mine" }) });
    expect(await getFormSubject(seller, search)).toMatchObject({
      draft: { content: { title: "Mine" } },
      original: null,
    });
    const stranger = await createUser({ role: "seller" });
    expect(await getFormSubject(stranger, search)).toBeNull();
    await expect(duplicateProduct(stranger, { productId: product.id })).rejects.toMatchObject({
      key: "productNotFound",
    });
  });

  it("is one of at most 50, whatever happens at the same time", async () => {
    const seller = await createUser({ role: "seller" });
    const data = Array.from({ length: MAX_DRAFTS - 1 }, () => ({
      sellerId: seller.id,
      title: "",
    }));
    await db.productDraft.createMany({ data });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 3 }, () => saveDraft(seller, { content: "{}" })),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { key: "draftsFull" },
    });
    expect(await countDrafts(seller)).toBe(MAX_DRAFTS);
  });

  it.each([
    ["no JSON", "title"],
    ["a list", "[]"],
    ["too deep", `${'{"a":'.repeat(40)}1${"}".repeat(40)}`],
  ])("cannot be %s", async (_name, content) => {
    const seller = await createUser({ role: "seller" });
    await expect(saveDraft(seller, { content })).rejects.toMatchObject({ kind: "invalid" });
  });

  it("keeps no character that the database refuses, and has a maximum length", async () => {
    const seller = await createUser({ role: "seller" });
    const { id } = await saveDraft(seller, { content: '{"title":"a\\u0000b\\ud800"}' });

    expect(await getDraft(seller, id)).toMatchObject({ content: { title: "ab\uFFFD" } });
    expect(draftSchema.safeParse({ content: "x".repeat(150_001) }).success).toBe(false);
  });

  it("is for sellers only", async () => {
    const buyer = await createUser({ role: "buyer" });
    await expect(saveDraft(buyer, { content: "{}" })).rejects.toMatchObject({ kind: "forbidden" });
  });
});
