import "server-only";

import { Prisma } from "@/generated/prisma/client";
import type { UploadKind } from "@/generated/prisma/enums";
import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, isDiskFull } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db, withTx } from "@/lib/db/client";
import { countUpload } from "./limits";
import { deleteDiscarded, discardUploads, planUploads, releaseUpload } from "./pending";
import { type ProcessedFile, processDocument, processImage } from "./process-file";
import { MAX_BYTES, MAX_FILES, safeFileName } from "./rules";
import type { Removal } from "./schema";
import { createKey } from "./storage/keys";
import { currentStorage } from "./storage/select";

/**
 * Stores one image. @returns its absolute URL
 * @throws DomainError invalid (none was sent), tooLarge (over 5 MB), unsupported (no JPG, PNG, WebP or GIF), limited,
 * unavailable (too many wait, or the store refuses), full (no room is left)
 */
export async function uploadImage(viewer: Viewer, files: File[]) {
  const [file] = files;
  if (!file || files.length > 1) throw new DomainError("invalid", "fileMissing");
  const [imageUrl = ""] = await storeImages(viewer, [file]);
  return { imageUrl };
}

/** Stores up to five images, all or none. Throws as `uploadImage`, and invalid for more than five. */
export async function uploadImages(viewer: Viewer, files: File[]) {
  if (files.length === 0) throw new DomainError("invalid", "fileMissing");
  if (files.length > MAX_FILES) throw new DomainError("invalid", "filesTooMany");
  const imageUrls = await storeImages(viewer, files);
  return { imageUrls, count: imageUrls.length };
}

/**
 * Stores the document of a certificate: a PDF unchanged, an image converted. Sellers only. @returns its absolute URL,
 * which is only accessible to the seller and admins
 * @throws as `uploadImage`; forbidden (no seller), unsupported (neither PDF nor image)
 */
export async function uploadDocument(viewer: Viewer, files: File[]) {
  if (viewer.role !== "seller") throw new DomainError("forbidden", "sellersOnly");
  const [file] = files;
  if (!file || files.length > 1) throw new DomainError("invalid", "documentMissing");
  await admit(viewer, [file]);
  const document = await processDocument(await bytesOf(file), file.name);
  const [documentUrl = ""] = await storeAll(viewer, [document], "document");
  return { documentUrl };
}

/**
 * Stores an image that a job has fetched; it does not count against the daily limit of the user. Throws as
 * `uploadImage`, except limited.
 */
export async function storeFetchedImage(viewer: Viewer, file: File) {
  const image = await processImage(await bytesOf(file), file.name);
  const [imageUrl = ""] = await storeAll(viewer, [image], "picture");
  return { imageUrl };
}

async function storeImages(viewer: Viewer, files: File[]) {
  await admit(viewer, files);
  // All images are converted before any is stored.
  const images: ProcessedFile[] = [];
  for (const file of files) images.push(await processImage(await bytesOf(file), file.name));
  return storeAll(viewer, images, "picture");
}

async function admit(viewer: Viewer, files: File[]) {
  for (const { size, name } of files) {
    if (size > MAX_BYTES)
      throw new DomainError("tooLarge", "fileTooLarge", { file: safeFileName(name) });
  }
  for (const _file of files) await countUpload(viewer);
}

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

/** Stores files all or none, each with a pending row before its bytes. */
async function storeAll({ id: ownerId }: Viewer, files: ProcessedFile[], kind: UploadKind) {
  const storage = currentStorage();
  const store = storage.name;
  const plannedFiles = files.map((file) => ({ ...file, key: createKey(file.ending) }));
  let pending: number[] = [];
  try {
    pending = await planUploads(plannedFiles.map(({ key }) => ({ ownerId, kind, store, key })));
    const rows: Prisma.UploadCreateManyInput[] = [];
    for (const { key, data, width, height } of plannedFiles) {
      const storedFile = await storage.put({ key, kind }, data);
      rows.push({ ...storedFile, bytes: data.byteLength, width, height, ownerId, kind, store });
    }
    await confirm(pending, rows);
    return rows.map(({ url }) => url);
  } catch (error) {
    log.error("Failed to store an upload", error);
    await discardUploads(pending).catch(() => null);
    if (isDiskFull(error)) throw new DomainError("full", "storageFull");
    throw new DomainError("unavailable", files.length > 1 ? "uploadsFailed" : "uploadFailed");
  }
}

/** Replaces pending rows by uploads. @throws Error if the job has taken one, because the store took too long */
function confirm(pending: number[], rows: Prisma.UploadCreateManyInput[]) {
  return withTx(async (tx) => {
    const where = { id: { in: pending }, isDiscarded: false };
    const { count } = await tx.pendingUpload.deleteMany({ where });
    if (count !== rows.length) throw new Error("The pending uploads have expired");
    await tx.upload.createMany({ data: rows });
  });
}

/**
 * Deletes one of the viewer's unreferenced uploads.
 * @throws DomainError notFound (not the viewer's, or none), conflict (a product, a shop or a claim shows it)
 */
export async function removeImage(viewer: Viewer, { imageUrl }: Removal) {
  const where = { ownerId: viewer.id, url: imageUrl };
  const upload = await db.upload.findFirst({ where, select: { id: true } });
  if (!upload) throw new DomainError("notFound", "imageNotFound");
  const pending = await releaseUpload(Prisma.sql`u.id = ${upload.id}`);
  if (pending === null) throw new DomainError("conflict", "imageInUse");
  await deleteDiscarded(pending).catch((error: unknown) =>
    log.error("Failed to delete a file; the job repeats it", error, { pendingUpload: pending }),
  );
}
