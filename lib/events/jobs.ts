import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db, withTx } from "@/lib/db/client";
import { canRetry, processDue } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { removeEntry } from "./service/waiting-list";

const QUEUE = "heldSeats";
const BATCH = 50;

/** Offers seats that were held for a user of the waiting list, and not bought in time, to the next in line. */
export function releaseHeldSeats(): Promise<number> {
  const list = () => sql.query<{ id: number }[]>`
    SELECT id FROM waiting_list_entries WHERE held_until < now()
      AND ${canRetry(QUEUE, Prisma.sql`waiting_list_entries.id`)} ORDER BY held_until LIMIT ${BATCH}`;
  return processDue(QUEUE, BATCH, list, async (id) => {
    const entry = await db.waitingListEntry.findUnique({ where: { id } });
    if (entry) await withTx((tx) => removeEntry(tx, { eventId: entry.eventId, entryId: id }));
    return entry !== null;
  });
}
