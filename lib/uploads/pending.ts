import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { UploadKind, UploadStore } from "@/generated/prisma/enums";
import { log } from "@/lib/core/log";
import { sql } from "@/lib/db/sql";
import { REFERENCED_URLS } from "./referenced-urls-sql";
import { storageOf } from "./storage/select";

/** Minutes until a pending upload expires; longer than a browser may send its file, or a server may take. */
const PENDING_MINUTES = 60;

/** Seconds for which a process has a pending upload for itself. */
export const CLAIM_SECONDS = 120;

type PlannedUpload = {
  ownerId: number;
  kind: UploadKind;
  store: UploadStore;
  key: string;
  /** Of a direct upload. */
  raw?: { rawKey: string; type: string; bytes: number };
};

/** Writes down the files that are about to be stored. Returns the ids in any order. */
export async function planUploads(uploads: PlannedUpload[]): Promise<number[]> {
  const rows = uploads.map(
    ({ ownerId, kind, store, key, raw }) => Prisma.sql`(
      ${ownerId}::int, ${kind}::"UploadKind", ${store}::"UploadStore", ${key}, ${raw?.rawKey ?? null},
      ${raw?.type ?? null}, ${raw?.bytes ?? null}::int, now() + make_interval(mins => ${PENDING_MINUTES}::int))`,
  );
  const insertedRows = await sql.query<{ id: number }[]>`
    INSERT INTO pending_uploads (owner_id, kind, store, key, raw_key, type, bytes, expires_at)
    VALUES ${Prisma.join(rows)} RETURNING id`;
  return insertedRows.map(({ id }) => id);
}

/**
 * Deletes the row of an unreferenced upload `u`; its bytes are pending for deletion. Returns the id of the pending row,
 * null if the upload is referenced or does not exist.
 */
export async function releaseUpload(condition: Prisma.Sql): Promise<number | null> {
  const [row] = await sql.query<{ id: number }[]>`
    WITH gone AS (
      DELETE FROM uploads u WHERE ${condition} AND u.key NOT IN (SELECT key FROM (${REFERENCED_URLS}) shown)
      RETURNING owner_id, kind, store, key)
    INSERT INTO pending_uploads (owner_id, kind, store, key, is_discarded, expires_at)
    SELECT owner_id, kind, store, key, true, now() FROM gone
    ON CONFLICT (key) DO UPDATE SET is_discarded = true
    RETURNING id`;
  return row?.id ?? null;
}

/** Discards pending uploads and deletes their bytes now; what fails is left to the job. */
export async function discardUploads(ids: number[]) {
  await sql.execute`
    UPDATE pending_uploads SET is_discarded = true, claimed_until = NULL WHERE id = ANY(${ids}::int[])`;
  for (const id of ids) {
    await deleteDiscarded(id).catch((error: unknown) =>
      log.error("Failed to delete a discarded file", error, { pendingUpload: id }),
    );
  }
}

type Discarded = {
  key: string;
  rawKey: string | null;
  kind: UploadKind;
  store: UploadStore;
  isDiscarded: boolean;
};

/**
 * Deletes the bytes of a discarded or expired pending upload, and its row once the browser may no longer send the file.
 * Returns whether there was one that no other process has.
 * @throws Error of the store
 */
export async function deleteDiscarded(id: number): Promise<boolean> {
  const [row] = await sql.query<Discarded[]>`
    UPDATE pending_uploads SET attempts = attempts + 1, is_discarded = is_discarded OR upload_id IS NULL,
      claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}::int)
    WHERE id = ${id} AND (is_discarded OR expires_at <= now())
      AND (claimed_until IS NULL OR claimed_until <= now())
    RETURNING key, raw_key AS "rawKey", kind, store, is_discarded AS "isDiscarded"`;
  if (!row) return false;
  const storage = storageOf(row.store);
  if (row.rawKey) await storage.direct?.remove(row.rawKey);
  if (row.isDiscarded) await storage.remove(row);
  await sql.execute`
    WITH gone AS (
      DELETE FROM pending_uploads WHERE id = ${id} AND (raw_key IS NULL OR expires_at <= now()) RETURNING id)
    UPDATE pending_uploads SET claimed_until = NULL WHERE id = ${id} AND id NOT IN (SELECT id FROM gone)`;
  return true;
}
