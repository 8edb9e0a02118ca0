import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { canRetry, nextAttempt, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { signPayload } from "@/lib/payments/webhook-signature";

const QUEUE = "sandboxEvents";
const BATCH = 50;

/** Sends the sandbox's queued events to our webhook, signed, and retries each until it returns 2xx. */
export async function deliverSandboxEvents() {
  if (env.PAYMENTS !== "sandbox") return 0;
  const due = await sql.query<{ id: string }[]>`
    SELECT id FROM sandbox_events WHERE delivered_at IS NULL AND next_try_at <= now()
      AND ${canRetry(QUEUE, Prisma.sql`sandbox_events.id`)} ORDER BY created_at LIMIT ${BATCH}`;
  return processRows(
    QUEUE,
    due.map(({ id }) => id),
    deliver,
  );
}

/** @throws Error when the webhook refuses the event */
async function deliver(id: string) {
  if (!(await claim(id))) return false;
  const event = await db.sandboxEvent.findUniqueOrThrow({ where: { id } });
  await send(JSON.stringify(event.payload));
  await db.sandboxEvent.update({ where: { id }, data: { deliveredAt: new Date() } });
  return true;
}

/** Leases one event for its next attempt; false when another process has it. */
async function claim(id: string) {
  const attempts = Prisma.sql`attempts`;
  const updatedCount = await sql.execute`
    UPDATE sandbox_events SET attempts = ${nextAttempt(attempts)},
      next_try_at = now() + make_interval(secs => least(300, 10 * ${nextAttempt(attempts)}))
    WHERE id IN (SELECT id FROM sandbox_events WHERE id = ${id} AND delivered_at IS NULL AND next_try_at <= now()
      FOR UPDATE SKIP LOCKED)`;
  return updatedCount === 1;
}

async function send(body: string) {
  const response = await fetch(`${env.APP_URL}/api/webhooks/stripe`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signPayload(body) },
    body,
    signal: AbortSignal.timeout(8_000),
  });
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
}
