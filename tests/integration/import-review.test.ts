import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { countWaiting } from "@/lib/moderation/queries/counts";
import { getImportReview } from "@/lib/moderation/queries/import-review";
import { findWaiting, listWaiting } from "@/lib/moderation/queries/inbox";
import { importDecisionSchema } from "@/lib/moderation/schema";
import { decideImport } from "@/lib/moderation/service/imports";
import { moderateProduct } from "@/lib/moderation/service/products";
import { renewFilterTerms } from "@/lib/products/filters/term-jobs";
import { createProduct, createUser } from "../support/factories";
import { createFinishedImport } from "../support/imports";

const FOREIGN = "https://pictures.example/mesob.jpg";

let admin: Viewer;
beforeAll(async () => {
  admin = await createUser({ role: "admin" });
});

async function open(id: number, draw = 0) {
  const review = await getImportReview(admin, id, draw);
  if (!review) throw new Error(`Import ${id} does not wait`);
  return review;
}

type Opened = Awaited<ReturnType<typeof open>>;

const decisionOf = (review: Opened, fields: object = {}) =>
  importDecisionSchema.parse({
    importId: review.id,
    draw: review.draw,
    decision: "approved",
    note: "",
    products: review.products.map(({ id, version }) => `${id}:${version}`).join(","),
    keptBack: review.flagged.flatMap(({ products }) => products.map((product) => product.id)),
    ...fields,
  });

const digestsOf = (importId: number) =>
  db.outboxMessage.findMany({
    where: { dedupeKey: { startsWith: `moderation:import:${importId}:` } },
  });

const statesOf = async (sellerId: number) => {
  const rows = await db.product.groupBy({
    by: ["moderationStatus"],
    where: { sellerId },
    _count: true,
  });
  return Object.fromEntries(rows.map(({ moderationStatus, _count }) => [moderationStatus, _count]));
};

