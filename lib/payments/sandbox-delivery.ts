import "server-only";

import { db } from "@/lib/core/db";
import { env } from "@/lib/core/env.mjs";
import { log } from "@/lib/core/log";
import { signPayload } from "./signature";

const BATCH = 50;

/** Sends the sandbox's waiting events to our webhook, signed, until each was answered with 2xx. */
export async function deliverSandboxEvents() {
  if (env.PAYMENTS !== "sandbox") return 0;
  let delivered = 0;
  for (const event of await claimEvents()) {
    const body = JSON.stringify(event.payload);
    if (await send(body)) {
      await db.sandboxEvent.update({ where: { id: event.id }, data: { deliveredAt: new Date() } });
      delivered++;
    }
  }
  return delivered;
}

/** Takes a batch for itself: whoever comes at the same time gets others, whoever dies lets go after a while. */
async function claimEvents() {
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE sandbox_events SET attempts = attempts + 1,
      next_try_at = now() + make_interval(secs => least(300, 10 * (attempts + 1)))
    WHERE id IN (SELECT id FROM sandbox_events WHERE delivered_at IS NULL AND next_try_at <= now()
      ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  const ids = rows.map((row) => row.id);
  return db.sandboxEvent.findMany({ where: { id: { in: ids } }, orderBy: { createdAt: "asc" } });
}

async function send(body: string) {
  try {
    const response = await fetch(`${env.APP_URL}/api/webhooks/stripe`, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signPayload(body) },
      body,
      signal: AbortSignal.timeout(8_000),
    });
    return response.ok;
  } catch (error) {
    log.error("sandbox webhook", error);
    return false;
  }
}
