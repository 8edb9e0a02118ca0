import { describe, expect, it } from "vitest";

import { db, withTx } from "@/lib/db/client";
import { getBalances } from "@/lib/ledger/queries";
import { decideReturn, requestReturn, withdrawReturn } from "@/lib/orders/returns/service";
import { completeOrders } from "@/lib/orders/service/complete";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { confirmDelivery, shipParcel } from "@/lib/orders/service/fulfillment";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { createUser } from "../support/factories";
import { expectInvariants } from "../support/invariants";
import { createBankAccount, friday } from "../support/payees";
import { arrive, createSale, daysPass, REASON, ship } from "../support/sales";

/** Counts the connections of this database that wait for a lock. */
async function countWaiting() {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row?.count;
}

type Sale = Awaited<ReturnType<typeof createSale>>;

const sellerOrderOf = ({ sellerOrder }: Sale) =>
  db.sellerOrder.findUniqueOrThrow({ where: { id: sellerOrder.id } });

const availableTo = async ({ seller }: Sale) => (await getBalances(seller.id)).availableCents;

async function reportDelivery(sale: Sale) {
  const parcels = await db.parcel.findMany({ where: { sellerOrderId: sale.sellerOrder.id } });
  for (const { id } of parcels) await confirmDelivery(sale.seller, { parcelId: id });
}

const claimOf = (sale: Sale, kind: "return" | "damage" = "return") =>
  requestReturn(sale.buyer, {
    orderId: sale.orderId,
    sellerId: sale.seller.id,
    kind,
    reason: REASON,
    lines: [{ lineId: sale.lineId, quantity: 1 }],
  });

/** Creates a sale of a returnable product. */
async function createReturnableSale() {
  const sale = await createSale(2, 1000);
  await db.orderLine.update({ where: { id: sale.lineId }, data: { returnPolicy: "returnable" } });
  return sale;
}

/** Creates such a sale with released earnings, for a seller with a bank account. */
async function createReleasedSale() {
  const sale = await createReturnableSale();
  await ship(sale);
  await arrive(sale);
  await daysPass(sale.orderId, 3);
  await releaseEarnings();
  await createBankAccount(sale.seller);
  return sale;
}

describe("delivery reported by the seller", () => {
  it("changes the status without confirming the delivery or releasing earnings earlier", async () => {
    const sale = await createReturnableSale();
    await ship(sale);
    await reportDelivery(sale);
    expect(await sellerOrderOf(sale)).toMatchObject({ status: "delivered", confirmedAt: null });

    await daysPass(sale.orderId, 3);
    await releaseEarnings();
    expect(await availableTo(sale)).toBe(0);

    await daysPass(sale.orderId, 4);
    await releaseEarnings();
    expect(await availableTo(sale)).toBe(sale.sellerOrder.sellerNetCents);
    await expectInvariants();
  });

  it("does not start the return window", async () => {
    const sale = await createReturnableSale();
    await ship(sale);
    await reportDelivery(sale);
    await daysPass(sale.orderId, 29);

    await expect(claimOf(sale)).resolves.toMatchObject({ id: expect.any(Number) });
  });

  it("is confirmed by the buyer, which starts the release of earnings", async () => {
    const sale = await createSale();
    await ship(sale);
    await reportDelivery(sale);

    await arrive(sale);

    const { confirmedAt } = await sellerOrderOf(sale);
    expect(confirmedAt).not.toBeNull();
    await daysPass(sale.orderId, 2);
    await releaseEarnings();
    expect(await availableTo(sale)).toBe(sale.sellerOrder.sellerNetCents);
  });

  it("does not confirm the other parcel of the order", async () => {
    const sale = await createSale(2);
    const lines = [{ lineId: sale.lineId, quantity: 1 }];
    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "DHL", tracking: "A1", lines });
    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "DHL", tracking: "A2" });
    const [first, second] = await db.parcel.findMany({
      where: { sellerOrderId: sale.sellerOrder.id },
      orderBy: { id: "asc" },
    });

    await confirmDelivery(sale.buyer, { parcelId: first?.id ?? 0 });
    await confirmDelivery(sale.seller, { parcelId: second?.id ?? 0 });
    expect(await sellerOrderOf(sale)).toMatchObject({ status: "delivered", confirmedAt: null });

    const admin = await createUser({ role: "admin" });
    await confirmDelivery(admin, { parcelId: second?.id ?? 0, reason: "The carrier says so" });
    expect((await sellerOrderOf(sale)).confirmedAt).not.toBeNull();
  });

  it("is confirmed automatically 30 days after shipping", async () => {
    const sale = await createSale();
    await ship(sale);
    await reportDelivery(sale);
    await daysPass(sale.orderId, 31);

    await completeOrders();

    const { status, confirmedAt } = await sellerOrderOf(sale);
    expect(status).toBe("delivered");
    expect(confirmedAt).not.toBeNull();
  });
});