describe("an import in the inbox", () => {
  it("is one item with the number of its products, which are not listed one by one", async () => {
    const before = await countWaiting(admin);
    const { id, productIds, seller } = await createFinishedImport({ count: 3 });

    const { items } = await listWaiting(admin);
    const item = items.find((entry) => entry.kind === "import" && entry.id === id);
    expect(item).toMatchObject({ title: "3", by: seller.username });
    expect(
      items.filter((entry) => entry.kind === "product" && productIds.includes(entry.id)),
    ).toEqual([]);
    expect((await countWaiting(admin)).approvals).toBe(before.approvals + 1);
    const [first = 0] = productIds;
    expect(await findWaiting(admin, { kind: "product", id: first })).toMatchObject({ id: first });
  });

  it("stays decidable when the job renews the filter terms of its products", async () => {
    const { id, seller } = await createFinishedImport({ count: 3 });
    const review = await open(id);
    await db.product.updateMany({ where: { sellerId: seller.id }, data: { termsVersion: 0 } });
    await renewFilterTerms();

    await decideImport(admin, decisionOf(review));
    expect(await statesOf(seller.id)).toEqual({ approved: 3 });
  });

  it("draws the same samples by its lot until others are drawn, over all categories", async () => {
    const { id } = await createFinishedImport({
      count: 60,
      data: (index) => ({ category: index === 7 ? "coffee" : "crafts" }),
    });

    const [first, again, others] = [await open(id), await open(id), await open(id, 1)];
    const idsOf = ({ samples }: Opened) => samples.map((sample) => sample.id);
    expect(idsOf(first)).toHaveLength(12);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(idsOf(others)).not.toEqual(idsOf(first));
    for (const review of [first, others]) {
      expect(review.samples.map(({ content }) => content.category)).toContain("coffee");
    }
  });

  it("flags products without a stored image, with a promised cure or with an unusual price", async () => {
    const { id, productIds } = await createFinishedImport({
      count: 9,
      data: (index) =>
        ({
          0: { images: [FOREIGN] },
          1: { description: "Black seed oil that cures diabetes." },
          2: { priceCents: 90_000 },
        })[index] ?? {},
    });

    const { flagged } = await open(id);
    expect(
      flagged.map(({ flag, products }) => [flag, products.map((product) => product.id)]),
    ).toEqual([
      ["image", [productIds[0]]],
      ["cure", [productIds[1]]],
      ["price", [productIds[2]]],
    ]);
  });

  it("is visible to admins only", async () => {
    const { id, seller } = await createFinishedImport({ count: 1 });
    await expect(getImportReview(seller, id, 0)).rejects.toMatchObject({ kind: "forbidden" });
    const decision = decisionOf(await open(id));
    await expect(decideImport(seller, decision)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("one decision on an import", () => {
  it("approves two thousand products, returns the flagged ones with their reasons, and sends one email", async () => {
    const { id, seller, productIds } = await createFinishedImport({
      count: 2_000,
      data: (index) => (index < 3 ? { images: [FOREIGN] } : {}),
    });

    const result = await decideImport(admin, decisionOf(await open(id)));

    expect(result).toEqual({ approved: 1_997, rejected: 3, left: 0 });
    expect(await statesOf(seller.id)).toEqual({ approved: 1_997, rejected: 3 });
    const [digest, ...others] = await digestsOf(id);
    expect(others).toEqual([]);
    expect(JSON.stringify(digest?.payload)).toContain("1,997 imported products are in the shop");
    const notices = await db.notification.count({ where: { userId: seller.id } });
    expect(notices).toBe(1);
    const [returnedId = 0] = productIds;
    expect(await db.product.findUniqueOrThrow({ where: { id: returnedId } })).toMatchObject({
      moderationNote: expect.stringContaining("couldn’t be loaded"),
    });
    const log = { subjectType: "product", subjectId: { in: productIds }, actorId: admin.id };
    expect(await db.auditEntry.count({ where: log })).toBe(2_000);
    expect(await getImportReview(admin, id, 0)).toBeNull();
  });

  it("leaves out a product that changed since it was opened, and one that was decided meanwhile", async () => {
    const { id, seller, productIds } = await createFinishedImport({ count: 4 });
    const [changedId = 0, decidedId = 0] = productIds;
    const review = await open(id);
    await db.product.update({ where: { id: changedId }, data: { title: "Counterfeit watches" } });
    await moderateProduct(admin, {
      productId: String(decidedId),
      moderationStatus: "rejected",
      note: "No.",
    });

    expect(await decideImport(admin, decisionOf(review))).toEqual({
      approved: 2,
      rejected: 0,
      left: 2,
    });
    expect(await statesOf(seller.id)).toEqual({ approved: 2, pending: 1, rejected: 1 });
  });

  it("never approves a product whose image is not stored, even with all others", async () => {
    const { id, seller } = await createFinishedImport({
      count: 3,
      data: (index) => (index === 0 ? { imageUrl: FOREIGN } : {}),
    });
    await decideImport(admin, decisionOf(await open(id), { keptBack: [] }));
    expect(await statesOf(seller.id)).toEqual({ approved: 2, rejected: 1 });
  });

  it("decides on all other products when one row cannot be written", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { id, seller, productIds } = await createFinishedImport({ count: 6 });
    const [broken = 0] = productIds;
    await db.$executeRawUnsafe(`CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'refused'; END $$`);
    await db.$executeRawUnsafe(`CREATE TRIGGER refuse_row BEFORE UPDATE ON products
      FOR EACH ROW WHEN (OLD.id = ${broken}) EXECUTE FUNCTION refuse_row()`);
    try {
      const result = await decideImport(admin, decisionOf(await open(id)));
      expect(result).toEqual({ approved: 5, rejected: 0, left: 1 });
      expect(await statesOf(seller.id)).toEqual({ approved: 5, pending: 1 });
    } finally {
      await db.$executeRawUnsafe("DROP TRIGGER refuse_row ON products");
      await db.$executeRawUnsafe("DROP FUNCTION refuse_row()");
    }
  });

  it("is made once by two admins at the same time, with one email", async () => {
    const { id, seller } = await createFinishedImport({ count: 40 });
    const other = await createUser({ role: "admin" });
    const review = await open(id);

    const outcomes = await Promise.allSettled([
      decideImport(admin, decisionOf(review)),
      decideImport(other, decisionOf(review, { decision: "rejected", note: "Not for us." })),
    ]);

    expect(outcomes.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { key: "alreadyDecided" } },
    ]);
    expect(Object.values(await statesOf(seller.id))).toEqual([40]);
    expect(await digestsOf(id)).toHaveLength(1);
  });

  it("decides on products of that import only, and rejects them with a note only", async () => {
    const { id } = await createFinishedImport({ count: 2 });
    const stranger = await createProduct({ moderationStatus: "pending" });
    const review = await open(id);
    const foreign = `${stranger.id}:${"0".repeat(16)}`;
    await expect(
      decideImport(admin, decisionOf(review, { products: foreign })),
    ).rejects.toMatchObject({ kind: "conflict" });
    expect(() => decisionOf(review, { decision: "rejected" })).toThrow();
    await expect(
      decideImport(admin, { ...decisionOf(review), importId: 2_000_000_000 }),
    ).rejects.toMatchObject({ kind: "notFound" });
  });
});
