import "server-only";

import type { UploadStore } from "@/generated/prisma/enums";
import { env } from "@/lib/core/env.mjs";
import { storeOfNewUploads } from "@/lib/core/storage-settings.mjs";
import { diskStorage } from "./disk";
import { s3Storage } from "./s3";
import type { Storage } from "./types";
import { uploadThingStorage } from "./upload-thing";

const STORAGES: Record<UploadStore, Storage> = {
  disk: diskStorage,
  s3: s3Storage,
  uploadThing: uploadThingStorage,
};

/** Returns the store that an upload's row names, whether or not new uploads are stored there too. */
export function storageOf(store: UploadStore): Storage {
  return STORAGES[store];
}

/** Returns the store of new uploads. */
export function currentStorage(): Storage {
  return STORAGES[storeOfNewUploads(env)];
}
