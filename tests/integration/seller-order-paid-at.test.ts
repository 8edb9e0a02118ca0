import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createSale } from "../support/sales";

const DAY_MS = 86_400_000;

/** Returns the payment time of an order and of each of its seller orders. */
async function paidAts(orderId: number) {
  const { paidAt, sellerOrders } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { paidAt: true, sellerOrders: { select: { paidAt: true } } },
  });
  return [paidAt, ...sellerOrders.map((sellerOrder) => sellerOrder.paidAt)];
}

describe("the payment time of a seller order", () => {
  it("follows that of its order, however it is written", async () => {
    const { orderId } = await createSale(1, 1250, await createUser({ role: "seller" }));
    const [paid, ofSellerOrder] = await paidAts(orderId);
    expect(paid).toEqual(expect.any(Date));
    expect(ofSellerOrder).toEqual(paid);

    const earlier = new Date(Date.now() - 3 * DAY_MS);
    await db.order.update({ where: { id: orderId }, data: { paidAt: earlier } });

    expect(await paidAts(orderId)).toEqual([earlier, earlier]);
    await expectInvariants();
  });

  it("is set for a seller order that is added later", async () => {
    const { orderId } = await createSale(1, 1250, await createUser({ role: "seller" }));
    const { id: sellerId } = await createUser({ role: "seller" });
    const nothing = { subtotalCents: 0, feeCents: 0, sellerNetCents: 0 };

    const { paidAt } = await db.sellerOrder.create({ data: { orderId, sellerId, ...nothing } });

    expect([paidAt]).toEqual((await paidAts(orderId)).slice(0, 1));
  });
});
