import "server-only";

import { fillSkeletons } from "@/lib/accounts/jobs";
import { revalidateDueArticles } from "@/lib/blog/jobs";
import { sendPriceAlerts } from "@/lib/buyer-tools/jobs";
import { expireHolds } from "@/lib/checkout/service/expire-holds";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { failureReason } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { releaseHeldSeats } from "@/lib/events/jobs";
import { expireTicketHolds } from "@/lib/events/tickets/service/expire-holds";
import { sendForumDigests } from "@/lib/forum/jobs";
import { watchQueues } from "@/lib/jobs/queues";
import { sendUnreadReminders } from "@/lib/messaging/jobs";
import { completeOrders } from "@/lib/orders/service/complete";
import { releaseEarnings } from "@/lib/orders/service/earnings";
import { refundDisabledSellers } from "@/lib/orders/service/refund-unsent";
import { reconcilePayments } from "@/lib/payment-events/jobs";
import { deliverSandboxEvents } from "@/lib/payments/sandbox/deliver-events";
import { createDuePayouts } from "@/lib/payouts/service/create-payouts";
import { pollBankPayouts } from "@/lib/payouts/service/poll-bank-payouts";
import { renewSubscriptions } from "@/lib/plans/jobs";
import { processImports } from "@/lib/product-import/jobs";
import { renewFilterTerms } from "@/lib/products/filters/term-jobs";
import { storeForeignImages } from "@/lib/products/images/store-images";
import { fillTitleTexts } from "@/lib/products/jobs";
import { applyDueSales } from "@/lib/products/sales/jobs";
import { applyScheduledUpdates, sendInventoryAlerts } from "@/lib/seller-tools/jobs";
import { sweepUploads } from "@/lib/uploads/jobs";
import { reconcile } from "./check-ledger";
import { deleteExpiredRows } from "./delete-expired-rows";
import { processOutbox } from "./process-outbox";

type Job = {
  /** Interval in seconds. */
  every: number;
  /** Idempotent; returns the number of processed items. */
  run: () => Promise<number>;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Scheduled jobs, in the order in which one request of /api/jobs runs those that are due. */
const SCHEDULE: Record<string, Job> = {
  sandboxEvents: { every: 1, run: deliverSandboxEvents },
  lapsedHolds: { every: 10, run: expireHolds },
  lapsedTickets: { every: 10, run: expireTicketHolds },
  heldSeats: { every: MINUTE, run: releaseHeldSeats },
  lostWebhooks: { every: MINUTE, run: reconcilePayments },
  disabledSellers: { every: 10 * MINUTE, run: refundDisabledSellers },
  completedOrders: { every: 10 * MINUTE, run: completeOrders },
  releasedEarnings: { every: 5 * MINUTE, run: releaseEarnings },
  fridayPayouts: { every: 10 * MINUTE, run: createDuePayouts },
  bankPayouts: { every: MINUTE, run: pollBankPayouts },
  planRenewals: { every: 10 * MINUTE, run: renewSubscriptions },
  priceAlerts: { every: MINUTE, run: sendPriceAlerts },
  inventoryAlerts: { every: MINUTE, run: sendInventoryAlerts },
  productSales: { every: MINUTE, run: applyDueSales },
  priceUpdates: { every: MINUTE, run: applyScheduledUpdates },
  announcedArticles: { every: MINUTE, run: revalidateDueArticles },
  unreadMessages: { every: MINUTE, run: sendUnreadReminders },
  forumDigests: { every: 10 * MINUTE, run: sendForumDigests },
  outbox: { every: 1, run: processOutbox },
  productImports: { every: 2, run: processImports },
  foreignImages: { every: 30, run: storeForeignImages },
  orphanUploads: { every: HOUR, run: sweepUploads },
  nameSkeletons: { every: MINUTE, run: fillSkeletons },
  titleTexts: { every: MINUTE, run: fillTitleTexts },
  filterTerms: { every: MINUTE, run: renewFilterTerms },
  staleRows: { every: HOUR, run: deleteExpiredRows },
  queueAges: { every: 5 * MINUTE, run: watchQueues },
  reconciliation: { every: HOUR, run: reconcile },
};

/**
 * Seconds after which a run counts as failed and another may start. Both may then overlap, which is safe: jobs claim
 * their rows.
 */
const LEASE_SECONDS = 90;

/** Time in ms after which a run starts no further job: platforms end a request after a minute. */
const MAX_RUN_MS = 40_000;

/**
 * Runs the due jobs. Each job is claimed by the database's clock, so that two schedulers or servers never run the same
 * one at once; a job that fails does not stop the others and is shown to the admin. Starts no job after `maxMs`; the
 * rest stays due and comes first in the next run. Returns the result of each job that ran, null if it failed.
 */
export async function runJobs({ maxMs = MAX_RUN_MS } = {}) {
  const endsAt = performance.now() + maxMs;
  await db.jobState.createMany({
    data: Object.keys(SCHEDULE).map((name) => ({ name })),
    skipDuplicates: true,
  });
  const results: Record<string, number | null> = {};
  for (const [name, job] of await orderJobs()) {
    if (performance.now() >= endsAt) break;
    if (await claim(name, job.every)) results[name] = await runClaimed(name, job);
  }
  return results;
}

/** Returns the jobs in the order of the schedule, those that are late first, the latest of all at the top. */
async function orderJobs() {
  const rows = await sql.query<{ name: string; late: number }[]>`
    SELECT name, extract(epoch FROM now() - due_at)::float8 AS late FROM job_states`;
  const lateness = new Map(rows.map(({ name, late }) => [name, late]));
  const rankOf = ([name]: [string, Job]) => {
    const late = lateness.get(name) ?? 0;
    return late > LEASE_SECONDS ? late : 0;
  };
  return Object.entries(SCHEDULE).sort((a, b) => rankOf(b) - rankOf(a));
}

async function claim(name: string, every: number) {
  const updatedCount = await sql.execute`
    UPDATE job_states SET last_started_at = now(),
      due_at = now() + make_interval(secs => ${every}::int),
      locked_until = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE name = ${name} AND due_at <= now() AND (locked_until IS NULL OR locked_until < now())`;
  return updatedCount === 1;
}

async function runClaimed(name: string, { run }: Job) {
  try {
    const lastDone = await run();
    await db.jobState.update({
      where: { name },
      data: {
        lockedUntil: null,
        lastFinishedAt: new Date(),
        lastDone,
        lastError: null,
        failures: 0,
      },
    });
    return lastDone;
  } catch (error) {
    log.error("Job failed", error, { job: name });
    const lastError = failureReason(error);
    await db.jobState.update({
      where: { name },
      data: { lockedUntil: null, lastError, failures: { increment: 1 } },
    });
    return null;
  }
}
