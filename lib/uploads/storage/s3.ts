import "server-only";

import { addAbortSignal, type Readable } from "node:stream";

import type { S3Client } from "@aws-sdk/client-s3";

import { env } from "@/lib/core/env.mjs";
import { getShopUrl, mediaTypeOf } from "./keys";
import { DIRECT_MINUTES, MAX_STORED_BYTES, TIMEOUT_MS } from "./limits";
import { readBounded } from "./read-bounded";
import type { Storage, StoredFile } from "./types";

type Place = { Bucket: string; Key: string };

const privateBucket = () => env.S3_PRIVATE_BUCKET ?? env.S3_BUCKET ?? "";

const placeOf = ({ key, kind }: StoredFile): Place =>
  kind === "document"
    ? { Bucket: privateBucket(), Key: `documents/${key}` }
    : { Bucket: env.S3_BUCKET ?? "", Key: `uploads/${key}` };

const rawPlaceOf = (rawKey: string): Place => ({
  Bucket: privateBucket(),
  Key: `incoming/${rawKey}`,
});

/** Buckets of AWS, or of any provider with its interface. */
export const s3Storage: Storage = {
  name: "s3",

  async put(file, bytes) {
    const { client, PutObjectCommand } = await connect();
    const isPublic = file.kind === "picture";
    const command = new PutObjectCommand({
      ...placeOf(file),
      Body: bytes,
      ContentType: mediaTypeOf(file.key),
      CacheControl: isPublic ? "public, max-age=31536000, immutable" : "private, no-store",
    });
    await client.send(command, timeout());
    const url =
      isPublic && env.S3_PUBLIC_URL ? `${env.S3_PUBLIC_URL}/uploads/${file.key}` : getShopUrl(file);
    return { key: file.key, url };
  },

  read: (file) => readObject(placeOf(file), MAX_STORED_BYTES),
  remove: (file) => removeObject(placeOf(file)),

  direct: {
    async prepare({ rawKey, bytes, type }) {
      const { client } = await connect();
      const { createPresignedPost } = await import("@aws-sdk/s3-presigned-post");
      const target = await createPresignedPost(client, {
        ...rawPlaceOf(rawKey),
        Conditions: [["content-length-range", bytes, bytes]],
        Fields: { "Content-Type": type },
        Expires: DIRECT_MINUTES * 60,
      });
      return { method: "form", ...target };
    },
    read: (rawKey, maxBytes) => readObject(rawPlaceOf(rawKey), maxBytes),
    remove: (rawKey) => removeObject(rawPlaceOf(rawKey)),
  },
};

const timeout = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) });

async function readObject(place: Place, maxBytes: number): Promise<Buffer | null> {
  const { client, GetObjectCommand, NoSuchKey } = await connect();
  const options = timeout();
  try {
    const { Body } = await client.send(new GetObjectCommand(place), options);
    // The SDK's timeout ends with the headers.
    const stream = addAbortSignal(options.abortSignal, Body as Readable);
    return await readBounded(stream, maxBytes);
  } catch (error) {
    if (error instanceof NoSuchKey) return null;
    throw error;
  }
}

async function removeObject(place: Place) {
  const { client, DeleteObjectCommand } = await connect();
  await client.send(new DeleteObjectCommand(place), timeout());
}

let connection: { settings: string; client: S3Client } | null = null;

/** Returns the SDK, which is only loaded where a bucket is configured, and its client. */
async function connect() {
  const sdk = await import("@aws-sdk/client-s3");
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const settings = JSON.stringify([S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID]);
  if (connection?.settings !== settings) {
    const client = new sdk.S3Client({
      ...(S3_REGION && { region: S3_REGION }),
      // Other providers have no domain for each bucket.
      ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
      ...(S3_ACCESS_KEY_ID &&
        S3_SECRET_ACCESS_KEY && {
          credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        }),
      maxAttempts: 2,
      // Not every provider knows the SDK's own checksums.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
    });
    connection = { settings, client };
  }
  return { ...sdk, client: connection.client };
}
