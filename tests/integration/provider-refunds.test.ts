import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { getBalances } from "@/lib/ledger/queries";
import { refundOrder } from "@/lib/orders/service/refund";
import { retryRefund } from "@/lib/orders/service/retry-refund";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { createDispute, openSums, refundsAreDue, sentBack } from "../support/disputes";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrderOf } from "../support/orders";
import { createSale, newKey, REASON, ship, stockOf } from "../support/sales";

beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const intentOf = async (orderId: number) =>
  (await db.paymentIntent.findUniqueOrThrow({ where: { orderId } })).intentId;

/** Sends a signed webhook about an object, as Stripe does. */
async function emit(type: string, object: object, id = `evt_${randomUUID()}`) {
  const body = JSON.stringify({ id, object: "event", type, data: { object } });
  await handleEvent(body, signPayload(body));
}

const createRefund = (intentId: string, amount: number, more: object = {}) => ({
  id: `re_${randomUUID()}`,
  object: "refund",
  payment_intent: intentId,
  amount,
  status: "succeeded",
  ...more,
});

const send = async () => {
  await refundsAreDue();
  await processOutbox();
};

describe("a refund created manually at the provider", () => {
  it("is booked once, however often and by whichever event it is reported", async () => {
    const sale = await createSale(2, 1000);
    await ship(sale);
    const intentId = await intentOf(sale.orderId);
    const refund = createRefund(intentId, 500);
    const charge = { id: "ch_1", object: "charge", payment_intent: intentId, amount_refunded: 500 };

    await emit("refund.created", refund);
    await emit("refund.updated", refund);
    await emit("charge.refund.updated", refund);
    await emit("charge.refunded", charge);

    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ refundedCents: 500, paymentStatus: "partially_refunded" });
    expect(await db.refund.findMany({ where: { orderId: sale.orderId } })).toMatchObject([
      { kind: "provider", amountCents: 500, status: "succeeded", providerRefundId: refund.id },
    ]);
    expect(await openSums(sale.orderId)).toEqual({});
    await expectInvariants();
  });

  it("is booked from the total of the charge if no other event reports it", async () => {
    const sale = await createSale(2, 1000);
    const intentId = await intentOf(sale.orderId);
    const charge = { id: `ch_${randomUUID()}`, object: "charge", payment_intent: intentId };

    await emit("charge.refunded", { ...charge, amount_refunded: 300 });
    await emit("charge.refunded", { ...charge, amount_refunded: 300 });
    await emit("charge.refunded", { ...charge, amount_refunded: 2000 });

    const order = await db.order.findUniqueOrThrow({ where: { id: sale.orderId } });
    expect(order).toMatchObject({ refundedCents: 2000, status: "cancelled" });
    expect(await stockOf(sale.product.id)).toBe(10);
    await expectInvariants();
  });

  it("is shared by the sellers in proportion to the refundable rest of their seller orders", async () => {
    const products = [
      await createProduct({ priceCents: 3000 }),
      await createProduct({ priceCents: 1000 }),
    ];
    const items = products.map(({ id: productId }) => ({ productId, quantity: 1 }));
    const orderId = await createPaidOrderOf(await createUser({ role: "buyer" }), items);

    await emit("refund.created", createRefund(await intentOf(orderId), 1000));

    const orderBy = { sellerOrderId: "asc" } as const;
    const refunds = await db.refund.findMany({ where: { orderId }, orderBy });
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([750, 250]);
    await expectInvariants();
  });

  it("is not booked again if we requested it", async () => {
    const sale = await createSale(2, 1000);
    await ship(sale);
    const intentId = await intentOf(sale.orderId);
    const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "5.00" };
    await refundOrder(sale.seller, input);
    const { id } = await db.refund.findFirstOrThrow({ where: { orderId: sale.orderId } });

    await emit(
      "refund.created",
      createRefund(intentId, 500, { metadata: { shaafiKey: `refund:${id}` } }),
    );
    await send();
    const charge = { id: "ch_2", object: "charge", payment_intent: intentId, amount_refunded: 500 };
    await emit("charge.refunded", charge);

    expect(await db.refund.count({ where: { orderId: sale.orderId } })).toBe(1);
    await expectInvariants();
  });

  it("is a loss of the platform if no seller has a refundable amount left", async () => {
    const sale = await createSale(1, 1000);
    await ship(sale);
    await refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey() });
    await send();

    await emit("refund.created", createRefund(await intentOf(sale.orderId), 400));

    const [loss] = await db.ledgerEntry.findMany({
      where: { ref: { startsWith: "provider-refund:" }, account: "platform_fees" },
    });
    expect(loss).toMatchObject({ orderId: sale.orderId, amountCents: 400 });
  });
});

