import { describe, expect, it } from "vitest";

import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { getSale } from "@/lib/orders/queries/orders";
import { decideReturn, requestReturn } from "@/lib/orders/returns/service";
import { shipParcel } from "@/lib/orders/service/fulfillment";
import { previewRefund, refundOrder } from "@/lib/orders/service/refund";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder, pay } from "../support/orders";
import { arrive, createSale, newKey, REASON, sellerOrderOf, ship, stockOf } from "../support/sales";
import { createTieredProduct, createWholesaleBuyer } from "../support/wholesale";

const soldOf = async (id: number) =>
  (await db.product.findUniqueOrThrow({ where: { id } })).soldCount;

describe("amount and line refunds of an unshipped seller order", () => {
  it("return every unit to stock once nothing is left to refund", async () => {
    const sale = await createSale(10, 100); // $10.00 for ten.
    const input = { orderId: sale.orderId, reason: REASON };
    await refundOrder(sale.seller, { ...input, key: newKey(), amount: "8.00" });
    const lines = [{ lineId: sale.lineId, quantity: 3 }];

    await refundOrder(sale.seller, { ...input, key: newKey(), lines });

    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ status: "cancelled", refundedCents: 1000 });
    expect(await stockOf(sale.product.id)).toBe(10);
    expect(await soldOf(sale.product.id)).toBe(0);
    await expectInvariants();
  });

  it("return every unit to stock when the last amount is refunded", async () => {
    const sale = await createSale(4, 100);
    const input = { orderId: sale.orderId, reason: REASON };
    const lines = [{ lineId: sale.lineId, quantity: 1 }];
    await refundOrder(sale.seller, { ...input, key: newKey(), lines });

    await refundOrder(sale.seller, { ...input, key: newKey(), amount: "3.00" });

    expect(await stockOf(sale.product.id)).toBe(10);
    expect(await soldOf(sale.product.id)).toBe(0);
    await expectInvariants();
  });

  it("preserve a seller order with a parcel and restock only the unshipped units", async () => {
    const sale = await createSale(4, 100);
    const lines = [{ lineId: sale.lineId, quantity: 1 }];
    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "DHL", lines });
    const input = { orderId: sale.orderId, reason: REASON };

    await refundOrder(sale.seller, { ...input, key: newKey(), amount: "4.00" });

    const sellerOrder = await db.sellerOrder.findUniqueOrThrow({
      where: { id: sale.sellerOrder.id },
    });
    expect(sellerOrder.status).toBe("shipped");
    expect(await stockOf(sale.product.id)).toBe(9);
    await expectInvariants();
  });

  it("return how many of the refunded units had been shipped", async () => {
    const sale = await createSale(2, 3200);
    const lines = [{ lineId: sale.lineId, quantity: 1 }];
    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "USPS", lines });
    await refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey(), lines });

    const [item] = (await getSale(sale.seller, sale.orderId))?.items ?? [];
    expect(item).toMatchObject({ refundedQuantity: 1, refundedSent: 0, unsent: 0 });
  });
});

