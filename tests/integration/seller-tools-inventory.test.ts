import { describe, expect, it, vi } from "vitest";

import {
  POST as alertCall,
  GET as alertsCall,
} from "@/app/api/seller-tools/inventory-alerts/route";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { listNotifications } from "@/lib/notifications/queries";
import { sendInventoryAlerts } from "@/lib/seller-tools/jobs";
import {
  createInventoryAlert,
  editInventoryAlert,
  removeInventoryAlert,
} from "@/lib/seller-tools/service/inventory";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const restock = (id: number, stock: number) =>
  db.product.update({ where: { id }, data: { stock } });
const notificationsOf = async (viewer: Viewer) =>
  (await listNotifications(viewer, "en")).items.map(({ text }) => text);

async function emailsOf({ id }: Viewer) {
  const emails = await listEmailsTo((await db.user.findUniqueOrThrow({ where: { id } })).email);
  return emails.map(({ subject }) => subject);
}

describe("the API of inventory alerts", () => {
  it("creates one alert per own product and returns its state", async () => {
    const seller = await signedInAs("seller");
    const product = await createProduct({ seller, stock: 3 });
    const body = { productId: product.id, lowStockThreshold: 5 };
    const createdRow = await send(alertCall, body);
    expect(createdRow.status).toBe(201);
    expect(await createdRow.json()).toMatchObject({
      lowStockThreshold: 5,
      state: "low_stock",
      product: {
        id: product.id,
        title: "Harar coffee",
        stock: 3,
        price: "12.50",
        imageUrl: product.imageUrl,
      },
    });
    expect(await responseText(await send(alertCall, body))).toEqual([
      409,
      "You already have an alert for this product.",
    ]);
    const soldOut = await createProduct({ seller, stock: 0 });
    await send(alertCall, { productId: soldOut.id, lowStockThreshold: 1 });
    const rows = await (await get(alertsCall)).json();
    expect(rows.map(({ state }: { state: string }) => state)).toEqual([
      "out_of_stock",
      "low_stock",
    ]);
  });

  it("refuses invalid input, products of others and viewers who are not sellers", async () => {
    const foreign = await createProduct();
    const seller = await signedInAs("seller");
    const mine = await createProduct({ seller });
    for (const lowStockThreshold of [0, -1, 1.5, "x", null, undefined, 1_000_001]) {
      const response = await send(alertCall, { productId: mine.id, lowStockThreshold });
      expect(response.status, String(lowStockThreshold)).toBe(400);
    }
    for (const productId of [0, "1", null, 2 ** 40]) {
      expect((await send(alertCall, { productId, lowStockThreshold: 1 })).status).toBe(400);
    }
    for (const productId of [foreign.id, 2_000_000_000]) {
      expect((await send(alertCall, { productId, lowStockThreshold: 1 })).status).toBe(404);
    }
    for (const role of ["buyer", "admin"] as const) {
      await signedInAs(role);
      expect((await send(alertCall, { productId: mine.id, lowStockThreshold: 1 })).status).toBe(
        403,
      );
      expect((await get(alertsCall)).status).toBe(403);
    }
    signOutCaller();
    expect((await send(alertCall, {})).status).toBe(401);
    expect((await get(alertsCall)).status).toBe(401);
  });
});

describe("sendInventoryAlerts", () => {
  it("notifies once per crossing, and again when the stock was higher in between", async () => {
    const seller = await createUser({ role: "seller" });
    const { id: productId } = await createProduct({ seller, stock: 10 });
    await createInventoryAlert(seller, { productId, lowStockThreshold: 4 });
    await sendInventoryAlerts();
    expect(await notificationsOf(seller)).toEqual([]);

    for (const stock of [4, 3, 1]) {
      await restock(productId, stock);
      await sendInventoryAlerts();
    }
    expect(await notificationsOf(seller)).toEqual(["Harar coffee is running low: 4 left."]);
    await restock(productId, 0);
    await sendInventoryAlerts();
    await sendInventoryAlerts();
    expect(await emailsOf(seller)).toEqual([
      "Harar coffee is running low: 4 left",
      "Harar coffee is sold out",
    ]);

    // An increase from 0 to low stock notifies nothing; 0 again does.
    await restock(productId, 2);
    await sendInventoryAlerts();
    expect(await notificationsOf(seller)).toHaveLength(2);
    await restock(productId, 0);
    await sendInventoryAlerts();
    await restock(productId, 9);
    await sendInventoryAlerts();
    await restock(productId, 4);
    await sendInventoryAlerts();
    expect(await notificationsOf(seller)).toHaveLength(4);
  });

  it("notifies once of low stock from the start, even when several jobs run simultaneously", async () => {
    const sellers = await Promise.all(
      Array.from({ length: 8 }, () => createUser({ role: "seller" })),
    );
    for (const seller of sellers) {
      const product = await createProduct({ seller, stock: 1 });
      await createInventoryAlert(seller, { productId: product.id, lowStockThreshold: 1 });
    }
    const counts = await Promise.all(Array.from({ length: 4 }, () => sendInventoryAlerts()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
    for (const seller of sellers) expect(await notificationsOf(seller)).toHaveLength(1);
  });

  it("ignores archived products and disabled accounts", async () => {
    const [seller, closed] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    const [soldOut, theirs] = [
      await createProduct({ seller, stock: 0 }),
      await createProduct({ seller: closed, stock: 0 }),
    ];
    await createInventoryAlert(seller, { productId: soldOut.id, lowStockThreshold: 1 });
    await createInventoryAlert(closed, { productId: theirs.id, lowStockThreshold: 1 });
    await db.product.update({ where: { id: soldOut.id }, data: { archivedAt: new Date() } });
    await db.user.update({ where: { id: closed.id }, data: { disabledAt: new Date() } });
    await sendInventoryAlerts();
    expect([await notificationsOf(seller), await notificationsOf(closed)]).toEqual([[], []]);
  });

  it("applies a new threshold", async () => {
    const seller = await createUser({ role: "seller" });
    const { id: productId } = await createProduct({ seller, stock: 5 });
    const { id } = await createInventoryAlert(seller, { productId, lowStockThreshold: 1 });
    await editInventoryAlert(seller, { id, lowStockThreshold: 5 });
    await sendInventoryAlerts();
    expect(await notificationsOf(seller)).toHaveLength(1);
  });
});

it("an inventory alert is changed and deleted by its seller only", async () => {
  const [seller, other] = [
    await createUser({ role: "seller" }),
    await createUser({ role: "seller" }),
  ];
  const { id: productId } = await createProduct({ seller });
  const { id } = await createInventoryAlert(seller, { productId, lowStockThreshold: 2 });
  await expect(editInventoryAlert(other, { id, lowStockThreshold: 9 })).rejects.toMatchObject({
    kind: "notFound",
  });
  await expect(removeInventoryAlert(other, { id })).rejects.toMatchObject({ kind: "notFound" });
  await removeInventoryAlert(seller, { id });
  await expect(removeInventoryAlert(seller, { id })).rejects.toMatchObject({ kind: "notFound" });
});
