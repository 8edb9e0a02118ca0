import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { BUSINESS_TIME_ZONE } from "@/lib/core/business-calendar";
import { type Tx, withTx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { payoutEntries } from "@/lib/ledger/payouts";
import { destinationOf, lastFriday } from "@/lib/payouts/rules";

/** Matches failed payouts whose transfer is still at the provider: paying the amount again would pay it twice. */
const UNRETURNED: Prisma.PayoutWhereInput = {
  status: "failed",
  stage: { in: ["reversing", "attention"] },
};

/**
 * Creates the Friday payouts: every seller with an account gets the balance available at the start of Friday in one
 * payout with its statement, unless the seller is disabled, on hold, or has a failed payout whose transfer is not
 * reversed yet. Catches up a missed Friday; a second run on the same Friday pays no seller twice. A negative balance
 * reduces the next payout. Returns the number of payouts created.
 */
export async function createDuePayouts(now?: Date) {
  const moment = now ?? (await databaseNow());
  const period = lastFriday(moment);
  const due = await sql.query<{ seller_id: number }[]>`
    SELECT a.seller_id FROM payout_accounts a JOIN users u ON u.id = a.seller_id
    WHERE u.disabled_at IS NULL AND u.payouts_held_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.seller_id = a.seller_id AND p.period = ${period}::date)
      AND NOT EXISTS (SELECT 1 FROM payouts p
        WHERE p.seller_id = a.seller_id AND p.status = 'failed' AND p.stage IN ('reversing', 'attention'))
      AND coalesce(a.payable_from <= ${moment}::timestamptz, true)
      AND a.connected_at < ${period}::date::timestamp AT TIME ZONE ${BUSINESS_TIME_ZONE}
      AND EXISTS (SELECT 1 FROM ledger_entries e LEFT JOIN payout_items i ON i.entry_id = e.id
        WHERE e.seller_id = a.seller_id AND e.account = 'seller_available' AND i.entry_id IS NULL
          AND e.created_at < ${period}::date::timestamp AT TIME ZONE ${BUSINESS_TIME_ZONE})
      AND ${canRetry("fridayPayouts", Prisma.sql`a.seller_id`)}
    ORDER BY a.seller_id`;
  return processRows(
    "fridayPayouts",
    due.map(({ seller_id: sellerId }) => sellerId),
    (sellerId) => withTx((tx) => paySeller(tx, sellerId, period, moment)),
  );
}

async function paySeller(tx: Tx, sellerId: number, period: string, moment: Date) {
  // Of two concurrent runs, the second finds the first one's payout.
  await tx.$queryRaw`SELECT 1 FROM payout_accounts WHERE seller_id = ${sellerId} FOR UPDATE`;
  const account = await tx.payoutAccount.findUnique({
    where: { sellerId, seller: { disabledAt: null, payoutsHeldAt: null } },
  });
  const periodDate = new Date(`${period}T00:00:00Z`);
  const blocking = await tx.payout.count({
    where: { sellerId, OR: [{ period: periodDate }, UNRETURNED] },
  });
  if (!account || blocking > 0) return false;
  // Changed since the list was read.
  if (account.payableFrom && account.payableFrom > moment) return false;

  const entries = await listUnpaid(tx, sellerId, period);
  const amountCents = -entries.reduce((sum, entry) => sum + entry.amount_cents, 0);
  if (amountCents <= 0) return false;

  const payout = await tx.payout.create({
    data: {
      sellerId,
      kind: account.kind,
      period: periodDate,
      amountCents,
      destination: destinationOf(account),
      accountId: account.providerAccountId,
      ...(account.kind === "mobile" ? { batchId: await batchOf(tx, periodDate) } : {}),
    },
  });
  await tx.ledgerEntry.createMany({ data: payoutEntries(payout) });
  const sellerEntries = await tx.ledgerEntry.findMany({
    where: { payoutId: payout.id, account: "seller_available" },
    select: { id: true },
  });
  await tx.payoutItem.createMany({
    data: [...entries, ...sellerEntries].map(({ id }) => ({ entryId: id, payoutId: payout.id })),
  });
  return true;
}

/** Returns the entries that became available before Friday began and that no payout has paid. */
function listUnpaid(tx: Tx, sellerId: number, period: string) {
  return tx.$queryRaw<{ id: number; amount_cents: number }[]>`
    SELECT e.id, e.amount_cents FROM ledger_entries e LEFT JOIN payout_items i ON i.entry_id = e.id
    WHERE e.seller_id = ${sellerId} AND e.account = 'seller_available' AND i.entry_id IS NULL
      AND (e.created_at < ${period}::date::timestamp AT TIME ZONE ${BUSINESS_TIME_ZONE} OR e.amount_cents > 0)`;
}

async function batchOf(tx: Tx, period: Date) {
  await tx.payoutBatch.createMany({ data: { period }, skipDuplicates: true });
  const batch = await tx.payoutBatch.findUniqueOrThrow({ where: { period } });
  return batch.id;
}
