import { mkdtempSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { env } from "@/lib/core/env.mjs";
import type { StartedUpload } from "@/lib/uploads/direct/service";
import { startS3 } from "./s3-server";
import { startUploadThing } from "./upload-thing-server";

export type Direct = Exclude<StartedUpload, { method: "server" }>;

/** A running store, as the shop is configured for it. */
export type TestStore = {
  settings: Partial<typeof env>;
  /** Sends a file as a browser does. Returns whether the store accepts it. */
  send: (started: Direct, file: File) => Promise<boolean>;
  /** Names of all files in the store: originals begin with "incoming/", documents with "documents/". */
  list: () => string[];
  /** Responds with 500 to every request while true. */
  setDown: (isDown: boolean) => void;
  stop: () => Promise<void>;
};

/** Starts the stand-in of a provider. */
export const PROVIDERS: Record<"s3" | "uploadThing", () => Promise<TestStore>> = {
  s3: startS3,
  uploadThing: startUploadThing,
};

const INITIAL = { ...env };

/** Stores new uploads in a store from now on. */
export function useStore({ settings }: Pick<TestStore, "settings">) {
  Object.assign(env, settings);
}

/** Stores new uploads in a new folder from now on. Returns the folder. */
export function useDisk(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "shaafi-disk-"));
  Object.assign(env, { STORAGE: "disk", UPLOAD_DIR: folder });
  return folder;
}

/** Undoes the settings of stores. */
export function resetStores() {
  for (const name of Object.keys(env)) {
    if (/^(?:S3_|UPLOAD|STORAGE)/.test(name)) Reflect.deleteProperty(env, name);
  }
  Object.assign(env, INITIAL);
}

/** Lists the files below a folder, as paths from there. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
