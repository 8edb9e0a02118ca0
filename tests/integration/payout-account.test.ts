import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { POST as disconnect } from "@/app/api/seller/disconnect-stripe/route";
import { GET as info } from "@/app/api/seller/payout-info/route";
import { POST as setup } from "@/app/api/seller/setup-stripe-connect/route";
import { deleteAccount } from "@/lib/accounts/service/deletion";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { getPayoutOverview } from "@/lib/payouts/queries/overview";
import { connectBank, disconnectAccount } from "@/lib/payouts/service/connect";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import {
  get,
  PASSWORD,
  responseText,
  send,
  signedInAs,
  signOutCaller,
} from "../support/api-client";
import { listEmailsTo } from "../support/emails";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { BANK, createBankAccount, createEarning, friday, paidOut } from "../support/payees";
import { PAYOUT_INFO_KEYS } from "../support/payout-keys";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

describe("POST /api/seller/setup-stripe-connect", () => {
  afterEach(() => {
    Object.assign(env, { PAYMENTS: "sandbox" });
  });

  it("connects the bank account and returns the payout info", async () => {
    const seller = await signedInAs("seller");

    const response = await send(setup, { ...BANK, accountNumber: "0001 2345 6789" });

    expect(response.status).toBe(200);
    const body = await response.json();
    expect(Object.keys(body).sort()).toEqual(PAYOUT_INFO_KEYS);
    expect(body).toMatchObject({ isConnected: true, bankAccount: { last4: "6789" } });
    const account = await db.payoutAccount.findUniqueOrThrow({ where: { sellerId: seller.id } });
    expect(account).toMatchObject({
      kind: "bank",
      provider: "sandbox",
      holderName: "Hodan Warsame",
    });
  });

  it.each([
    ["accountHolderName", "H", "Account holder name is required"],
    ["bankName", undefined, "Bank name is required"],
    ["accountNumber", "1234567", "Valid account number is required"],
    ["accountNumber", "9".repeat(200), "Valid account number is required"],
    ["routingNumber", "12345678", "Valid routing number is required"],
    ["routingNumber", { $ne: 1 }, "Valid routing number is required"],
    ["accountType", "loan", "Please choose the account type"],
  ])("refuses %s %j with its message and connects nothing", async (field, value, sentence) => {
    const seller = await signedInAs("seller");

    expect(await responseText(await send(setup, { ...BANK, [field]: value }))).toEqual([
      400,
      sentence,
    ]);
    expect(await db.payoutAccount.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("refuses a wrong role before it validates the form", async () => {
    await signedInAs("buyer");

    expect((await send(setup, {})).status).toBe(403);
  });

  it("refuses a seller until the email address is confirmed", async () => {
    const { id } = await signedInAs("seller");
    await db.user.update({ where: { id }, data: { emailVerifiedAt: null } });

    expect(await responseText(await send(setup, BANK))).toEqual([
      403,
      "Please confirm your email address first",
    ]);
    expect(await db.payoutAccount.count({ where: { sellerId: id } })).toBe(0);
  });

  it("refuses another site", async () => {
    await signedInAs("seller");

    const response = await send(setup, BANK, { "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(403);
  });

  it("responds 503 without a provider", async () => {
    await signedInAs("seller");
    Object.assign(env, { PAYMENTS: undefined });

    expect(await responseText(await send(setup, BANK))).toEqual([
      503,
      "Stripe is not configured. Please contact support.",
    ]);
  });

  it("replaces the account, preserves its date and emails the seller", async () => {
    const seller = await signedInAs("seller");
    await createBankAccount(seller);
    const before = await db.payoutAccount.findUniqueOrThrow({ where: { sellerId: seller.id } });

    await connectBank(seller, { ...BANK, bankName: "Lake Street Bank", accountNumber: "99987654" });

    const after = await db.payoutAccount.findMany({ where: { sellerId: seller.id } });
    expect(after).toMatchObject([{ bankName: "Lake Street Bank", last4: "7654" }]);
    expect(after[0]?.connectedAt).toEqual(before.connectedAt);
    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });
    const message = (await listEmailsTo(email)).at(-1);
    expect(message?.text).toContain("Lake Street Bank 7654");
    expect(message?.text).not.toContain("99987654");
  });

  it("creates one account at the provider, even when our write was lost and the form is sent again", async () => {
    const seller = await signedInAs("seller");
    await connectBank(seller, BANK);
    await db.payoutAccount.delete({ where: { sellerId: seller.id } }); // As if it was never written.

    await Promise.all([connectBank(seller, BANK), connectBank(seller, BANK)]);

    const at = await db.sandboxAccount.findMany({
      where: { id: { startsWith: `acct_sandbox_${seller.id}_` } },
    });
    expect(at).toHaveLength(1);
    expect(await db.payoutAccount.count({ where: { sellerId: seller.id } })).toBe(1);
  });

  it("limits the number of attempts", async () => {
    await signedInAs("seller");
    for (let tried = 0; tried < 20; tried++) await send(setup, BANK);

    const response = await send(setup, BANK);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("POST /api/seller/disconnect-stripe", () => {
  it("deletes the account repeatedly and preserves the balance", async () => {
    const seller = await signedInAs("seller");
    await createBankAccount(seller);
    await createEarning(seller, 2, 1000);

    for (const _ of [1, 2]) {
      const response = await send(disconnect);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({});
    }

    expect(await (await get(info)).json()).toMatchObject({
      isConnected: false,
      bankAccount: null,
      availableBalance: "19.00",
    });
    await createDuePayouts(friday(0));
    expect(await db.payout.count({ where: { sellerId: seller.id } })).toBe(0);
    await expectInvariants();
  });

  it("lets a pending payout arrive", async () => {
    const seller = await createUser({ role: "seller" });
    await createBankAccount(seller);
    await createEarning(seller);
    await createDuePayouts(friday(0));

    await disconnectAccount(seller);

    expect(await paidOut(seller)).toMatchObject({ status: "paid" });
  });

  it("leaves another seller's account unchanged", async () => {
    const [seller, other] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    await createBankAccount(other);

    await disconnectAccount(seller);

    expect((await getPayoutOverview(other)).account).toMatchObject({ last4: "6789" });
  });
});

describe("deleteAccount of a seller", () => {
  it("waits for a pending payout and deletes the payout account", async () => {
    const seller = await signedInAs("seller");
    await createBankAccount(seller);
    const { orderId } = await createEarning(seller);
    await db.sellerOrder.updateMany({ where: { orderId }, data: { status: "completed" } });
    await db.order.update({ where: { id: orderId }, data: { status: "completed" } });
    await createDuePayouts(friday(0));

    await expect(deleteAccount(seller, { password: PASSWORD })).rejects.toMatchObject({
      key: "balanceOpen",
    });
    await paidOut(seller);
    await deleteAccount(seller, { password: PASSWORD });

    expect(await db.payoutAccount.count({ where: { sellerId: seller.id } })).toBe(0);
  });
});
