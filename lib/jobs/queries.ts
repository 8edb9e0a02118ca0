import "server-only";

import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import type { FailedRowChoice } from "./schema";

export type JobRow = Awaited<ReturnType<typeof listJobs>>[number];

/**
 * Returns the state of every scheduled job, failing ones first; times ISO 8601.
 * @throws DomainError forbidden for anybody but an admin
 */
export async function listJobs(viewer: Viewer) {
  requireAdmin(viewer);
  const rows = await db.jobState.findMany({ orderBy: [{ failures: "desc" }, { name: "asc" }] });
  return rows.map(
    ({ name, dueAt, lastStartedAt, lastFinishedAt, lastDone, lastError, failures }) => ({
      name,
      dueAt: dueAt.toISOString(),
      lastStartedAt: lastStartedAt?.toISOString() ?? null,
      lastFinishedAt: lastFinishedAt?.toISOString() ?? null,
      lastDone,
      lastError,
      failures,
    }),
  );
}

/** Maximum failed rows on the page; older ones appear as these are retried. */
const MAX_FAILED = 100;

/**
 * Returns the rows that no job retries any more, newest first; times ISO 8601.
 * @throws DomainError forbidden for anybody but an admin
 */
export async function listFailedRows(viewer: Viewer) {
  requireAdmin(viewer);
  const rows = await sql.query<
    {
      source: FailedRowChoice["source"];
      id: number;
      queue: string;
      subject: string;
      reason: string | null;
      attempts: number;
      failedAt: Date;
    }[]
  >`
    SELECT 'job' AS source, id, job AS queue, subject_id AS subject, last_error AS reason, attempts,
      failed_at AS "failedAt" FROM job_failures WHERE failed_at IS NOT NULL
    UNION ALL
    SELECT 'outbox', id, kind::text || 's', id::text, last_error, attempts, failed_at FROM outbox
    WHERE failed_at IS NOT NULL AND done_at IS NULL
    ORDER BY "failedAt" DESC, id DESC LIMIT ${MAX_FAILED}`;
  return rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() }));
}
