import { afterEach, describe, expect, it } from "vitest";

import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { db } from "@/lib/db/client";
import { confirmReturn } from "@/lib/orders/service/confirm-payment";
import { confirmSandboxPayment } from "@/lib/payments/sandbox/checkout";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { charge } from "../support/orders";
import { createPendingOrder, findOrder as find, type PendingOrder } from "../support/pending-order";

afterEach(expectInvariants);

const GOOD = { number: "4242 4242 4242 4242", expiry: "12 / 40", cvc: "123" };
const POOR = { ...GOOD, number: "4000 0000 0000 9995" };
const CARD_WITH_CHALLENGE = { ...GOOD, number: "4000 0025 0000 3155" };

describe("confirmSandboxPayment", () => {
  const confirm = (order: PendingOrder, card: typeof GOOD) =>
    confirmSandboxPayment({ id: order.intentId, clientSecret: order.clientSecret, card });

  it("charges a valid card and queues the signed webhook", async () => {
    const order = await createPendingOrder();

    expect(await confirm(order, GOOD)).toEqual({ status: "succeeded" });

    const event = await db.sandboxEvent.findFirstOrThrow({ where: { intentId: order.intentId } });
    expect(event.type).toBe("payment_intent.succeeded");
  });

  it("refuses a card without funds with its message and sells nothing", async () => {
    const order = await createPendingOrder();

    await expect(confirm(order, POOR)).rejects.toMatchObject({
      kind: "declined",
      key: "insufficientFunds",
    });

    expect(await find(order.orderId)).toMatchObject({ status: "pending", paymentStatus: "unpaid" });
    expect((await db.product.findUniqueOrThrow({ where: { id: order.product.id } })).stock).toBe(
      10,
    );
  });

  it("accepts another card after a refusal", async () => {
    const order = await createPendingOrder();
    await confirm(order, POOR).catch(() => null);

    expect(await confirm(order, GOOD)).toEqual({ status: "succeeded" });
  });

  it("requires authentication and charges only after it", async () => {
    const order = await createPendingOrder();
    const { intentId: id, clientSecret } = order;

    expect(await confirm(order, CARD_WITH_CHALLENGE)).toEqual({ status: "requires_action" });
    const input = await confirmSandboxPayment({ id, clientSecret, isAuthenticated: true });

    expect(input).toEqual({ status: "succeeded" });
  });

  it("refuses a cancelled payment", async () => {
    const order = await createPendingOrder();
    await db.order.update({ where: { id: order.orderId }, data: { holdUntil: new Date(0) } });
    await expireHolds();

    await expect(confirm(order, GOOD)).rejects.toMatchObject({ key: "intentClosed" });
  });

  it("responds not found for a wrong client secret", async () => {
    const order = await createPendingOrder();

    const refused = confirm({ ...order, clientSecret: "guess" }, GOOD);

    await expect(refused).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("confirmReturn", () => {
  it("pays the order before the webhook arrives", async () => {
    const order = await createPendingOrder();
    await charge(order.orderId);

    const result = await confirmReturn(order.buyer, { intentId: order.intentId });

    expect(result).toEqual({ orderId: order.orderId, state: "paid" });
    expect(await find(order.orderId)).toMatchObject({ status: "paid" });
  });

  it("does not mark an order as paid while the provider does not", async () => {
    const order = await createPendingOrder();

    const result = await confirmReturn(order.buyer, { intentId: order.intentId });

    expect(result).toEqual({ orderId: order.orderId, state: "failed" });
    expect(await find(order.orderId)).toMatchObject({ status: "pending" });
  });

  it("refuses another buyer", async () => {
    const [order, stranger] = await Promise.all([
      createPendingOrder(),
      createUser({ role: "buyer" }),
    ]);

    const refused = confirmReturn(stranger, { intentId: order.intentId });

    await expect(refused).rejects.toMatchObject({ kind: "notFound" });
  });
});
