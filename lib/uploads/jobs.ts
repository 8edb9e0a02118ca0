import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { REFERENCED_URLS } from "./referenced-urls-sql";
import { documentDisk, pictureDisk, removeStored } from "./storage";

const QUEUE = "orphanUploads";
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

type Orphan = { key: string; kind: "picture" | "document" };

const AGED = Prisma.sql`FROM uploads u WHERE u.created_at < now() - interval '1 day'`;
const IS_ORPHAN = Prisma.sql`u.key NOT IN (SELECT key FROM (${REFERENCED_URLS}) shown)`;

/**
 * Deletes unreferenced uploads a day after they were sent, and files of the same age without an upload row. Returns the
 * number of deletions.
 */
export async function sweepUploads() {
  const orphans = await sql.query<{ id: number }[]>`
    SELECT u.id ${AGED} AND ${IS_ORPHAN} AND ${canRetry(QUEUE, Prisma.sql`u.id`)} ORDER BY u.id LIMIT ${BATCH}`;
  const removed = await processRows(
    QUEUE,
    orphans.map(({ id }) => id),
    removeOrphan,
  );
  return removed + (await sweepDisk(pictureDisk)) + (await sweepDisk(documentDisk));
}

async function removeOrphan(id: number) {
  const [orphan] = await sql.query<Orphan[]>`
    DELETE FROM uploads WHERE id IN (SELECT u.id ${AGED} AND u.id = ${id} AND ${IS_ORPHAN} FOR UPDATE SKIP LOCKED)
    RETURNING key, kind`;
  if (orphan) await removeQuietly(orphan);
  return orphan !== undefined;
}

/** Deletes an upload; an unavailable store does not stop the others or the next run. */
async function removeQuietly(orphan: Orphan) {
  await removeStored(orphan).catch((error: unknown) =>
    log.error("Failed to delete an orphaned file", error, { upload: orphan.key }),
  );
}

/** Deletes files without a row, which a crash between the two writes leaves behind. */
async function sweepDisk(disk: typeof pictureDisk) {
  const names = await disk.namesBefore(new Date(Date.now() - DAY_MS));
  const known = await db.upload.findMany({ where: { key: { in: names } }, select: { key: true } });
  const keys = new Set(known.map(({ key }) => key));
  const stray = names.filter((name) => !keys.has(name));
  return processRows("orphanFiles", stray, async (name) => {
    await disk.remove(name);
    return true;
  });
}
