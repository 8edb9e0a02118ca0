import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createSale } from "../support/sales";

const DAY_MS = 86_400_000;

/** When an order was paid, and by their rows each of its parts. */
async function paidAts(orderId: number) {
  const { paidAt, parts } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { paidAt: true, parts: { select: { paidAt: true } } },
  });
  return [paidAt, ...parts.map((part) => part.paidAt)];
}

describe("when a part was paid", () => {
  it("is when its order was, whoever writes that", async () => {
    const { orderId } = await createSale(1, 1250, await createUser({ role: "seller" }));
    const [paid, ofPart] = await paidAts(orderId);
    expect(paid).toEqual(expect.any(Date));
    expect(ofPart).toEqual(paid);

    const earlier = new Date(Date.now() - 3 * DAY_MS);
    await db.order.update({ where: { id: orderId }, data: { paidAt: earlier } });

    expect(await paidAts(orderId)).toEqual([earlier, earlier]);
    await expectInvariants();
  });

  it("is known to a part that comes later", async () => {
    const { orderId } = await createSale(1, 1250, await createUser({ role: "seller" }));
    const { id: sellerId } = await createUser({ role: "seller" });
    const nothing = { subtotalCents: 0, feeCents: 0, sellerNetCents: 0 };

    const { paidAt } = await db.orderPart.create({ data: { orderId, sellerId, ...nothing } });

    expect([paidAt]).toEqual((await paidAts(orderId)).slice(0, 1));
  });
});
