import { describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { getBalances } from "@/lib/ledger/queries";
import { applyRefund } from "@/lib/orders/refunds/service/apply-provider-refund";
import { shipParcel } from "@/lib/orders/service/fulfillment";
import { refundOrder } from "@/lib/orders/service/refund";
import { createDispute, openSums, refundsAreDue, sentBack } from "../support/disputes";
import { expectInvariants } from "../support/invariants";
import { createSale, newKey, REASON, ship, stockOf } from "../support/sales";

const send = async () => {
  await refundsAreDue();
  await processOutbox();
};

describe("a revised dispute decision", () => {
  it("returns the money of a lost dispute to the seller when it is won after all", async () => {
    const sale = await createSale(2, 1000);
    await ship(sale);
    const report = await createDispute(sale.orderId);
    await report("lost");

    await report("won");
    await report("won");

    const { pendingCents } = await getBalances(sale.seller.id);
    expect(pendingCents).toBe(sale.sellerOrder.sellerNetCents);
    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ paymentStatus: "paid", refundedCents: 0 });
    expect(await openSums(sale.orderId)).toEqual({});
    await expectInvariants();
  });

  it("refunds the buyer when the order was cancelled before shipping", async () => {
    const sale = await createSale(2, 1000);
    const report = await createDispute(sale.orderId);
    await report("lost");
    expect(await stockOf(sale.product.id)).toBe(10);

    await report("won");
    await send();

    expect(await sentBack(sale.orderId)).toBe(2000);
    expect(await openSums(sale.orderId)).toEqual({});
    await expectInvariants();
  });

  it("takes the money of a won dispute back when it is lost after all", async () => {
    const sale = await createSale(2, 1000);
    await ship(sale);
    const report = await createDispute(sale.orderId);
    await report("needs_response");
    await report("won");

    await report("lost");

    expect(await getBalances(sale.seller.id)).toEqual({ availableCents: 0, pendingCents: 0 });
    expect(await openSums(sale.orderId)).toEqual({});
    await expectInvariants();
  });
});

describe("a dispute above the remaining amount", () => {
  it("exceeds by the amount refunded after it had been won before", async () => {
    const { seller, orderId } = await createSale(2, 1000);
    const report = await createDispute(orderId);
    await report("needs_response");
    await report("won");
    await refundOrder(seller, { orderId, reason: REASON, key: newKey() });
    await send();

    await report("lost");

    const dispute = await db.dispute.findFirstOrThrow({ where: { orderId } });
    expect(dispute).toMatchObject({ status: "lost", excessCents: 2000 });
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("exceeds by the amount refunded at the provider in place of a waiting refund", async () => {
    const { seller, orderId } = await createSale(2, 1000);
    await refundOrder(seller, { orderId, reason: REASON, key: newKey(), amount: "5.00" });
    const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
    const refund = { id: "re_by_hand", intentId, amountCents: 2000, key: null };
    await withTx((tx) => applyRefund(tx, { ...refund, status: "succeeded", failureReason: null }));

    await (await createDispute(orderId))("lost");

    const dispute = await db.dispute.findFirstOrThrow({ where: { orderId } });
    expect(dispute.excessCents).toBe(2000);
    await expectInvariants();
  });
});

describe("a reinstated dispute", () => {
  it("leaves refunds unchanged that another lost dispute covered", async () => {
    const sale = await createSale(4, 1000);
    const { seller, orderId } = sale;
    await refundOrder(seller, { orderId, reason: REASON, key: newKey(), amount: "10.00" });
    const dispute = await createDispute(orderId, 1000);
    const other = await createDispute(orderId, 3000);
    await dispute("needs_response");
    await other("needs_response");
    await dispute("lost");
    await other("lost");

    await other("won");
    await send();

    expect(await sentBack(orderId)).toBe(3000);
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("refunds only the amount that the bank took back", async () => {
    const { seller, orderId } = await createSale(2, 1000);
    await refundOrder(seller, { orderId, reason: REASON, key: newKey() });
    const report = await createDispute(orderId, 500);
    await report("needs_response");
    await report("lost");
    await send();
    expect(await sentBack(orderId)).toBe(1500);

    await report("won");
    await send();

    expect(await sentBack(orderId)).toBe(2000);
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("refunds the unshipped units of a seller order", async () => {
    const { seller, orderId, lineId } = await createSale(2, 1000);
    const lines = [{ lineId, quantity: 1 }];
    await shipParcel(seller, { orderId, carrier: "DHL", tracking: "JD01", lines });
    const report = await createDispute(orderId);
    await report("lost");

    await report("won");
    await send();

    expect(await sentBack(orderId)).toBe(1000);
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ paymentStatus: "partially_refunded", refundedCents: 1000 });
    expect((await getBalances(seller.id)).pendingCents).toBe(950);
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });
});
