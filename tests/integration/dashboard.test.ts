import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { refundOrder } from "@/lib/orders/service/refund";
import { getInboxStats, listInbox } from "@/lib/seller-dashboard/queries/inbox";
import { getDashboard } from "@/lib/seller-dashboard/queries/overview";
import { listSellerProducts } from "@/lib/seller-dashboard/queries/product-list";
import { getProductStats } from "@/lib/seller-dashboard/queries/product-stats";
import { getSalesStats } from "@/lib/seller-dashboard/queries/sales";
import { buildTodos } from "@/lib/seller-dashboard/rules";
import { productListSchema } from "@/lib/seller-dashboard/schema";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrderOf, pay } from "../support/orders";
import { createBankAccount, createEarning, paidOut } from "../support/payees";
import { createSale, newKey, REASON, ship } from "../support/sales";

const DAY_MS = 86_400_000;

const HOME = {
  name: "Hodan Warsame",
  line1: "1 Cedar Ave",
  city: "Minneapolis",
  region: "MN",
  postcode: "55404",
  country: "US" as const,
};

const salesOf = (seller: Viewer) => getSalesStats(seller, "weeks");

/** Returns the ledger credits of a seller and of our fees, for orders of that seller only. Cents. */
async function creditedFor(sellerId: number) {
  const sellerOrders = await db.sellerOrder.findMany({
    where: { sellerId },
    select: { orderId: true },
  });
  const { _sum } = await db.ledgerEntry.aggregate({
    where: {
      orderId: { in: sellerOrders.map(({ orderId }) => orderId) },
      account: { in: ["seller_pending", "seller_available", "platform_fees"] },
    },
    _sum: { amountCents: true },
  });
  return -(_sum.amountCents ?? 0);
}

/** Moves everything of an order `days` days into the past. */
async function daysAgo(orderId: number, days: number) {
  const paidAt = new Date(Date.now() - days * DAY_MS);
  await db.order.update({ where: { id: orderId }, data: { paidAt } });
}

const productsOf = (of: Viewer, filter: object = {}) =>
  listSellerProducts(of, productListSchema.parse(filter));

