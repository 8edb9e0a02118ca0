import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as exportOf } from "@/app/api/admin/exports/[list]/route";
import {
  getTotals,
  listActivity,
  listBestSelling,
  listConversion,
  listMarketPoints,
  listTopViewed,
} from "@/lib/analytics/queries";
import { conversionRate } from "@/lib/analytics/rules";
import { db } from "@/lib/db/client";
import { refundOrder } from "@/lib/orders/service/refund";
import { signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";
import { newKey, REASON } from "../support/sales";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const DAY_MS = 86_400_000;

/** Creates an order of two units at $12.50, paid `days` days ago. */
async function soldBefore(days: number) {
  const product = await createProduct();
  const orderId = await createPaidOrder(await createUser({ role: "buyer" }), product, 2);
  const paidAt = new Date(Date.now() - days * DAY_MS);
  await db.order.update({ where: { id: orderId }, data: { paidAt } });
  return { product, orderId };
}

async function trackViews(productId: number, count: number, days = 0) {
  const day = new Date(Date.now() - days * DAY_MS);
  await db.productView.create({ data: { productId, day, count } });
}

const latest = <T>(points: T[]) => {
  const point = points.at(-1);
  if (!point) throw new Error("there are no points");
  return point;
};

function load(list: string, query = "") {
  const request = new NextRequest(`http://localhost:3000/api/admin/exports/${list}${query}`);
  return exportOf(request, { params: Promise.resolve({ list }) });
}

describe("revenue and orders over time", () => {
  it("counts an order in the period of its payment, less its refunds", async () => {
    const admin = await createUser({ role: "admin" });
    const read = async () => ({
      weeks: await listMarketPoints(admin, "weeks"),
      months: await listMarketPoints(admin, "months"),
      totals: await getTotals(admin),
    });
    const before = await read();
    const { orderId, product } = await soldBefore(0);
    const { sellerId } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    const refund = { orderId, sellerId, amount: "5.00", reason: REASON, key: newKey() };
    await refundOrder(admin, refund);
    const after = await read();
    for (const range of ["weeks", "months"] as const) {
      expect(after[range]).toHaveLength(12);
      expect(latest(after[range])).toEqual({
        start: latest(before[range]).start,
        orders: latest(before[range]).orders + 1,
        revenueCents: latest(before[range]).revenueCents + 2_000,
      });
      expect(after[range].slice(0, -1)).toEqual(before[range].slice(0, -1));
    }
    expect(after.totals.revenueCents).toBe(before.totals.revenueCents + 2_000);
  });

  it("counts an older order in its own week and ignores one before the range", async () => {
    const admin = await createUser({ role: "admin" });
    const before = await listMarketPoints(admin, "weeks");
    await soldBefore(21);
    await soldBefore(200);
    const after = await listMarketPoints(admin, "weeks");
    const grown = after.map((point, index) => point.orders - (before[index]?.orders ?? 0));
    expect(grown).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]);
  });

  it("starts weeks on Monday in local time, in summer and winter", async () => {
    const admin = await createUser({ role: "admin" });
    const { orderId } = await soldBefore(0);
    const now = new Date("2021-06-23T12:00:00Z");
    const paidIn = async (paidAt: string) => {
      await db.order.update({ where: { id: orderId }, data: { paidAt: new Date(paidAt) } });
      const points = await listMarketPoints(admin, "weeks", now);
      // Orders paid since then count in the last period.
      return points
        .slice(0, -1)
        .filter(({ orders }) => orders > 0)
        .map(({ start }) => start);
    };
    // Midnight in Minneapolis is 05:00 UTC in summer.
    expect(await paidIn("2021-06-14T04:59:00Z")).toEqual(["2021-06-07"]);
    expect(await paidIn("2021-06-14T05:01:00Z")).toEqual(["2021-06-14"]);
  });
});

describe("conversion", () => {
  it("divides the units of paid orders by the views of the week, with one decimal", async () => {
    const admin = await createUser({ role: "admin" });
    const before = latest(await listConversion(admin));
    const { product } = await soldBefore(0);
    await trackViews(product.id, 30);
    const after = latest(await listConversion(admin));
    expect(after).toMatchObject({ units: before.units + 2, views: before.views + 30 });
    expect(after.percent).toBe(conversionRate(after.units, after.views));
  });

  it.each([
    [2, 30, 6.7],
    [0, 30, 0],
    [1, 8, 12.5],
    [3, 0, null],
  ])("returns for %i units and %i views a rate of %s", (units, views, percent) => {
    expect(conversionRate(units, views)).toBe(percent);
  });
});

describe("the analytics files", () => {
  it.each([
    ["analytics-revenue", "?range=months", "start,orders,revenue"],
    ["analytics-conversion", "", "week,units,views,percent"],
    ["most-viewed", "", "id,title,views"],
    ["best-selling", "", "id,title,sold"],
    ["search-misses", "", "search,count,lastAt"],
  ])("lets only an admin download %s", async (list, query, head) => {
    signOutCaller();
    expect((await load(list, query)).status).toBe(401);
    for (const role of ["buyer", "seller"] as const) {
      await signedInAs(role);
      expect((await load(list, query)).status).toBe(403);
    }
    await signedInAs("admin");
    const response = await load(list, query);
    expect(response.status).toBe(200);
    expect((await response.text()).split("\r\n")[0]).toBe(head);
  });

  it("writes amounts in dollars and neutralizes formulas", async () => {
    const admin = await signedInAs("admin");
    const { product } = await soldBefore(0);
    await db.product.update({ where: { id: product.id }, data: { title: "=1+1" } });
    expect(await (await load("best-selling")).text()).toContain(`${product.id},'=1+1,2`);
    const { start, orders, revenueCents } = latest(await listMarketPoints(admin, "weeks"));
    const text = await (await load("analytics-revenue")).text();
    expect(text).toContain(`${start},${orders},${(revenueCents / 100).toFixed(2)}\r\n`);
  });
});

describe.each([null, "buyer", "seller"] as const)("market analytics for %s", (role) => {
  it("refuses every report", async () => {
    const viewer = role && (await createUser({ role }));
    const calls = [
      () => getTotals(viewer),
      () => listTopViewed(viewer),
      () => listBestSelling(viewer),
      () => listActivity(viewer),
      () => listMarketPoints(viewer, "weeks"),
      () => listConversion(viewer),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ kind: role ? "forbidden" : "unauthenticated" });
    }
  });
});
