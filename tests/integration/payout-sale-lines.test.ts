import { expect, it } from "vitest";
import { monthOf } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { refundOrder } from "@/lib/orders/service/refund";
import { getLedgerMonth } from "@/lib/payouts/queries/ledger";
import { createUser } from "../support/factories";
import { createEarning } from "../support/payees";
import { newKey, REASON } from "../support/sales";

it("the ledger shows amount and fee of a sale as booked, regardless of a later refund's time", async () => {
  const seller = await createUser({ role: "seller" });
  const { orderId } = await createEarning(seller, 3, 5600);
  await refundOrder(seller, { orderId, reason: REASON, key: newKey(), amount: "72.00" });
  // A refund of available earnings, dated before their release.
  await db.$executeRaw`
    UPDATE refunds SET created_at = now() - interval '20 days' WHERE order_id = ${orderId}`;

  const { lines } = await getLedgerMonth(seller, monthOf(new Date()));

  expect(lines.find(({ kind }) => kind === "sale")).toMatchObject({
    amountCents: 16_800,
    feeCents: 840,
    netCents: 15_960,
  });
  expect(lines.find(({ kind }) => kind === "refund")).toMatchObject({ amountCents: -7200 });
});
