import "server-only";

import type { UploadKind, UploadStore } from "@/generated/prisma/enums";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, isDiskFull } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { withTx } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { CLAIM_SECONDS, discardUploads } from "@/lib/uploads/pending";
import { type ProcessedFile, processDocument, processImage } from "@/lib/uploads/process-file";
import { safeFileName } from "@/lib/uploads/rules";
import { storageOf } from "@/lib/uploads/storage/select";
import type { PutResult, Storage } from "@/lib/uploads/storage/types";
import type { CompletionInput } from "./schema";
import { findPendingUpload, requireAllowedKind } from "./service";

/** Maximum attempts to complete one upload: each reads and decodes the file. */
const MAX_ATTEMPTS = 10;

/**
 * Completes an upload after its browser has sent the file: reads it back, checks and converts it as the server's own
 * uploads, stores the result and deletes the original. A repeated completion returns the same URL. A file that is
 * refused is deleted.
 * @returns the absolute URL of the image or document
 * @throws DomainError notFound (another user's, expired, or refused before), conflict (the file has not arrived in full,
 * or another request completes it), unsupported (the content), forbidden, unavailable, full
 */
export async function completeUpload(viewer: Viewer, { id, name }: CompletionInput) {
  const pending = await findPendingUpload(viewer, id);
  requireAllowedKind(viewer, pending.kind);
  if (pending.upload) return { url: pending.upload.url };
  const claim = await claimUpload(pending.id);
  if (!claim) return resultOfOther(viewer, pending.id);
  try {
    return { url: await storeClaimed(viewer, claim, name) };
  } catch (error) {
    await release(claim, error);
    throw error;
  }
}

type Claim = {
  id: number;
  attempts: number;
  kind: UploadKind;
  store: UploadStore;
  key: string;
  rawKey: string;
  bytes: number;
};

/** Reserves a pending upload for this process; null if it is complete, expired, refused or reserved. */
async function claimUpload(id: number): Promise<Claim | null> {
  const [claim] = await sql.query<Claim[]>`
    UPDATE pending_uploads SET attempts = attempts + 1,
      claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS}::int)
    WHERE id = ${id} AND upload_id IS NULL AND NOT is_discarded AND expires_at > now()
      AND attempts < ${MAX_ATTEMPTS} AND (claimed_until IS NULL OR claimed_until <= now())
    RETURNING id, attempts, kind, store, key, raw_key AS "rawKey", bytes`;
  return claim ?? null;
}

type OtherResult = { url: string | null; isOpen: boolean };

/**
 * Returns the result of another request. One statement reads it, so that an upload that is completed at the same time is not
 * reported as missing.
 * @throws DomainError notFound (expired, refused, or attempted too often), conflict (another request completes it, or it
 * may be tried again)
 */
async function resultOfOther(viewer: Viewer, id: number) {
  const [result] = await sql.query<OtherResult[]>`
    SELECT u.url, NOT p.is_discarded AND (coalesce(p.claimed_until > now(), false)
      OR p.expires_at > now() AND p.attempts < ${MAX_ATTEMPTS}) AS "isOpen"
    FROM pending_uploads p LEFT JOIN uploads u ON u.id = p.upload_id
    WHERE p.id = ${id} AND p.owner_id = ${viewer.id}`;
  if (result?.url) return { url: result.url };
  throw result?.isOpen
    ? new DomainError("conflict", "uploadBusy")
    : new DomainError("notFound", "uploadNotFound");
}

async function storeClaimed(viewer: Viewer, claim: Claim, name: string): Promise<string> {
  const storage = storageOf(claim.store);
  const raw = await withStore(() => storage.direct?.read(claim.rawKey, claim.bytes) ?? null);
  if (raw?.byteLength !== claim.bytes) {
    throw new DomainError("conflict", "uploadIncomplete", { file: safeFileName(name) });
  }
  const file = await processClaimed(claim, raw, name);
  const storedFile = await withStore(async () => {
    // An attempt that ended in a crash may have stored it; UploadThing does not replace files.
    if (claim.attempts > 1) await storage.remove(claim);
    return storage.put(claim, file.data);
  });
  if (await confirm(viewer, claim, { file, storedFile })) {
    await deleteRaw(storage, claim);
    return storedFile.url;
  }
  return (await resultOfOther(viewer, claim.id).catch(deleteUnlessBusy(storage, claim))).url;
}

/** Returns an error handler of a process that has lost its claim: a result of a deleted row would be an orphan. */
function deleteUnlessBusy(storage: Storage, claim: Claim) {
  return async (error: unknown): Promise<never> => {
    const isMissing = error instanceof DomainError && error.kind === "notFound";
    if (isMissing) await storage.remove(claim);
    throw error;
  };
}

/** @throws DomainError unsupported, also for a PDF that was declared as an image, or the reverse */
async function processClaimed({ kind, key }: Claim, raw: Buffer, name: string) {
  if (kind === "picture") return processImage(raw, name);
  const document = await processDocument(raw, name);
  if (key.endsWith(`.${document.ending}`)) return document;
  throw new DomainError("unsupported", "documentInvalid", { file: safeFileName(name) });
}

/** @throws DomainError unavailable, full */
async function withStore<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    log.error("Failed to use the store of uploads", error);
    if (isDiskFull(error)) throw new DomainError("full", "storageFull");
    throw new DomainError("unavailable", "uploadFailed");
  }
}

type Result = { file: ProcessedFile; storedFile: PutResult };

/** Inserts the upload. Returns false if this process has lost its claim. */
function confirm(viewer: Viewer, claim: Claim, { file, storedFile }: Result): Promise<boolean> {
  const { id, attempts, kind, store } = claim;
  const { data, width, height } = file;
  const size = { bytes: data.byteLength, width, height };
  return withTx(async (tx) => {
    const { count } = await tx.pendingUpload.updateMany({
      where: { id, attempts, uploadId: null, isDiscarded: false },
      data: { claimedUntil: null },
    });
    if (count === 0) return false;
    const upload = await tx.upload.create({
      data: { ...storedFile, ...size, kind, store, ownerId: viewer.id },
    });
    await tx.pendingUpload.update({ where: { id }, data: { uploadId: upload.id } });
    return true;
  });
}

/** Deletes the original; if that fails, the job deletes it once the pending row expires. */
async function deleteRaw({ direct }: Storage, { id, rawKey }: Claim) {
  await direct
    ?.remove(rawKey)
    .catch((error: unknown) =>
      log.error("Failed to delete an original", error, { pendingUpload: id }),
    );
}

/** Ends a claim: a refused file is deleted, any other failure may be tried again. */
async function release({ id, attempts }: Claim, error: unknown) {
  if (error instanceof DomainError && error.kind === "unsupported") return discardUploads([id]);
  await sql.execute`
    UPDATE pending_uploads SET claimed_until = NULL WHERE id = ${id} AND attempts = ${attempts}`;
}
