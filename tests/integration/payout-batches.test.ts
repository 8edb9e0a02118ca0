import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";

import { GET as file } from "@/app/api/admin/payout-batches/[id]/route";
import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { getBatchFile, listBatches } from "@/lib/payouts/queries/batches";
import { getPayoutInfo } from "@/lib/payouts/queries/overview";
import type { MobileInput } from "@/lib/payouts/schema";
import { connectBank, connectMobile } from "@/lib/payouts/service/connect";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { recordPayoutResult } from "@/lib/payouts/service/record-result";
import { listEmailsTo } from "../support/emails";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { BANK, createEarning, friday, MOBILE, sinceAMonth } from "../support/payees";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

/** Creates a seller with $19.00 and an account a month old, whose payout waits for an admin. */
async function createMobilePayout(mobile: Partial<MobileInput> = {}, week = 0) {
  const seller = await createUser({ role: "seller" });
  await connectMobile(seller, { ...MOBILE, ...mobile });
  await sinceAMonth(seller);
  await createEarning(seller, 2, 1000);
  await createDuePayouts(friday(week));
  const payout = await db.payout.findFirstOrThrow({ where: { sellerId: seller.id } });
  return { seller, payout };
}

const statusOf = async (id: number) =>
  (await db.payout.findUniqueOrThrow({ where: { id } })).status;

describe("connectMobile", () => {
  it("stores network, number and name without a bank", async () => {
    const seller = await createUser({ role: "seller" });

    expect(await connectMobile(seller, MOBILE)).toMatchObject({
      isConnected: true,
      bankAccount: null,
    });
    expect(
      await db.payoutAccount.findUniqueOrThrow({ where: { sellerId: seller.id } }),
    ).toMatchObject({
      kind: "mobile",
      ...MOBILE,
      provider: null,
      providerAccountId: null,
      last4: null,
    });
  });

  it("replaces a bank account and is replaced by one", async () => {
    const seller = await createUser({ role: "seller" });
    await connectBank(seller, BANK);
    await connectMobile(seller, MOBILE);
    expect(await getPayoutInfo(seller)).toMatchObject({ isConnected: true, bankAccount: null });

    await connectBank(seller, BANK);

    expect(await getPayoutInfo(seller)).toMatchObject({ bankAccount: { last4: "6789" } });
    expect(await db.payoutAccount.count({ where: { sellerId: seller.id } })).toBe(1);
  });

  it.each([
    ["a buyer", "buyer", "payoutsDenied"],
    ["an admin", "admin", "payoutsDenied"],
  ] as const)("refuses %s", async (_, role, key) => {
    const viewer = await createUser({ role });

    await expect(connectMobile(viewer, MOBILE)).rejects.toMatchObject({ key });
  });
});

describe("mobile payouts", () => {
  it("wait for an admin and are ignored by the bank job", async () => {
    const { payout } = await createMobilePayout();

    await pollBankPayouts();

    expect(payout).toMatchObject({ kind: "mobile", destination: "ZAAD +252634400123" });
    expect(payout.batchId).not.toBeNull();
    expect(await statusOf(payout.id)).toBe("pending");
  });

  it("are paid once an admin confirms them, even if confirmed twice", async () => {
    const admin = await createUser({ role: "admin" });
    const { seller, payout } = await createMobilePayout();
    const result = { payoutId: payout.id, status: "paid" as const };

    await Promise.all([recordPayoutResult(admin, result), recordPayoutResult(admin, result)]);

    expect(await statusOf(payout.id)).toBe("paid");
    expect(await getBalances(seller.id)).toEqual({ availableCents: 0, pendingCents: 0 });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    const arrived = (await listEmailsTo(email)).filter(({ text }) => text.includes("has arrived"));
    expect(arrived).toHaveLength(1);
    await expectInvariants();
  });

  it("return to the balance with the admin's reason when they fail, and are paid the next Friday", async () => {
    const admin = await createUser({ role: "admin" });
    const { seller, payout } = await createMobilePayout();
    const reason = "The number is not registered.";

    await recordPayoutResult(admin, { payoutId: payout.id, status: "failed", reason });

    expect(await db.payout.findUniqueOrThrow({ where: { id: payout.id } })).toMatchObject({
      status: "failed",
      failureReason: reason,
    });
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    await createDuePayouts(friday(1));
    expect(await db.payout.count({ where: { sellerId: seller.id, status: "pending" } })).toBe(1);
    await expectInvariants();
  });

  it("cannot change after their result", async () => {
    const admin = await createUser({ role: "admin" });
    const { payout } = await createMobilePayout();
    await recordPayoutResult(admin, { payoutId: payout.id, status: "paid" });

    await expect(
      recordPayoutResult(admin, { payoutId: payout.id, status: "failed", reason: "too late" }),
    ).rejects.toMatchObject({ kind: "conflict", key: "payoutDecided" });
    expect(await statusOf(payout.id)).toBe("paid");
  });

  it("have one result when two admins disagree", async () => {
    const admin = await createUser({ role: "admin" });
    const other = await createUser({ role: "admin" });
    const { payout } = await createMobilePayout();

    const results = await Promise.allSettled([
      recordPayoutResult(admin, { payoutId: payout.id, status: "paid" }),
      recordPayoutResult(other, { payoutId: payout.id, status: "failed", reason: "no answer" }),
    ]);

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expectInvariants();
  });

  it("are decided by an admin only, who cannot decide a bank payout", async () => {
    const { seller, payout } = await createMobilePayout();
    const paid = { payoutId: payout.id, status: "paid" as const };
    for (const [viewer, key] of [
      [seller, "accessDenied"],
      [await createUser({ role: "buyer" }), "accessDenied"],
    ] as const) {
      await expect(recordPayoutResult(viewer, paid)).rejects.toMatchObject({ key });
    }
    const admin = await createUser({ role: "admin" });
    const banked = await createUser({ role: "seller" });
    await connectBank(banked, BANK);
    await sinceAMonth(banked);
    await createEarning(banked);
    await createDuePayouts(friday(0));
    const { id } = await db.payout.findFirstOrThrow({ where: { sellerId: banked.id } });

    for (const payoutId of [id, 2_000_000_000]) {
      await expect(recordPayoutResult(admin, { ...paid, payoutId })).rejects.toMatchObject({
        kind: "notFound",
        key: "payoutNotFound",
      });
    }
    expect(await statusOf(id)).toBe("pending");
    expect(await statusOf(payout.id)).toBe("pending");
  });
});

