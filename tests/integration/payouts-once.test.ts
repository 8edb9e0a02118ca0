import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { releasePayout, retryPayout } from "@/lib/payouts/service/resolve";
import { createUser } from "../support/factories";
import { startFakeStripe } from "../support/fake-stripe";
import type { Call, Fault } from "../support/fake-stripe-money";
import { expectInvariants } from "../support/invariants";
import { createStripePayout, friday } from "../support/payees";
import { stripeEnvironment } from "../support/stripe-environment";

const HOUR_MS = 60 * 60 * 1000;

let fake: Awaited<ReturnType<typeof startFakeStripe>>;
const environment = stripeEnvironment(() => fake);
/** Current time of the jobs and of the stand-in. */
let now = new Date();

beforeAll(async () => {
  fake = await startFakeStripe();
  fake.setClock(() => now.getTime());
  vi.spyOn(console, "error").mockImplementation(() => {});
});

beforeEach(() => {
  now = new Date();
  fake.setFaults(() => null);
});

afterAll(() => {
  fake.stop();
  environment.restore();
  vi.restoreAllMocks();
});

async function createPayout() {
  const {
    seller,
    payout: { id },
  } = await createStripePayout(environment);
  const { providerAccountId } = await db.payoutAccount.findUniqueOrThrow({
    where: { sellerId: seller.id },
  });
  const read = () => db.payout.findUniqueOrThrow({ where: { id } });
  const transfers = () =>
    fake.made.filter(
      (object) =>
        object.resource === "transfers" && object.fields["destination"] === providerAccountId,
    );
  return { id, seller, read, transfers };
}

const pollBank = () => pollBankPayouts(now);

const hoursPass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR_MS);
};

const on = (resource: string, fault: Fault) => (call: Call) =>
  call.resource === resource ? fault : null;

describe("bank payouts", () => {
  it("store the transfer's id before the payout is requested", async () => {
    const { read, transfers } = await createPayout();
    fake.setFaults(on("payouts", "lostBefore"));

    await pollBank();

    const [transfer] = transfers();
    expect(await read()).toMatchObject({ stage: "sending", transferId: transfer?.id });
  });

  it("are transferred once when every response is lost and the provider drops its keys daily", async () => {
    const { read, transfers } = await createPayout();
    fake.setFaults(on("transfers", "lostAfter"));

    for (const _ of [1, 2, 3, 4]) {
      await pollBank();
      hoursPass(25);
    }
    fake.setFaults(() => null);
    await pollBank();

    expect(transfers()).toHaveLength(1);
    expect(await read()).toMatchObject({ stage: "sent", transferId: transfers()[0]?.id });
    await expectInvariants();
  });

  it("wait for an admin when the provider has dropped a key and has no transfer", async () => {
    const admin = await createUser({ role: "admin" });
    const { id, read, transfers } = await createPayout();
    fake.setFaults(on("transfers", "lostBefore"));
    await pollBank();
    hoursPass(25);
    fake.setFaults(() => null);

    await pollBank();

    expect(transfers()).toHaveLength(0);
    expect(await read()).toMatchObject({ stage: "attention", attentionReason: "transfer_unknown" });
    const notifications = await db.notification.findMany({
      where: { userId: admin.id, kind: "payout" },
    });
    expect(notifications.map(({ href }) => href)).toContain("/admin?tab=payouts");

    await retryPayout(admin, { payoutId: id });
    await pollBank();
    expect(transfers()).toHaveLength(1);
    expect((await read()).stage).toBe("sent");
    await expectInvariants();
  });

  it("are returned to the balance by an admin, unless the provider has them", async () => {
    const admin = await createUser({ role: "admin" });
    const [lostPayout, createdRow] = [await createPayout(), await createPayout()];
    fake.setFaults(on("transfers", "lostBefore"));
    await pollBank();
    hoursPass(25);
    fake.setFaults(() => null);
    await pollBank();
    const { accountId, amountCents } = await createdRow.read();
    fake.create({
      resource: "transfers",
      key: "by hand",
      account: null,
      fields: {
        amount: String(amountCents),
        destination: accountId ?? "",
        transfer_group: `payout:${createdRow.id}`,
      },
    });

    await releasePayout(admin, { payoutId: lostPayout.id });
    await expect(releasePayout(admin, { payoutId: createdRow.id })).rejects.toMatchObject({
      key: "payoutFound",
    });

    expect((await getBalances(lostPayout.seller.id)).availableCents).toBe(1900);
    await pollBank();
    expect((await createdRow.read()).stage).toBe("sent");
    await expectInvariants();
  });

  it("fail immediately when the transfer is refused, return to the balance and notify admins", async () => {
    const admin = await createUser({ role: "admin" });
    const { read, seller } = await createPayout();
    fake.setFaults(on("transfers", { status: 400, code: "balance_insufficient" }));

    await pollBank();

    expect(await read()).toMatchObject({ status: "failed", failureReason: "balance_insufficient" });
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    expect(await db.notification.count({ where: { userId: admin.id, kind: "payout" } })).toBe(1);
    await expectInvariants();
  });

  it.each([409, 429, 500])("are retried with the same key after a %s", async (status) => {
    const { read, transfers } = await createPayout();
    fake.setFaults(on("transfers", { status, code: "lock_timeout" }));
    await pollBank();
    expect((await read()).status).toBe("pending");
    fake.setFaults(() => null);

    await pollBank();

    expect(transfers()).toHaveLength(1);
    expect((await read()).stage).toBe("sent");
  });

  it("reverse the transfer when the bank refuses the payout, and are paid once the next Friday", async () => {
    const { read, seller, transfers } = await createPayout();
    fake.setFaults(on("payouts", { status: 400, code: "account_closed" }));

    await pollBank();

    expect(await read()).toMatchObject({ status: "failed", failureReason: "account_closed" });
    expect(transfers()).toMatchObject([{ reversedCents: 1900 }]);
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    fake.setFaults(() => null);
    await createDuePayouts(friday(1));
    await pollBank();
    const activeTransfers = transfers().filter(({ reversedCents }) => reversedCents === 0);
    expect(activeTransfers).toHaveLength(1);
    await expectInvariants();
  });

  it("are sent again once by an admin after a refusal, from the balance", async () => {
    const admin = await createUser({ role: "admin" });
    const { id, read, seller, transfers } = await createPayout();
    fake.setFaults(on("transfers", { status: 400, code: "account_invalid" }));
    await pollBank();
    fake.setFaults(() => null);

    await expect(retryPayout(seller, { payoutId: id })).rejects.toMatchObject({
      kind: "forbidden",
    });
    const tries = await Promise.allSettled([1, 2].map(() => retryPayout(admin, { payoutId: id })));
    await pollBank();

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(transfers()).toHaveLength(1);
    expect(await read()).toMatchObject({ status: "pending", stage: "sent", attempt: 2 });
    expect((await getBalances(seller.id)).availableCents).toBe(0);
    await expectInvariants();
  });

  it("do not block others while one waits for its bank", async () => {
    const payouts = [await createPayout(), await createPayout(), await createPayout()];
    await pollBank();
    const last = payouts.at(-1);
    const at = fake.made.find(({ key }) => key === `payout:${last?.id}`);
    if (at) at.status = "paid";

    await pollBank();

    expect((await last?.read())?.status).toBe("paid");
  });
});
