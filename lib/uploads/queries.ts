import "server-only";

import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { diskStorage } from "./storage/disk";
import { isShopKey } from "./storage/keys";
import { storageOf } from "./storage/select";

/**
 * Returns the bytes of an uploaded image; null if there is none. Images on the disk are read without the database,
 * which may be unavailable.
 */
export async function readUpload(key: string): Promise<Buffer | null> {
  if (!isShopKey(key)) return null;
  const file = { key, kind: "picture" } as const;
  const bytes = await diskStorage.read(file);
  if (bytes) return bytes;
  const upload = await db.upload.findFirst({ where: file, select: { store: true } });
  return upload && upload.store !== "disk" ? storageOf(upload.store).read(file) : null;
}

/**
 * Returns the bytes of an uploaded image (WebP), from any store; public for anybody with its key.
 * @throws DomainError notFound
 */
export async function readImage(key: string) {
  const bytes = await readUpload(key);
  if (!bytes) throw new DomainError("notFound", "imageNotFound");
  return bytes;
}

/**
 * Returns the bytes of a certificate's document, from any store, for its owner and admins.
 * @throws DomainError notFound, also for all other users
 */
export async function readDocument(viewer: Viewer, key: string) {
  const upload = isShopKey(key) ? await findMyDocument(viewer, key) : null;
  const bytes = upload && (await storageOf(upload.store).read({ key, kind: "document" }));
  if (!bytes) throw new DomainError("notFound", "documentNotFound");
  return { bytes, isPdf: key.endsWith(".pdf") };
}

function findMyDocument(viewer: Viewer, key: string) {
  return db.upload.findFirst({
    where: { key, kind: "document", ...(isAdmin(viewer) ? {} : { ownerId: viewer.id }) },
    select: { store: true },
  });
}
