import "server-only";

import type { OutboxMessage } from "@/generated/prisma/client";
import { db } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { makeRefund } from "@/lib/payments/refunds";
import { canSendMail, sendMail } from "./mailer";
import type { Mail, RefundOrder } from "./outbox";

const BATCH = 20;

/** Does what the outbox promised, each at least once and by an idempotent call. Answers how many are done. */
export async function processOutbox() {
  let done = 0;
  for (const message of await claim()) {
    try {
      await perform(message);
      await db.outboxMessage.update({
        where: { id: message.id },
        data: { doneAt: new Date(), lastError: null },
      });
      done++;
    } catch (error) {
      log.error("outbox", error, { outboxId: message.id });
      const lastError = error instanceof Error ? error.message.slice(0, 500) : "failed";
      await db.outboxMessage.update({ where: { id: message.id }, data: { lastError } });
    }
  }
  return done;
}

/** Leases a batch; whoever dies with it lets go when the lease ends. Mails wait while there is no server for them. */
async function claim(): Promise<OutboxMessage[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    UPDATE outbox SET attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => least(3600, 30 * power(2, attempts)::int))
    WHERE id IN (SELECT id FROM outbox WHERE done_at IS NULL AND next_try_at <= now()
      AND (kind <> 'mail' OR ${canSendMail()}) ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  const ids = rows.map((row) => row.id);
  return db.outboxMessage.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
}

function perform({ kind, dedupeKey, payload }: OutboxMessage) {
  // Safe because lib/notifications/outbox.ts alone writes payloads, by their kind.
  return kind === "mail"
    ? sendMail(payload as Mail, dedupeKey)
    : makeRefund(payload as RefundOrder, dedupeKey);
}
