import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { DomainError, type ErrorKind } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db } from "./client";
import { sql } from "./sql";

/** Attempts after which a row is `failed` until an admin retries it: about six hours of retries. */
export const MAX_ATTEMPTS = 12;

const MAX_REASON_LENGTH = 500;

/** Returns the SQL for the seconds until the next attempt. Both factors are bounded, whatever the column contains. */
export function retryDelay(attempts: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`make_interval(secs => 30 * power(2, least(greatest(${attempts}, 0), 7)))`;
}

/** Returns the SQL for the next number of attempts, without overflow. */
export function nextAttempt(attempts: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(least(greatest(${attempts}, 0), 9999) + 1)`;
}

/** Returns an error's message in a form that the database accepts. */
export function failureReason(error: unknown): string {
  const message = error instanceof Error && error.message ? error.message : "failed";
  return message.slice(0, MAX_REASON_LENGTH).replaceAll("\0", "").toWellFormed();
}

/** Maximum attempts while a provider is unavailable or a daily limit is reached: about three days of retries. */
export const MAX_ATTEMPTS_WAITING = 72;

const WAITING: ReadonlySet<ErrorKind> = new Set(["unavailable", "limited"]);

/** Returns the number of attempts after which the row fails with this error. */
export function maxAttempts(error: unknown): number {
  const isWaiting = error instanceof DomainError && WAITING.has(error.kind);
  return isWaiting ? MAX_ATTEMPTS_WAITING : MAX_ATTEMPTS;
}

/** SQL condition: the row with this primary key is neither failed nor waiting for its next attempt. */
export function canRetry(queue: string, id: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM job_failures failure WHERE failure.job = ${queue}
    AND failure.subject_id = ${id}::text AND (failure.failed_at IS NOT NULL OR failure.next_try_at > now()))`;
}

/** Time in ms after which a run starts no further row, so that a slow provider does not block later jobs. */
const BUDGET_MS = 20_000;

/**
 * Processes rows one by one: a row that throws is recorded with its reason, is retried later and does not stop the
 * others. Returns the sum of what `work` returns. Rows that are not reached by the deadline are left to the next run.
 * @throws Error when a failure cannot be recorded, which means that the database is unavailable
 */
export async function processRows<Id extends number | string>(
  queue: string,
  ids: readonly Id[],
  work: (id: Id) => Promise<number | boolean | undefined>,
  deadline = performance.now() + BUDGET_MS,
): Promise<number> {
  let total = 0;
  const succeededIds: string[] = [];
  for (const id of ids) {
    if (performance.now() > deadline) break;
    try {
      total += Number((await work(id)) ?? 0);
      succeededIds.push(String(id));
    } catch (error) {
      await recordFailure(queue, String(id), error);
    }
  }
  if (succeededIds.length > 0) {
    await db.jobFailure.deleteMany({ where: { job: queue, subjectId: { in: succeededIds } } });
  }
  return total;
}

async function recordFailure(job: string, subjectId: string, error: unknown) {
  log.error("Failed to process a job's row", error, { job, subjectId });
  const attempts = Prisma.sql`job_failures.attempts`;
  const [row] = await sql.query<{ isFailed: boolean }[]>`
    INSERT INTO job_failures (job, subject_id, last_error, next_try_at)
    VALUES (${job}, ${subjectId}, ${failureReason(error)}, now() + ${retryDelay(Prisma.sql`0`)})
    ON CONFLICT (job, subject_id) DO UPDATE SET attempts = ${nextAttempt(attempts)},
      last_error = excluded.last_error, next_try_at = now() + ${retryDelay(attempts)},
      failed_at = CASE WHEN ${nextAttempt(attempts)} >= ${maxAttempts(error)}::int THEN now() END
    RETURNING failed_at IS NOT NULL AS "isFailed"`;
  if (row?.isFailed) {
    log.error("Job row failed permanently", error, { event: "job.row_failed", job, subjectId });
  }
}

/** Maximum number of batches in one run of a job; the rest waits for the next run. */
const MAX_BATCHES = 20;

/**
 * Processes due rows in batches of `size` until a batch is not full. `list` returns the ids that are due, at most
 * `size`, without those that `canRetry` excludes. Returns the sum of what `work` returns.
 */
export async function processDue<Id extends number | string>(
  queue: string,
  size: number,
  list: () => Promise<{ id: Id }[]>,
  work: (id: Id) => Promise<number | boolean | undefined>,
): Promise<number> {
  let total = 0;
  const deadline = performance.now() + BUDGET_MS;
  for (let batch = 0; batch < MAX_BATCHES && performance.now() <= deadline; batch++) {
    const due = await list();
    total += await processRows(
      queue,
      due.map(({ id }) => id),
      work,
      deadline,
    );
    if (due.length < size) break;
  }
  return total;
}
