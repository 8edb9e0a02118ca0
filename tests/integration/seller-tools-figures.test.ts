import { describe, expect, it, vi } from "vitest";

import { GET as insightsCall } from "@/app/api/seller-tools/customer-insights/route";
import { GET as metricsCall } from "@/app/api/seller-tools/sales-metrics/route";
import { POST as supplierCall, GET as suppliersCall } from "@/app/api/seller-tools/suppliers/route";
import { db } from "@/lib/db/client";
import { listCustomerInsights } from "@/lib/seller-tools/queries/customers";
import { getToolFigures } from "@/lib/seller-tools/queries/figures";
import { listSalesMetrics } from "@/lib/seller-tools/queries/metrics";
import { listSuppliers } from "@/lib/seller-tools/queries/suppliers";
import { supplierSchema } from "@/lib/seller-tools/schema";
import { createSupplier, editSupplier, switchSupplier } from "@/lib/seller-tools/service/suppliers";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const trackViews = (productId: number, count: number, daysAgo = 0) =>
  db.$executeRaw`INSERT INTO product_views (product_id, day, count)
    VALUES (${productId}, (now() AT TIME ZONE 'UTC')::date - ${daysAgo}::int, ${count})`;

/** Moves an order `days` days into the past. */
const age = (orderId: number, days: number) =>
  db.$executeRaw`UPDATE orders SET created_at = created_at - make_interval(days => ${days}::int),
    paid_at = paid_at - make_interval(days => ${days}::int) WHERE id = ${orderId}`;

it("insights, metrics and suppliers accept sellers only", async () => {
  const calls = [insightsCall, metricsCall, suppliersCall];
  for (const role of ["buyer", "admin"] as const) {
    await signedInAs(role);
    for (const call of calls) expect((await get(call)).status).toBe(403);
    expect((await send(supplierCall, { name: "Looms", country: "Ethiopia" })).status).toBe(403);
  }
  signOutCaller();
  for (const call of calls) expect((await get(call)).status).toBe(401);
  expect((await send(supplierCall, { name: "Looms", country: "Ethiopia" })).status).toBe(401);
});

describe("sales metrics", () => {
  it("return an entry per day of the seller's own views and paid line items", async () => {
    const [seller, other, buyer] = [
      await signedInAs("seller"),
      await createUser({ role: "seller" }),
      await createUser({ role: "buyer" }),
    ];
    const [mine, theirs] = [
      await createProduct({ seller, priceCents: 1_000 }),
      await createProduct({ seller: other }),
    ];
    await trackViews(mine.id, 30);
    await trackViews(mine.id, 10, 3);
    await trackViews(mine.id, 99, 40);
    await trackViews(theirs.id, 500);
    await createPaidOrder(buyer, mine, 3);
    await age(await createPaidOrder(await createUser({ role: "buyer" }), mine, 1), 3);
    await createPaidOrder(await createUser({ role: "buyer" }), theirs, 1);

    const response = await get(metricsCall);
    const rows = await response.json();
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)).toMatchObject({ views: 30, purchases: 1, revenue: "30.00" });
    expect(rows.at(-4)).toMatchObject({ views: 10, purchases: 1, revenue: "10.00" });
    expect(rows.at(-2)).toMatchObject({ views: 0, purchases: 0, revenue: "0.00" });
    const today = new Date().toISOString().slice(0, 10);
    expect(rows.at(-1)).toMatchObject({ date: today, id: Number(today.replaceAll("-", "")) });
    expect((await getToolFigures(seller)).conversion).toBe("5.0%");
    expect((await getToolFigures(await createUser({ role: "seller" }))).conversion).toBe("0.0%");
    await expect(listSalesMetrics(buyer)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("customer insights", () => {
  it("group the seller's own buyers by the published rules", async () => {
    const seller = await signedInAs("seller");
    const coffee = await createProduct({ seller, priceCents: 1_000, stock: 100 });
    const rug = await createProduct({ seller, priceCents: 50_000, category: "textiles" });
    const rich = await createUser({ role: "buyer" });
    const often = await createUser({ role: "buyer" });
    const fresh = await createUser({ role: "buyer" }); // Created first: both spend the same amount.
    const old = await createUser({ role: "buyer" });
    const stranger = await createUser({ role: "buyer" });
    await createPaidOrder(rich, rug);
    for (let times = 0; times < 5; times++) await createPaidOrder(often, coffee, 2);
    await createPaidOrder(fresh, coffee);
    await age(await createPaidOrder(old, coffee), 31);
    await createPaidOrder(stranger, await createProduct());
    const names = { firstName: "Ayan", lastName: "Warsame" };
    await db.user.updateMany({ where: { id: { in: [rich.id, fresh.id] } }, data: names });
    await db.order.updateMany({
      where: { buyerId: rich.id },
      data: { shipName: "Ayan M. Warsame" },
    });

    const rows = await (await get(insightsCall)).json();
    expect(
      rows.map(({ id, customerSegment }: { id: number; customerSegment: string }) => [
        id,
        customerSegment,
      ]),
    ).toEqual([
      [rich.id, "vip"],
      [often.id, "vip"],
      [fresh.id, "new"],
      [old.id, "regular"],
    ]);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: rich.id } });
    expect(rows[0]).toMatchObject({
      buyer: { ...names, email },
      totalOrders: 1,
      totalSpent: "500.00",
      averageOrderValue: "500.00",
      preferredCategories: ["Textiles"],
    });
    expect(rows[1]).toMatchObject({
      totalOrders: 5,
      totalSpent: "100.00",
      averageOrderValue: "20.00",
    });
    // No shipping label of this seller names them.
    expect(rows[2].buyer).toMatchObject({ firstName: null, lastName: null });
    expect(JSON.stringify(rows)).not.toContain("password");

    const vips = await listCustomerInsights(seller, { limit: 1, offset: 1, segment: "vip" });
    expect([vips.total, vips.counts, vips.rows.map(({ id }) => id)]).toEqual([
      2,
      { vip: 2, new: 1, regular: 1 },
      [often.id],
    ]);
    const deletion = { deletedAt: new Date(), disabledAt: new Date() };
    await db.user.update({ where: { id: fresh.id }, data: deletion });
    const later = await listCustomerInsights(seller);
    expect(later.rows[2]?.buyer).toMatchObject({ email: null, firstName: null });
    expect((await get(insightsCall, "?limit=x")).status).toBe(400);
  });
});

