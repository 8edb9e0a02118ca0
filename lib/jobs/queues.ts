import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { log } from "@/lib/core/log";
import { sql } from "@/lib/db/sql";
import { canSendEmail } from "@/lib/notifications/mailer";

/** Seconds after which an unprocessed row raises an alarm. */
const ALARM_SECONDS = 30 * 60;

/**
 * SQL for the time since which the oldest row of a queue is due; queues without one are monitored by their failures.
 */
const DUE_SINCE: Record<string, Prisma.Sql> = {
  mails: Prisma.sql`SELECT min(created_at) FROM outbox WHERE kind = 'mail' AND done_at IS NULL`,
  refunds: Prisma.sql`SELECT min(created_at) FROM outbox WHERE kind = 'refund' AND done_at IS NULL`,
  sandboxEvents: Prisma.sql`SELECT min(created_at) FROM sandbox_events WHERE delivered_at IS NULL`,
  lapsedHolds: Prisma.sql`SELECT min(hold_until) FROM orders WHERE status = 'pending' AND hold_until < now()`,
  lapsedTickets: Prisma.sql`
    SELECT min(hold_until) FROM ticket_purchases WHERE status = 'pending' AND hold_until < now()`,
  heldSeats: Prisma.sql`SELECT min(held_until) FROM waiting_list_entries WHERE held_until < now()`,
  bankPayouts: Prisma.sql`
    SELECT min(created_at) FROM payouts WHERE status = 'pending' AND kind = 'bank' AND provider_payout_id IS NULL`,
  planRenewals: Prisma.sql`
    SELECT min(s.current_period_end) FROM subscriptions s JOIN plans p ON p.id = s.plan_id
    WHERE s.status IN ('active', 'past_due') AND s.provider_ref IS NULL AND p.price_cents > 0
      AND s.current_period_end <= now()`,
  productImports: Prisma.sql`
    SELECT min(i.updated_at) FROM product_imports i JOIN users u ON u.id = i.seller_id
    WHERE i.finished_at IS NULL AND u.role = 'seller' AND u.disabled_at IS NULL`,
  productSales: Prisma.sql`
    SELECT least(min(ends_at) FILTER (WHERE ends_at <= now()),
      min(starts_at) FILTER (WHERE started_at IS NULL AND starts_at <= now()))
    FROM product_sales WHERE ended_at IS NULL`,
  priceUpdates: Prisma.sql`
    SELECT min(b.scheduled_at) FROM bulk_updates b JOIN users u ON u.id = b.seller_id
    WHERE b.applied_at IS NULL AND b.scheduled_at <= now() AND u.role = 'seller' AND u.disabled_at IS NULL`,
  announcedArticles: Prisma.sql`
    SELECT min(published_at) FROM blog_posts
    WHERE is_published AND announced_at IS NULL AND published_at <= now()`,
};

export type QueueState = { queue: string; oldestSeconds: number; failed: number };

/**
 * Returns per queue the seconds since its oldest unprocessed row is due (0 if there is none) and the number of failed
 * rows.
 */
export async function readQueues(): Promise<QueueState[]> {
  const due = Object.entries(DUE_SINCE)
    .filter(([queue]) => queue !== "mails" || canSendEmail())
    .map(
      ([queue, since]) => Prisma.sql`SELECT ${queue} AS queue, (${since}) AS since, 0 AS failed`,
    );
  const outbox = Prisma.sql`
    SELECT kind::text || 's' AS queue, NULL::timestamptz AS since, count(*) AS failed FROM outbox
    WHERE failed_at IS NOT NULL AND done_at IS NULL GROUP BY kind`;
  const failures = Prisma.sql`
    SELECT job AS queue, min(created_at) AS since, count(failed_at) AS failed FROM job_failures GROUP BY job`;
  return sql.query<QueueState[]>`
    SELECT queue, greatest(coalesce(extract(epoch FROM now() - min(since)), 0), 0)::float8 AS "oldestSeconds",
      sum(failed)::float8 AS failed
    FROM (${Prisma.join([...due, outbox, failures], " UNION ALL ")}) queues GROUP BY queue ORDER BY queue`;
}

/** Logs an alarm for each queue whose oldest row waits too long. Returns the number of these queues. */
export async function watchQueues() {
  const stuck = (await readQueues()).filter(({ oldestSeconds }) => oldestSeconds > ALARM_SECONDS);
  for (const state of stuck) {
    log.error("Queue has an old unprocessed row", null, { event: "queue.stuck", ...state });
  }
  return stuck.length;
}