describe("a payment refunded in full at the provider", () => {
  it("covers a refund that is not yet sent", async () => {
    const sale = await createSale(2, 1000);
    const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "5.00" };
    await refundOrder(sale.seller, input);

    await emit("refund.created", createRefund(await intentOf(sale.orderId), 2000));
    await send();

    expect(await sentBack(sale.orderId)).toBe(0);
    expect(await openSums(sale.orderId)).toEqual({});
    const fees = { orderId: sale.orderId, ref: { startsWith: "provider-refund:" } };
    expect(await db.ledgerEntry.count({ where: { ...fees, account: "platform_fees" } })).toBe(0);
    await expectInvariants();
  });
});

describe("a refund that fails after it was sent", () => {
  async function createFailedRefund() {
    const admin = await createUser({ role: "admin" });
    const sale = await createSale(2, 1000);
    await ship(sale);
    const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "5.00" };
    await refundOrder(sale.seller, input);
    await send();
    const refund = await db.refund.findFirstOrThrow({ where: { orderId: sale.orderId } });
    const failed = {
      ...createRefund(await intentOf(sale.orderId), 500),
      id: refund.providerRefundId,
      status: "failed",
      failure_reason: "expired_or_canceled_card",
    };
    return { ...sale, admin, refund, failed, fail: () => emit("refund.failed", failed) };
  }

  it("is owed to the buyer again, once, and notifies every admin", async () => {
    const { orderId, refund, admin, seller, fail } = await createFailedRefund();
    const before = await getBalances(seller.id);

    await fail();
    await fail();

    expect(await db.refund.findUniqueOrThrow({ where: { id: refund.id } })).toMatchObject({
      status: "failed",
      failureReason: "expired_or_canceled_card",
    });
    expect(await openSums(orderId)).toEqual({ buyer_refunds: -500 });
    expect(await getBalances(seller.id)).toEqual(before);
    const rows = await db.notification.findMany({ where: { userId: admin.id, kind: "refund" } });
    expect(rows).toMatchObject([{ href: `/orders?order=${orderId}` }]);
    await expectInvariants();
  });

  it("is sent again by an admin with a new key", async () => {
    const { orderId, refund, admin, seller, fail } = await createFailedRefund();
    await fail();

    await expect(retryRefund(seller, { refundId: refund.id })).rejects.toMatchObject({
      kind: "forbidden",
    });
    await retryRefund(admin, { refundId: refund.id });
    await expect(retryRefund(admin, { refundId: refund.id })).rejects.toMatchObject({
      key: "refundNotFailed",
    });
    await send();

    expect(await sentBack(orderId)).toBe(1000); // The sandbox does not know the failure.
    expect((await db.refund.findUniqueOrThrow({ where: { id: refund.id } })).status).toBe(
      "succeeded",
    );
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("is covered by a dispute that is lost later, even if its failure is reported again", async () => {
    const { orderId, refund, fail } = await createFailedRefund();
    await fail();
    const dispute = await createDispute(orderId);
    await dispute("needs_response");
    await dispute("lost");

    await fail();

    expect((await db.refund.findUniqueOrThrow({ where: { id: refund.id } })).status).toBe(
      "covered",
    );
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("is sent again for the amount that a later lost dispute did not cover", async () => {
    const { orderId, refund, admin, failed } = await createFailedRefund();
    const dispute = await createDispute(orderId, 200);
    await dispute("needs_response");
    await dispute("lost");
    const metadata = { shaafiKey: `refund:${refund.id}` };
    await emit("refund.failed", { ...failed, metadata });

    await retryRefund(admin, { refundId: refund.id });
    await send();

    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });

  it("is sent again even if the failure of the earlier attempt is reported once more", async () => {
    const { orderId, refund, admin, failed, fail } = await createFailedRefund();
    await fail();
    await retryRefund(admin, { refundId: refund.id });

    const metadata = { shaafiKey: `refund:${refund.id}` };
    await emit("refund.updated", { ...failed, metadata });
    await send();

    expect(await sentBack(orderId)).toBe(1000); // The sandbox does not know the failure.
    expect(await openSums(orderId)).toEqual({});
    await expectInvariants();
  });
});
