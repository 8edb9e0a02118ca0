import { describe, expect, it, vi } from "vitest";

import { POST as updateCall, GET as updatesCall } from "@/app/api/seller-tools/bulk-updates/route";
import type { Viewer } from "@/lib/auth/viewer";
import { collectInvalidations } from "@/lib/cache/invalidation-context";
import { db } from "@/lib/db/client";
import { applyScheduledUpdates } from "@/lib/seller-tools/jobs";
import { type BulkUpdateInput, bulkUpdateSchema } from "@/lib/seller-tools/schema";
import {
  applyBulkUpdate,
  createBulkUpdate,
  removeBulkUpdate,
  undoBulkUpdate,
} from "@/lib/seller-tools/service/prices";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { logOf } from "../support/products";
import { createVariantProduct, readVariantRows } from "../support/variants";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const RISE = { name: "Freight", adjustmentType: "percentage", adjustmentValue: "10" };

const create = (seller: Viewer, more: object = {}) =>
  createBulkUpdate(seller, bulkUpdateSchema.parse({ ...RISE, ...more }));

const priceOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).priceCents;

/** Makes an update due. */
const comeDue = (id: number) =>
  db.$executeRaw`UPDATE bulk_updates SET scheduled_at = now() - interval '1 second' WHERE id = ${id}`;

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

describe("POST /api/seller-tools/bulk-updates", () => {
  it("refuses one update more than the limit of pending ones, but applies one immediately", async () => {
    const seller = await signedInAs("seller");
    const { id: sellerId } = seller;
    const waiting = { sellerId, name: "Wait", excludedIds: [], adjustmentValue: 500 };
    await db.bulkUpdate.createMany({
      data: Array.from({ length: 50 }, () => ({
        ...waiting,
        adjustmentType: "percentage" as const,
      })),
    });

    const refused = await send(updateCall, RISE);
    expect(await responseText(refused)).toEqual([
      409,
      "You can have up to 50 pending price updates. Apply or delete one first.",
    ]);
    expect((await send(updateCall, { ...RISE, isApplied: true })).status).toBe(201);
  });

  it("stores an update for later or applies it immediately, and lists the seller's own only", async () => {
    const seller = await signedInAs("seller");
    const [basket, coffee] = [
      await createProduct({ seller, priceCents: 14_500, category: "crafts" }),
      await createProduct({ seller, priceCents: 2_000 }),
    ];
    const other = await createProduct({ priceCents: 1_000, category: "crafts" });

    const later = await send(updateCall, {
      ...RISE,
      category: "Arts & Crafts",
      scheduledDate: TOMORROW,
    });
    expect(later.status).toBe(201);
    expect(await later.json()).toMatchObject({
      name: "Freight",
      category: "Arts & Crafts",
      adjustmentType: "percentage",
      adjustmentValue: "10.00",
      scheduledDate: TOMORROW,
      isApplied: false,
      changedCount: 0,
    });
    expect(await priceOf(basket.id)).toBe(14_500);

    const now = await send(updateCall, { ...RISE, category: "crafts", isApplied: true });
    expect(await now.json()).toMatchObject({
      isApplied: true,
      scheduledDate: null,
      changedCount: 1,
    });
    expect([await priceOf(basket.id), await priceOf(coffee.id), await priceOf(other.id)]).toEqual([
      15_950, 2_000, 1_000,
    ]);
    expect(await logOf(basket.id)).toEqual(["product.updated"]);
    const rows = await (await get(updatesCall)).json();
    expect(rows.map(({ isApplied }: { isApplied: boolean }) => isApplied)).toEqual([true, false]);
    await signedInAs("seller");
    expect(await (await get(updatesCall)).json()).toEqual([]);
  });

  it("refuses invalid input and viewers who are not sellers", async () => {
    await signedInAs("seller");
    for (const bad of [
      { name: "" },
      { adjustmentValue: 0 },
      { adjustmentValue: "-100" },
      { adjustmentType: "double" },
      { category: "books" },
      { scheduledDate: "soon" },
      { excludedIds: ["1"] },
      { isApplied: "yes" },
    ]) {
      expect((await send(updateCall, { ...RISE, ...bad })).status, JSON.stringify(bad)).toBe(400);
    }
    expect(
      await responseText(await send(updateCall, { ...RISE, scheduledDate: "2020-01-01" })),
    ).toEqual([400, "Please choose a time in the future"]);
    for (const role of ["buyer", "admin"] as const) {
      await signedInAs(role);
      expect((await send(updateCall, RISE)).status).toBe(403);
      expect((await get(updatesCall)).status).toBe(403);
    }
    signOutCaller();
    expect((await send(updateCall, RISE)).status).toBe(401);
    expect((await get(updatesCall)).status).toBe(401);
  });
});