describe("a partial return of a discounted order", () => {
  /** Creates an order of ten units at $10.00 with $20.00 off: $80.00 paid. */
  async function createDiscountedOrder(minimum = "100.00") {
    const seller = await createUser({ role: "seller" });
    const buyer = await createUser({ role: "buyer" });
    const product = await createProduct({
      seller,
      priceCents: 1000,
      category: "crafts",
      title: "Tote",
    });
    const code = `OFF${seller.id}`;
    await db.promotion.create({
      data: {
        sellerId: seller.id,
        name: code,
        code,
        type: "fixed_amount",
        value: 2000,
        minOrderCents: Number(minimum) * 100,
        startsAt: new Date(Date.now() - 60_000),
      },
    });
    const items = [{ productId: product.id, quantity: 10 }];
    const { orderId } = await createPaymentIntent(buyer, { items, promotionCode: code }, "en");
    await pay(orderId);
    const sale = { seller, buyer, product, orderId, ...(await sellerOrderOf(orderId)) };
    await ship(sale);
    await arrive(sale);
    return sale;
  }

  async function giveBack(
    sale: Awaited<ReturnType<typeof createDiscountedOrder>>,
    quantity: number,
  ) {
    const { id: returnId } = await requestReturn(sale.buyer, {
      orderId: sale.orderId,
      sellerId: sale.seller.id,
      kind: "return",
      reason: REASON,
      lines: [{ lineId: sale.lineId, quantity }],
    });
    await decideReturn(sale.seller, { returnId, decision: "refunded" });
    const { refundedCents } = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    return refundedCents;
  }

  it("is reduced so that the rest below the minimum is paid at full price", async () => {
    const sale = await createDiscountedOrder();

    // $80.00 paid; the remaining unit costs $10.00.
    expect(await giveBack(sale, 9)).toBe(7000);
    await expectInvariants();
  });

  it("refunds the whole price once everything was returned, in any steps", async () => {
    const sale = await createDiscountedOrder();
    await giveBack(sale, 9);

    expect(await giveBack(sale, 1)).toBe(8000);
    await expectInvariants();
  });

  it("preserves the discount if the rest still meets the minimum", async () => {
    const sale = await createDiscountedOrder("50.00");

    expect(await giveBack(sale, 5)).toBe(4000);
  });

  it("applies the minimum as of the sale", async () => {
    const sale = await createDiscountedOrder("50.00");
    await db.promotion.updateMany({
      where: { sellerId: sale.seller.id },
      data: { minOrderCents: 100_000 },
    });

    expect(await giveBack(sale, 5)).toBe(4000);
  });

  it("is refused with its own message if it would refund nothing", async () => {
    const sale = await createDiscountedOrder();

    await expect(giveBack(sale, 1)).rejects.toMatchObject({ key: "refundBelowMinimum" });
  });

  it("is not reduced for damage or for a seller's refund", async () => {
    const sale = await createDiscountedOrder();
    const lines = [{ lineId: sale.lineId, quantity: 9 }];

    await refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey(), lines });

    const { refundedCents } = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(refundedCents).toBe(7200);
  });

  it("is reduced to the list price if the rest is below the wholesale tier", async () => {
    const sale = await createSale(10, 600);
    await db.orderLine.update({
      where: { id: sale.lineId },
      data: { listPriceCents: 1000, tierMinQuantity: 10, returnPolicy: "returnable" },
    });
    await ship(sale);
    await arrive(sale);

    // $60.00 paid; the remaining two cost $20.00.
    const { id: returnId } = await requestReturn(sale.buyer, {
      orderId: sale.orderId,
      sellerId: sale.seller.id,
      kind: "return",
      reason: REASON,
      lines: [{ lineId: sale.lineId, quantity: 8 }],
    });
    await decideReturn(sale.seller, { returnId, decision: "refunded" });

    const { refundedCents } = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(refundedCents).toBe(4000);
    await expectInvariants();
  });

  it("uses the list price and the tier's minimum as of the sale", async () => {
    const product = await createTieredProduct();
    const orderId = await createPaidOrder(await createWholesaleBuyer(), product, 20);

    expect(await db.orderLine.findFirstOrThrow({ where: { orderId } })).toMatchObject({
      isWholesale: true,
      unitPriceCents: 1000,
      listPriceCents: 1250,
      tierMinQuantity: 10,
    });
  });
});

describe("the preview of a refund", () => {
  it("returns what the refund then returns to the buyer and costs the seller, and writes nothing", async () => {
    const sale = await createSale(3, 1_100);
    const lines = [{ lineId: sale.lineId, quantity: 2 }];
    const choices = [{ lines }, { amount: "4.00" }, {}];
    for (const choice of choices) {
      const input = { orderId: sale.orderId, ...choice };
      const before = await db.refund.count();
      const preview = await previewRefund(sale.seller, input);
      expect(await db.refund.count()).toBe(before);

      await refundOrder(sale.seller, { ...input, reason: REASON, key: newKey() });

      const { amountCents, sellerCents } = await db.refund.findFirstOrThrow({
        where: { sellerOrderId: sale.sellerOrder.id },
        orderBy: { id: "desc" },
      });
      expect(preview).toEqual({ amountCents, sellerCents });
      expect(sellerCents).toBeLessThan(amountCents);
    }
    await expectInvariants();
  });

  it("is refused for another seller, too many units and more than is left", async () => {
    const sale = await createSale(2, 1_000);
    const { orderId } = sale;
    const stranger = await createUser({ role: "seller" });
    const lines = [{ lineId: sale.lineId, quantity: 3 }];

    await expect(previewRefund(stranger, { orderId })).rejects.toMatchObject({ kind: "notFound" });
    await expect(previewRefund(sale.seller, { orderId, lines })).rejects.toMatchObject({
      key: "refundUnits",
    });
    await expect(previewRefund(sale.seller, { orderId, amount: "20.01" })).rejects.toMatchObject({
      key: "refundLeft",
    });
  });
});
