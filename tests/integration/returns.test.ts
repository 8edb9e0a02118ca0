import { randomUUID } from "node:crypto";

import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { decideReturn, requestReturn, withdrawReturn } from "@/lib/orders/returns/service";
import { confirmDelivery } from "@/lib/orders/service/fulfillment";
import { refundOrder } from "@/lib/orders/service/refund";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { daysPass, newKey, REASON, sellerOrderOf, ship, stockOf } from "../support/sales";

type Kind = "coffee" | "textiles" | "spices" | "crafts";

/** Creates a delivered order of three units from one seller. */
async function createDeliveredOrder(category: Kind = "crafts") {
  const sale = await createShippedOrder(category);
  const parcel = await db.parcel.findFirstOrThrow({
    where: { sellerOrderId: sale.sellerOrder.id },
  });
  await confirmDelivery(sale.buyer, { parcelId: parcel.id });
  return sale;
}

async function createShippedOrder(category: Kind = "crafts") {
  const [seller, buyer] = await Promise.all([
    createUser({ role: "seller" }),
    createUser({ role: "buyer" }),
  ]);
  const product = await createProduct({ seller, category, priceCents: 999, stock: 10 });
  const orderId = await createPaidOrder(buyer, product, 3);
  const sale = { seller, buyer, product, orderId, ...(await sellerOrderOf(orderId)) };
  await ship(sale);
  return sale;
}

type Sale = Awaited<ReturnType<typeof createDeliveredOrder>>;

const inputOf = ({ orderId, seller, lineId }: Sale, quantity = 1) => ({
  orderId,
  sellerId: seller.id,
  kind: "return" as const,
  reason: REASON,
  lines: [{ lineId, quantity }],
});

async function createUpload(owner: Viewer) {
  const key = randomUUID();
  const url = `http://localhost:3000/uploads/${key}.webp`;
  await db.upload.create({
    data: { ownerId: owner.id, key, url, bytes: 9, width: 1, height: 1 },
  });
  return url;
}

const statusOf = async (id: number) =>
  (await db.returnRequest.findUniqueOrThrow({ where: { id } })).status;

describe("requestReturn", () => {
  it("accepts a return for 30 days from delivery and notifies the seller", async () => {
    const sale = await createDeliveredOrder();
    await daysPass(sale.orderId, 29);

    const { id } = await requestReturn(sale.buyer, inputOf(sale, 2));

    expect(await statusOf(id)).toBe("requested");
    const notified = await db.notification.count({
      where: { userId: sale.seller.id, kind: "return_request" },
    });
    expect(notified).toBe(1);
  });

  it("refuses a return before delivery, after 30 days, for food and for too many units", async () => {
    const [unsent, late, food, fine] = await Promise.all([
      createShippedOrder(),
      createDeliveredOrder(),
      createDeliveredOrder("coffee"),
      createDeliveredOrder(),
    ]);
    await daysPass(late.orderId, 31);

    for (const [sale, input, key] of [
      [unsent, inputOf(unsent), "returnNotDelivered"],
      [late, inputOf(late), "returnTooLate"],
      [food, inputOf(food), "returnFood"],
      [fine, inputOf(fine, 4), "refundUnits"],
    ] as const) {
      await expect(requestReturn(sale.buyer, input)).rejects.toMatchObject({ key });
    }
  });

  it("refuses other viewers than the buyer", async () => {
    const sale = await createDeliveredOrder();

    for (const stranger of [
      await createUser({ role: "buyer" }),
      sale.seller,
      await createUser({ role: "admin" }),
    ]) {
      await expect(requestReturn(stranger, inputOf(sale))).rejects.toMatchObject({
        key: "orderNotFound",
      });
    }
  });

  it("accepts one of two simultaneous requests, and another one once it was decided", async () => {
    const sale = await createDeliveredOrder();

    const outcomes = await Promise.allSettled(
      [1, 2].map(() => requestReturn(sale.buyer, inputOf(sale))),
    );

    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(requestReturn(sale.buyer, inputOf(sale))).rejects.toMatchObject({
      key: "returnTaken",
    });
    const { id } = await db.returnRequest.findFirstOrThrow({
      where: { sellerOrderId: sale.sellerOrder.id },
    });
    await decideReturn(sale.seller, { returnId: id, decision: "rejected", answer: "It was worn." });
    await expect(requestReturn(sale.buyer, inputOf(sale))).resolves.toHaveProperty("id");
  });

  it("accepts damage within 48 hours, even of food, with a photo of the buyer's own", async () => {
    const [sale, late] = await Promise.all([
      createDeliveredOrder("spices"),
      createDeliveredOrder(),
    ]);
    await daysPass(late.orderId, 3);
    const claim = { ...inputOf(sale), kind: "damage" as const };
    const foreign = await createUpload(sale.seller);

    await expect(requestReturn(sale.buyer, claim)).rejects.toMatchObject({
      key: "damageImageMissing",
    });
    await expect(requestReturn(sale.buyer, { ...claim, photos: [foreign] })).rejects.toMatchObject({
      key: "damageImageMissing",
    });
    await expect(
      requestReturn(late.buyer, {
        ...inputOf(late),
        kind: "damage",
        photos: [await createUpload(late.buyer)],
      }),
    ).rejects.toMatchObject({ key: "damageTooLate" });
    await expect(
      requestReturn(sale.buyer, { ...claim, photos: [await createUpload(sale.buyer)] }),
    ).resolves.toHaveProperty("id");
  });
});