describe("bulk price updates", () => {
  it("skip excluded and archived products and prices of zero, and invalidate the changed ones", async () => {
    const seller = await createUser({ role: "seller" });
    const [plain, out, cheap, deleted] = [
      await createProduct({ seller, priceCents: 1_000 }),
      await createProduct({ seller, priceCents: 1_000 }),
      await createProduct({ seller, priceCents: 300 }),
      await createProduct({ seller, priceCents: 1_000 }),
    ];
    await db.product.update({ where: { id: deleted.id }, data: { archivedAt: new Date() } });
    const fall = { adjustmentType: "fixed_amount", adjustmentValue: "-3", excludedIds: [out.id] };
    const { id } = await create(seller, fall);
    const { result, tags } = await collectInvalidations(() => applyBulkUpdate(seller, { id }));
    expect(result).toEqual({ changed: 1 });
    expect(tags.toSorted()).toEqual(["catalog", `product:${plain.id}`, `seller:${seller.id}`]);
    const prices = await Promise.all([plain, out, cheap, deleted].map(({ id }) => priceOf(id)));
    expect(prices).toEqual([700, 1_000, 300, 1_000]);
  });

  it("are applied once, by the seller or the job", async () => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller, priceCents: 1_000 });
    for (let round = 1; round <= 5; round++) {
      const before = await priceOf(product.id);
      const { id } = await create(seller, { scheduledDate: TOMORROW });
      await comeDue(id);
      await Promise.all([
        applyBulkUpdate(seller, { id }),
        applyScheduledUpdates(),
        applyBulkUpdate(seller, { id }),
        applyScheduledUpdates(),
      ]);
      expect(await priceOf(product.id)).toBe(Math.floor((before * 11 + 5) / 10));
      expect(await db.bulkUpdateLine.count({ where: { updateId: id } })).toBe(1);
    }
    expect(await logOf(product.id)).toHaveLength(5);
  });

  it("wait for their time and for a seller who may sell", async () => {
    const [seller, closed] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    const [mine, theirs] = [
      await createProduct({ seller, priceCents: 1_000 }),
      await createProduct({ seller: closed, priceCents: 1_000 }),
    ];
    const early = await create(seller, { scheduledDate: TOMORROW });
    const never = await create(closed, { scheduledDate: TOMORROW });
    await comeDue(never.id);
    await db.user.update({ where: { id: closed.id }, data: { disabledAt: new Date() } });
    await applyScheduledUpdates();
    expect([await priceOf(mine.id), await priceOf(theirs.id)]).toEqual([1_000, 1_000]);
    await comeDue(early.id);
    const { tags } = await collectInvalidations(applyScheduledUpdates);
    expect(tags).toContain(`product:${mine.id}`);
    expect(await priceOf(mine.id)).toBe(1_100);
  });

  it("are undone once, where the price is still the updated one", async () => {
    const seller = await createUser({ role: "seller" });
    const [saved, changed] = [
      await createProduct({ seller, priceCents: 1_000 }),
      await createProduct({ seller, priceCents: 2_000 }),
    ];
    const { id } = await create(seller, { isApplied: true });
    await db.product.update({ where: { id: changed.id }, data: { priceCents: 2_500 } });
    const tries = await Promise.allSettled([
      undoBulkUpdate(seller, { id }),
      undoBulkUpdate(seller, { id }),
    ]);
    const results = tries.flatMap((undo) => (undo.status === "fulfilled" ? [undo.value] : []));
    expect(results).toEqual([{ undone: 1, stayed: 1 }]);
    expect([await priceOf(saved.id), await priceOf(changed.id)]).toEqual([1_000, 2_500]);
    await expect(undoBulkUpdate(seller, { id })).rejects.toMatchObject({ key: "bulkNotUndoable" });
    expect(await applyBulkUpdate(seller, { id })).toEqual({ changed: 0 });
  });

  it("are accessible to their seller only and deletable only while pending", async () => {
    const [seller, other] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    const { id } = await create(seller);
    for (const act of [applyBulkUpdate, undoBulkUpdate, removeBulkUpdate]) {
      await expect(act(other, { id })).rejects.toMatchObject({ kind: "notFound" });
      await expect(act({ ...seller, role: "buyer" }, { id })).rejects.toMatchObject({
        kind: "forbidden",
      });
      await expect(act({ ...seller, isEmailVerified: false }, { id })).rejects.toMatchObject({
        key: "emailUnverified",
      });
    }
    await expect(undoBulkUpdate(seller, { id })).rejects.toMatchObject({ kind: "conflict" });
    await applyBulkUpdate(seller, { id });
    await expect(removeBulkUpdate(seller, { id })).rejects.toMatchObject({ key: "bulkApplied" });
    const pending: BulkUpdateInput = bulkUpdateSchema.parse(RISE);
    const { id: next } = await createBulkUpdate(seller, pending);
    await removeBulkUpdate(seller, { id: next });
    expect(await db.bulkUpdate.count({ where: { sellerId: seller.id } })).toBe(1);
  });
});

describe("bulk price updates of variants", () => {
  it("change every variant, and an undo restores those that still have the new price", async () => {
    const { id: productId, seller, variants } = await createVariantProduct();
    const { id } = await create(seller, { adjustmentType: "percentage", adjustmentValue: "10" });
    expect(await applyBulkUpdate(seller, { id })).toEqual({ changed: 1 });
    const pricesOf = async () =>
      (await readVariantRows(productId)).map(({ priceCents }) => priceCents);
    expect(await pricesOf()).toEqual([2_200, 2_200, 2_750, 2_750]);
    expect(await priceOf(productId)).toBe(2_200);

    await db.productVariant.update({
      where: { id: variants[3]?.id ?? 0 },
      data: { priceCents: 2_600 },
    });
    expect(await undoBulkUpdate(seller, { id })).toEqual({ undone: 1, stayed: 0 });
    expect(await pricesOf()).toEqual([2_000, 2_000, 2_500, 2_600]);
    await expectInvariants();
  });
});
