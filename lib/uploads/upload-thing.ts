import "server-only";

import type { UTApi } from "uploadthing/server";

import { env } from "@/lib/core/env.mjs";

/** The subset of UploadThing's API in use. */
type Api = Pick<UTApi, "uploadFiles" | "deleteFiles">;

/** Returns a store at UploadThing, which assigns keys and serves the images itself. */
export function createUploadThing(api: Api) {
  return {
    /**
     * Uploads one file.
     * @throws the reason, which UploadThing returns instead of throwing
     */
    async put(name: string, bytes: Buffer) {
      const file = new File([new Uint8Array(bytes)], name, { type: "image/webp" });
      const { data, error } = await api.uploadFiles(file, { contentDisposition: "inline" });
      if (!data) throw new Error(`UploadThing: ${error.code} ${error.message}`);
      return { key: data.key, url: data.ufsUrl };
    },

    async remove(key: string) {
      await api.deleteFiles(key);
    },
  };
}

/** Returns the store of the shop's account. The library is large, so it is only imported if the token is set. */
export async function ownUploadThing() {
  const { UTApi } = await import("uploadthing/server");
  return createUploadThing(
    new UTApi({
      logLevel: "Error",
      ...(env.UPLOADTHING_TOKEN && { token: env.UPLOADTHING_TOKEN }),
    }),
  );
}
