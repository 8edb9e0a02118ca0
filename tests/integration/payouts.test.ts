import { describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { refundOrder } from "@/lib/orders/service/refund";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { decidePayout } from "@/lib/payouts/service/decide";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createSale, daysPass, newKey, REASON, ship } from "../support/sales";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns noon in Minneapolis of the n-th Friday from now. */
function friday(n: number) {
  const day = new Date();
  day.setUTCHours(18, 0, 0, 0);
  const ahead = (5 - day.getUTCDay() + 7) % 7 || 7;
  return new Date(day.getTime() + (ahead + 7 * n) * DAY_MS);
}

async function connect(seller: Viewer, last4 = "6789") {
  const accountId = `acct_${seller.id}`;
  await db.sandboxAccount.create({ data: { id: accountId, last4 } });
  await db.payoutAccount.create({
    data: {
      sellerId: seller.id,
      kind: "bank",
      provider: "sandbox",
      providerAccountId: accountId,
      holderName: "Hodan Warsame",
      bankName: "First Community Bank",
      last4,
      accountType: "checking",
      connectedAt: new Date(Date.now() - 30 * DAY_MS),
    },
  });
}

/** Creates a sale with available earnings. */
async function createEarning(seller: Viewer, quantity = 1, priceCents = 1000) {
  const sale = await createSale(quantity, priceCents, seller);
  await ship(sale);
  await daysPass(sale.orderId, 8);
  await releaseEarnings();
  return sale;
}

/** Lets the bank confirm the payouts. */
async function payOut() {
  await pollBankPayouts();
  await db.$executeRaw`UPDATE sandbox_payouts SET created_at = now() - interval '2 minutes'`;
  await pollBankPayouts();
}

const payoutsOf = (seller: Viewer) =>
  db.payout.findMany({ where: { sellerId: seller.id }, orderBy: { id: "asc" } });

describe("createDuePayouts", () => {
  it("pays the available balance once, with a statement, even when jobs run simultaneously", async () => {
    const seller = await createUser({ role: "seller" });
    await connect(seller);
    const first = await createEarning(seller, 2);
    const second = await createEarning(seller, 1);
    const net = first.sellerOrder.sellerNetCents + second.sellerOrder.sellerNetCents;

    await Promise.all([1, 2, 3, 4].map(() => createDuePayouts(friday(0))));
    await payOut();

    const payouts = await payoutsOf(seller);
    expect(payouts).toMatchObject([
      { amountCents: net, status: "paid", destination: "First Community Bank 6789" },
    ]);
    const items = await db.payoutItem.count({ where: { payoutId: payouts[0]?.id ?? 0 } });
    expect(items).toBe(3);
    expect(await getBalances(seller.id)).toEqual({ availableCents: 0, pendingCents: 0 });
    await expectInvariants();
  });

  it("pays a missed Friday later, without earnings after it", async () => {
    const seller = await createUser({ role: "seller" });
    await connect(seller);
    await createEarning(seller);

    // A Friday before the earning, whichever day of the week the test runs on.
    await createDuePayouts(friday(-2));
    expect(await payoutsOf(seller)).toEqual([]);
    // The job did not run on Friday; Monday's run pays for it.
    await createDuePayouts(new Date(friday(0).getTime() + 3 * DAY_MS));
    expect(await payoutsOf(seller)).toHaveLength(1);
  });

  it("subtracts a refund after the payout from the next one, to the cent", async () => {
    const seller = await createUser({ role: "seller" });
    await connect(seller);
    const paid = await createEarning(seller, 2, 1000);
    await createDuePayouts(friday(0));
    await payOut();

    const lines = [{ lineId: paid.lineId, quantity: 1 }];
    await refundOrder(seller, { orderId: paid.orderId, reason: REASON, key: newKey(), lines });
    const share = (await db.refund.findFirstOrThrow({ where: { orderId: paid.orderId } }))
      .sellerCents;
    expect((await getBalances(seller.id)).availableCents).toBe(-share);
    await createDuePayouts(friday(1));
    expect(await payoutsOf(seller)).toHaveLength(1);

    const next = await createEarning(seller, 3, 1000);
    await createDuePayouts(friday(2));
    await payOut();

    const payouts = await payoutsOf(seller);
    expect(payouts[1]).toMatchObject({
      amountCents: next.sellerOrder.sellerNetCents - share,
      status: "paid",
    });
    expect((await getBalances(seller.id)).availableCents).toBe(0);
    await expectInvariants();
  });

  it("returns the amount when the bank refuses, and pays it the next Friday", async () => {
    const seller = await createUser({ role: "seller" });
    await connect(seller, "1116");
    const { sellerOrder } = await createEarning(seller);
    await createDuePayouts(friday(0));

    await payOut();

    expect(await payoutsOf(seller)).toMatchObject([
      { status: "failed", failureReason: "account_closed" },
    ]);
    expect((await getBalances(seller.id)).availableCents).toBe(sellerOrder.sellerNetCents);
    await db.sandboxAccount.updateMany({
      where: { id: `acct_${seller.id}` },
      data: { last4: "6789" },
    });
    await createDuePayouts(friday(1));
    await payOut();
    expect(await payoutsOf(seller)).toMatchObject([
      { status: "failed" },
      { status: "paid", amountCents: sellerOrder.sellerNetCents },
    ]);
    await expectInvariants();
  });

  it("sends a payout once, even when the response was lost", async () => {
    const seller = await createUser({ role: "seller" });
    await connect(seller);
    await createEarning(seller);
    await createDuePayouts(friday(0));
    const [payout] = await payoutsOf(seller);

    await pollBankPayouts();
    await db.payout.update({ where: { id: payout?.id ?? 0 }, data: { providerPayoutId: null } });
    await payOut();

    expect(await db.sandboxPayout.count({ where: { accountId: `acct_${seller.id}` } })).toBe(1);
    expect(await payoutsOf(seller)).toMatchObject([{ status: "paid" }]);
  });

  it("skips a seller without an account, whose balance stays owed", async () => {
    const seller = await createUser({ role: "seller" });
    const { sellerOrder } = await createEarning(seller);

    await createDuePayouts(friday(0));

    expect(await payoutsOf(seller)).toEqual([]);
    expect((await getBalances(seller.id)).availableCents).toBe(sellerOrder.sellerNetCents);
  });
});

describe("decidePayout", () => {
  it("decides once and ignores a failure after the arrival", async () => {
    const seller = await createUser({ role: "seller" });
    await connect(seller);
    await createEarning(seller);
    await createDuePayouts(friday(0));
    const [payout] = await payoutsOf(seller);
    const decide = (status: "paid" | "failed") =>
      withTx((tx) => decidePayout(tx, payout?.id ?? 0, { status, failureReason: null }));

    expect(await Promise.all([decide("paid"), decide("paid")])).toContain(true);
    expect(await decide("failed")).toBe(false);

    expect(await payoutsOf(seller)).toMatchObject([{ status: "paid" }]);
    await expectInvariants();
  });
});
