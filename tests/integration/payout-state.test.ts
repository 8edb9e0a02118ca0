import { describe, expect, it } from "vitest";

import { holdPayouts, releasePayouts } from "@/lib/admin/users/service/holds";
import { db } from "@/lib/db/client";
import { getPayoutInfo, getPayoutOverview } from "@/lib/payouts/queries/overview";
import { nextFriday } from "@/lib/payouts/rules";
import { getDashboard } from "@/lib/seller-dashboard/queries/overview";
import { buildTodos } from "@/lib/seller-dashboard/rules";
import { createUser } from "../support/factories";
import { createBankAccount, createEarning } from "../support/payees";

const REASON = "Several buyers report fraud";

async function createEarner() {
  const seller = await createUser({ role: "seller" });
  await createEarning(seller, 2, 1000);
  await createBankAccount(seller);
  return seller;
}

describe("the state of a seller's payouts", () => {
  it("is paused with the seller's reason on the page, the dashboard and the API call, without a date", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    await holdPayouts(admin, { userId: seller.id, message: REASON, reason: "Internal: case 8" });

    const state = { kind: "held", message: REASON, date: null };
    const [overview, dashboard, info] = await Promise.all([
      getPayoutOverview(seller),
      getDashboard(seller, "weeks"),
      getPayoutInfo(seller),
    ]);
    expect(overview.state).toMatchObject(state);
    expect(dashboard.payoutState).toMatchObject(state);
    expect(buildTodos(dashboard.waiting)).toContainEqual({ kind: "payoutsHeld" });
    expect(info).toMatchObject({
      payoutState: "paused",
      payoutsPausedReason: REASON,
      nextPayoutDate: null,
      availableBalance: "19.00",
    });
    expect(JSON.stringify([overview, dashboard, info])).not.toContain("Internal");
  });

  it("is scheduled on the same day everywhere after the release", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    await holdPayouts(admin, { userId: seller.id, message: REASON });
    await releasePayouts(admin, { userId: seller.id, reason: "The reports were wrong" });

    const [overview, dashboard, info] = await Promise.all([
      getPayoutOverview(seller),
      getDashboard(seller, "weeks"),
      getPayoutInfo(seller),
    ]);
    expect(overview.state).toEqual({ kind: "scheduled", date: nextFriday(new Date()) });
    expect(dashboard.payoutState).toEqual(overview.state);
    expect(info).toMatchObject({ payoutState: "scheduled", payoutsPausedReason: null });
  });
});

describe("emails about a hold", () => {
  const emailsOf = async (sellerId: number, state: string) => {
    const rows = await db.outboxMessage.findMany({
      where: { dedupeKey: { startsWith: `payouts:${sellerId}:`, endsWith: `:${state}` } },
    });
    return rows.map(({ payload }) => JSON.stringify(payload));
  };

  it("are queued once with the seller's reason only, and name no day", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    const input = { userId: seller.id, message: REASON, reason: "Internal: case 8" };

    await Promise.allSettled([holdPayouts(admin, input), holdPayouts(admin, input)]);

    const [email, ...others] = await emailsOf(seller.id, "held");
    expect(others).toEqual([]);
    expect(email).toContain(REASON);
    expect(email).toContain("Your balance stays yours");
    expect(email).not.toMatch(/Friday|Internal|\b20\d\d\b/);
    expect(await db.notification.count({ where: { userId: seller.id, kind: "payout" } })).toBe(1);
  });

  it("name the day of the next payout after the release", async () => {
    const [admin, seller] = [await createUser({ role: "admin" }), await createEarner()];
    await holdPayouts(admin, { userId: seller.id, message: REASON });
    await releasePayouts(admin, { userId: seller.id, reason: "The reports were wrong" });

    const [email] = await emailsOf(seller.id, "resumed");
    expect(email).toMatch(/Payouts are on again.*The next one is Friday, [A-Z][a-z]+ \d+\./s);
  });

  it("name no day after the release if there is nothing to pay", async () => {
    const [admin, seller] = [
      await createUser({ role: "admin" }),
      await createUser({ role: "seller" }),
    ];
    await holdPayouts(admin, { userId: seller.id, message: REASON });
    await releasePayouts(admin, { userId: seller.id, reason: "The reports were wrong" });

    expect((await emailsOf(seller.id, "resumed")).join()).not.toContain("Friday");
  });
});
