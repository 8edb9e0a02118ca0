import { afterEach, describe, expect, it } from "vitest";

import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db, withTx } from "@/lib/db/client";
import {
  getPurchase,
  getSale,
  listOrders,
  listPurchases,
  listSales,
} from "@/lib/orders/queries/orders";
import { lockOrder, transitionOrder } from "@/lib/orders/service/transition";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createCheckout, createPaidOrder, pay } from "../support/orders";

afterEach(expectInvariants);

async function createOrderOfTwoSellers() {
  const [buyer, line, two] = await Promise.all([
    createUser({ role: "buyer" }),
    createUser({ role: "seller" }),
    createUser({ role: "seller" }),
  ]);
  const [mug, rug] = await Promise.all([
    createProduct({ seller: line, priceCents: 1_000 }),
    createProduct({ seller: two, priceCents: 2_500 }),
  ]);
  const items = [
    { productId: mug.id, quantity: 2 },
    { productId: rug.id, quantity: 1 },
  ];
  const { orderId } = await createPaymentIntent(buyer, { items }, "en");
  await pay(orderId);
  return { buyer, one: line, two, mug, rug, orderId };
}

describe("listOrders", () => {
  it("returns the whole order to the buyer and each seller's own seller order", async () => {
    const { buyer, one, two, mug, orderId } = await createOrderOfTwoSellers();

    const [purchase] = (await listOrders(buyer)).rows;
    const [sale] = (await listOrders(one)).rows;
    const [other] = (await listSales(two)).rows;

    expect(purchase).toMatchObject({
      id: orderId,
      total: "45.00",
      totalAmount: "45.00",
      status: "paid",
    });
    expect(sale).toMatchObject({ id: orderId, total: "20.00", fee: "1.00", net: "19.00" });
    expect(sale?.items.map((item) => item.product.id)).toEqual([mug.id]);
    expect(other).toMatchObject({ total: "25.00" });
  });

  it("shows orders to their buyer and sellers only", async () => {
    const { buyer, one, orderId } = await createOrderOfTwoSellers();
    const [stranger, seller] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);

    expect((await listPurchases(stranger)).rows).toEqual([]);
    expect(await getPurchase(stranger, orderId)).toBeNull();
    expect(await getPurchase(one, orderId)).toBeNull();
    expect(await getSale(seller, orderId)).toBeNull();
    expect(await getSale(buyer, orderId)).toBeNull();
  });

  it("shows a seller no unpaid checkouts", async () => {
    const [buyer, seller] = await Promise.all([
      createUser({ role: "buyer" }),
      createUser({ role: "seller" }),
    ]);
    const product = await createProduct({ seller });
    const { orderId } = await createCheckout(buyer, product);

    expect((await listSales(seller)).rows).toEqual([]);
    expect(await getSale(seller, orderId)).toBeNull();
  });

  it("returns title, image and price as of the time of the order", async () => {
    const buyer = await createUser({ role: "buyer" });
    const product = await createProduct({ title: "Old name", priceCents: 700 });
    await createPaidOrder(buyer, product);
    await db.product.update({
      where: { id: product.id },
      data: { title: "New name", priceCents: 900, imageUrl: "/other.svg" },
    });

    const [order] = (await listPurchases(buyer)).rows;

    expect(order?.items[0]).toMatchObject({
      price: "7.00",
      product: { title: "Old name", imageUrl: product.imageUrl },
    });
  });
});

describe("transitionOrder", () => {
  const ship = (orderId: number, sellerId: number) =>
    withTx(async (tx) => {
      await lockOrder(tx, orderId);
      return transitionOrder(tx, {
        orderId,
        to: "shipped",
        actorId: sellerId,
        reason: "seller",
        sellerId,
      });
    });

  it("changes one seller order and the order only once all have changed", async () => {
    const { one, two, orderId } = await createOrderOfTwoSellers();

    expect(await ship(orderId, one.id)).toBe("paid");
    expect(await ship(orderId, two.id)).toBe("shipped");
  });

  it("records the actor of a change in an append-only table", async () => {
    const { one, orderId } = await createOrderOfTwoSellers();
    await ship(orderId, one.id);

    const changes = await db.orderStatusChange.findMany({
      where: { orderId, toStatus: "shipped" },
    });

    expect(changes).toMatchObject([{ fromStatus: "paid", actorId: one.id, reason: "seller" }]);
    await expect(
      db.$executeRaw`UPDATE order_status_changes SET reason = 'x' WHERE order_id = ${orderId}`,
    ).rejects.toThrow(/append-only/);
    await expect(
      db.$executeRaw`DELETE FROM ledger_entries WHERE order_id = ${orderId}`,
    ).rejects.toThrow(/append-only/);
  });

  it("ignores a transition that is not allowed", async () => {
    const { buyer, orderId } = await createOrderOfTwoSellers();

    const whole = await withTx((tx) =>
      transitionOrder(tx, { orderId, to: "completed", actorId: buyer.id, reason: "buyer" }),
    );

    expect(whole).toBe("paid");
  });
});

describe("database constraints", () => {
  it.each([
    ["stock below zero", "UPDATE products SET stock = -1 WHERE id = $1"],
    ["more reserved than there is", "UPDATE products SET reserved = stock + 1 WHERE id = $1"],
    ["a price of nothing", "UPDATE products SET price_cents = 0 WHERE id = $1"],
    ["a product deleted under its movements", "DELETE FROM products WHERE id = $1"],
    [
      "a ledger that does not balance",
      `INSERT INTO ledger_entries (ref, account, order_id, amount_cents)
       SELECT 'x', 'provider_clearing', min(id), 1 FROM orders WHERE $1 > 0`,
    ],
    [
      "a status that skips steps",
      `INSERT INTO order_status_changes (order_id, from_status, to_status, reason)
       SELECT min(id), 'pending', 'shipped', 'x' FROM orders WHERE $1 > 0`,
    ],
  ])("refuse %s", async (_, sql) => {
    const product = await createProduct();
    await createPaidOrder(await createUser({ role: "buyer" }), await createProduct());

    await expect(db.$executeRawUnsafe(sql, product.id)).rejects.toThrow();
  });
});