describe("suppliers", () => {
  it("are linked to the seller's products and compute when to reorder", async () => {
    const seller = await signedInAs("seller");
    const [soon, still, foreign] = [
      await createProduct({ seller, stock: 40 }),
      await createProduct({ seller }),
      await createProduct(),
    ];
    await createPaidOrder(await createUser({ role: "buyer" }), soon, 10);
    const body = {
      name: "Dorze Looms",
      country: "Ethiopia",
      leadTime: 89,
      productIds: [soon.id, still.id],
    };
    const response = await send(supplierCall, body);
    expect(response.status).toBe(201);
    // 30 units are left, and ten are sold in thirty days.
    expect(await response.json()).toMatchObject({
      name: "Dorze Looms",
      leadTime: 89,
      isActive: true,
      contactEmail: "",
      products: [
        { id: soon.id, stock: 30, reorder: { daysLeft: 90, isNow: false } },
        { id: still.id, reorder: null },
      ],
    });
    expect(await responseText(await send(supplierCall, { ...body, name: "DORZE looms" }))).toEqual([
      409,
      "You already have a supplier with this name.",
    ]);
    expect(
      (await send(supplierCall, { ...body, name: "Other", productIds: [foreign.id] })).status,
    ).toBe(404);
    for (const bad of [
      { name: "" },
      { country: "x" },
      { contactEmail: "no address" },
      { leadTime: -1 },
      { leadTime: 366 },
      { leadTime: 1.5 },
      { productIds: ["1"] },
      { notes: "x".repeat(1_001) },
    ]) {
      expect(
        (await send(supplierCall, { ...body, name: "Other", ...bad })).status,
        JSON.stringify(bad),
      ).toBe(400);
    }
    const rows = await (await get(suppliersCall)).json();
    expect(rows).toHaveLength(1);
  });

  it("are changed and deactivated by their seller only", async () => {
    const [seller, other] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    const [mine, foreign] = [
      await createProduct({ seller }),
      await createProduct({ seller: other }),
    ];
    const input = supplierSchema.parse({
      name: "Bead Traders",
      country: "Kenya",
      productIds: [mine.id],
    });
    const { id } = await createSupplier(seller, input);
    const edit = { id, ...input, leadTime: 7 };
    await expect(editSupplier(other, edit)).rejects.toMatchObject({ kind: "notFound" });
    await expect(switchSupplier(other, { id, isActive: false })).rejects.toMatchObject({
      kind: "notFound",
    });
    await expect(editSupplier(seller, { ...edit, productIds: [foreign.id] })).rejects.toMatchObject(
      { key: "productNotFound" },
    );
    await editSupplier(seller, { ...edit, productIds: [] });
    await switchSupplier(seller, { id, isActive: false });
    expect(await listSuppliers(seller)).toMatchObject([
      { leadTime: 7, isActive: false, products: [] },
    ]);
    expect(await getToolFigures(seller)).toMatchObject({ suppliers: 0, leadTime: null });
  });
});