describe("payout batches", () => {
  it("list the payouts of a Friday with their sum", async () => {
    const admin = await createUser({ role: "admin" });
    // Sellers of earlier tests whose payout failed are paid in an earlier batch.
    await createDuePayouts(friday(3));
    const { payout, seller } = await createMobilePayout({}, 4);

    const batch = (await listBatches(admin)).find(({ id }) => id === payout.batchId);

    expect(batch).toMatchObject({
      friday: payout.period.toISOString().slice(0, 10),
      totalCents: 1900,
      openCount: 1,
      payouts: [{ id: payout.id, seller: seller.username, amountCents: 1900, status: "pending" }],
    });
  });

  it("export pending payouts as CSV without formulas", async () => {
    const admin = await createUser({ role: "admin" });
    const { payout, seller } = await createMobilePayout(
      { holderName: '=HYPERLINK("x"), Hodan' },
      6,
    );
    const date = payout.period.toISOString().slice(0, 10);

    const { name, type, body } = await getBatchFile(admin, { id: String(payout.batchId) });

    expect([name, type]).toEqual([`payout-batch-${date}.csv`, "text/csv; charset=utf-8"]);
    expect(body).toBe(
      [
        "payout id,seller,name,network,number,amount,currency,reference",
        `${payout.id},${seller.username},"'=HYPERLINK(""x""), Hodan",ZAAD,252634400123,19.00,USD,SHAAFI-${date}-${payout.id}`,
        "",
      ].join("\r\n"),
    );

    await recordPayoutResult(admin, { payoutId: payout.id, status: "paid" });
    const later = await getBatchFile(admin, { id: String(payout.batchId) });
    expect(String(later.body).split("\r\n")).toHaveLength(2);
  });

  it("name the account as of the time of the payout", async () => {
    const admin = await createUser({ role: "admin" });
    const { payout, seller } = await createMobilePayout({}, 8);
    await connectMobile(seller, {
      network: "M-Pesa",
      phoneNumber: "0700111222",
      holderName: "Somebody Else",
    });

    const { body } = await getBatchFile(admin, { id: String(payout.batchId) });

    expect(body).toContain(`,${seller.username},ZAAD,252634400123,`);
    expect(body).not.toContain("Somebody Else");
  });

  it("are visible to admins only, and an unknown batch responds 404", async () => {
    const { payout, seller } = await createMobilePayout();
    const params = { id: String(payout.batchId) };
    for (const [viewer, key] of [
      [null, "signInRequired"],
      [seller, "accessDenied"],
      [await createUser({ role: "buyer" }), "accessDenied"],
    ] as const) {
      if (viewer) await expect(getBatchFile(viewer, params)).rejects.toMatchObject({ key });
      await expect(listBatches(viewer)).rejects.toMatchObject({ key });
    }
    const admin = await createUser({ role: "admin" });
    for (const id of ["0", "abc", "1999999999", "-1"]) {
      await expect(getBatchFile(admin, { id })).rejects.toMatchObject({ key: "batchNotFound" });
    }
    const request = new NextRequest("http://localhost:3000/api/admin/payout-batches/1");
    expect((await file(request, { params: Promise.resolve(params) })).status).toBe(401);
  });
});
