import "server-only";

import { randomBytes } from "node:crypto";

import { env } from "@/lib/core/env.mjs";
import type { StoredFile } from "./types";

/** Returns a new key of 128 random bits; `raw` is a file that is not processed yet. */
export function createKey(ending: "webp" | "pdf" | "raw"): string {
  return `${randomBytes(16).toString("base64url")}.${ending}`;
}

/** Whether a key was created by the shop and not by UploadThing. */
export function isShopKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{22}\.(?:webp|pdf)$/.test(key);
}

/** Returns the media type of a processed file by its key. */
export function mediaTypeOf(key: string) {
  return key.endsWith(".pdf") ? "application/pdf" : "image/webp";
}

/** Returns the absolute URL at which the shop serves a file; a document only to its owner and admins. */
export function getShopUrl({ key, kind }: StoredFile): string {
  return `${env.APP_URL}/${kind === "document" ? "api/documents" : "uploads"}/${key}`;
}
