import "server-only";

import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

import type { UploadKind } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { getShopUrl, isShopKey } from "./keys";
import type { Storage, StoredFile } from "./types";

/** Returns the folder of images, or of documents, which is below it. */
function folderOf(kind: UploadKind) {
  const folder = path.resolve(/* turbopackIgnore: true */ env.UPLOAD_DIR);
  return kind === "document" ? path.join(folder, "documents") : folder;
}

/** Keys are created by the shop, so no path leads out of the folder. */
const fileOf = ({ key, kind }: StoredFile) =>
  path.join(/* turbopackIgnore: true */ folderOf(kind), key);

/** Files below UPLOAD_DIR. Writes are atomic. */
export const diskStorage: Storage = {
  name: "disk",
  direct: null,

  async put(file, bytes) {
    await mkdir(folderOf(file.kind), { recursive: true });
    const draft = `${fileOf(file)}.draft`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, fileOf(file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
    return { key: file.key, url: getShopUrl(file) };
  },

  async read(file) {
    return isShopKey(file.key)
      ? readFile(/* turbopackIgnore: true */ fileOf(file)).catch(nullWhenMissing)
      : null;
  },

  async remove(file) {
    await rm(fileOf(file), { force: true });
  },
};

/** Returns the files last modified before `moment`, including temporary files of failed writes. */
export async function listDiskFilesBefore(moment: Date): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const kind of ["picture", "document"] as const) {
    for (const key of await listNames(kind)) {
      const modifiedAt = (await stat(fileOf({ key, kind })).catch(nullWhenMissing))?.mtime;
      if (modifiedAt && modifiedAt < moment) files.push({ key, kind });
    }
  }
  return files;
}

async function listNames(kind: UploadKind) {
  const folder = folderOf(kind);
  const entries = await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true }).catch(
    nullWhenMissing,
  );
  return (entries ?? []).filter((entry) => entry.isFile()).map(({ name }) => name);
}

function nullWhenMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return null;
  throw error;
}
