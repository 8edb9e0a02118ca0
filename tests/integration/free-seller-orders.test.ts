import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";

import { createPaymentIntent } from "@/lib/checkout/service/create-payment-intent";
import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { cancelOrder } from "@/lib/orders/service/cancel";
import { refundOrder } from "@/lib/orders/service/refund";
import { refundDisabledSellers } from "@/lib/orders/service/refund-unsent";
import { sentBack } from "../support/disputes";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { pay } from "../support/orders";
import { newKey, REASON, stockOf } from "../support/sales";

afterEach(expectInvariants);

/** Creates a checkout of two sellers, one of whom charges nothing after the code. */
async function createCheckoutWithFreeSellerOrder() {
  const [seller, buyer] = await Promise.all([
    createUser({ role: "seller" }),
    createUser({ role: "buyer" }),
  ]);
  const free = await createProduct({ seller, priceCents: 1000, stock: 10 });
  const other = await createProduct({ priceCents: 2000 });
  const code = `EID-${randomUUID().slice(0, 8)}`;
  const startsAt = new Date(Date.now() - 60_000);
  await db.promotion.create({
    data: { sellerId: seller.id, name: "Eid", code, type: "percentage", value: 100, startsAt },
  });
  const items = [free, other].map(({ id: productId }) => ({ productId, quantity: 1 }));
  const { orderId } = await createPaymentIntent(buyer, { items, promotionCode: code }, "en");
  return { seller, buyer, free, orderId };
}

const disableLongAgo = ({ id }: { id: number }) =>
  db.$executeRaw`UPDATE users SET disabled_at = now() - interval '80 hours' WHERE id = ${id}`;

const sellerOrderOf = (orderId: number, { id: sellerId }: { id: number }) =>
  db.sellerOrder.findFirstOrThrow({ where: { orderId, sellerId } });

describe("an order with a free seller order", () => {
  it("can be cancelled by its buyer", async () => {
    const { buyer, free, orderId } = await createCheckoutWithFreeSellerOrder();
    await pay(orderId);

    await cancelOrder(buyer, { orderId });
    await processOutbox();

    expect(await db.order.findUniqueOrThrow({ where: { id: orderId } })).toMatchObject({
      status: "cancelled",
      paymentStatus: "refunded",
    });
    expect(await sentBack(orderId)).toBe(2000);
    expect(await stockOf(free.id)).toBe(10);
  });

  it("is paid even if that seller was disabled meanwhile", async () => {
    const { seller, orderId } = await createCheckoutWithFreeSellerOrder();
    await disableLongAgo(seller);

    await pay(orderId);

    expect((await sellerOrderOf(orderId, seller)).status).toBe("cancelled");
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order).toMatchObject({ status: "paid", paymentStatus: "paid" });
  });

  it("loses the free seller order when its seller cancels it or has been disabled for 72 hours", async () => {
    const [line, other] = [
      await createCheckoutWithFreeSellerOrder(),
      await createCheckoutWithFreeSellerOrder(),
    ];
    await pay(line.orderId);
    await pay(other.orderId);

    await refundOrder(line.seller, { orderId: line.orderId, reason: REASON, key: newKey() });
    await disableLongAgo(other.seller);
    await refundDisabledSellers();

    expect((await sellerOrderOf(line.orderId, line.seller)).status).toBe("cancelled");
    expect((await sellerOrderOf(other.orderId, other.seller)).status).toBe("cancelled");
  });
});
