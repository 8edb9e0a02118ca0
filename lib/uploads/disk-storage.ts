import "server-only";

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import { env } from "@/lib/core/env.mjs";

/**
 * A folder of the machine's own disk below UPLOAD_DIR. A file is there whole or not at all, and only under names
 * that we made ourselves: no path leads out of the folder.
 */
export function createDisk(subfolder = "") {
  const folder = () =>
    path.join(path.resolve(/* turbopackIgnore: true */ env.UPLOAD_DIR), subfolder);
  const fileOf = (key: string) => path.join(/* turbopackIgnore: true */ folder(), key);

  return {
    async put(key: string, bytes: Buffer) {
      await mkdir(folder(), { recursive: true });
      const draft = `${fileOf(key)}.draft`;
      try {
        await writeFile(draft, bytes);
        await rename(draft, fileOf(key));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    /** Null where there is nothing under the key. */
    async read(key: string): Promise<Buffer | null> {
      return isOwnKey(key)
        ? readFile(/* turbopackIgnore: true */ fileOf(key)).catch(nullWhenMissing)
        : null;
    },

    /** Harmless where nothing is left. */
    async remove(key: string) {
      await rm(fileOf(key), { force: true });
    },

    /** The files that were last written before `moment`, drafts of broken writes among them. */
    async namesBefore(moment: Date): Promise<string[]> {
      const entries =
        (await readdir(/* turbopackIgnore: true */ folder(), { withFileTypes: true }).catch(
          nullWhenMissing,
        )) ?? [];
      const names: string[] = [];
      for (const { name } of entries.filter((entry) => entry.isFile())) {
        const written = (
          await stat(/* turbopackIgnore: true */ fileOf(name)).catch(nullWhenMissing)
        )?.mtime;
        if (written && written < moment) names.push(name);
      }
      return names;
    },
  };
}

/** Is this the name of a file on our disk (and not one that another store gave)? */
export function isOwnKey(key: string): boolean {
  return /^[A-Za-z0-9_-]{22}\.(?:webp|pdf)$/.test(key);
}

function nullWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return null;
  throw error;
}
