import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { type Tx, withTx } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { holdEntries } from "@/lib/ledger/disputes";
import { releaseEntries, sellerEarnings } from "@/lib/ledger/rules";
import {
  RELEASE_CONFIRMED_DAYS,
  RELEASE_TRACKED_DAYS,
  RELEASE_UNTRACKED_DAYS,
} from "@/lib/orders/rules";
import { type LockedSellerOrder, lockOrder } from "./transition";

const BATCH = 200;

/**
 * Releases earnings two days after confirmed delivery; otherwise seven days after shipping with a tracking number, 21
 * without (decisions.md, "Release of earnings"), by the database's clock. Never while a dispute of the order or a
 * return or claim of the seller order is open. Returns the number of seller orders.
 */
export async function releaseEarnings() {
  const due = await sql.query<{ id: number; order_id: number }[]>`
    SELECT p.id, p.order_id FROM order_parts p WHERE p.released_at IS NULL
      AND p.status IN ('shipped', 'delivered', 'completed')
      AND coalesce(p.confirmed_at + make_interval(days => ${RELEASE_CONFIRMED_DAYS}),
        p.shipped_at + make_interval(days => CASE
          WHEN EXISTS (SELECT 1 FROM parcels c WHERE c.part_id = p.id AND coalesce(c.tracking, '') <> '')
            AND NOT EXISTS (SELECT 1 FROM parcels c WHERE c.part_id = p.id AND coalesce(c.tracking, '') = '')
          THEN ${RELEASE_TRACKED_DAYS}::int ELSE ${RELEASE_UNTRACKED_DAYS}::int END)) <= now()
      AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.order_id = p.order_id AND d.status = 'open')
      AND NOT EXISTS (SELECT 1 FROM return_requests r WHERE r.part_id = p.id AND r.status IN ('requested', 'approved'))
      AND ${canRetry("releasedEarnings", Prisma.sql`p.id`)}
    ORDER BY p.id LIMIT ${BATCH}`;
  const orders = new Map(due.map(({ id, order_id: orderId }) => [id, orderId]));
  return processRows("releasedEarnings", [...orders.keys()], (id) =>
    releaseSellerOrder(orders.get(id) ?? 0, id),
  );
}

async function releaseSellerOrder(orderId: number, sellerOrderId: number) {
  return withTx(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const sellerOrder = order.sellerOrders.find(({ id }) => id === sellerOrderId);
    if (!sellerOrder || sellerOrder.releasedAt || (await isContested(tx, sellerOrder)))
      return false;
    // Held earnings are released again; the number of releases makes the reference unique.
    const entries = releaseEntries(
      sellerOrder,
      sellerEarnings(sellerOrder),
      await countReleases(tx, sellerOrderId),
    );
    await tx.ledgerEntry.createMany({ data: entries });
    await tx.sellerOrder.update({ where: { id: sellerOrderId }, data: { releasedAt: new Date() } });
    return true;
  });
}

/** Whether a dispute, a return or a claim of damage is open. */
async function isContested(tx: Tx, { id, orderId }: LockedSellerOrder) {
  const disputes = await tx.dispute.count({ where: { orderId, status: "open" } });
  const returns = await tx.returnRequest.count({
    where: { sellerOrderId: id, status: { in: ["requested", "approved"] } },
  });
  return disputes + returns > 0;
}

async function countReleases(tx: Tx, sellerOrderId: number) {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT ref)::int AS count FROM ledger_entries
    WHERE order_id = (SELECT order_id FROM order_parts WHERE id = ${sellerOrderId})
      AND ref LIKE ${`part:${sellerOrderId}:released:%`}`;
  return String(row?.count ?? 0);
}

/**
 * Locks a seller's payout account, so that a payout job runs before or after the caller's transaction. The caller holds
 * the order's lock.
 * @returns the database's time once the lock is held: later than the start of a sweep that had it before
 */
export async function lockPayouts(tx: Tx, sellerId: number): Promise<Date> {
  await tx.$queryRaw`SELECT 1 FROM payout_accounts WHERE seller_id = ${sellerId} FOR UPDATE`;
  const [row] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  return row?.now ?? new Date();
}

/**
 * Moves earnings that are available and not paid out back to pending, after a return or a claim was opened. The caller
 * holds the lock of `lockPayouts`.
 * @param cause such as "return:12"
 */
export async function holdEarnings(tx: Tx, sellerOrder: LockedSellerOrder, cause: string) {
  if (!sellerOrder.releasedAt) return;
  const paidItemCount = await tx.payoutItem.count({
    where: {
      entry: { ref: { startsWith: `part:${sellerOrder.id}:released:` } },
      payout: { status: { not: "failed" } },
    },
  });
  if (paidItemCount > 0) return;
  await tx.ledgerEntry.createMany({
    data: holdEntries(cause, sellerOrder, sellerEarnings(sellerOrder)),
  });
  await tx.sellerOrder.update({ where: { id: sellerOrder.id }, data: { releasedAt: null } });
}