describe("getDashboard", () => {
  it.each(["buyer", "admin"] as const)("refuses a %s", async (role) => {
    const viewer = await createUser({ role });
    const reads = [
      () => salesOf(viewer),
      () => getProductStats(viewer),
      () => getInboxStats(viewer),
      () => listInbox(viewer),
      () => productsOf(viewer),
      () => getDashboard(viewer, "weeks"),
    ];

    for (const read of reads) await expect(read()).rejects.toMatchObject({ key: "sellersOnly" });
    await expect(getDashboard(null, "weeks")).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});

describe("revenue of a seller", () => {
  it("equals the ledger credits to the cent after codes, delivery, refunds and cancellations", async () => {
    const [seller, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    await db.user.update({
      where: { id: seller.id },
      data: { city: "Minneapolis", country: "United States" },
    });
    await db.promotion.create({
      data: {
        sellerId: seller.id,
        name: "Eid",
        code: "EIDMUBARAK",
        type: "percentage",
        value: 7,
        startsAt: new Date(Date.now() - 60_000),
      },
    });
    const bought = await createProduct({ seller, priceCents: 1999, stock: 50 });
    const coded = await createPaymentIntent(
      buyer,
      {
        items: [{ productId: bought.id, quantity: 3 }],
        promotionCode: "EIDMUBARAK",
        delivery: [{ sellerId: seller.id, method: "same_day" }],
        shippingAddress: HOME,
      },
      "en",
    );
    await pay(coded.orderId);
    const whole = await createSale(2, 1250, seller);
    const partly = await createSale(3, 999, seller);
    const odd = await createSale(1, 333, seller);
    await ship(partly);

    await refundOrder(seller, { orderId: whole.orderId, reason: REASON, key: newKey() });
    const lines = [{ lineId: partly.lineId, quantity: 1 }];
    await refundOrder(seller, { orderId: partly.orderId, reason: REASON, key: newKey(), lines });
    await refundOrder(seller, {
      orderId: odd.orderId,
      reason: REASON,
      key: newKey(),
      amount: "0.07",
    });

    const { revenueCents, orders, toShip } = await salesOf(seller);
    expect(coded.amount).toBeGreaterThan(Math.round(3 * 1999 * 0.93)); // Includes delivery.
    expect(revenueCents).toBe(coded.amount + 2 * 999 + (333 - 7));
    expect(revenueCents).toBe(await creditedFor(seller.id));
    expect(orders).toBe(4);
    expect(toShip).toEqual({ count: 2, orderId: coded.orderId });
    await expectInvariants();
  });

  it("stays the same when earnings are released and paid out", async () => {
    const seller = await createUser({ role: "seller" });
    await createBankAccount(seller);
    await createEarning(seller, 2, 1001);
    const before = await salesOf(seller);

    await paidOut(seller);

    expect(before.revenueCents).toBe(2002);
    expect((await salesOf(seller)).revenueCents).toBe(2002);
    expect(await creditedFor(seller.id)).toBe(2002);
  });

  it("includes only the seller's own share and only paid orders", async () => {
    const [seller, other, buyer] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "seller" }),
      createUser({ role: "buyer" }),
    ]);
    const [mine, foreign] = await Promise.all([
      createProduct({ seller, priceCents: 700 }),
      createProduct({ seller: other, priceCents: 4000 }),
    ]);
    await createPaidOrderOf(buyer, [
      { productId: mine.id, quantity: 2 },
      { productId: foreign.id, quantity: 1 },
    ]);
    await createCheckout(await createUser({ role: "buyer" }), mine, 3);

    expect(await salesOf(seller)).toMatchObject({ orders: 1, revenueCents: 1400 });
    expect(await salesOf(other)).toMatchObject({ orders: 1, revenueCents: 4000 });
  });

  it("counts in the week or month of the payment and compares 30 days with the 30 before", async () => {
    const seller = await createUser({ role: "seller" });
    const now = new Date("2026-11-21T18:00:00Z");
    const at = async (cents: number, paidAt: string) => {
      const { orderId } = await createSale(1, cents, seller);
      await db.order.update({ where: { id: orderId }, data: { paidAt: new Date(paidAt) } });
    };
    await at(1000, "2026-11-16T06:00:00Z"); // Monday 00:00 in local time.
    await at(2000, "2026-11-16T05:59:00Z"); // Still Sunday in local time.
    await at(400, "2026-10-20T12:00:00Z"); // Before the 30 days.
    await at(300, "2025-11-18T12:00:00Z"); // Same week of the previous year.

    const weeks = await getSalesStats(seller, "weeks", now);
    const months = await getSalesStats(seller, "months", now);

    expect(weeks.points.slice(-2)).toEqual([
      { start: "2026-11-09", cents: 2000, beforeCents: 0 },
      { start: "2026-11-16", cents: 1000, beforeCents: 300 },
    ]);
    expect(months.points.slice(-2)).toEqual([
      { start: "2026-10-01", cents: 400, beforeCents: 0 },
      { start: "2026-11-01", cents: 3000, beforeCents: 300 },
    ]);
    expect(weeks).toMatchObject({
      orders: 4,
      revenueCents: 3700,
      recent: { orders: 2, cents: 3000 },
      before: { orders: 1, cents: 400 },
    });
  });
});

describe("dashboard", () => {
  it("returns zeros and no to-dos for a new seller", async () => {
    const seller = await createUser({ role: "seller" });

    const dashboard = await getDashboard(seller, "weeks");

    expect(dashboard).toMatchObject({
      name: seller.username,
      shopPath: `/seller/${seller.id}`,
      sales: { orders: 0, revenueCents: 0 },
      products: { total: 0, top: [] },
      inbox: { total: 0 },
    });
    expect(buildTodos(dashboard.waiting)).toEqual([]);
  });

  it("lists a balance without a bank account as a to-do until there is an account", async () => {
    const seller = await createUser({ role: "seller" });
    await createEarning(seller, 1, 2000);
    expect(buildTodos((await getDashboard(seller, "weeks")).waiting)).toContainEqual({
      kind: "payoutAccount",
      cents: 1900,
    });

    await createBankAccount(seller);

    const kinds = buildTodos((await getDashboard(seller, "weeks")).waiting).map(({ kind }) => kind);
    expect(kinds).not.toContain("payoutAccount");
  });

  it("links to the storefront once it is published", async () => {
    const seller = await createUser({ role: "seller" });
    const urlSlug = `store-${seller.id}`;
    const row = { storeName: "Store", description: "Woven in Harar.", urlSlug };
    await db.storefront.create({ data: { sellerId: seller.id, ...row } });
    expect((await getDashboard(seller, "weeks")).shopPath).toBe(`/seller/${seller.id}`);

    await db.storefront.update({ where: { sellerId: seller.id }, data: { isPublished: true } });

    expect((await getDashboard(seller, "weeks")).shopPath).toBe(`/store/${urlSlug}`);
  });

  it("lists an order to ship until it is shipped", async () => {
    const sale = await createSale(1, 999);
    await daysAgo(sale.orderId, 1);
    const kindsNow = async () =>
      buildTodos((await getDashboard(sale.seller, "weeks")).waiting).map(({ kind }) => kind);
    expect(await kindsNow()).toContain("ship");

    await ship(sale);

    expect(await kindsNow()).not.toContain("ship");
  });
});
