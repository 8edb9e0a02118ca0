import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import type { FailedRowChoice } from "@/lib/jobs/schema";

/**
 * Resets the attempts of a failed row, so that the next run of its job processes it; audited.
 * @throws DomainError forbidden, conflict (it did not fail, or was retried meanwhile)
 */
export async function retryFailedRow(viewer: Viewer, { source, id }: FailedRowChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const row = await (source === "job" ? retryJobRow(tx, id) : retryMessage(tx, id));
    if (!row) throw new DomainError("conflict", "failedRowGone");
    await writeAudit(tx, {
      actorId: admin.id,
      action: "job.retried",
      subjectType: "job",
      subjectId: id,
      before: row,
    });
  });
}

type Failure = { queue: string; subject: string; reason: string | null };

async function retryJobRow(tx: Tx, id: number) {
  const [row] = await tx.$queryRaw<Failure[]>`
    DELETE FROM job_failures WHERE id = ${id} AND failed_at IS NOT NULL
    RETURNING job AS queue, subject_id AS subject, last_error AS reason`;
  return row;
}

async function retryMessage(tx: Tx, id: number) {
  const [row] = await tx.$queryRaw<Failure[]>`
    UPDATE outbox SET failed_at = NULL, attempts = 0, next_try_at = now()
    WHERE id = ${id} AND failed_at IS NOT NULL AND done_at IS NULL
    RETURNING kind::text || 's' AS queue, id::text AS subject, last_error AS reason`;
  return row;
}
