import "server-only";

import { type Payout, Prisma } from "@/generated/prisma/client";
import { DomainError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-clock";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { STEPS } from "./steps";

const QUEUE = "bankPayouts";
const BATCH = 200;

/** Maximum number of steps per payout and run; more would be a loop. */
const MAX_STEPS = 8;

/**
 * Advances every bank payout in progress as far as possible: transfer, payout to the bank, its result. The longest
 * waiting first, so that none blocks the others. Returns how many were decided.
 */
export async function pollBankPayouts(now?: Date) {
  const time = now ?? (await databaseNow());
  const waiting = await sql.query<{ id: number }[]>`
    SELECT id FROM payouts
    WHERE kind = 'bank' AND stage NOT IN ('done', 'attention') AND (status = 'pending' OR stage = 'reversing')
      AND ${canRetry(QUEUE, Prisma.sql`payouts.id`)}
    ORDER BY checked_at NULLS FIRST, id LIMIT ${BATCH}`;
  return processRows(
    QUEUE,
    waiting.map(({ id }) => id),
    async (id) => {
      await db.payout.update({ where: { id }, data: { checkedAt: time } });
      return applyBankState(id, time).catch(waitForProvider);
    },
  );
}

/** Ignores an unavailable provider, which the next run calls again; the stages limit the total time. */
function waitForProvider(error: unknown) {
  if (!(error instanceof DomainError && error.kind === "unavailable")) throw error;
  log.error("Payment provider did not answer for a payout", error);
  return false;
}

/** @returns whether the payout was decided now */
async function applyBankState(id: number, now: Date) {
  let payout: Payout | null = await db.payout.findUniqueOrThrow({ where: { id } });
  const before = payout.status;
  for (let step = 0; payout && step < MAX_STEPS; step++) {
    const next: Payout | null = await STEPS[payout.stage](payout, now);
    if (next && next.status !== "pending" && next.status !== before) return true;
    payout = next;
  }
  return false;
}
