import "server-only";

import type { UTApi } from "uploadthing/server";

import { env } from "@/lib/core/env.mjs";
import { getShopUrl, isShopKey, mediaTypeOf } from "./keys";
import { MAX_STORED_BYTES, TIMEOUT_MS } from "./limits";
import { readBounded } from "./read-bounded";
import type { Storage } from "./types";

/**
 * UploadThing. The shop's keys are its custom ids. It assigns the keys of images and serves them itself; documents and
 * unprocessed files are private there.
 */
export const uploadThingStorage: Storage = {
  name: "uploadThing",

  /** @throws the reason, which UploadThing returns instead of throwing */
  async put(file, bytes) {
    const { api, UTFile } = await connect();
    const { key, kind } = file;
    const type = mediaTypeOf(key);
    const { data, error } = await api.uploadFiles(
      new UTFile([new Uint8Array(bytes)], key, { type, customId: key }),
      { contentDisposition: "inline", ...(kind === "document" && { acl: "private" }) },
    );
    if (!data) throw new Error(`UploadThing: ${error.code} ${error.message}`);
    return kind === "document"
      ? { key, url: getShopUrl(file) }
      : { key: data.key, url: data.ufsUrl };
  },

  read: ({ key }) => readFile(key, MAX_STORED_BYTES),
  remove: ({ key }) => removeFile(key, isShopKey(key) ? "customId" : "fileKey"),

  direct: {
    // The browser asks UploadThing's file router for the address (app/api/uploadthing).
    prepare: async () => ({ method: "uploadThing" }),
    read: readFile,
    remove: (rawKey) => removeFile(rawKey, "customId"),
  },
};

/** Seconds for which a signed URL is valid; only this server uses it. */
const SIGNED_SECONDS = 60;

async function readFile(key: string, maxBytes: number): Promise<Buffer | null> {
  const { api } = await connect();
  const { ufsUrl } = await api.generateSignedURL(key, { expiresIn: SIGNED_SECONDS });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(ufsUrl, { cache: "no-store", signal });
  if (response.status === 404) return null;
  if (!response.ok || !response.body) throw new Error(`UploadThing: status ${response.status}`);
  return readBounded(response.body, maxBytes);
}

async function removeFile(key: string, keyType: "customId" | "fileKey") {
  const { api } = await connect();
  await api.deleteFiles(key, { keyType });
}

/** Returns the SDK, which is only loaded where a token is set, and the API of the shop's account. */
async function connect(): Promise<{
  api: UTApi;
  UTFile: typeof import("uploadthing/server").UTFile;
}> {
  const { UTApi, UTFile } = await import("uploadthing/server");
  const { UPLOADTHING_TOKEN: token } = env;
  return { UTFile, api: new UTApi({ logLevel: "Error", ...(token && { token }) }) };
}
