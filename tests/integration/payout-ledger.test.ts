import { beforeEach, describe, expect, it, vi } from "vitest";

import { GET as statement } from "@/app/api/payouts/statement/route";
import { POST as disconnect } from "@/app/api/seller/disconnect-stripe/route";
import { GET as info } from "@/app/api/seller/payout-info/route";
import { POST as setup } from "@/app/api/seller/setup-stripe-connect/route";
import { businessDate, monthOf, startOfDay } from "@/lib/core/business-calendar";
import { db } from "@/lib/db/client";
import { refundOrder } from "@/lib/orders/service/refund";
import { getLedgerMonth, listLedgerMonths, listPendingSales } from "@/lib/payouts/queries/ledger";
import { getPayoutOverview } from "@/lib/payouts/queries/overview";
import { getPayoutStatement } from "@/lib/payouts/queries/statement";
import { nextFriday } from "@/lib/payouts/rules";
import { connectBank, disconnectAccount } from "@/lib/payouts/service/connect";
import { get, responseText, send, signedInAs, signOutCaller } from "../support/api-client";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { BANK, createBankAccount, createEarning, paidOut } from "../support/payees";
import { PAYOUT_INFO_KEYS } from "../support/payout-keys";
import { createSale, newKey, REASON, ship } from "../support/sales";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeEach(signOutCaller);

describe("GET /api/seller/payout-info", () => {
  it("returns exactly the fields of the contract, with decimal strings and ISO times", async () => {
    const seller = await signedInAs("seller");

    const response = await get(info);
    const body = await response.json();

    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(Object.keys(body).sort()).toEqual(PAYOUT_INFO_KEYS);
    expect(body).toEqual({
      isConnected: false,
      pendingBalance: "0.00",
      availableBalance: "0.00",
      payoutState: "waiting",
      payoutsPausedReason: null,
      nextPayoutDate: startOfDay(nextFriday(new Date())).toISOString(),
      bankAccount: null,
      recentPayouts: [],
    });
    expect(new Date(body.nextPayoutDate).getUTCDay()).toBe(5);
    expect(seller.role).toBe("seller");
  });

  it("equals the ledger of the requesting seller only", async () => {
    const seller = await signedInAs("seller");
    const other = await createUser({ role: "seller" });
    await createBankAccount(seller);
    const earned = await createEarning(seller, 2, 1000);
    await createEarning(other, 3, 4000);
    const payout = await paidOut(seller);
    const waiting = await createSale(1, 1250, seller);
    await ship(waiting);

    const body = await (await get(info)).json();

    expect(body).toMatchObject({
      isConnected: true,
      availableBalance: "0.00",
      pendingBalance: "11.87",
      bankAccount: { bankName: "First Community Bank", last4: "6789", accountType: "checking" },
    });
    expect(body.recentPayouts).toEqual([
      {
        id: payout.id,
        amount: "19.00",
        status: "paid",
        date: payout.createdAt.toISOString(),
        description: "First Community Bank 6789",
      },
    ]);
    expect(earned.sellerOrder.sellerNetCents).toBe(1900);
    await expectInvariants();
  });

  it("responds 401 to an anonymous visitor and 403 to buyers and admins, with the area's message", async () => {
    expect(await responseText(await get(info))).toEqual([401, "Please sign in to continue."]);
    for (const role of ["buyer", "admin"] as const) {
      await signedInAs(role);
      const denied = [403, "Only sellers can access payout settings."];
      expect(await responseText(await get(info))).toEqual(denied);
      expect(await responseText(await get(statement))).toEqual(denied);
      expect(await responseText(await send(setup, BANK))).toEqual(denied);
      expect(await responseText(await send(disconnect))).toEqual(denied);
      signOutCaller();
    }
  });
});

