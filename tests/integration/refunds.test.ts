import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { getBalances } from "@/lib/ledger/queries";
import { refundOrder } from "@/lib/orders/service/refund";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createSale, newKey, REASON, ship, stockOf } from "../support/sales";

describe("refundOrder", () => {
  it("refunds units with both shares, and never more than was paid", async () => {
    const sale = await createSale(3, 999); // $29.97, fee $1.50, net $28.47.
    await ship(sale);

    for (const _ of [1, 2, 3]) {
      const lines = [{ lineId: sale.lineId, quantity: 1 }];
      const input = { orderId: sale.orderId, reason: REASON, key: newKey(), lines };
      expect(await refundOrder(sale.seller, input)).toEqual({ amountCents: 999 });
    }

    const sellerOrder = await db.sellerOrder.findUniqueOrThrow({
      where: { id: sale.sellerOrder.id },
    });
    expect(sellerOrder).toMatchObject({
      refundedCents: 2997,
      refundedFeeCents: sellerOrder.feeCents,
    });
    expect((await getBalances(sale.seller.id)).pendingCents).toBe(0);
    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ paymentStatus: "refunded", status: "shipped" });
    await expect(
      refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey() }),
    ).rejects.toMatchObject({ key: "refundNothingLeft" });
    await expectInvariants();
  });

  it("creates one refund when the form is sent five times simultaneously", async () => {
    const sale = await createSale();
    await ship(sale);
    const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "5.00" };

    await Promise.all(Array.from({ length: 5 }, () => refundOrder(sale.seller, input)));

    expect(await db.refund.count({ where: { orderId: sale.orderId } })).toBe(1);
    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ refundedCents: 500, paymentStatus: "partially_refunded" });
  });

  it("never refunds more than was paid when several are sent simultaneously", async () => {
    const sale = await createSale(1, 1000);
    await ship(sale);
    const input = { orderId: sale.orderId, reason: REASON, amount: "7.00" };

    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => refundOrder(sale.seller, { ...input, key: newKey() })),
    );

    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order.refundedCents).toBe(700);
    await expectInvariants();
  });

  it("cancels an unshipped seller order and restocks its units", async () => {
    const sale = await createSale(3);

    await refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey() });

    expect(await stockOf(sale.product.id)).toBe(10);
    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    await expectInvariants();
  });

  it("sends a refund to the provider once, however often the job runs", async () => {
    const sale = await createSale();
    await ship(sale);
    const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "4.25" };
    await refundOrder(sale.seller, input);

    await db.outboxMessage.updateMany({
      data: { doneAt: null, nextTryAt: new Date(0) },
      where: { kind: "refund" },
    });
    await processOutbox();
    await db.outboxMessage.updateMany({
      data: { doneAt: null, nextTryAt: new Date(0) },
      where: { kind: "refund" },
    });
    await processOutbox();

    const intent = await db.sandboxIntent.findFirstOrThrow({
      where: { orderId: String(sale.orderId) },
      include: { refunds: true },
    });
    expect(intent.refunds).toHaveLength(1);
    expect(intent.refundedCents).toBe(425);
    const refund = await db.refund.findFirstOrThrow({ where: { orderId: sale.orderId } });
    expect(refund.status).toBe("succeeded");
    await expectInvariants();
  });

  it("refuses another seller and the buyer, but accepts an admin", async () => {
    const sale = await createSale();
    const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "1.00" };

    for (const stranger of [await createUser({ role: "seller" }), sale.buyer]) {
      await expect(refundOrder(stranger, input)).rejects.toMatchObject({ key: "orderNotFound" });
    }
    const admin = await createUser({ role: "admin" });
    expect(await refundOrder(admin, { ...input, sellerId: sale.seller.id })).toEqual({
      amountCents: 100,
    });
  });

  it.each(["0.00", "12.345", "-1", "1e3", "abc"])("refuses an amount of %s", async (amount) => {
    const sale = await createSale();

    await expect(
      refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey(), amount }),
    ).rejects.toMatchObject({ key: "refundAmount" });
  });
});
