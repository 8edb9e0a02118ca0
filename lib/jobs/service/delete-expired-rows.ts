import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { log } from "@/lib/core/log";
import { failureReason } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";

/** Maximum rows per statement; the rest is deleted in the next run. */
const BATCH = 10_000;

/** Maximum rows deleted one by one after a failed batch statement. */
const SINGLE_BATCH = 500;

/** Maximum stored searches without results; the least frequent ones are deleted. */
const MAX_SEARCH_MISSES = 5_000;

/** Conditions of expired rows by table. The longest window of a rate limit is a day. */
const STALE: Record<string, Prisma.Sql> = {
  idempotent_requests: Prisma.sql`created_at < now() - interval '1 day'`,
  rate_limits: Prisma.sql`window_at < now() - interval '25 hours'`,
  sessions: Prisma.sql`expires_at < now() - interval '7 days' OR revoked_at < now() - interval '7 days'`,
  account_tokens: Prisma.sql`expires_at < now() - interval '7 days' OR used_at < now() - interval '7 days'`,
  pending_identities: Prisma.sql`expires_at < now() - interval '1 day'`,
  sensitive_changes: Prisma.sql`expires_at < now() - interval '7 days'`,
  used_tokens: Prisma.sql`expires_at < now() - interval '1 hour'`,
  totp_secrets: Prisma.sql`confirmed_at IS NULL AND created_at < now() - interval '1 day'`,
  outbox: Prisma.sql`kind = 'mail' AND (done_at < now() - interval '90 days' OR failed_at < now() - interval '90 days')`,
  notifications: Prisma.sql`created_at < now() - interval '1 year'`,
  subscribers: Prisma.sql`confirmed_at IS NULL AND created_at < now() - interval '30 days'`,
  search_misses: Prisma.sql`last_at < now() - interval '180 days' OR query IN (
    SELECT query FROM search_misses ORDER BY count DESC, last_at DESC OFFSET ${MAX_SEARCH_MISSES})`,
  moderation_reads: Prisma.sql`read_at < now() - interval '90 days'`,
  product_imports: Prisma.sql`finished_at < now() - interval '30 days'`,
  // Rows that were processed by other means leave their failure record.
  job_failures: Prisma.sql`failed_at IS NULL AND next_try_at < now() - interval '7 days'`,
};

/**
 * Deletes expired counters, sessions, links, used tokens, unfinished set-ups, sent emails, search misses and unconfirmed
 * newsletter readers. Returns the number of deleted rows.
 * @throws Error naming the tables whose rows could not all be deleted, after the others are processed
 */
export async function deleteExpiredRows() {
  let deletedCount = 0;
  const findings: string[] = [];
  for (const [table, condition] of Object.entries(STALE)) {
    try {
      deletedCount += await sweep(Prisma.raw(table), condition);
    } catch (error) {
      log.error("Failed to delete stale rows in one statement", error, { table });
      const { count, reason } = await sweepOneByOne(Prisma.raw(table), condition);
      deletedCount += count;
      findings.push(`${table}: ${reason}`);
    }
  }
  if (findings.length > 0) throw new Error(findings.join("; "));
  return deletedCount;
}

function sweep(table: Prisma.Sql, condition: Prisma.Sql) {
  return sql.execute`DELETE FROM ${table} WHERE ctid IN (
    SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
}

async function sweepOneByOne(table: Prisma.Sql, condition: Prisma.Sql) {
  const rows = await sql.query<{ place: string }[]>`
    SELECT ctid::text AS place FROM ${table} WHERE ${condition} ORDER BY random() LIMIT ${SINGLE_BATCH}`;
  let count = 0;
  let reason = "";
  for (const { place } of rows) {
    try {
      count += await sql.execute`
        DELETE FROM ${table} WHERE ctid = ${place}::tid AND (${condition})`;
    } catch (error) {
      reason = failureReason(error);
    }
  }
  return { count, reason };
}