describe("the ledger of a seller", () => {
  it("lists sale, refund and payout with the balance after each, the latest equal to the available one", async () => {
    const seller = await createUser({ role: "seller" });
    await createBankAccount(seller);
    const sale = await createEarning(seller, 3, 1000);
    await paidOut(seller);
    const lines = [{ lineId: sale.lineId, quantity: 1 }];
    await refundOrder(seller, { orderId: sale.orderId, reason: REASON, key: newKey(), lines });
    await createEarning(seller, 1, 2000);

    const { lines: visible, count } = await getLedgerMonth(seller, monthOf(new Date()));

    expect(count).toBe(4);
    expect(
      visible.map(({ kind, amountCents, feeCents, netCents, balanceCents }) => [
        kind,
        amountCents,
        feeCents,
        netCents,
        balanceCents,
      ]),
    ).toEqual([
      ["sale", 2000, 100, 1900, 950],
      ["refund", -1000, -50, -950, -950],
      ["payout", null, null, -2850, 0],
      ["sale", 3000, 150, 2850, 2850],
    ]);
    expect((await getPayoutOverview(seller)).availableCents).toBe(950);
    expect(visible[1]?.items).toMatchObject([{ title: "Harar coffee", quantity: 1 }]);
  });

  it("subtracts a refund before the release from the pending sale", async () => {
    const seller = await createUser({ role: "seller" });
    const sale = await createSale(3, 1000, seller);
    await refundOrder(seller, {
      orderId: sale.orderId,
      reason: REASON,
      key: newKey(),
      amount: "10.00",
    });

    expect(await listPendingSales(seller)).toMatchObject([
      { amountCents: 2000, feeCents: 100, netCents: 1900, availableAt: null, isDisputed: false },
    ]);
    expect((await getPayoutOverview(seller)).pendingCents).toBe(1900);
  });

  it("returns when a pending sale becomes available", async () => {
    const seller = await createUser({ role: "seller" });
    const sale = await createSale(1, 1000, seller);
    await ship(sale);
    const sellerOrder = await db.sellerOrder.findUniqueOrThrow({
      where: { id: sale.sellerOrder.id },
    });

    const [pending] = await listPendingSales(seller);

    const sevenDays = 7 * 24 * 60 * 60 * 1000;
    expect(pending?.availableAt).toBe(
      new Date((sellerOrder.shippedAt?.getTime() ?? 0) + sevenDays).toISOString(),
    );
  });

  it("starts a month with the balance of the month before", async () => {
    const seller = await createUser({ role: "seller" });
    await createEarning(seller, 1, 1000);
    const now = new Date();
    const next = new Date(now.getTime() + 40 * 24 * 60 * 60 * 1000);

    expect(await listLedgerMonths(seller, next)).toContain(monthOf(now));
    expect(await getLedgerMonth(seller, monthOf(next))).toEqual({ lines: [], count: 0 });
  });

  it("refuses viewers who are not sellers", async () => {
    for (const viewer of [
      null,
      await createUser({ role: "buyer" }),
      await createUser({ role: "admin" }),
    ]) {
      const key = viewer ? "payoutsDenied" : "signInRequired";
      await expect(getLedgerMonth(viewer, "2026-11")).rejects.toMatchObject({ key });
      await expect(getPayoutStatement(viewer, 1)).rejects.toMatchObject({ key });
      if (!viewer) continue;
      await expect(connectBank(viewer, BANK)).rejects.toMatchObject({ key });
      await expect(disconnectAccount(viewer)).rejects.toMatchObject({ key });
    }
  });
});

describe("the statement of a payout", () => {
  it("sums to the payout, including the amount of a failed one that was returned", async () => {
    const seller = await createUser({ role: "seller" });
    await createBankAccount(seller, { accountNumber: "000111111116" });
    await createEarning(seller, 2, 1000);
    const failed = await paidOut(seller);
    expect(failed.status).toBe("failed");
    await connectBank(seller, BANK);
    await createEarning(seller, 1, 1000);
    const paid = await paidOut(seller, 1);

    const results = await getPayoutStatement(seller, paid.id);

    expect(results?.lines.map(({ kind, netCents }) => [kind, netCents])).toEqual([
      ["returned", 1900],
      ["sale", 950],
    ]);
    expect(results?.payout).toMatchObject({ amountCents: 2850, status: "paid" });
    await expectInvariants();
  });

  it("responds 404 for another seller's payout", async () => {
    const seller = await signedInAs("seller");
    const other = await createUser({ role: "seller" });
    await createBankAccount(other);
    await createEarning(other);
    const { id } = await paidOut(other);

    expect(await getPayoutStatement(seller, id)).toBeNull();
    expect(await responseText(await get(statement, `?payout=${id}`))).toEqual([
      404,
      "Payout not found",
    ]);
    expect((await get(statement, "?payout=abc")).status).toBe(404);
    expect((await get(statement, "?month=2026-13")).status).toBe(400);
  });

  it("exports a month and a payout as CSV", async () => {
    const seller = await signedInAs("seller");
    await createBankAccount(seller);
    const { orderId } = await createEarning(seller, 2, 1000);
    const { id } = await paidOut(seller);

    const month = await get(statement, `?month=${monthOf(new Date())}`);
    const response = await get(statement, `?payout=${id}`);

    expect(month.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(month.headers.get("content-disposition")).toBe(
      `attachment; filename="shaafi-marketplace-${monthOf(new Date())}.csv"`,
    );
    const today = businessDate(new Date());
    expect((await month.text()).split("\r\n").slice(0, 3)).toEqual([
      "Date,Entry,Order,Items,Amount,Fee,Your share,Balance,Reference",
      expect.stringMatching(
        `^${today},sale,${orderId},2 x Harar coffee,20.00,-1.00,19.00,19.00,part:\\d+:released:0$`,
      ),
      `${today},payout,,,,,-19.00,0.00,payout:${id}`,
    ]);
    expect((await response.text()).split("\r\n").at(-2)).toBe(`,,,,,Total,19.00,payout:${id}`);
  });
});
