import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/db/client";
import { processOutbox } from "@/lib/jobs/service/process-outbox";
import { listReports } from "@/lib/monthly-reports/queries/reports";
import { generateReport } from "@/lib/monthly-reports/service";
import { applyDispute } from "@/lib/orders/disputes/service/apply-dispute";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { refundOrder } from "@/lib/orders/service/refund";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { createProduct, createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createPaidOrder } from "../support/orders";
import { friday } from "../support/payees";
import { createSale, daysPass, newKey, REASON, ship } from "../support/sales";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Moves the latest entries to `moment`. */
async function moveTo(moment: string) {
  await db.$executeRaw`
    UPDATE ledger_entries SET created_at = ${new Date(moment)} WHERE created_at > now() - interval '1 hour'`;
}

async function connect({ id }: Viewer, last4: string) {
  const accountId = `acct_${id}`;
  await db.sandboxAccount.create({ data: { id: accountId, last4 } });
  await db.payoutAccount.create({
    data: {
      sellerId: id,
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

/** Lets the bank confirm the payouts. */
async function payOut() {
  await pollBankPayouts();
  await db.$executeRaw`UPDATE sandbox_payouts SET created_at = now() - interval '2 minutes'`;
  await pollBankPayouts();
}

/** Ships and delivers parcels and lets the waiting time of their earnings pass. */
async function release(...sales: Awaited<ReturnType<typeof createSale>>[]) {
  for (const sale of sales) {
    await ship(sale);
    await daysPass(sale.orderId, 8);
  }
  await releaseEarnings();
}

async function dispute(orderId: number, amountCents: number, ...statuses: string[]) {
  const { intentId } = await db.paymentIntent.findUniqueOrThrow({ where: { orderId } });
  const response = { id: `dp_${orderId}`, intentId, amountCents, reason: "fraudulent" };
  for (const status of statuses) await withTx((tx) => applyDispute(tx, { ...response, status }));
}

let seller: Viewer;

/**
 * January: two sales, a refund of one, and a payout. February: a third sale, a payout that the bank refuses, a refund
 * after the release, a dispute. March: the dispute is lost, a buyer orders again, and the balance is paid.
 */
beforeAll(async () => {
  await db.$executeRaw`ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only`;
  seller = await createUser({ role: "seller" });
  await connect(seller, "6789");
  const first = await createSale(3, 999, seller);
  const second = await createSale(2, 1_777, seller);
  await refundOrder(seller, {
    orderId: first.orderId,
    reason: REASON,
    key: newKey(),
    amount: "5.01",
  });
  await processOutbox();
  await release(first, second);
  await moveTo("2026-01-01T00:00:00.000Z");
  await createDuePayouts(friday(0));
  await payOut();
  await moveTo("2026-01-31T23:59:59.999Z");

  const third = await createSale(5, 1_333, seller);
  await moveTo("2026-02-01T00:00:00.000Z");
  await release(third);
  await moveTo("2026-02-10T12:00:00.000Z");
  await db.sandboxAccount.updateMany({
    where: { id: `acct_${seller.id}` },
    data: { last4: "1116" },
  });
  await createDuePayouts(friday(1));
  await payOut();
  await refundOrder(seller, {
    orderId: second.orderId,
    reason: REASON,
    key: newKey(),
    amount: "10.00",
  });
  await processOutbox();
  await dispute(third.orderId, 5 * 1_333, "needs_response");
  await moveTo("2026-02-28T23:59:59.999Z");

  await dispute(third.orderId, 5 * 1_333, "lost");
  const again = await createPaidOrder(second.buyer, second.product, 8);
  const soldUnits = { ...second, orderId: again };
  await release(soldUnits);
  await moveTo("2026-03-05T12:00:00.000Z");
  await db.sandboxAccount.updateMany({
    where: { id: `acct_${seller.id}` },
    data: { last4: "6789" },
  });
  await createDuePayouts(friday(2));
  await payOut();
  await moveTo("2026-03-31T23:59:59.999Z");
}, 60_000);

afterAll(expectInvariants);

/** Sums a month from the ledger accounts, independently of the report. Dollars. */
async function ledgerOf(month: number) {
  const [row] = await db.$queryRaw<Record<string, string>[]>`
    WITH own AS (
      SELECT *, extract(month FROM created_at AT TIME ZONE 'UTC')::int AS m FROM ledger_entries
      WHERE order_id IN (SELECT order_id FROM order_parts WHERE seller_id = ${seller.id}) OR seller_id = ${seller.id})
    SELECT
      (-coalesce(sum(amount_cents) FILTER (WHERE seller_id IS NOT NULL AND m < ${month}), 0) / 100.0)::numeric(12,2)::text AS opening,
      (-coalesce(sum(amount_cents) FILTER (WHERE seller_id IS NOT NULL AND m <= ${month}), 0) / 100.0)::numeric(12,2)::text AS closing,
      (coalesce(sum(amount_cents) FILTER (WHERE account = 'provider_clearing' AND ref LIKE 'order:%:paid' AND m = ${month}), 0) / 100.0)::numeric(12,2)::text AS gross,
      (-coalesce(sum(amount_cents) FILTER (WHERE account = 'platform_fees' AND m = ${month}), 0) / 100.0)::numeric(12,2)::text AS fees,
      (-coalesce(sum(amount_cents) FILTER (WHERE account = 'buyer_refunds' AND ref ~ '^refund:[0-9]+$' AND m = ${month}), 0) / 100.0)::numeric(12,2)::text AS refunds
    FROM own`;
  return row;
}

describe("generateReport", () => {
  it.each([1, 2, 3])("equals the ledger to the cent for month %i", async (month) => {
    const report = await generateReport(seller, { year: 2026, month });

    const ledger = await ledgerOf(month);
    expect({
      opening: report.openingBalance,
      closing: report.closingBalance,
      gross: report.grossRevenue,
      fees: report.platformFees,
      refunds: report.refunds,
    }).toEqual(ledger);
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    expect(cents(report.netRevenue)).toBe(
      cents(report.grossRevenue) - cents(report.platformFees) - cents(report.refunds),
    );
    expect(cents(report.closingBalance)).toBe(
      cents(report.openingBalance) + cents(report.netRevenue) - cents(report.payouts),
    );
  });

  it("includes payouts that arrived and omits the one that was returned", async () => {
    const reports = await listReports(seller, 2026);
    const paid = await db.payout.findMany({
      where: { sellerId: seller.id, status: "paid" },
      orderBy: { id: "asc" },
    });

    const amounts = reports.toReversed().map(({ payouts }) => Math.round(Number(payouts) * 100));
    expect(paid.length).toBe(2);
    expect(amounts).toEqual([paid[0]?.amountCents, 0, paid[1]?.amountCents]);
  });

  it("counts orders, units, customers and returning customers", async () => {
    const [march, february, january] = await listReports(seller, 2026);

    expect(january).toMatchObject({
      reportMonth: 1,
      totalOrders: 2,
      productsSold: 5,
      uniqueCustomers: 2,
      returningCustomers: 0,
      totalSales: "65.51",
      averageOrderValue: "32.76",
      refunds: "5.01",
      taxableAmount: "60.50",
      salesTaxCollected: "0.00",
    });
    expect(january?.topSellingProducts[0]).toMatchObject({ quantity: 2, sales: "35.54" });
    expect(february).toMatchObject({ totalOrders: 1, productsSold: 5, refunds: "10.00" });
    expect(march).toMatchObject({
      totalOrders: 1,
      productsSold: 8,
      uniqueCustomers: 1,
      returningCustomers: 1,
      refunds: "66.65",
    });
    expect(march?.pdfUrl).toBe(`/api/reports/${march?.id}/pdf`);
  });

  it("lists cities and states of orders with an address", async () => {
    const shop = await createUser({ role: "seller" });
    const product = await createProduct({ seller: shop, stock: 10 });
    for (const [city, region] of [
      ["Minneapolis", "MN"],
      ["minneapolis ", "mn"],
      ["Oakland", "CA"],
      [null, null],
    ] as const) {
      const id = await createPaidOrder(await createUser({ role: "buyer" }), product);
      const shipTo = { shipCity: city, shipRegion: region, shipCountry: city && "US" };
      await db.order.update({ where: { id }, data: shipTo });
    }
    await moveTo("2025-06-10T00:00:00Z");

    const report = await generateReport(shop, { year: 2025, month: 6 });

    expect(report.totalOrders).toBe(4);
    expect(report.topBuyerCities).toMatchObject([
      { country: "US", orders: 2, sales: "25.00" },
      { city: "Oakland", state: "CA", country: "US", orders: 1, sales: "12.50" },
    ]);
    expect(report.topBuyerStates).toMatchObject([{ orders: 2 }, { state: "CA", orders: 1 }]);
  });

  it("creates one row from twenty simultaneous calls, with zeros for a month without sales", async () => {
    const shop = await createUser({ role: "seller" });
    const reports = await Promise.all(
      Array.from({ length: 20 }, () => generateReport(shop, { year: 2024, month: 12 })),
    );

    expect(new Set(reports.map(({ id }) => id)).size).toBe(1);
    expect(await db.monthlyReport.count({ where: { sellerId: shop.id } })).toBe(1);
    expect(reports[0]).toMatchObject({ totalSales: "0.00", closingBalance: "0.00" });
  });
});
