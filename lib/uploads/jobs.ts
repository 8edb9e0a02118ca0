import "server-only";

import { Prisma } from "@/generated/prisma/client";
import { db } from "@/lib/db/client";
import { canRetry, processRows } from "@/lib/db/job-rows";
import { sql } from "@/lib/db/sql";
import { deleteDiscarded, releaseUpload } from "./pending";
import { REFERENCED_URLS } from "./referenced-urls-sql";
import { diskStorage, listDiskFilesBefore } from "./storage/disk";

const QUEUE = "orphanUploads";
const PENDING_QUEUE = "pendingUploads";
const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1_000;

const IS_AGED = Prisma.sql`u.created_at < now() - interval '1 day'`;

/**
 * Deletes unreferenced uploads a day after they were sent, pending uploads that have expired, and files on the disk of
 * the same age without a row. Returns the number of deletions.
 */
export async function sweepUploads() {
  await releaseOrphans();
  return (await deleteExpired()) + (await sweepDisk());
}

async function releaseOrphans() {
  const orphans = await sql.query<{ id: number }[]>`
    SELECT u.id FROM uploads u WHERE ${IS_AGED} AND u.key NOT IN (SELECT key FROM (${REFERENCED_URLS}) shown)
      AND ${canRetry(QUEUE, Prisma.sql`u.id`)} ORDER BY u.id LIMIT ${BATCH}`;
  await processRows(
    QUEUE,
    orphans.map(({ id }) => id),
    async (id) => (await releaseUpload(Prisma.sql`u.id = ${id} AND ${IS_AGED}`)) !== null,
  );
}

async function deleteExpired() {
  const expiredRows = await sql.query<{ id: number }[]>`
    SELECT p.id FROM pending_uploads p WHERE (p.is_discarded OR p.expires_at <= now())
      AND (p.claimed_until IS NULL OR p.claimed_until <= now())
      AND ${canRetry(PENDING_QUEUE, Prisma.sql`p.id`)} ORDER BY p.id LIMIT ${BATCH}`;
  return processRows(
    PENDING_QUEUE,
    expiredRows.map(({ id }) => id),
    deleteDiscarded,
  );
}

/** Deletes files that a crash or an old backup leaves without a row. */
async function sweepDisk() {
  const files = await listDiskFilesBefore(new Date(Date.now() - DAY_MS));
  const where = { key: { in: files.map(({ key }) => key) } };
  const uploads = await db.upload.findMany({ where, select: { key: true } });
  const keys = new Set(uploads.map(({ key }) => key));
  const strays = files.filter(({ key }) => !keys.has(key));
  for (const stray of strays) await diskStorage.remove(stray);
  return strays.length;
}
