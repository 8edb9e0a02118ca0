import "server-only";

import { fillSkeletons } from "@/lib/accounts/jobs";
import { announceArticles } from "@/lib/blog/jobs";
import { firePriceAlerts } from "@/lib/buyer-tools/jobs";
import { lapseHolds } from "@/lib/checkout/service/lapse";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { failureReason } from "@/lib/db/job-rows";
import { mailForumDigests } from "@/lib/forum/jobs";
import { releaseEarnings } from "@/lib/ledger/service";
import { mailUnreadMessages } from "@/lib/messaging/jobs";
import { processOutbox } from "@/lib/notifications/jobs";
import { completeOrders } from "@/lib/orders/service/complete";
import { refundDisabledSellers } from "@/lib/orders/service/refund-unsent";
import { healPayments } from "@/lib/payments/jobs";
import { deliverSandboxEvents } from "@/lib/payments/sandbox-delivery";
import { settleBankPayouts } from "@/lib/payouts/service/settle";
import { sweepPayouts } from "@/lib/payouts/service/sweep";
import { renewSubscriptions } from "@/lib/plans/jobs";
import { storeForeignImages } from "@/lib/products/jobs";
import { applyScheduledUpdates, fireInventoryAlerts } from "@/lib/seller-tools/jobs";
import { lapseTicketHolds } from "@/lib/tickets/service/lapse";
import { sweepUploads } from "@/lib/uploads/jobs";
import { watchQueues } from "./queues";
import { reconcile } from "./reconcile";
import { sweepStaleRows } from "./stale";

type Job = {
  /** Seconds from one start to the next. */
  every: number;
  /** Idempotent; answers how much it did. */
  run: () => Promise<number>;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every scheduled job, in the order in which one call of /api/jobs runs those that are due. */
const JOBS: Record<string, Job> = {
  sandboxEvents: { every: 1, run: deliverSandboxEvents },
  lapsedHolds: { every: 10, run: lapseHolds },
  lapsedTickets: { every: 10, run: lapseTicketHolds },
  lostWebhooks: { every: MINUTE, run: healPayments },
  disabledSellers: { every: 10 * MINUTE, run: refundDisabledSellers },
  completedOrders: { every: 10 * MINUTE, run: completeOrders },
  releasedEarnings: { every: 5 * MINUTE, run: releaseEarnings },
  fridayPayouts: { every: 10 * MINUTE, run: sweepPayouts },
  bankPayouts: { every: MINUTE, run: settleBankPayouts },
  planRenewals: { every: 10 * MINUTE, run: renewSubscriptions },
  priceAlerts: { every: MINUTE, run: firePriceAlerts },
  inventoryAlerts: { every: MINUTE, run: fireInventoryAlerts },
  priceUpdates: { every: MINUTE, run: applyScheduledUpdates },
  announcedArticles: { every: MINUTE, run: announceArticles },
  unreadMessages: { every: MINUTE, run: mailUnreadMessages },
  forumDigests: { every: 10 * MINUTE, run: mailForumDigests },
  outbox: { every: 1, run: processOutbox },
  foreignImages: { every: 30, run: storeForeignImages },
  orphanUploads: { every: HOUR, run: sweepUploads },
  nameSkeletons: { every: MINUTE, run: fillSkeletons },
  staleRows: { every: HOUR, run: sweepStaleRows },
  queueAges: { every: 5 * MINUTE, run: watchQueues },
  reconciliation: { every: HOUR, run: reconcile },
};

/**
 * A run that takes longer than this has died, and somebody else may take its place. One that is only slow may then
 * have company, which does no harm: jobs claim their rows.
 */
const LEASE_SECONDS = 90;

/**
 * Runs what is due now. Each job is claimed by the database's clock, so that two schedulers or two machines
 * never run the same one at once; one that fails does not stop the others and is shown to the admin. Answers
 * how much each did, null where it failed; what was not due is left out.
 */
export async function runJobs() {
  await db.jobState.createMany({
    data: Object.keys(JOBS).map((name) => ({ name })),
    skipDuplicates: true,
  });
  const done: Record<string, number | null> = {};
  for (const [name, job] of Object.entries(JOBS)) {
    if (await claim(name, job.every)) done[name] = await runClaimed(name, job);
  }
  return done;
}

async function claim(name: string, every: number) {
  const claimed = await db.$executeRaw`
    UPDATE job_states SET last_started_at = now(),
      due_at = now() + make_interval(secs => ${every}::int),
      locked_until = now() + make_interval(secs => ${LEASE_SECONDS}::int)
    WHERE name = ${name} AND due_at <= now() AND (locked_until IS NULL OR locked_until < now())`;
  return claimed === 1;
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
    log.error("job failed", error, { job: name });
    const lastError = failureReason(error);
    await db.jobState.update({
      where: { name },
      data: { lockedUntil: null, lastError, failures: { increment: 1 } },
    });
    return null;
  }
}
