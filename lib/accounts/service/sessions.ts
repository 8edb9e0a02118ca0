import "server-only";

import { sessionKey } from "@/lib/accounts/dto";
import type { SessionChoice } from "@/lib/accounts/schema";
import { writeAudit } from "@/lib/audit/service";
import type { Viewer } from "@/lib/auth/viewer";
import { db, withTx } from "@/lib/db/client";

/**
 * Ends one of the viewer's sessions; its next request is anonymous. A key of another user has no effect.
 */
export async function endOwnSession(viewer: Viewer, { key }: SessionChoice) {
  const rows = await db.session.findMany({
    where: { userId: viewer.id, revokedAt: null },
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id).filter((id) => sessionKey(id) === key);
  await revoke(viewer, { id: { in: ids } });
}

/** Ends all sessions of the viewer except the current one. */
export async function endOtherSessions(viewer: Viewer) {
  await revoke(viewer, { id: { not: viewer.sessionId } });
}

async function revoke(viewer: Viewer, which: { id: { in: string[] } | { not: string } }) {
  await withTx(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { ...which, userId: viewer.id, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    if (count === 0) return;
    await writeAudit(tx, {
      actorId: viewer.id,
      action: "user.session_ended",
      subjectType: "user",
      subjectId: viewer.id,
      after: { sessions: count },
    });
  });
}
