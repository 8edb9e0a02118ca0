import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { sql } from "@/lib/db/sql";
import { countDirectUpload } from "@/lib/uploads/limits";
import { planUploads } from "@/lib/uploads/pending";
import { ACCEPTED, ACCEPTED_DOCUMENTS, MAX_BYTES, safeFileName } from "@/lib/uploads/rules";
import { createKey } from "@/lib/uploads/storage/keys";
import { currentStorage } from "@/lib/uploads/storage/select";
import type { DirectTarget } from "@/lib/uploads/storage/types";
import type { DirectUploadInput } from "./schema";

/** How a browser sends a file; `id` names the upload until it is complete. */
export type StartedUpload = { method: "server" } | ({ id: number } & DirectTarget);

/**
 * Allows a browser to send one file straight to the store: exactly its size and declared type. A store on the disk
 * takes files through the server. `address` is the client's.
 * @throws DomainError forbidden (a document of another role than seller), tooLarge (over 5 MB), unsupported (the
 * declared type), limited
 */
export async function startUpload(
  viewer: Viewer,
  input: DirectUploadInput,
  address: string,
): Promise<StartedUpload> {
  const { kind, size: bytes, type } = input;
  requireAllowedKind(viewer, kind);
  const { direct, name: store } = currentStorage();
  if (!direct) return { method: "server" };
  requireAcceptable(input);
  await countDirectUpload(viewer, address);
  const key = createKey(type === "application/pdf" ? "pdf" : "webp");
  const raw = { rawKey: createKey("raw"), type, bytes };
  const [id = 0] = await planUploads([{ ownerId: viewer.id, kind, store, key, raw }]);
  return { id, ...(await direct.prepare(raw)) };
}

/** @throws DomainError forbidden */
export function requireAllowedKind({ role }: Viewer, kind: DirectUploadInput["kind"]) {
  if (kind === "document" && role !== "seller") throw new DomainError("forbidden", "sellersOnly");
}

function requireAcceptable({ kind, name, size, type }: DirectUploadInput) {
  const file = safeFileName(name);
  if (size > MAX_BYTES) throw new DomainError("tooLarge", "fileTooLarge", { file });
  if (/^image\/hei[cf]$/.test(type)) throw new DomainError("unsupported", "imageHeic", { file });
  if (type === "image/avif") throw new DomainError("unsupported", "imageAvif", { file });
  const isDocument = kind === "document";
  const acceptedTypes = (isDocument ? ACCEPTED_DOCUMENTS : ACCEPTED).split(",");
  if (acceptedTypes.includes(type)) return;
  throw new DomainError("unsupported", isDocument ? "documentInvalid" : "fileInvalid", { file });
}

type Admission = { id: number; size: number; type: string };

/**
 * Allows UploadThing to accept the file of a pending upload, once. Returns the id that the file gets there.
 * @throws DomainError notFound (not the viewer's, another file, expired, or allowed before)
 */
export async function admitToUploadThing(viewer: Viewer, { id, size, type }: Admission) {
  const [row] = await sql.query<{ rawKey: string }[]>`
    UPDATE pending_uploads SET admitted_at = now()
    WHERE id = ${id} AND owner_id = ${viewer.id} AND store = 'uploadThing' AND bytes = ${size} AND type = ${type}
      AND admitted_at IS NULL AND upload_id IS NULL AND NOT is_discarded AND expires_at > now()
    RETURNING raw_key AS "rawKey"`;
  if (!row) throw new DomainError("notFound", "uploadNotFound");
  return row.rawKey;
}

/** Returns the viewer's pending upload. @throws DomainError notFound, also for another user's */
export async function findPendingUpload(viewer: Viewer, id: number) {
  const pending = await db.pendingUpload.findFirst({
    where: { id, ownerId: viewer.id, rawKey: { not: null } },
    select: { id: true, kind: true, upload: { select: { url: true } } },
  });
  if (!pending) throw new DomainError("notFound", "uploadNotFound");
  return pending;
}
