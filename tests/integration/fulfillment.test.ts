import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { cancelOrder } from "@/lib/orders/service/cancel";
import { confirmDelivery, packSellerOrder, shipParcel } from "@/lib/orders/service/fulfillment";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrderOf } from "../support/orders";
import { createSale, ship, stockOf } from "../support/sales";

describe("cancelOrder", () => {
  it("refunds and restocks an order within the hour, before a seller begins", async () => {
    const buyer = await createUser({ role: "buyer" });
    const [first, second] = await Promise.all([
      createProduct({ stock: 4 }),
      createProduct({ stock: 4 }),
    ]);
    const orderId = await createPaidOrderOf(buyer, [
      { productId: first.id, quantity: 1 },
      { productId: second.id, quantity: 2 },
    ]);

    await cancelOrder(buyer, { orderId });

    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
      refundedCents: order.totalCents,
    });
    expect(await stockOf(second.id)).toBe(4);
    await expect(cancelOrder(buyer, { orderId })).rejects.toMatchObject({ key: "cancelClosed" });
    await expectInvariants();
  });

  it("refuses a begun order, one after an hour and another user's order", async () => {
    const [begun, late, foreign] = await Promise.all([createSale(), createSale(), createSale()]);
    await packSellerOrder(begun.seller, { orderId: begun.orderId });
    await db.order.update({
      where: { id: late.orderId },
      data: { createdAt: new Date(Date.now() - 61 * 60_000) },
    });

    for (const { buyer, orderId } of [begun, late]) {
      await expect(cancelOrder(buyer, { orderId })).rejects.toMatchObject({ key: "cancelClosed" });
    }
    await expect(cancelOrder(await createUser({ role: "buyer" }), foreign)).rejects.toMatchObject({
      key: "orderNotFound",
    });
  });

  it("never succeeds together with a simultaneous shipment", async () => {
    const sale = await createSale();

    const [cancelled, shipment] = await Promise.allSettled([
      cancelOrder(sale.buyer, { orderId: sale.orderId }),
      ship(sale),
    ]);

    expect([cancelled.status, shipment.status].sort()).toEqual(["fulfilled", "rejected"]);
    await expectInvariants();
  });
});

describe("shipParcel", () => {
  it("ships in two parcels: shipped with the last one and delivered with both", async () => {
    const sale = await createSale(3);
    const lines = [{ lineId: sale.lineId, quantity: 2 }];
    const statusOf = async () =>
      (await db.order.findUniqueOrThrow({ where: { id: sale.orderId } })).status;

    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "DHL", lines });
    expect(await statusOf()).toBe("paid");
    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "USPS" });
    expect(await statusOf()).toBe("shipped");

    const parcels = await db.parcel.findMany({ where: { sellerOrderId: sale.sellerOrder.id } });
    await confirmDelivery(sale.buyer, { parcelId: parcels[0]?.id ?? 0 });
    expect(await statusOf()).toBe("shipped");
    await confirmDelivery(sale.seller, { parcelId: parcels[1]?.id ?? 0 });
    expect(await statusOf()).toBe("delivered");
    await expectInvariants();
  });

  it("refuses more units than are left and a seller without the order", async () => {
    const sale = await createSale(2);
    const lines = [{ lineId: sale.lineId, quantity: 3 }];

    await expect(
      shipParcel(sale.seller, { orderId: sale.orderId, carrier: "DHL", lines }),
    ).rejects.toMatchObject({ key: "parcelUnits" });
    await expect(
      shipParcel(await createUser({ role: "seller" }), { orderId: sale.orderId, carrier: "DHL" }),
    ).rejects.toMatchObject({ key: "orderNotFound" });
  });
});
