import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { sendPriceAlerts } from "@/lib/buyer-tools/jobs";
import { listPriceHistory } from "@/lib/buyer-tools/queries";
import { createPriceAlert, editPriceAlert } from "@/lib/buyer-tools/service/price-alerts";
import { db } from "@/lib/db/client";
import { listNotifications } from "@/lib/notifications/queries";
import { choosePreference } from "@/lib/notifications/service/notify";
import { listEmailsTo } from "../support/emails";
import { createProduct, createUser } from "../support/factories";

const watch = (viewer: Viewer, productId: number, targetPrice: number) =>
  createPriceAlert(viewer, { productId, targetPrice, alertType: "email" });

const reprice = (id: number, priceCents: number) =>
  db.product.update({ where: { id }, data: { priceCents } });

async function emailsOf({ id }: Viewer) {
  return listEmailsTo((await db.user.findUniqueOrThrow({ where: { id } })).email);
}

const letDayPass = (productId: number) =>
  db.$executeRaw`
    UPDATE price_alerts SET fired_at = fired_at - interval '25 hours' WHERE product_id = ${productId}`;

const countNotifications = async (viewer: Viewer) =>
  (await listNotifications(viewer, "en")).items.length;

describe("sendPriceAlerts", () => {
  it("notifies once each time the price falls to the target", async () => {
    const [buyer, product] = [
      await createUser({ role: "buyer" }),
      await createProduct({ priceCents: 2_000 }),
    ];
    await watch(buyer, product.id, 1_500);
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(0);

    await reprice(product.id, 1_501);
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(0);

    await reprice(product.id, 1_500);
    await sendPriceAlerts();
    await sendPriceAlerts();
    await reprice(product.id, 1_200);
    await sendPriceAlerts();
    expect((await listNotifications(buyer, "en")).items).toMatchObject([
      {
        text: "Harar coffee is now $15.00. Your target is $15.00.",
        href: `/product/${product.id}`,
      },
    ]);
    expect((await emailsOf(buyer)).map(({ subject }) => subject)).toEqual([
      "Price drop: Harar coffee is now $15.00",
    ]);

    await reprice(product.id, 1_600);
    await sendPriceAlerts();
    await reprice(product.id, 1_400);
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(1);

    await letDayPass(product.id);
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(2);
    expect(await emailsOf(buyer)).toHaveLength(2);
  });

  it("emails an alert once a day, however often the price changes", async () => {
    const [buyer, product] = [
      await createUser({ role: "buyer" }),
      await createProduct({ priceCents: 2_000 }),
    ];
    await watch(buyer, product.id, 1_500);
    for (let flip = 0; flip < 5; flip++) {
      await reprice(product.id, 1_400);
      await sendPriceAlerts();
      await reprice(product.id, 1_600);
      await sendPriceAlerts();
    }
    expect(await emailsOf(buyer)).toHaveLength(1);
  });

  it("notifies once for an alert at its target and once for its new target", async () => {
    const [buyer, product] = [
      await createUser({ role: "buyer" }),
      await createProduct({ priceCents: 1_000 }),
    ];
    const { id } = await watch(buyer, product.id, 1_000);
    await sendPriceAlerts();
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(1);
    await editPriceAlert(buyer, { id, targetPrice: 1_000 });
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(1);
    await editPriceAlert(buyer, { id, targetPrice: 1_100 });
    await letDayPass(product.id);
    await sendPriceAlerts();
    expect(await countNotifications(buyer)).toBe(2);
  });

  it("notifies once when several jobs run simultaneously", async () => {
    const product = await createProduct({ priceCents: 1_000 });
    const buyers = await Promise.all(
      Array.from({ length: 12 }, () => createUser({ role: "buyer" })),
    );
    for (const buyer of buyers) await watch(buyer, product.id, 1_200);
    const counts = await Promise.all(Array.from({ length: 5 }, () => sendPriceAlerts()));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const buyer of buyers) expect(await countNotifications(buyer)).toBe(1);
    const rows = await db.priceAlert.findMany({ where: { productId: product.id } });
    expect(rows.every(({ isArmed, fired }) => !isArmed && fired === 1)).toBe(true);
  });

  it("waits while the product is not on sale and ignores disabled accounts", async () => {
    const [buyer, closed, product] = [
      await createUser({ role: "buyer" }),
      await createUser({ role: "buyer" }),
      await createProduct(),
    ];
    await watch(buyer, product.id, 5_000);
    await watch(closed, product.id, 5_000);
    await db.user.update({ where: { id: closed.id }, data: { disabledAt: new Date() } });
    const hide = { isActive: false };
    for (const data of [hide, { isActive: true, moderationStatus: "pending" as const }]) {
      await db.product.update({ where: { id: product.id }, data });
      await sendPriceAlerts();
      expect(await countNotifications(buyer)).toBe(0);
    }
    await db.product.update({ where: { id: product.id }, data: { moderationStatus: "approved" } });
    await sendPriceAlerts();
    expect([await countNotifications(buyer), await countNotifications(closed)]).toEqual([1, 0]);
  });

  it("sends no email to a buyer who opted out", async () => {
    const [buyer, product] = [await createUser({ role: "buyer" }), await createProduct()];
    await choosePreference(buyer, { kind: "price_alert", byMail: false, inApp: true });
    await watch(buyer, product.id, 5_000);
    await sendPriceAlerts();
    expect([await countNotifications(buyer), (await emailsOf(buyer)).length]).toEqual([1, 0]);
  });
});

describe("listPriceHistory", () => {
  it("returns the last twelve prices, oldest first", async () => {
    const [product, still] = [await createProduct({ priceCents: 100 }), await createProduct()];
    for (let cents = 200; cents <= 1_400; cents += 100) await reprice(product.id, cents);
    await db.product.update({ where: { id: still.id }, data: { stock: 3 } });
    const history = await listPriceHistory([product.id, still.id]);
    expect(history.get(product.id)?.map(({ price }) => price)).toEqual(
      Array.from({ length: 12 }, (_, at) => `${at + 3}.00`),
    );
    expect(history.get(still.id)?.map(({ price }) => price)).toEqual(["12.50"]);
  });
});
