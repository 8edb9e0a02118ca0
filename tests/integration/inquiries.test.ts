import { describe, expect, it } from "vitest";

import { db } from "@/lib/db/client";
import { createDispute, openSums } from "../support/disputes";
import { expectInvariants } from "../support/invariants";
import { createSale } from "../support/sales";

describe("inquiries before a dispute", () => {
  it("book nothing and do not hold earnings", async () => {
    const { orderId } = await createSale(1, 1900);
    const report = await createDispute(orderId);

    await report("warning_needs_response");
    await report("warning_under_review");
    await report("warning_closed");

    expect(await db.dispute.count({ where: { orderId } })).toBe(0);
    const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
    expect(order.paymentStatus).toBe("paid");
    expect(await openSums(orderId)).toEqual({});
  });

  it("are booked as a dispute when escalated", async () => {
    const { orderId } = await createSale(1, 1900);
    const report = await createDispute(orderId);

    await report("warning_needs_response");
    await report("needs_response");

    expect(await openSums(orderId)).toEqual({ disputed_funds: 1900 });
  });

  it.each(["warning_closed", "charge_refunded", "prevented"])(
    "end without a loss with the status %s",
    async (status) => {
      const { orderId } = await createSale(1, 1900);
      const report = await createDispute(orderId);
      await report("needs_response");

      await report(status);

      expect(await openSums(orderId)).toEqual({});
      const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
      expect(order.paymentStatus).toBe("paid");
      await expectInvariants();
    },
  );
});
