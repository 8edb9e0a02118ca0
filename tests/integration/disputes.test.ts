import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { getBalances } from "@/lib/ledger/queries";
import { decideReturn, requestReturn } from "@/lib/orders/returns/service";
import { cancelOrder } from "@/lib/orders/service/cancel";
import { refundOrder } from "@/lib/orders/service/refund";
import { createDispute, openSums, refundsAreDue, sentBack } from "../support/disputes";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { arrive, createSale, newKey, REASON, ship } from "../support/sales";

const refundOf = (orderId: number) => db.refund.findFirstOrThrow({ where: { orderId } });

const send = async () => {
  await refundsAreDue();
  await processOutbox();
};

describe("refunds of a disputed order", () => {
  it("refuses the buyer's cancellation during the dispute and after it is lost", async () => {
    const { buyer, orderId } = await createSale(2, 1900);
    const report = await createDispute(orderId);
    await report("needs_response");

    await expect(cancelOrder(buyer, { orderId })).rejects.toMatchObject({
      kind: "conflict",
      key: "refundDisputed",
    });
    await report("lost");
    await expect(cancelOrder(buyer, { orderId })).rejects.toMatchObject({ kind: "conflict" });

    await send();
    expect(await sentBack(orderId)).toBe(0);
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("refuses the seller's and the admin's refund with separate messages", async () => {
    const { seller, orderId } = await createSale(1, 2000);
    const report = await createDispute(orderId, 500);
    await report("needs_response");
    const input = { orderId, reason: REASON, amount: "1.00" };

    await expect(refundOrder(seller, { ...input, key: newKey() })).rejects.toMatchObject({
      key: "refundDisputed",
    });
    await report("lost");
    const admin = await createUser({ role: "admin" });
    await expect(
      refundOrder(admin, { ...input, sellerId: seller.id, key: newKey() }),
    ).rejects.toMatchObject({ key: "refundDisputeLost" });
    await expectInvariants();
  });

  it("refuses to refund a return or damage claim during the dispute", async () => {
    const sale = await createSale(2, 1000);
    await ship(sale);
    await arrive(sale);
    const load = { orderId: sale.orderId, sellerId: sale.seller.id, reason: REASON };
    const lines = [{ lineId: sale.lineId, quantity: 1 }];
    await db.orderLine.update({ where: { id: sale.lineId }, data: { returnPolicy: "returnable" } });
    const { id: returnId } = await requestReturn(sale.buyer, { ...load, kind: "return", lines });
    await (await createDispute(sale.orderId))("needs_response");

    await expect(
      decideReturn(sale.seller, { returnId, decision: "refunded" }),
    ).rejects.toMatchObject({ key: "refundDisputed" });
  });

  it("allows refunds again once the dispute is won", async () => {
    const { seller, orderId } = await createSale(1, 2000);
    const report = await createDispute(orderId);
    await report("needs_response");
    await report("won");

    await refundOrder(seller, { orderId, reason: REASON, key: newKey() });

    await send();
    expect(await sentBack(orderId)).toBe(2000);
    await expectInvariants();
  });
});

describe("a refund decided before the dispute opened", () => {
  async function createHeldRefund(amount?: string, disputedCents?: number) {
    const sale = await createSale(2, 1000);
    const { seller, orderId } = sale;
    await refundOrder(seller, {
      orderId,
      reason: REASON,
      key: newKey(),
      ...(amount ? { amount } : {}),
    });
    const report = await createDispute(orderId, disputedCents);
    await report("needs_response");
    return { ...sale, report };
  }

  it("is not sent while the dispute is open", async () => {
    const { orderId } = await createHeldRefund();

    await send();

    expect(await sentBack(orderId)).toBe(0);
    expect((await refundOf(orderId)).status).toBe("on_hold");
    await expectInvariants();
  });

  it("is sent when the dispute is won", async () => {
    const { orderId, report } = await createHeldRefund();

    await report("won");
    await send();

    expect(await sentBack(orderId)).toBe(2000);
    expect((await refundOf(orderId)).status).toBe("succeeded");
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("is covered by the bank and never sent when the dispute is lost", async () => {
    const { orderId, report, seller } = await createHeldRefund();

    await report("lost");
    await send();

    expect(await sentBack(orderId)).toBe(0);
    expect(await refundOf(orderId)).toMatchObject({ status: "covered", coveredCents: 2000 });
    expect(await openSums(orderId)).toEqual({});
    expect(await getBalances(seller.id)).toEqual({ availableCents: 0, pendingCents: 0 });
    await expectInvariants();
  });

  it("is sent for the amount that a smaller lost dispute did not cover", async () => {
    const { orderId, report } = await createHeldRefund(undefined, 500);

    await report("lost");
    await send();

    expect(await sentBack(orderId)).toBe(1500);
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("charges the rest of a larger dispute to the seller order", async () => {
    const { orderId, report, sellerOrder } = await createHeldRefund("5.00");

    await report("lost");
    await send();

    expect(await sentBack(orderId)).toBe(0);
    const row = await db.sellerOrder.findUniqueOrThrow({ where: { id: sellerOrder.id } });
    expect(row.refundedCents).toBe(2000);
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });
});

it("a dispute is booked once when its events arrive simultaneously", async () => {
  const { orderId } = await createSale(1, 1900);
  const report = await createDispute(orderId);

  await Promise.allSettled([report("needs_response"), report("needs_response"), report("lost")]);
  await report("lost");

  expect(await openSums(orderId)).toEqual({});
  await expectInvariants();
});
