import "server-only";

import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import { env } from "@/lib/core/env.mjs";

/** Where the bytes of uploads lie. */
type Storage = {
  /** Keeps bytes under a key; answers the absolute address that shows them. */
  put(key: string, bytes: Buffer): Promise<string>;
  /** Null where there is nothing under the key. */
  read(key: string): Promise<Buffer | null>;
  /** Harmless where nothing is left. */
  remove(key: string): Promise<void>;
};

const folder = () => path.resolve(env.UPLOAD_DIR);
const fileOf = (key: string) => path.join(folder(), key);

/** The machine's own disk, served by /uploads/[key]. A file is there whole or not at all. */
export const storage: Storage = {
  async put(key, bytes) {
    await mkdir(folder(), { recursive: true });
    const draft = `${fileOf(key)}.draft`;
    await writeFile(draft, bytes);
    await rename(draft, fileOf(key));
    return `${env.APP_URL}/uploads/${key}`;
  },

  async read(key) {
    if (!isKey(key)) return null;
    return readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
  },

  async remove(key) {
    await rm(fileOf(key), { force: true });
  },
};

/** Only what we made ourselves: no path leads out of the folder. */
export function isKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{22}\.webp$/.test(key);
}
