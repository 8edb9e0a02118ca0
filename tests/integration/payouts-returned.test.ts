import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { handleEvent } from "@/lib/payment-events/service/handle-event";
import { signPayload } from "@/lib/payments/webhook-signature";
import { connectBank } from "@/lib/payouts/service/connect";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { retryPayout } from "@/lib/payouts/service/resolve";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { BANK, createBankAccount, createEarning, friday, paidOut } from "../support/payees";

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterAll(() => {
  vi.restoreAllMocks();
});

async function deliver(type: string, object: object) {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type,
    data: { object },
  });
  await handleEvent(body, signPayload(body));
}

async function createPaidPayout() {
  const admin = await createUser({ role: "admin" });
  const seller = await createUser({ role: "seller" });
  await createEarning(seller, 2, 1000);
  await createBankAccount(seller);
  const payout = await paidOut(seller);
  expect(payout.status).toBe("paid");
  return { admin, seller, payout };
}

const readPayout = (id: number) => db.payout.findUniqueOrThrow({ where: { id } });

describe("a payout returned after its arrival", () => {
  it("returns to the balance once, reverses its transfer and notifies admins", async () => {
    const { admin, seller, payout } = await createPaidPayout();
    const failed = { id: payout.providerPayoutId, object: "payout", status: "failed" };

    await deliver("payout.failed", { ...failed, failure_code: "account_closed" });
    await deliver("payout.failed", { ...failed, failure_code: "account_closed" });
    await pollBankPayouts();

    expect(await readPayout(payout.id)).toMatchObject({
      status: "failed",
      failureReason: "account_closed",
      stage: "done",
    });
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    const transfer = await db.sandboxTransfer.findUniqueOrThrow({
      where: { id: payout.transferId ?? "" },
    });
    expect(transfer.reversedCents).toBe(1900);
    expect(await db.notification.count({ where: { userId: admin.id, kind: "payout" } })).toBe(1);
    await expectInvariants();
  });

  it("is paid again only once its transfer was reversed", async () => {
    const { seller, payout } = await createPaidPayout();
    const failed = { id: payout.providerPayoutId, object: "payout", status: "failed" };
    await deliver("payout.failed", { ...failed, failure_code: "account_closed" });

    await createDuePayouts(friday(1));
    expect(await db.payout.count({ where: { sellerId: seller.id } })).toBe(1);

    await pollBankPayouts();
    expect((await readPayout(payout.id)).stage).toBe("done");
    await createDuePayouts(friday(2));
    expect(await db.payout.count({ where: { sellerId: seller.id } })).toBe(2);
    await expectInvariants();
  });

  it("returns to the balance when its transfer was reversed manually", async () => {
    const { seller, payout } = await createPaidPayout();
    await db.sandboxTransfer.update({
      where: { id: payout.transferId ?? "" },
      data: { reversedCents: 1900 },
    });

    await deliver("transfer.reversed", {
      id: payout.transferId,
      object: "transfer",
      amount: 1900,
      amount_reversed: 1900,
    });

    expect((await readPayout(payout.id)).status).toBe("failed");
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    await expectInvariants();
  });

  it("is also marked as paid by webhook", async () => {
    const seller = await createUser({ role: "seller" });
    await createEarning(seller, 2, 1000);
    await createBankAccount(seller);
    const { id } = await paidOut(seller);
    await db.$executeRaw`UPDATE sandbox_payouts SET created_at = now()`;
    const { providerPayoutId } = await readPayout(id);

    await deliver("payout.paid", { id: providerPayoutId, object: "payout", status: "paid" });

    expect((await readPayout(id)).status).toBe("paid");
  });

  it("is sent again by an admin only 72 hours after a change of the account", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    await createEarning(seller, 2, 1000);
    await createBankAccount(seller, { accountNumber: "000111111116" });
    const { id: payoutId, status } = await paidOut(seller);
    expect(status).toBe("failed");
    await connectBank(seller, BANK);

    await expect(retryPayout(admin, { payoutId })).rejects.toMatchObject({
      kind: "conflict",
      key: "payoutAccountNew",
    });
    await retryPayout(admin, { payoutId }, new Date(Date.now() + 73 * 3_600_000));

    expect((await readPayout(payoutId)).status).toBe("pending");
    await expectInvariants();
  });
});
