import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError, isDiskFull } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { sql } from "@/lib/db/sql";
import { hasTooManyPixels, MAX_MEGAPIXELS, normalizeImage } from "./normalize-image";
import { REFERENCED_URLS } from "./referenced-urls-sql";
import {
  detectFileType,
  isHeic,
  isPdf,
  isPolyglot,
  MAX_BYTES,
  MAX_FILES,
  safeFileName,
} from "./rules";
import type { Removal } from "./schema";
import { removeStored, type StoredFile, storeDocumentFile, storeImageFile } from "./storage";

/** Maximum files of one user per day. */
const DAILY = { max: 200, seconds: 24 * 3_600 };

/**
 * Stores one image. @returns its absolute URL
 * @throws DomainError invalid (none was sent), tooLarge (over 5 MB), unsupported (no JPG, PNG, WebP or GIF), limited,
 * unavailable (too many wait, or the store refuses), full (no room is left)
 */
export async function uploadImage(viewer: Viewer, files: File[]) {
  const [file] = files;
  if (!file || files.length > 1) throw new DomainError("invalid", "fileMissing");
  const [imageUrl = ""] = await keepPictures(viewer, [file]);
  return { imageUrl };
}

/** Stores up to five images, all or none. Throws as `uploadImage`, and invalid for more than five. */
export async function uploadImages(viewer: Viewer, files: File[]) {
  if (files.length === 0) throw new DomainError("invalid", "fileMissing");
  if (files.length > MAX_FILES) throw new DomainError("invalid", "filesTooMany");
  const imageUrls = await keepPictures(viewer, files);
  return { imageUrls, count: imageUrls.length };
}

/**
 * Stores the document of a certificate: a PDF unchanged, a photo converted. Sellers only. @returns its absolute URL,
 * which is only accessible to the seller and admins
 * @throws as `uploadImage`; forbidden (no seller), unsupported (neither PDF nor picture)
 */
export async function uploadDocument(viewer: Viewer, files: File[]) {
  if (viewer.role !== "seller") throw new DomainError("forbidden", "sellersOnly");
  const [file] = files;
  if (!file || files.length > 1) throw new DomainError("invalid", "documentMissing");
  await admit(viewer, [file]);
  const bytes = await bytesOf(file);
  const paper = isPdf(bytes) ? { data: bytes, width: 0, height: 0 } : await draw(bytes, file.name);
  if (!paper) {
    throw new DomainError("unsupported", "documentInvalid", { file: safeFileName(file.name) });
  }
  const ending = paper.data === bytes ? "pdf" : "webp";
  const [documentUrl = ""] = await keepAll(viewer, [paper], "document", (data) =>
    storeDocumentFile(data, ending),
  );
  return { documentUrl };
}

async function keepPictures(viewer: Viewer, files: File[]) {
  await admit(viewer, files);
  // All images are converted before any is stored.
  const pictures: Drawn[] = [];
  for (const file of files) {
    const picture = await draw(await bytesOf(file), file.name);
    if (!picture) {
      throw new DomainError("unsupported", "fileInvalid", { file: safeFileName(file.name) });
    }
    pictures.push(picture);
  }
  return keepAll(viewer, pictures, "picture", storeImageFile);
}

async function admit(viewer: Viewer, files: File[]) {
  for (const { size, name } of files) {
    if (size > MAX_BYTES)
      throw new DomainError("tooLarge", "fileTooLarge", { file: safeFileName(name) });
  }
  for (const _file of files) await consumeLimit({ key: `uploads:${viewer.id}`, ...DAILY });
}

type Drawn = { data: Buffer; width: number; height: number };

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer());

async function draw(bytes: Buffer, name: string): Promise<Drawn | null> {
  const file = safeFileName(name);
  if (isHeic(bytes)) throw new DomainError("unsupported", "imageHeic", { file });
  if (!detectFileType(bytes) || isPolyglot(bytes)) return null;
  if (await hasTooManyPixels(bytes)) {
    throw new DomainError("unsupported", "imageTooManyPixels", { file, max: MAX_MEGAPIXELS });
  }
  return normalizeImage(bytes);
}

/** Stores the files before the rows, all or none: a file without a row would be an orphan. */
async function keepAll(
  { id: ownerId }: Viewer,
  drawn: Drawn[],
  kind: "picture" | "document",
  put: (data: Buffer) => Promise<StoredFile>,
) {
  const rows: (StoredFile & { bytes: number; width: number; height: number })[] = [];
  try {
    for (const { data, width, height } of drawn) {
      rows.push({ ...(await put(data)), bytes: data.byteLength, width, height });
    }
    await db.upload.createMany({ data: rows.map((row) => ({ ...row, ownerId, kind })) });
  } catch (error) {
    log.error("Failed to store an upload", error);
    for (const { key } of rows) await removeStored({ key, kind }).catch(() => null);
    if (isDiskFull(error)) throw new DomainError("full", "storageFull");
    throw new DomainError("unavailable", drawn.length > 1 ? "uploadsFailed" : "uploadFailed");
  }
  return rows.map(({ url }) => url);
}

/**
 * Deletes one of the viewer's unreferenced uploads.
 * @throws DomainError notFound (not the viewer's, or none), conflict (a product, a shop or a claim shows it)
 */
export async function removeImage(viewer: Viewer, { imageUrl }: Removal) {
  const upload = await db.upload.findFirst({ where: { ownerId: viewer.id, url: imageUrl } });
  if (!upload) throw new DomainError("notFound", "imageNotFound");
  const removed = await sql.execute`
    DELETE FROM uploads WHERE id = ${upload.id}
      AND NOT EXISTS (SELECT FROM (${REFERENCED_URLS}) shown WHERE shown.key = ${upload.key})`;
  if (removed === 0) throw new DomainError("conflict", "imageInUse");
  await removeStored(upload);
}
