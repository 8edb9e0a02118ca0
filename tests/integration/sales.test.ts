import { beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { addDays, businessDate, startOfDay } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { startImport } from "@/lib/product-import/service";
import { getProduct } from "@/lib/products/queries/products";
import { applyDueSales } from "@/lib/products/sales/jobs";
import { saleSchema } from "@/lib/products/sales/schema";
import { createSale, stopSale } from "@/lib/products/sales/service";
import { updateProduct } from "@/lib/products/service/update";
import { createBulkUpdate } from "@/lib/seller-tools/service/prices";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { onPlan } from "../support/plans";
import { editOf } from "../support/products";
import {
  createVariantProduct,
  readVariantRows,
  SIZES_AND_COLORS,
  variantEditOf,
} from "../support/variants";

const TODAY = businessDate(new Date());
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const saleOf = (productId: number, fields: object = {}) =>
  saleSchema.parse({
    productId,
    percent: "15",
    firstDay: TODAY,
    lastDay: addDays(TODAY, 6),
    ...fields,
  });

const priceOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id }, select: { priceCents: true } })).priceCents;

const chargeSince = (productId: number, since: Date) =>
  db.productPrice.updateMany({ where: { productId }, data: { since } });

describe("a sale", () => {
  let seller: Viewer;
  beforeAll(async () => {
    seller = await createUser({ role: "seller" });
  });

  it("lowers the price at once, shows an old price that was charged for 30 days, and ends at the regular price", async () => {
    const { id } = await createProduct({ seller, priceCents: 8_400 });
    await chargeSince(id, daysAgo(31));

    expect(await createSale(seller, saleOf(id))).toEqual({ isStarted: true });
    expect(await getProduct(id, "en")).toMatchObject({
      price: "71.40",
      sale: {
        percent: 15,
        wasPrice: "84.00",
        endsAt: startOfDay(addDays(TODAY, 7)).toISOString(),
      },
    });

    await stopSale(seller, { productId: id });
    expect(await getProduct(id, "en")).toMatchObject({ price: "84.00", sale: null });
  });

  it("shows no old price and no percentage if the price is younger than 30 days", async () => {
    const { id } = await createProduct({ seller, priceCents: 8_400 });
    await chargeSince(id, daysAgo(29));
    await createSale(seller, saleOf(id));

    expect((await getProduct(id, "en"))?.sale).toMatchObject({ percent: null, wasPrice: null });
  });

  it("cannot be repeated at once with the old price: it was charged too shortly in between", async () => {
    const { id } = await createProduct({ seller, priceCents: 8_400 });
    await chargeSince(id, daysAgo(100));
    await createSale(seller, saleOf(id));
    await stopSale(seller, { productId: id });
    await createSale(seller, saleOf(id));

    expect(await getProduct(id, "en")).toMatchObject({ price: "71.40", sale: { wasPrice: null } });
  });

  it("applies to all variants, which return to their own prices", async () => {
    const { id } = await createVariantProduct({ seller });
    await db.productVariant.updateMany({
      where: { productId: id },
      data: { priceSince: daysAgo(40) },
    });
    await createSale(seller, saleOf(id, { percent: "20" }));

    expect((await readVariantRows(id)).map(({ priceCents }) => priceCents)).toEqual([
      1_600, 1_600, 2_000, 2_000,
    ]);
    expect(await getProduct(id, "en")).toMatchObject({
      price: "16.00",
      maxPrice: "20.00",
      sale: { percent: 20, wasPrice: null },
      variants: [{ wasPrice: "20.00" }, {}, { wasPrice: "25.00" }, {}],
    });

    await stopSale(seller, { productId: id });
    expect((await readVariantRows(id)).map(({ priceCents }) => priceCents)).toEqual([
      2_000, 2_000, 2_500, 2_500,
    ]);
    await expectInvariants();
  });

  it("starts and ends by the job on its days", async () => {
    const { id } = await createProduct({ seller, priceCents: 1_000 });
    const sale = saleOf(id, { firstDay: addDays(TODAY, 2), lastDay: addDays(TODAY, 3) });
    expect(await createSale(seller, sale)).toEqual({ isStarted: false });
    await applyDueSales();
    expect(await priceOf(id)).toBe(1_000);

    await db.productSale.updateMany({ where: { productId: id }, data: { startsAt: daysAgo(1) } });
    await Promise.all([applyDueSales(), applyDueSales()]);
    expect(await priceOf(id)).toBe(850);

    await db.productSale.updateMany({
      where: { productId: id },
      data: { startsAt: daysAgo(2), endsAt: daysAgo(1) },
    });
    await Promise.all([applyDueSales(), applyDueSales()]);
    expect(await priceOf(id)).toBe(1_000);
    expect((await getProduct(id, "en"))?.sale).toBeNull();
  });

  it("that starts while a buyer is at checkout changes no order", async () => {
    const { id } = await createProduct({ seller, priceCents: 1_000, stock: 5 });
    const buyer = await createUser({ role: "buyer" });
    const items = [{ productId: id, quantity: 1 }];
    const [first] = await Promise.all([
      createPaymentIntent(buyer, { items }, "en"),
      createSale(seller, saleOf(id)),
    ]);
    const later = await createPaymentIntent(buyer, { items }, "en");

    expect([850, 1_000]).toContain(first.amount);
    expect(later.amount).toBe(850);
    await expectInvariants();
  });

  it("holds the price against edits, imports and bulk changes", async () => {
    const owner = await onPlan("premium");
    const { id, title } = await createProduct({ seller: owner, priceCents: 1_000 });
    const variantProduct = await createVariantProduct({ seller: owner });
    for (const productId of [id, variantProduct.id]) await createSale(owner, saleOf(productId));
    const saleConflict = { kind: "conflict", key: "saleHoldsPrice" };

    await expect(updateProduct(owner, editOf(id, { price: "9.00" }))).rejects.toMatchObject(
      saleConflict,
    );
    const variants = SIZES_AND_COLORS.variants.map((variant) => ({ ...variant, price: "9.00" }));
    const variantEdit = variantEditOf(variantProduct.id, { variants });
    await expect(updateProduct(owner, variantEdit)).rejects.toMatchObject(saleConflict);
    // The regular prices, as the form of a product on sale sends them, change nothing.
    await updateProduct(owner, variantEditOf(variantProduct.id));
    const csv = `title,price\n${title},7.00`;
    const { id: importId } = await startImport(owner, {
      csv,
      matches: "update",
      fileName: "one.csv",
    });
    await createBulkUpdate(owner, {
      name: "Spring",
      category: null,
      adjustmentType: "percentage",
      adjustmentValue: 1_000,
      scheduledDate: null,
      isApplied: true,
      excludedIds: [],
    });

    expect(await db.productImportRow.findFirstOrThrow({ where: { importId } })).toMatchObject({
      problems: [{ key: "importOnSale" }],
    });
    expect(await priceOf(id)).toBe(850);
    await expect(updateProduct(owner, editOf(id, { price: "8.50" }))).resolves.toBeDefined();
  });

  it("of another seller's product is refused, and a second one too", async () => {
    const { id } = await createProduct({ seller });
    const stranger = await createUser({ role: "seller" });

    await expect(createSale(stranger, saleOf(id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(stopSale(seller, { productId: id })).rejects.toMatchObject({
      key: "saleNotFound",
    });
    const sales = [createSale(seller, saleOf(id)), createSale(seller, saleOf(id))];
    const outcomes = await Promise.allSettled(sales);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(createSale(seller, saleOf(id))).rejects.toMatchObject({ key: "saleExists" });
    await expect(stopSale(stranger, { productId: id })).rejects.toMatchObject({
      kind: "notFound",
    });
  });

  it("ends when the product gets options, which start from the regular price", async () => {
    const { id } = await createProduct({ seller, priceCents: 1_000 });
    await db.product.update({ where: { id }, data: { moderationStatus: "pending" } });
    await createSale(seller, saleOf(id));
    await updateProduct(seller, variantEditOf(id));

    expect(await getProductRow(id)).toMatchObject({ saleId: null, hasVariants: true });
    expect((await readVariantRows(id)).map(({ priceCents }) => priceCents)).toEqual([
      2_000, 2_000, 2_500, 2_500,
    ]);
  });
});

const getProductRow = (id: number) =>
  db.product.findUniqueOrThrow({ where: { id }, select: { saleId: true, hasVariants: true } });

describe("the form of a sale", () => {
  it.each([
    ["a discount of 4", { percent: "4" }],
    ["a discount of 81", { percent: "81" }],
    ["a discount of 12.5", { percent: "12.5" }],
    ["a first day in the past", { firstDay: addDays(TODAY, -1) }],
    ["a last day before the first", { firstDay: addDays(TODAY, 2), lastDay: addDays(TODAY, 1) }],
    ["more than 90 days", { lastDay: addDays(TODAY, 90) }],
    ["a day that does not exist", { lastDay: "2026-02-30" }],
  ])("refuses %s", (_name, fields) => {
    const values = { productId: 1, percent: "15", firstDay: TODAY, lastDay: addDays(TODAY, 5) };
    expect(saleSchema.safeParse({ ...values, ...fields }).success).toBe(false);
  });
});
