import "server-only";

import { randomBytes } from "node:crypto";

import { env } from "@/lib/core/env.mjs";
import { createDisk, isOwnKey } from "./disk-storage";
import { ownUploadThing } from "./upload-thing";

/** What the store calls it, and the absolute address that shows it. */
export type StoredFile = { key: string; url: string };

/** Shown to everybody who has the address, by /uploads/[key]. */
export const pictureDisk = createDisk();

/** Shown to its owner and to admins alone, by /api/documents/[key]. */
export const documentDisk = createDisk("documents");

const newKey = (ending: "webp" | "pdf") => `${randomBytes(16).toString("base64url")}.${ending}`;

/** Keeps a WebP at UploadThing where its token is set, else on the disk. */
export async function storeImageFile(bytes: Buffer): Promise<StoredFile> {
  const key = newKey("webp");
  if (env.UPLOADTHING_TOKEN) return (await ownUploadThing()).put(key, bytes);
  await pictureDisk.put(key, bytes);
  return { key, url: `${env.APP_URL}/uploads/${key}` };
}

/** Always on the disk: an address at UploadThing would show it to anybody. */
export async function storeDocumentFile(
  bytes: Buffer,
  ending: "webp" | "pdf",
): Promise<StoredFile> {
  const key = newKey(ending);
  await documentDisk.put(key, bytes);
  return { key, url: `${env.APP_URL}/api/documents/${key}` };
}

/** Removes the bytes from whichever store has them: the token may have come or gone since. */
export async function removeStored({ key, kind }: { key: string; kind: "picture" | "document" }) {
  if (kind === "document") await documentDisk.remove(key);
  else if (isOwnKey(key)) await pictureDisk.remove(key);
  else await (await ownUploadThing()).remove(key);
}
