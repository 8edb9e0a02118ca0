import "server-only";

import type { Payout } from "@/generated/prisma/client";
import { databaseNow } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { log } from "@/lib/core/log";
import { STEPS } from "./steps";

const BATCH = 200;

/** Steps in a row that one payout may take in a run; more would be a loop. */
const MAX_STEPS = 8;

/**
 * Takes every bank payout under way as far as it goes: transfer, payout to the bank, its answer. Those that waited longest
 * are taken first, so that none holds up the others. Returns how many were decided.
 */
export async function settleBankPayouts(now?: Date) {
  const time = now ?? (await databaseNow());
  const waiting = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM payouts
    WHERE kind = 'bank' AND stage NOT IN ('done', 'attention') AND (status = 'pending' OR stage = 'reversing')
    ORDER BY checked_at NULLS FIRST, id LIMIT ${BATCH}`;
  let decided = 0;
  for (const { id } of waiting) {
    await db.payout.update({ where: { id }, data: { checkedAt: time } });
    const isDecided = await follow(id, time).catch((error: unknown) => {
      log.error("Failed to settle payout", error, { payoutId: id });
      return false;
    });
    if (isDecided) decided++;
  }
  return decided;
}

/** @returns whether the payout was decided now */
async function follow(id: number, now: Date) {
  let payout: Payout | null = await db.payout.findUniqueOrThrow({ where: { id } });
  const before = payout.status;
  for (let step = 0; payout && step < MAX_STEPS; step++) {
    const next: Payout | null = await STEPS[payout.stage](payout, now);
    if (next && next.status !== "pending" && next.status !== before) return true;
    payout = next;
  }
  return false;
}
