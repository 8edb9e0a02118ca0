import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { refundOrder } from "@/lib/orders/service/refund";
import { createDispute, openSums, refundsAreDue } from "../support/disputes";
import { createUser } from "../support/factories";
import { startFakeStripe } from "../support/fake-stripe";
import { expectInvariants } from "../support/invariants";
import { createSale, newKey, REASON, ship } from "../support/sales";
import { stripeEnvironment } from "../support/stripe-environment";

let fake: Awaited<ReturnType<typeof startFakeStripe>>;
const environment = stripeEnvironment(() => fake);

beforeAll(async () => {
  fake = await startFakeStripe();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

beforeEach(() => {
  fake.setFaults(() => null);
});

afterAll(() => {
  fake.stop();
  environment.restore();
  vi.restoreAllMocks();
});

/** Creates a refund of $5.00 to send to Stripe. */
async function createRefund() {
  environment.restore();
  const sale = await createSale(2, 1000);
  await ship(sale);
  const input = { orderId: sale.orderId, reason: REASON, key: newKey(), amount: "5.00" };
  await refundOrder(sale.seller, input);
  environment.enableStripe();
  const { intentId } = await db.paymentIntent.findUniqueOrThrow({
    where: { orderId: sale.orderId },
  });
  const read = () => db.refund.findFirstOrThrow({ where: { orderId: sale.orderId } });
  const createdRow = () =>
    fake.made.filter(
      (object) => object.resource === "refunds" && object.fields["payment_intent"] === intentId,
    );
  return { ...sale, read, made: createdRow };
}

const send = async () => {
  await refundsAreDue();
  await processOutbox();
};

it("processOutbox creates a refund once when the response is lost and the provider drops the key", async () => {
  const { orderId, read, made: createdRow } = await createRefund();
  fake.setFaults(({ resource }) => (resource === "refunds" ? "lostAfter" : null));
  await send();
  expect((await read()).status).toBe("pending");
  await db.$executeRaw`
    UPDATE refunds SET sent_at = sent_at - interval '25 hours' WHERE order_id = ${orderId}`;
  fake.setClock(() => Date.now() + 25 * 60 * 60 * 1000);
  fake.setFaults(() => null);

  await send();

  expect(createdRow()).toHaveLength(1);
  expect(await read()).toMatchObject({
    status: "succeeded",
    providerRefundId: createdRow()[0]?.id,
  });
  fake.setClock(() => Date.now());
  await expectInvariants();
});

it("processOutbox sends a refund with another key when the provider never received it", async () => {
  const { orderId, read, made: createdRow } = await createRefund();
  fake.setFaults(({ resource }) => (resource === "refunds" ? "lostBefore" : null));
  await send();
  await db.$executeRaw`
    UPDATE refunds SET sent_at = sent_at - interval '25 hours' WHERE order_id = ${orderId}`;
  fake.setFaults(() => null);

  await send();

  expect(createdRow()).toMatchObject([{ key: `refund:${(await read()).id}:2` }]);
  expect((await read()).status).toBe("succeeded");
  await expectInvariants();
});

it("processOutbox marks a refund that the provider refuses as failed and notifies the admins", async () => {
  const admin = await createUser({ role: "admin" });
  const { orderId, read } = await createRefund();
  fake.setFaults(({ resource }) =>
    resource === "refunds" ? { status: 400, code: "insufficient_funds" } : null,
  );

  await send();

  expect(await read()).toMatchObject({ status: "failed", failureReason: "insufficient_funds" });
  expect(await openSums(orderId)).toEqual({ buyer_refunds: -500 });
  expect(await db.notification.count({ where: { userId: admin.id, kind: "refund" } })).toBe(1);
  await expectInvariants();
});

it("processOutbox holds a refund requested before a dispute and refused because of it", async () => {
  const { orderId, read, made: createdRow } = await createRefund();
  fake.setFaults(({ resource }) => (resource === "refunds" ? "lostBefore" : null));
  await send();
  const report = await createDispute(orderId);
  await report("needs_response");
  fake.setFaults(({ resource }) =>
    resource === "refunds" ? { status: 400, code: "charge_disputed" } : null,
  );

  await send();
  expect((await read()).status).toBe("on_hold");
  fake.setFaults(() => null);
  await report("lost");
  await send();

  expect(createdRow()).toEqual([]);
  expect((await read()).status).toBe("covered");
  expect(await openSums(orderId)).toEqual({});
  await expectInvariants();
});
