import { describe, expect, it } from "vitest";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { connectBank, connectMobile } from "@/lib/payouts/service/connect";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { undoChange } from "@/lib/sensitive-changes/service";
import { listEmailsTo, secretIn } from "../support/emails";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { BANK, createEarning, friday, MOBILE, sinceAMonth } from "../support/payees";

const undoOf = async ({ id }: Viewer) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id } });
  return secretIn((await listEmailsTo(email)).at(-1), "undo");
};

const sellerOf = ({ id }: Viewer) => db.user.findUniqueOrThrow({ where: { id } });

/** Creates a seller whose account was changed to another one before a payout to that. */
async function createPayoutTo(other: (seller: Viewer) => Promise<unknown>) {
  const [admin, seller] = [
    await createUser({ role: "admin" }),
    await createUser({ role: "seller" }),
  ];
  await createEarning(seller, 2, 1000);
  await connectMobile(seller, MOBILE);
  await other(seller);
  await sinceAMonth(seller);
  await createDuePayouts(friday(1));
  const payout = () => db.payout.findFirstOrThrow({ where: { sellerId: seller.id } });
  return { admin, seller, payout, token: await undoOf(seller) };
}

describe("undoing a change of the payout account", () => {
  it("returns a payout that was not sent to the provider to the balance", async () => {
    const { seller, token, payout } = await createPayoutTo((viewer) => connectBank(viewer, BANK));

    await undoChange({ token });
    await pollBankPayouts();

    expect(await payout()).toMatchObject({ status: "failed", stage: "done" });
    expect((await getBalances(seller.id)).availableCents).toBe(1900);
    expect((await sellerOf(seller)).payoutsHeldAt).toBeNull();
    await expectInvariants();
  });

  it("holds the seller's payouts while one is in transit and notifies the admins", async () => {
    const stranger = { ...MOBILE, phoneNumber: "+252634400999" };
    const { admin, seller, token, payout } = await createPayoutTo((viewer) =>
      connectMobile(viewer, stranger),
    );

    await undoChange({ token });

    expect(await sellerOf(seller)).toMatchObject({
      payoutsHeldAt: expect.any(Date),
      payoutsHeldMessage: expect.stringContaining("you restored it"),
    });
    const key = { startsWith: `payouts:${seller.id}:`, endsWith: ":held" };
    expect(await db.outboxMessage.count({ where: { dedupeKey: key } })).toBe(1);
    expect((await payout()).status).toBe("pending");
    expect(await db.notification.count({ where: { userId: admin.id, kind: "payout" } })).toBe(1);
    await expectInvariants();
  });
});
