import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { connectBank } from "@/lib/payouts/service/connect";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { createUser } from "../support/factories";
import { startFakeStripe } from "../support/fake-stripe";
import { expectInvariants } from "../support/invariants";
import { BANK, createStripePayout } from "../support/payees";
import { stripeEnvironment } from "../support/stripe-environment";

let fake: Awaited<ReturnType<typeof startFakeStripe>>;
const environment = stripeEnvironment(() => fake);

beforeAll(async () => {
  fake = await startFakeStripe();
  environment.enableStripe();
});

afterAll(() => {
  fake.stop();
  environment.restore();
});

const objectsOf = (resource: string) => fake.made.filter((object) => object.resource === resource);

const createPayout = () => createStripePayout(environment);

const statusOf = async (id: number) =>
  (await db.payout.findUniqueOrThrow({ where: { id } })).status;

describe("connectBank at Stripe", () => {
  it("sends the bank account and stores its name and last four digits", async () => {
    const seller = await createUser({ role: "seller" });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: seller.id } });

    await connectBank(seller, BANK);

    const createdRow = objectsOf("accounts").at(-1);
    expect(createdRow?.fields).toMatchObject({
      email,
      "external_account[account_number]": BANK.accountNumber,
      "external_account[routing_number]": BANK.routingNumber,
      "external_account[account_holder_name]": BANK.accountHolderName,
      "metadata[sellerId]": String(seller.id),
      "settings[payouts][schedule][interval]": "manual",
    });
    expect(
      await db.payoutAccount.findUniqueOrThrow({ where: { sellerId: seller.id } }),
    ).toMatchObject({ provider: "stripe", providerAccountId: createdRow?.id, last4: "6789" });
  });

  it("creates one account for the same form and another one for another bank", async () => {
    const seller = await createUser({ role: "seller" });
    const count = objectsOf("accounts").length;
    await connectBank(seller, BANK);
    await db.payoutAccount.delete({ where: { sellerId: seller.id } }); // As if it was never written.
    await connectBank(seller, BANK);
    expect(objectsOf("accounts")).toHaveLength(count + 1);

    await connectBank(seller, { ...BANK, accountNumber: "000999999991" });

    expect(objectsOf("accounts")).toHaveLength(count + 2);
    const keys = objectsOf("accounts").map(({ key }) => key);
    expect(keys.filter((key) => key.includes("23456789"))).toEqual([]);
  });

  it("reports refused numbers and logs nothing of Stripe's message about them", async () => {
    const seller = await createUser({ role: "seller" });
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    fake.refuseAccounts(`Invalid account number: ${BANK.accountNumber}`);

    await expect(connectBank(seller, BANK)).rejects.toMatchObject({
      kind: "invalid",
      key: "bankRefused",
    });

    fake.refuseAccounts(null);
    expect(logged.mock.calls.flat().join(" ")).not.toContain(BANK.accountNumber);
    logged.mockRestore();
    expect(await db.payoutAccount.count({ where: { sellerId: seller.id } })).toBe(0);
  });

  it("is unavailable when Stripe fails", async () => {
    const seller = await createUser({ role: "seller" });
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    fake.breakAccounts(true);

    await expect(connectBank(seller, BANK)).rejects.toMatchObject({
      kind: "unavailable",
      key: "paymentsUnreachable",
    });

    fake.breakAccounts(false);
    logged.mockRestore();
  });
});

describe("payouts through Stripe", () => {
  it("transfer to the seller's account and pay out once, even when the response was lost", async () => {
    const { payout, seller } = await createPayout();
    const { providerAccountId } = await db.payoutAccount.findUniqueOrThrow({
      where: { sellerId: seller.id },
    });

    await pollBankPayouts();
    await db.payout.update({
      where: { id: payout.id },
      data: { providerPayoutId: null, transferId: null, stage: "transferring" },
    });
    await pollBankPayouts();

    const key = `payout:${payout.id}`;
    expect(fake.made.filter((object) => object.key.startsWith(key))).toMatchObject([
      {
        resource: "transfers",
        key: `${key}:transfer`,
        account: null,
        fields: { amount: "1900", currency: "usd", destination: providerAccountId },
      },
      {
        resource: "payouts",
        key,
        account: providerAccountId,
        fields: { amount: "1900", currency: "usd" },
      },
    ]);
    expect(await statusOf(payout.id)).toBe("pending");
  });

  it("are paid once Stripe reports it", async () => {
    const { payout, seller } = await createPayout();
    await pollBankPayouts();
    const at = objectsOf("payouts").find(({ key }) => key === `payout:${payout.id}`);
    if (at) at.status = "paid";

    await pollBankPayouts();

    expect(await statusOf(payout.id)).toBe("paid");
    expect((await getBalances(seller.id)).availableCents).toBe(0);
  });

  it("return to the balance when the bank refuses them", async () => {
    const { payout, seller } = await createPayout();
    await pollBankPayouts();
    const at = objectsOf("payouts").find(({ key }) => key === `payout:${payout.id}`);
    if (at) at.status = "failed";

    await pollBankPayouts();

    expect(await db.payout.findUniqueOrThrow({ where: { id: payout.id } })).toMatchObject({
      status: "failed",
      failureReason: "account_closed",
    });
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    await expectInvariants();
  });
});
