import "server-only";

import { randomBytes } from "node:crypto";

import { env } from "@/lib/core/env.mjs";
import { createDisk, isOwnKey } from "./disk-storage";
import { ownUploadThing } from "./upload-thing";

/** Key in the store, and the absolute URL. */
export type StoredFile = { key: string; url: string };

/** Public for anybody with the URL, through /uploads/[key]. */
export const pictureDisk = createDisk();

/** Only accessible to its owner and admins, through /api/documents/[key]. */
export const documentDisk = createDisk("documents");

const newKey = (ending: "webp" | "pdf") => `${randomBytes(16).toString("base64url")}.${ending}`;

/** Stores a WebP image at UploadThing if its token is set, else on disk. */
export async function storeImageFile(bytes: Buffer): Promise<StoredFile> {
  const key = newKey("webp");
  if (env.UPLOADTHING_TOKEN) return (await ownUploadThing()).put(key, bytes);
  await pictureDisk.put(key, bytes);
  return { key, url: `${env.APP_URL}/uploads/${key}` };
}

/** Stores a document, always on disk: a URL at UploadThing would be public. */
export async function storeDocumentFile(
  bytes: Buffer,
  ending: "webp" | "pdf",
): Promise<StoredFile> {
  const key = newKey(ending);
  await documentDisk.put(key, bytes);
  return { key, url: `${env.APP_URL}/api/documents/${key}` };
}

/** Deletes a file from the store that has it: the token may have been added or removed since. */
export async function removeStored({ key, kind }: { key: string; kind: "picture" | "document" }) {
  if (kind === "document") await documentDisk.remove(key);
  else if (isOwnKey(key)) await pictureDisk.remove(key);
  else await (await ownUploadThing()).remove(key);
}
