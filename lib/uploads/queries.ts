import "server-only";

import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { isOwnKey } from "./disk-storage";
import { documentDisk, pictureDisk } from "./storage";

/** Returns the bytes of an image stored on this server; null if it does not exist or is in another store. */
export function readUpload(key: string): Promise<Buffer | null> {
  return pictureDisk.read(key);
}

/** Returns the bytes of an uploaded image (WebP); public for anybody with its key. @throws DomainError notFound */
export async function readPicture(key: string) {
  const bytes = await pictureDisk.read(key);
  if (!bytes) throw new DomainError("notFound", "imageNotFound");
  return bytes;
}

/**
 * Returns the bytes of a certificate's document, for its owner and admins.
 * @throws DomainError notFound, also for everybody else
 */
export async function readDocument(viewer: Viewer, key: string) {
  const kept = isOwnKey(key) && (await findOwn(viewer, key));
  const bytes = kept && (await documentDisk.read(kept.key));
  if (!bytes) throw new DomainError("notFound", "documentNotFound");
  return { bytes, isPdf: key.endsWith(".pdf") };
}

function findOwn(viewer: Viewer, key: string) {
  return db.upload.findFirst({
    where: { key, kind: "document", ...(isAdmin(viewer) ? {} : { ownerId: viewer.id }) },
    select: { key: true },
  });
}
