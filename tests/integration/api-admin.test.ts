import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as analytics } from "@/app/api/admin/analytics/route";
import { GET as orders } from "@/app/api/admin/orders/route";
import { GET as products } from "@/app/api/admin/products/route";
import { GET as users } from "@/app/api/admin/users/route";
import { POST as view } from "@/app/api/views/route";
import { db } from "@/lib/db/client";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createProduct, createUser } from "../support/factories";
import { createPaidOrder } from "../support/orders";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const CALLS = { analytics, orders, products, users };
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

describe.each(Object.entries(CALLS))("GET /api/admin/%s", (_, call) => {
  it("accepts an admin only", async () => {
    signOutCaller();
    expect((await get(call)).status).toBe(401);
    for (const role of ["buyer", "seller"] as const) {
      await signedInAs(role);
      expect(await responseText(await get(call))).toEqual([403, "Access Denied"]);
    }
    await signedInAs("admin");
    const response = await get(call);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("the admin's lists", () => {
  it("returns every account without its secrets, newest first, with the total count", async () => {
    await signedInAs("admin");
    const newest = await createUser({ role: "seller" });
    const response = await get(users, "?limit=2");
    const rows = (await response.json()) as Record<string, unknown>[];
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ id: newest.id, role: "seller", username: newest.username });
    expect(
      Object.keys(rows[0] ?? {})
        .sort()
        .join(" "),
    ).toBe(
      "address bio city country createdAt email firstName id lastName phone profileImage role username",
    );
    expect(Number(response.headers.get("x-total-count"))).toBe(await db.user.count());
  });

  it("filters products by status and refuses an unknown status", async () => {
    await signedInAs("admin");
    const { id } = await createProduct({ moderationStatus: "rejected" });
    const rows = (await (await get(products, "?status=rejected")).json()) as { id: number }[];
    expect(rows.map((row) => row.id)).toContain(id);
    expect(
      rows.every((row) => "moderationStatus" in row && row.moderationStatus === "rejected"),
    ).toBe(true);
    expect((await get(products, "?status=gone")).status).toBe(400);
    expect((await get(products, "?limit=x")).status).toBe(400);
  });

  it("returns every buyer's orders", async () => {
    await signedInAs("admin");
    const buyer = await createUser({ role: "buyer" });
    const id = await createPaidOrder(buyer, await createProduct());
    const rows = (await (await get(orders)).json()) as {
      id: number;
      buyerId: number;
      total: string;
    }[];
    expect(rows.find((row) => row.id === id)).toMatchObject({
      buyerId: buyer.id,
      total: "12.50",
      totalAmount: "12.50",
      status: "paid",
    });
  });
});

describe("POST /api/views and GET /api/admin/analytics", () => {
  it("counts an order and a human view, but no view of a robot or of the seller", async () => {
    const admin = await signedInAs("admin");
    const read = async () => (await get(analytics)).json();
    const before = (await read()) as { totalOrders: number; totalRevenue: number };
    const product = await createProduct({ title: "Tej beaker" });
    const orderId = await createPaidOrder(await createUser({ role: "buyer" }), product, 2);
    const response = (agent: string) =>
      send(view, { productId: product.id }, { "user-agent": agent });
    expect((await response(CHROME)).status).toBe(200);
    await response("Googlebot/2.1 (+http://www.google.com/bot.html)");
    await response("");
    await db.product.update({ where: { id: product.id }, data: { sellerId: admin.id } });
    await response(CHROME);

    const after = (await read()) as typeof before;
    expect(after).toMatchObject({
      totalOrders: before.totalOrders + 1,
      totalRevenue: before.totalRevenue + 25,
      mostViewedProducts: [{ id: product.id, views: 1 }],
      bestSellingProducts: expect.arrayContaining([
        expect.objectContaining({ id: product.id, sold: 2 }),
      ]),
      recentActivity: expect.arrayContaining([
        { description: `Order #${orderId} was paid`, amount: 25, timestamp: expect.any(String) },
      ]),
    });
  });

  it("ignores a view of a hidden product and refuses an invalid product id", async () => {
    signOutCaller();
    const { id } = await createProduct({ moderationStatus: "pending" });
    await send(view, { productId: id }, { "user-agent": CHROME });
    expect(await db.productView.count({ where: { productId: id } })).toBe(0);
    expect((await send(view, { productId: "1" })).status).toBe(400);
  });

  it("loses none of fifty simultaneous views", async () => {
    signOutCaller();
    const { id } = await createProduct();
    await Promise.all(
      Array.from({ length: 50 }, () => send(view, { productId: id }, { "user-agent": CHROME })),
    );
    expect(await db.productView.findFirst({ where: { productId: id } })).toMatchObject({
      count: 50,
    });
  });

  it("refuses a view from another site", async () => {
    const request = new NextRequest("http://localhost:3000/api/views", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://evil.example" },
      body: JSON.stringify({ productId: 1 }),
    });
    expect((await view(request, { params: Promise.resolve({}) })).status).toBe(403);
  });
});
