import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { getBalances } from "@/lib/ledger/queries";
import { applyDispute } from "@/lib/orders/disputes/service/apply-dispute";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { confirmDelivery } from "@/lib/orders/service/fulfillment";
import { refundOrder } from "@/lib/orders/service/refund";
import { expectInvariants } from "../support/invariants";
import { createSale, daysPass, newKey, REASON, ship } from "../support/sales";

describe("releaseEarnings", () => {
  it("waits two days after confirmed delivery or seven after tracked shipping", async () => {
    const [delivered, shipped] = await Promise.all([createSale(), createSale()]);
    for (const sale of [delivered, shipped]) await ship(sale);
    const parcel = await db.parcel.findFirstOrThrow({
      where: { sellerOrderId: delivered.sellerOrder.id },
    });
    await confirmDelivery(delivered.buyer, { parcelId: parcel.id });
    const net = delivered.sellerOrder.sellerNetCents;

    await daysPass(delivered.orderId, 1);
    await daysPass(shipped.orderId, 6);
    await releaseEarnings();
    expect((await getBalances(delivered.seller.id)).availableCents).toBe(0);
    expect((await getBalances(shipped.seller.id)).availableCents).toBe(0);

    await daysPass(delivered.orderId, 1);
    await daysPass(shipped.orderId, 1);
    await Promise.all([releaseEarnings(), releaseEarnings()]);
    for (const { seller } of [delivered, shipped]) {
      expect(await getBalances(seller.id)).toEqual({ availableCents: net, pendingCents: 0 });
    }
    await expectInvariants();
  });
});

describe("disputes of released earnings", () => {
  async function createReleasedSale() {
    const sale = await createSale(2, 1000);
    await ship(sale);
    await daysPass(sale.orderId, 8);
    await releaseEarnings();
    const { intentId } = await db.paymentIntent.findUniqueOrThrow({
      where: { orderId: sale.orderId },
    });
    const dispute = { id: `dp_${randomUUID()}`, intentId, amountCents: 2000, reason: "fraudulent" };
    const report = (status: string) => withTx((tx) => applyDispute(tx, { ...dispute, status }));
    return { ...sale, report };
  }

  it("hold the earnings until the dispute is won", async () => {
    const { seller, orderId, report, sellerOrder } = await createReleasedSale();

    await report("needs_response");
    await report("needs_response");
    await releaseEarnings();
    expect(await getBalances(seller.id)).toEqual({
      availableCents: 0,
      pendingCents: sellerOrder.sellerNetCents,
    });
    await expectInvariants();

    await report("won");
    await report("won");
    await releaseEarnings();
    expect(await getBalances(seller.id)).toEqual({
      availableCents: sellerOrder.sellerNetCents,
      pendingCents: 0,
    });
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order.paymentStatus).toBe("paid");
    await expectInvariants();
  });

  it("reverse both shares when lost, even if that is the only event received", async () => {
    const { seller, orderId, report } = await createReleasedSale();

    await report("lost");
    await report("needs_response");

    expect(await getBalances(seller.id)).toEqual({ availableCents: 0, pendingCents: 0 });
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ paymentStatus: "refunded", refundedCents: 2000 });
    await expectInvariants();
  });

  it("charge the rest to the platform after a refund, with balanced accounts", async () => {
    const { seller, orderId, report } = await createReleasedSale();
    await refundOrder(seller, { orderId, reason: REASON, key: newKey(), amount: "15.00" });
    await processOutbox();

    await report("needs_response");
    await report("lost");

    const [row] = await db.$queryRaw<{ cents: number }[]>`
      SELECT coalesce(sum(amount_cents), 0)::int AS cents FROM ledger_entries
      WHERE order_id = ${orderId} AND account IN ('disputed_funds', 'buyer_refunds')`;
    expect(row?.cents).toBe(0);
    await expectInvariants();
  });
});
