import "server-only";

import { randomBytes } from "node:crypto";

import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/core/db";
import { DomainError } from "@/lib/core/errors";
import { countUse } from "@/lib/core/rate-limit";
import { redraw } from "./picture";
import { MAX_BYTES, MAX_FILES, shownName, sniff } from "./rules";
import type { Removal } from "./schema";
import { storage } from "./storage";

const DAILY = { max: 200, seconds: 24 * 3_600 };

/**
 * Keeps one picture. @returns its absolute address
 * @throws DomainError invalid (none was sent), tooLarge (over 5 MB), unsupported (no JPG, PNG, WebP or GIF), limited
 */
export async function uploadImage(viewer: Viewer, files: File[]) {
  const [file] = files;
  if (!file || files.length > 1) throw new DomainError("invalid", "fileMissing");
  const [imageUrl] = await keepAll(viewer, [file]);
  return { imageUrl };
}

/** Keeps up to five pictures, all or none. Throws as `uploadImage`, and invalid for more than five. */
export async function uploadImages(viewer: Viewer, files: File[]) {
  if (files.length === 0) throw new DomainError("invalid", "fileMissing");
  if (files.length > MAX_FILES) throw new DomainError("invalid", "filesTooMany");
  const imageUrls = await keepAll(viewer, files);
  return { imageUrls, count: imageUrls.length };
}

async function keepAll(viewer: Viewer, files: File[]) {
  for (const file of files) requireSize(file);
  await countUse({ key: `uploads:${viewer.id}`, ...DAILY });
  // Every picture is read and drawn before any is kept.
  const pictures: Picture[] = [];
  for (const file of files) pictures.push(await draw(file));
  const urls: string[] = [];
  for (const picture of pictures) urls.push(await keep(viewer, picture));
  return urls;
}

function requireSize(file: File) {
  if (file.size > MAX_BYTES) {
    throw new DomainError("tooLarge", "fileTooLarge", { file: shownName(file.name) });
  }
}

type Picture = { data: Buffer; width: number; height: number };

async function draw(file: File): Promise<Picture> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const picture = sniff(bytes) ? await redraw(bytes) : null;
  if (!picture) throw new DomainError("unsupported", "fileInvalid", { file: shownName(file.name) });
  return picture;
}

/** First the bytes, then the row: what has no row is an orphan that the sweep finds by nobody's asking. */
async function keep(viewer: Viewer, { data, width, height }: Picture) {
  const key = `${randomBytes(16).toString("base64url")}.webp`;
  const url = await storage.put(key, data);
  await db.upload.create({
    data: { ownerId: viewer.id, key, url, bytes: data.byteLength, width, height },
  });
  return url;
}

/**
 * Removes one of the viewer's own pictures that nothing shows.
 * @throws DomainError notFound (not the viewer's, or none), conflict (a product or a claim shows it)
 */
export async function removeImage(viewer: Viewer, { imageUrl }: Removal) {
  const upload = await db.upload.findFirst({ where: { ownerId: viewer.id, url: imageUrl } });
  if (!upload) throw new DomainError("notFound", "imageNotFound");
  const removed = await db.$executeRaw`
    DELETE FROM uploads u WHERE u.id = ${upload.id}
      AND NOT EXISTS (SELECT 1 FROM products p WHERE p.image_url = u.url OR u.url = ANY(p.images))
      AND NOT EXISTS (SELECT 1 FROM return_requests r WHERE u.url = ANY(r.photos))`;
  if (removed === 0) throw new DomainError("conflict", "imageInUse");
  await storage.remove(upload.key);
}
