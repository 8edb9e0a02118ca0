import "server-only";

import type { UploadKind, UploadStore } from "@/generated/prisma/enums";

/** A processed file in a store: images are public, documents private. */
export type StoredFile = { key: string; kind: UploadKind };

/** Key in the store, which may assign one of its own, and the absolute URL. */
export type PutResult = { key: string; url: string };

/** How a browser sends a file straight to the store: as an S3 form, or with UploadThing's client. */
export type DirectTarget =
  | { method: "form"; url: string; fields: Record<string, string> }
  | { method: "uploadThing" };

/** A file that a browser may send: its key, size in bytes and media type. */
type RawFile = { rawKey: string; bytes: number; type: string };

/** Uploads that a browser sends straight to the store. Such a file is private, and never shown. */
type DirectUploads = {
  /** Allows a browser to send exactly this file, for `DIRECT_MINUTES`. */
  prepare(file: RawFile): Promise<DirectTarget>;
  /** Returns the bytes; null if there is no such file of at most `maxBytes`. */
  read(rawKey: string, maxBytes: number): Promise<Buffer | null>;
  /** Deletes a file; a missing one is ignored. */
  remove(rawKey: string): Promise<void>;
};

/** A place for bytes. Errors are those of the disk or of the provider. */
export type Storage = {
  name: UploadStore;
  /** Stores a processed file. */
  put(file: StoredFile, bytes: Buffer): Promise<PutResult>;
  /** Returns the bytes; null if there is no file. */
  read(file: StoredFile): Promise<Buffer | null>;
  /** Deletes a file; a missing one is ignored. */
  remove(file: StoredFile): Promise<void>;
  /** Null if browsers send their files to the server. */
  direct: DirectUploads | null;
};
