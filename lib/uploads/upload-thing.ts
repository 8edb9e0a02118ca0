import "server-only";

import type { UTApi } from "uploadthing/server";

import { env } from "@/lib/core/env.mjs";

/** The part of UploadThing's API that we use. */
type Api = Pick<UTApi, "uploadFiles" | "deleteFiles">;

/** Pictures at UploadThing: it names them and serves them itself. */
export function createUploadThing(api: Api) {
  return {
    /** @throws the reason, which UploadThing answers instead of throwing */
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

/** The shop's own account there. The library is large, so it is read only where the token is set. */
export async function ownUploadThing() {
  const { UTApi } = await import("uploadthing/server");
  return createUploadThing(
    new UTApi({
      logLevel: "Error",
      ...(env.UPLOADTHING_TOKEN && { token: env.UPLOADTHING_TOKEN }),
    }),
  );
}
