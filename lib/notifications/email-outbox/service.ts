import "server-only";

import { writeAudit } from "@/lib/audit/service";
import { requireAdmin } from "@/lib/auth/access";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { withTx } from "@/lib/db/client";
import type { EmailChoice } from "./schema";

/**
 * Schedules a failed email for the next run instead of its next retry. A duplicate is recognized by its Message-ID.
 * @throws DomainError forbidden, notFound, conflict (it did not fail, or was sent meanwhile)
 */
export async function retryEmail(viewer: Viewer, { mailId: id }: EmailChoice) {
  const admin = requireAdmin(viewer);
  await withTx(async (tx) => {
    const email = await tx.outboxMessage.findFirst({
      where: { id, kind: "mail" },
      select: { id: true },
    });
    if (!email) throw new DomainError("notFound", "emailNotFound");
    const count = await tx.$executeRaw`
      UPDATE outbox SET next_try_at = now(), failed_at = NULL,
        attempts = CASE WHEN failed_at IS NULL THEN attempts ELSE 0 END
      WHERE id = ${id} AND done_at IS NULL AND last_error IS NOT NULL`;
    if (count === 0) throw new DomainError("conflict", "emailNotFailing");
    await writeAudit(tx, {
      actorId: admin.id,
      action: "mail.retried",
      subjectType: "mail",
      subjectId: id,
    });
  });
}