describe("decideReturn", () => {
  it("approves with a number, then refunds the amount paid and restocks the units", async () => {
    const sale = await createDeliveredOrder();
    const { id } = await requestReturn(sale.buyer, inputOf(sale, 2));
    const before = await stockOf(sale.product.id);

    await decideReturn(sale.seller, { returnId: id, decision: "approved", answer: "No trouble." });
    const approved = await db.returnRequest.findUniqueOrThrow({ where: { id } });
    expect(approved.authorization).toMatch(new RegExp(`^RMA-${sale.orderId}-\\d{4}$`));
    await decideReturn(sale.seller, { returnId: id, decision: "refunded" });

    const request = await db.returnRequest.findUniqueOrThrow({
      where: { id },
      include: { refund: true },
    });
    expect(request).toMatchObject({ status: "refunded", answer: "No trouble." });
    expect(request.refund).toMatchObject({ amountCents: 1998, kind: "return" });
    expect(await stockOf(sale.product.id)).toBe(before + 2);
    await expectInvariants();
  });

  it("refunds damage immediately and restocks nothing", async () => {
    const sale = await createDeliveredOrder();
    const photos = [await createUpload(sale.buyer)];
    const { id } = await requestReturn(sale.buyer, { ...inputOf(sale), kind: "damage", photos });
    const before = await stockOf(sale.product.id);

    await decideReturn(sale.seller, { returnId: id, decision: "refunded" });

    expect(await stockOf(sale.product.id)).toBe(before);
    await expectInvariants();
  });

  it("refunds once for simultaneous decisions", async () => {
    const sale = await createDeliveredOrder();
    const { id } = await requestReturn(sale.buyer, inputOf(sale, 3));

    await Promise.allSettled(
      [1, 2, 3].map(() => decideReturn(sale.seller, { returnId: id, decision: "refunded" })),
    );

    expect(await db.refund.count({ where: { sellerOrderId: sale.sellerOrder.id } })).toBe(1);
    await expectInvariants();
  });

  it("rejects only with a reason, and refuses other viewers", async () => {
    const sale = await createDeliveredOrder();
    const { id: returnId } = await requestReturn(sale.buyer, inputOf(sale));

    await expect(
      decideReturn(sale.seller, { returnId, decision: "rejected" }),
    ).rejects.toMatchObject({ key: "returnReasonMissing" });
    for (const stranger of [await createUser({ role: "seller" }), sale.buyer]) {
      await expect(
        decideReturn(stranger, { returnId, decision: "approved" }),
      ).rejects.toMatchObject({ key: "returnNotFound" });
    }
  });

  it("requires a reason from an admin", async () => {
    const sale = await createDeliveredOrder();
    const { id: returnId } = await requestReturn(sale.buyer, inputOf(sale));
    const admin = await createUser({ role: "admin" });

    await expect(decideReturn(admin, { returnId, decision: "approved" })).rejects.toMatchObject({
      key: "returnReasonMissing",
    });
    await decideReturn(admin, { returnId, decision: "approved", answer: "The seller is away." });

    expect(await statusOf(returnId)).toBe("approved");
  });
});

describe("withdrawReturn", () => {
  it("lets the buyer withdraw an open return", async () => {
    const sale = await createDeliveredOrder();
    const { id: returnId } = await requestReturn(sale.buyer, inputOf(sale));

    await expect(withdrawReturn(sale.seller, { returnId })).rejects.toMatchObject({
      key: "returnNotFound",
    });
    await withdrawReturn(sale.buyer, { returnId });

    expect(await statusOf(returnId)).toBe("withdrawn");
    await expect(withdrawReturn(sale.buyer, { returnId })).rejects.toMatchObject({
      key: "returnDecided",
    });
    await expect(
      decideReturn(sale.seller, { returnId, decision: "refunded" }),
    ).rejects.toMatchObject({ key: "returnDecided" });
    // A withdrawn return can still be refunded manually.
    await refundOrder(sale.seller, { orderId: sale.orderId, reason: REASON, key: newKey() });
    await expectInvariants();
  });
});
