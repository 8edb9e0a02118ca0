import "server-only";

import type { Viewer } from "@/lib/auth/viewer";
import { DomainError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { isOwnKey } from "./disk-storage";
import { documentDisk, pictureDisk } from "./storage";

/** The bytes of an uploaded image of this server; null where there is none, or another store has it. */
export function readUpload(key: string): Promise<Buffer | null> {
  return pictureDisk.read(key);
}

/** The bytes of an uploaded picture (WebP), for anybody who has its name. @throws DomainError notFound */
export async function readPicture(key: string) {
  const bytes = await pictureDisk.read(key);
  if (!bytes) throw new DomainError("notFound", "imageNotFound");
  return bytes;
}

/**
 * The bytes of a certificate's paper, for its owner and admins. @throws DomainError notFound, also for everybody else
 */
export async function readDocument(viewer: Viewer, key: string) {
  const kept = isOwnKey(key) && (await findOwn(viewer, key));
  const bytes = kept && (await documentDisk.read(kept.key));
  if (!bytes) throw new DomainError("notFound", "documentNotFound");
  return { bytes, isPdf: key.endsWith(".pdf") };
}

function findOwn({ id, role }: Viewer, key: string) {
  return db.upload.findFirst({
    where: { key, kind: "document", ...(role === "admin" ? {} : { ownerId: id }) },
    select: { key: true },
  });
}
