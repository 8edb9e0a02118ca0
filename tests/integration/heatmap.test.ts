import { beforeAll, describe, expect, it, vi } from "vitest";

import { GET as categories } from "@/app/api/analytics/categories/route";
import { GET as purchases } from "@/app/api/analytics/purchases/route";
import { GET as states } from "@/app/api/analytics/states/route";
import { outlinePath, project } from "@/components/analytics/heatmap/map-projection";
import { listPurchases } from "@/lib/analytics/heatmap/queries";
import { intensity } from "@/lib/analytics/heatmap/rules";
import { heatFilterSchema } from "@/lib/analytics/heatmap/schema";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { get, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

type Where = { city: string; state?: string; country?: string; monthsAgo?: number };

/** Creates a paid order of one unit that is shipped to a place. */
async function sellTo(product: { id: number }, where: Where) {
  const { city, state = "MN", country = "US", monthsAgo = 0 } = where;
  const id = await createPaidOrder(await createUser({ role: "buyer" }), product);
  await db.$executeRaw`UPDATE orders SET ship_city = ${city}, ship_region = ${state}, ship_country = ${country},
    paid_at = paid_at - make_interval(months => ${monthsAgo}::int) WHERE id = ${id}`;
  return id;
}

let seller: Viewer;
let other: Viewer;

beforeAll(async () => {
  [seller, other] = [await createUser({ role: "seller" }), await createUser({ role: "seller" })];
  const coffee = await createProduct({
    seller,
    priceCents: 10_000,
    title: "Guji beans",
    stock: 100,
  });
  const cloth = await createProduct({
    seller: other,
    priceCents: 2_050,
    title: "Alindi",
    category: "textiles",
    stock: 100,
  });
  for (let at = 0; at < 5; at++)
    await sellTo(coffee, { city: at % 2 ? "minneapolis" : "Minneapolis" });
  await sellTo(cloth, { city: "Minneapolis " });
  for (let at = 0; at < 4; at++) await sellTo(cloth, { city: "Duluth" });
  await sellTo(cloth, { city: "=1+1", state: "OH" });
  await sellTo(coffee, { city: "Columbus", state: "oh", monthsAgo: 5 });
  await sellTo(coffee, { city: "Toronto", state: "ON", country: "CA" });
});

const load = (viewer: Viewer | null, query: object = {}) =>
  listPurchases(viewer, heatFilterSchema.parse(query));
const cities = async (viewer: Viewer | null, query: object = {}) =>
  (await load(viewer, query)).map(({ city }) => city.trim());

describe("listPurchaseCities", () => {
  it("returns all cities to admins, their own to sellers, and those with five orders to others", async () => {
    const admin = await createUser({ role: "admin" });
    expect(await load(admin)).toEqual([
      {
        city: "Minneapolis",
        state: "MN",
        totalSales: 520.5,
        orderCount: 6,
        avgOrderValue: 86.75,
        topProducts: ["Guji beans", "Alindi"],
      },
      expect.objectContaining({ city: "Duluth", totalSales: 82, orderCount: 4 }),
      expect.objectContaining({ city: "=1+1", state: "OH" }),
    ]);
    expect(await load(seller)).toMatchObject([{ city: "Minneapolis", totalSales: 500 }]);
    expect(await cities(other)).toEqual(["Duluth", "=1+1", "Minneapolis"]);
    for (const viewer of [null, await createUser({ role: "buyer" })]) {
      expect(await load(viewer)).toMatchObject([{ city: "Minneapolis", orderCount: 6 }]);
    }
  });

  it("filters by time range, category and minimum amount", async () => {
    const admin = await createUser({ role: "admin" });
    expect(await cities(admin, { timeRange: "6m" })).toContain("Columbus");
    expect(await cities(admin, { timeRange: "1m" })).not.toContain("Columbus");
    expect(await cities(admin, { category: "coffee" })).toEqual(["Minneapolis"]);
    expect(await cities(admin, { category: "Textiles" })).toEqual([
      "Duluth",
      "=1+1",
      "Minneapolis",
    ]);
    expect(await cities(admin, { minAmount: "100" })).toEqual(["Minneapolis"]);
    expect(await cities(admin, { minAmount: "1000" })).toEqual([]);
    expect(await cities(null, { category: "textiles" })).toEqual([]);
  });

  it("subtracts refunds", async () => {
    const product = await createProduct({
      seller: await createUser({ role: "seller" }),
      priceCents: 5_000,
    });
    const orderId = await sellTo(product, { city: "Willmar" });
    await db.$executeRaw`UPDATE order_lines SET refunded_cents = 2000 WHERE order_id = ${orderId}`;
    const rows = await load(await createUser({ role: "admin" }));
    expect(rows.find(({ city }) => city === "Willmar")?.totalSales).toBe(30);
    await db.$executeRaw`UPDATE order_lines SET refunded_cents = 0 WHERE order_id = ${orderId}`;
    await db.$executeRaw`UPDATE orders SET ship_city = NULL WHERE id = ${orderId}`;
  });
});

describe("the heatmap API", () => {
  it("responds according to the viewer and refuses unknown filter values", async () => {
    signOutCaller();
    expect(await (await get(purchases)).json()).toHaveLength(1);
    expect(await (await get(states)).json()).toEqual([{ code: "MN", name: "Minnesota" }]);
    expect(await (await get(categories)).json()).toEqual(["Coffee & Tea", "Textiles"]);
    await signedInAs("admin");
    const response = await get(purchases, "?timeRange=all&category=all&minAmount=0");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect((await response.json()).length).toBeGreaterThan(3);
    for (const query of ["?timeRange=2w", "?minAmount=50", "?minAmount=-1", "?category=cars"]) {
      for (const call of [purchases, states, categories]) {
        expect([query, (await get(call, query)).status]).toEqual([query, 400]);
      }
    }
  });
});

describe("the map", () => {
  it("draws the outline of the country and projects known cities", () => {
    expect(outlinePath()).toMatch(/^M\d+,\d+L/);
    expect(outlinePath().length).toBeLessThan(30_000);
    const minneapolis = project("Minneapolis", "MN");
    const seattle = project("Seattle", "WA");
    expect(minneapolis?.x).toBeGreaterThan(seattle?.x ?? 975);
    expect(project("St. Paul", "MN")).not.toBeNull();
    expect(project("=1+1", "OH")).toBeNull();
  });

  it.each([
    [100, 5],
    [81, 5],
    [80, 4],
    [60, 3],
    [40, 2],
    [20, 1],
    [0, 1],
  ])("returns for %i of 100 sales the intensity %i", (sales, heat) => {
    expect(intensity(sales, 100)).toBe(heat);
  });
});
