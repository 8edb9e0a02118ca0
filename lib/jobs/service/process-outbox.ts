import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import {
  canRetry,
  failureReason,
  MAX_ATTEMPTS,
  MAX_ATTEMPTS_WAITING,
  maxAttempts,
  nextAttempt,
  processRows,
  retryDelay,
} from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { canSendEmail, sendEmail } from "@/lib/notifications/mailer";
import type { Email, RefundJob } from "@/lib/notifications/service/outbox";
import { issueRefund } from "@/lib/orders/refunds/service/issue-refund";

const BATCH = 20;

type Kind = "mail" | "refund";

/** Delivers each kind of message. Safe casts: only lib/notifications/service/outbox.ts writes payloads, by kind. */
const DELIVER: Record<Kind, (payload: unknown, key: string) => Promise<void>> = {
  mail: (payload, key) => sendEmail(payload as Email, key),
  refund: (payload, key) => issueRefund(payload as RefundJob, key),
};

const ATTEMPTS = Prisma.sql`outbox.attempts`;

/**
 * Emails are retried over three days, at most 12 hours apart; refunds while providers still know their idempotency key.
 */
const DELAYS: Record<Kind, Prisma.Sql> = {
  refund: retryDelay(ATTEMPTS),
  mail: Prisma.sql`make_interval(secs => least(43200, 30 * power(4, least(greatest(${ATTEMPTS}, 0), 7))))`,
};

/** Sends due refunds and emails, each at least once and idempotently. Returns the number of delivered messages. */
export async function processOutbox() {
  const refunds = await processKind("refund");
  // Without a mail server, emails stay in the outbox, readable in the admin panel.
  return canSendEmail() ? refunds + (await processKind("mail")) : refunds;
}

async function processKind(kind: Kind) {
  const due = await sql.query<{ id: number }[]>`
    SELECT id FROM outbox WHERE done_at IS NULL AND failed_at IS NULL AND next_try_at <= now()
      AND kind = ${kind}::"OutboxKind" AND ${canRetry("outbox", Prisma.sql`outbox.id`)}
    ORDER BY id LIMIT ${BATCH}`;
  return processRows(
    "outbox",
    due.map(({ id }) => id),
    (id) => deliver(id, kind),
  );
}

async function deliver(id: number, kind: Kind) {
  if (!(await claim(id, kind))) return false;
  const { payload, dedupeKey, attempts } = await db.outboxMessage.findUniqueOrThrow({
    where: { id },
  });
  try {
    // An attempt without a recorded failure ended with its process.
    if (attempts > MAX_ATTEMPTS_WAITING) throw new Error("Delivery never ended");
    await DELIVER[kind](payload, dedupeKey);
  } catch (error) {
    await recordFailure(id, kind, error);
    return false;
  }
  await db.outboxMessage.update({ where: { id }, data: { doneAt: new Date(), lastError: null } });
  return true;
}

/** Leases one message until its next attempt is due; false when another process has it. */
async function claim(id: number, kind: Kind) {
  const updatedCount = await sql.execute`
    UPDATE outbox SET attempts = ${nextAttempt(ATTEMPTS)}, next_try_at = now() + ${DELAYS[kind]}
    WHERE id IN (SELECT id FROM outbox WHERE id = ${id} AND done_at IS NULL AND failed_at IS NULL
      AND next_try_at <= now() FOR UPDATE SKIP LOCKED)`;
  return updatedCount === 1;
}

/** A refund is retried more often when the provider does not respond; an email has already been retried for days. */
async function recordFailure(id: number, kind: Kind, error: unknown) {
  const limit = kind === "refund" ? maxAttempts(error) : MAX_ATTEMPTS;
  log.error("Failed to deliver an outbox message", error, { outboxId: id, kind });
  const [row] = await sql.query<{ isFailed: boolean }[]>`
    UPDATE outbox SET last_error = ${failureReason(error)},
      failed_at = CASE WHEN attempts >= ${limit}::int THEN now() END
    WHERE id = ${id} RETURNING failed_at IS NOT NULL AS "isFailed"`;
  if (row?.isFailed) {
    log.error("Outbox message failed permanently", error, {
      event: `${kind}.failed`,
      outboxId: id,
    });
  }
}
