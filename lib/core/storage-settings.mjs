// Where uploads are stored, by the configuration. Plain JavaScript, because env.mjs and next.config.mjs import it.
import * as z from "zod";

/** @typedef {Partial<import("./env.mjs").Environment>} Settings */

/** Token of an UploadThing app: base64 of JSON (https://docs.uploadthing.com/getting-started/appdir). */
const uploadThingToken = z.object({
  apiKey: z.string().startsWith("sk_"),
  appId: z.string().min(1),
  regions: z.tuple([z.string()], z.string()),
  ingestHost: z.string().default("ingest.uploadthing.com"),
});

/** Returns the content of an UploadThing token; null if it is malformed. */
function parseUploadThingToken(/** @type {string} */ token) {
  try {
    const json = JSON.parse(Buffer.from(token, "base64").toString("utf8"));
    return uploadThingToken.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the store of new uploads.
 * @param {Settings} settings
 * @returns {"disk" | "s3" | "uploadThing"}
 */
export function storeOfNewUploads({ STORAGE, UPLOADTHING_TOKEN }) {
  if (STORAGE === "uploadthing") return "uploadThing";
  return STORAGE ?? (UPLOADTHING_TOKEN ? "uploadThing" : "disk");
}

/**
 * Returns the variables that the selected store needs.
 * @param {Settings} settings
 * @returns {("S3_BUCKET" | "S3_REGION" | "UPLOADTHING_TOKEN")[]}
 */
export function requiredByStorage(settings) {
  const store = storeOfNewUploads(settings);
  if (store === "s3") return ["S3_BUCKET", "S3_REGION"];
  return store === "uploadThing" ? ["UPLOADTHING_TOKEN"] : [];
}

/**
 * Returns the contradictions in the settings of the store, one sentence each.
 * @param {Settings} settings
 * @returns {string[]}
 */
export function storageContradictionsIn(settings) {
  const { UPLOADTHING_TOKEN, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const { S3_PUBLIC_URL, S3_BUCKET, S3_PRIVATE_BUCKET } = settings;
  const hasPrivateBucket = S3_PRIVATE_BUCKET !== undefined && S3_PRIVATE_BUCKET !== S3_BUCKET;
  return [
    ...(UPLOADTHING_TOKEN && !parseUploadThingToken(UPLOADTHING_TOKEN)
      ? ["UPLOADTHING_TOKEN is not a token of UploadThing"]
      : []),
    ...(Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY)
      ? ["S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together"]
      : []),
    // Some providers publish whole buckets only.
    ...(S3_PUBLIC_URL && !hasPrivateBucket
      ? ["S3_PUBLIC_URL needs another bucket for documents, S3_PRIVATE_BUCKET"]
      : []),
  ];
}

/** Returns the origin that a bucket's forms are sent to. */
function bucketOrigin(/** @type {string} */ bucket, /** @type {Settings} */ settings) {
  const { S3_ENDPOINT, S3_REGION = "" } = settings;
  if (S3_ENDPOINT) return new URL(S3_ENDPOINT).origin;
  const domain = S3_REGION.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
  return `https://${bucket}.s3.${S3_REGION}.${domain}`;
}

/**
 * Returns the origins of the configured stores that a browser sends uploads to and loads images from.
 * @param {Settings} settings
 * @returns {{ uploads: string[], images: string[] }}
 */
export function storageOrigins(settings) {
  const { S3_BUCKET, S3_PRIVATE_BUCKET, S3_PUBLIC_URL, UPLOADTHING_TOKEN } = settings;
  const store = storeOfNewUploads(settings);
  const app = UPLOADTHING_TOKEN ? parseUploadThingToken(UPLOADTHING_TOKEN) : null;
  const bucket = S3_PRIVATE_BUCKET ?? S3_BUCKET;
  return {
    uploads: [
      ...(store === "s3" && bucket ? [bucketOrigin(bucket, settings)] : []),
      ...(store === "uploadThing" && app ? [`https://${app.regions[0]}.${app.ingestHost}`] : []),
    ],
    images: [
      ...(S3_PUBLIC_URL ? [S3_PUBLIC_URL] : []),
      ...(app ? ["https://utfs.io", `https://${app.appId}.ufs.sh`] : []),
    ],
  };
}