describe("the release of earnings", () => {
  it("waits 21 days after shipping when a parcel has no tracking number", async () => {
    const sale = await createSale();
    await shipParcel(sale.seller, { orderId: sale.orderId, carrier: "None" });
    await daysPass(sale.orderId, 20);
    await releaseEarnings();
    expect(await availableTo(sale)).toBe(0);

    await daysPass(sale.orderId, 1);
    await releaseEarnings();
    expect(await availableTo(sale)).toBe(sale.sellerOrder.sellerNetCents);
  });

  it("stops during an open return and continues when it is withdrawn or rejected", async () => {
    const [withdrawn, rejected] = [await createReturnableSale(), await createReturnableSale()];
    for (const sale of [withdrawn, rejected]) {
      await ship(sale);
      await arrive(sale);
    }
    const first = await claimOf(withdrawn);
    const second = await claimOf(rejected);
    for (const sale of [withdrawn, rejected]) await daysPass(sale.orderId, 5);
    await releaseEarnings();
    for (const sale of [withdrawn, rejected]) expect(await availableTo(sale)).toBe(0);

    await withdrawReturn(withdrawn.buyer, { returnId: first.id });
    await decideReturn(rejected.seller, {
      returnId: second.id,
      decision: "rejected",
      answer: REASON,
    });
    await releaseEarnings();
    for (const sale of [withdrawn, rejected]) {
      expect(await availableTo(sale)).toBe(sale.sellerOrder.sellerNetCents);
    }
    await expectInvariants();
  });

  it("is reversed by a return opened before the payout, which excludes the amount", async () => {
    const sale = await createReleasedSale();

    const { id } = await claimOf(sale);
    expect(await availableTo(sale)).toBe(0);
    await createDuePayouts(friday(0));
    expect(await db.payout.count({ where: { sellerId: sale.seller.id } })).toBe(0);
    await expectInvariants();

    await withdrawReturn(sale.buyer, { returnId: id });
    await releaseEarnings();
    expect(await availableTo(sale)).toBe(sale.sellerOrder.sellerNetCents);
    await expectInvariants();
  });

  it("either pays or holds, never both, when a return and a payout run simultaneously", async () => {
    const sale = await createReleasedSale();

    await Promise.all([claimOf(sale), createDuePayouts(friday(0))]);

    const paid = await db.payout.count({ where: { sellerId: sale.seller.id } });
    const { releasedAt } = await sellerOrderOf(sale);
    expect(releasedAt === null).toBe(paid === 0);
    await expectInvariants();
  });

  it("dates a return that waited for a payout after the payout", async () => {
    const sale = await createReleasedSale();
    let payout: Promise<number> | undefined;
    let claim: ReturnType<typeof claimOf> | undefined;
    await withTx(async (tx) => {
      // The payout run has locked the seller's account and cannot write its payout yet.
      await tx.$executeRaw`LOCK TABLE payouts IN SHARE MODE`;
      payout = createDuePayouts(friday(0));
      await expect.poll(countWaiting).toBe(1);
      claim = claimOf(sale);
      await expect.poll(countWaiting).toBe(2);
    });

    expect(await payout).toBe(1);
    await claim;
    expect((await sellerOrderOf(sale)).releasedAt).not.toBeNull();
    await expectInvariants();
  });
});
