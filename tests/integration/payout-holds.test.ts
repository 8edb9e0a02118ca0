import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { disableUser, enableUser } from "@/lib/admin/users/service/accounts";
import {
  exemptOrders,
  holdPayouts,
  refundOrders,
  releasePayouts,
} from "@/lib/admin/users/service/holds";
import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { shipParcel } from "@/lib/orders/service/fulfillment";
import { refundDisabledSellers } from "@/lib/orders/service/refund-unsent";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { charge, createCheckout, pay } from "../support/orders";
import { createBankAccount, createEarning, friday } from "../support/payees";
import { createSale, stockOf } from "../support/sales";

const REASON = "Several buyers report fraud";

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function createEarner() {
  const seller = await createUser({ role: "seller" });
  await createEarning(seller, 2, 1000);
  await createBankAccount(seller);
  return seller;
}

const payoutsOf = (sellerId: number) => db.payout.findMany({ where: { sellerId } });

const hoursSinceDisabled = (id: number, hours: number) => db.$executeRaw`
  UPDATE users SET disabled_at = now() - make_interval(hours => ${hours}::int) WHERE id = ${id}`;

describe("payouts on hold", () => {
  it("are not created for a held seller and are created after the release", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    await holdPayouts(admin, { userId: seller.id, message: REASON });

    await createDuePayouts(friday(0));
    expect(await payoutsOf(seller.id)).toEqual([]);
    expect((await getBalances(seller.id)).availableCents).toBe(1900);

    await releasePayouts(admin, { userId: seller.id, reason: "The reports were wrong" });
    await createDuePayouts(friday(0));
    expect(await payoutsOf(seller.id)).toHaveLength(1);
    await expectInvariants();
  });

  it("are not created for a disabled seller", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    await disableUser(admin, { userId: seller.id, reason: REASON });

    await createDuePayouts(friday(0));

    expect(await payoutsOf(seller.id)).toEqual([]);
  });

  it("stop a pending payout that was not sent, until they are released", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    await createDuePayouts(friday(0));
    await holdPayouts(admin, { userId: seller.id, message: REASON });

    await pollBankPayouts();
    expect(await payoutsOf(seller.id)).toMatchObject([{ stage: "created", transferId: null }]);

    await releasePayouts(admin, { userId: seller.id, reason: REASON });
    await pollBankPayouts();
    expect(await payoutsOf(seller.id)).toMatchObject([{ stage: "sent" }]);
  });

  it("are decided by an admin, once each way, with the reason in the log", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const input = { userId: seller.id, message: REASON, reason: "Cases 8 and 9" };

    await expect(holdPayouts(seller, input)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(releasePayouts(admin, input)).rejects.toMatchObject({ key: "payoutsNotHeld" });
    await holdPayouts(admin, input);
    await expect(holdPayouts(admin, input)).rejects.toMatchObject({ key: "payoutsHeld" });

    const log = await db.auditEntry.findMany({
      where: { subjectType: "user", subjectId: seller.id },
    });
    expect(log).toMatchObject([
      {
        action: "user.payouts_held",
        actorId: admin.id,
        after: { message: REASON, reason: "Cases 8 and 9" },
      },
    ]);
  });
});

describe("unsent orders of a disabled seller", () => {
  async function createClosedSale() {
    const [admin, sale] = [await createUser({ role: "admin" }), await createSale(3, 1000)];
    await disableUser(admin, { userId: sale.seller.id, reason: REASON });
    return { ...sale, admin };
  }

  it("are refunded 72 hours after the seller was disabled, once", async () => {
    const { orderId, seller, product } = await createClosedSale();
    await hoursSinceDisabled(seller.id, 71);
    await refundDisabledSellers();
    expect(await db.refund.count({ where: { orderId } })).toBe(0);

    await hoursSinceDisabled(seller.id, 73);
    await Promise.all([refundDisabledSellers(), refundDisabledSellers()]);

    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect(await stockOf(product.id)).toBe(10);
    expect(await db.refund.count({ where: { orderId } })).toBe(1);
    await expectInvariants();
  });

  it("stay open if an admin keeps them or enables the seller again", async () => {
    const [saved, enabled] = [await createClosedSale(), await createClosedSale()];
    for (const { seller } of [saved, enabled]) await hoursSinceDisabled(seller.id, 100);
    await exemptOrders(saved.admin, { userId: saved.seller.id, reason: REASON });
    await enableUser(enabled.admin, { userId: enabled.seller.id });

    await refundDisabledSellers();
    for (const { orderId } of [saved, enabled]) {
      expect(await db.refund.count({ where: { orderId } })).toBe(0);
    }

    await refundOrders(saved.admin, { userId: saved.seller.id, reason: REASON });
    await refundDisabledSellers();
    expect(await db.refund.count({ where: { orderId: saved.orderId } })).toBe(1);
  });

  it("are refunded for the unshipped units only", async () => {
    const [admin, sale] = [await createUser({ role: "admin" }), await createSale(3, 1000)];
    await shipParcel(sale.seller, {
      orderId: sale.orderId,
      carrier: "DHL",
      lines: [{ lineId: sale.lineId, quantity: 1 }],
    });
    await disableUser(admin, { userId: sale.seller.id, reason: REASON });
    await hoursSinceDisabled(sale.seller.id, 73);

    await refundDisabledSellers();

    const sellerOrder = await db.sellerOrder.findUniqueOrThrow({
      where: { id: sale.sellerOrder.id },
    });
    expect(sellerOrder).toMatchObject({ refundedCents: 2000, status: "shipped" });
    expect(await stockOf(sale.product.id)).toBe(9);
    await expectInvariants();
  });
});

describe("a payment to a seller disabled after the checkout", () => {
  it("is refunded immediately for that seller order only", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const [closed, open] = [await createProduct({ seller }), await createProduct()];
    const buyer = await createUser({ role: "buyer" });
    const items = [closed, open].map(({ id: productId }) => ({ productId, quantity: 1 }));
    const { orderId } = await createPaymentIntent(buyer, { items }, "en");
    await disableUser(admin, { userId: seller.id, reason: REASON });
    await pay(orderId);

    const sellerOrders = await db.sellerOrder.findMany({
      where: { orderId },
      include: { refunds: true },
    });
    const sellerOrder = sellerOrders.find(({ sellerId }) => sellerId === seller.id);
    expect(sellerOrder).toMatchObject({ status: "cancelled", refunds: [{ amountCents: 1250 }] });
    expect(sellerOrders.find(({ sellerId }) => sellerId !== seller.id)?.status).toBe("paid");
    expect(await getBalances(seller.id)).toEqual({ availableCents: 0, pendingCents: 0 });
    await expectInvariants();
  });

  it("cancels the order if it has no other seller", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    const product = await createProduct({ seller });
    const { orderId } = await createCheckout(await createUser({ role: "buyer" }), product);
    await disableUser(admin, { userId: seller.id, reason: REASON });

    const { id, amountCents: amount } = await charge(orderId);
    const object = { id, object: "payment_intent", amount, currency: "usd", status: "succeeded" };
    const event = { id: `evt_${id}`, object: "event", type: "payment_intent.succeeded" };
    const body = JSON.stringify({ ...event, data: { object } });
    await handleEvent(body, signPayload(body));

    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refunded" });
    expect(await stockOf(product.id)).toBe(10);
    await expectInvariants();
  });
});
