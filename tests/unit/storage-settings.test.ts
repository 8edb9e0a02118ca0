import { describe, expect, it } from "vitest";

import {
  requiredByStorage,
  storageOrigins,
  storeOfNewUploads,
} from "@/lib/core/storage-settings.mjs";

const token = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64");
const UPLOADTHING_TOKEN = token({ apiKey: "sk_live_1", appId: "app1", regions: ["fra1", "sea1"] });

describe("storeOfNewUploads", () => {
  it.each([
    ["disk", {}],
    ["uploadThing", { UPLOADTHING_TOKEN }],
    ["disk", { UPLOADTHING_TOKEN, STORAGE: "disk" as const }],
    ["s3", { UPLOADTHING_TOKEN, STORAGE: "s3" as const }],
    ["uploadThing", { STORAGE: "uploadthing" as const }],
  ])("is %s with %j", (store, settings) => {
    expect(storeOfNewUploads(settings)).toBe(store);
  });
});

it("requiredByStorage names the variables of the selected store only", () => {
  expect(requiredByStorage({})).toEqual([]);
  expect(requiredByStorage({ STORAGE: "s3", UPLOADTHING_TOKEN })).toEqual([
    "S3_BUCKET",
    "S3_REGION",
  ]);
  expect(requiredByStorage({ STORAGE: "uploadthing" })).toEqual(["UPLOADTHING_TOKEN"]);
});

describe("storageOrigins", () => {
  const s3 = { STORAGE: "s3" as const, S3_BUCKET: "images", S3_REGION: "eu-central-1" };

  it("is empty for the disk", () => {
    expect(storageOrigins({})).toEqual({ uploads: [], images: [] });
  });

  it.each([
    ["of AWS", s3, "https://images.s3.eu-central-1.amazonaws.com"],
    [
      "of AWS in China",
      { ...s3, S3_REGION: "cn-north-1" },
      "https://images.s3.cn-north-1.amazonaws.com.cn",
    ],
    ["of another provider", { ...s3, S3_ENDPOINT: "https://s3.example/" }, "https://s3.example"],
    [
      "for documents",
      { ...s3, S3_PRIVATE_BUCKET: "papers" },
      "https://papers.s3.eu-central-1.amazonaws.com",
    ],
  ])("has the bucket %s that forms are sent to", (_, settings, origin) => {
    expect(storageOrigins(settings)).toEqual({ uploads: [origin], images: [] });
  });

  it("has the address of public images", () => {
    const settings = { ...s3, S3_PRIVATE_BUCKET: "papers", S3_PUBLIC_URL: "https://cdn.example" };
    expect(storageOrigins(settings).images).toEqual(["https://cdn.example"]);
  });

  it("has UploadThing's region and the app's images", () => {
    expect(storageOrigins({ UPLOADTHING_TOKEN })).toEqual({
      uploads: ["https://fra1.ingest.uploadthing.com"],
      images: ["https://utfs.io", "https://app1.ufs.sh"],
    });
  });

  it("has UploadThing's older images, but no uploads, while new ones are stored elsewhere", () => {
    expect(storageOrigins({ UPLOADTHING_TOKEN, STORAGE: "disk" })).toEqual({
      uploads: [],
      images: ["https://utfs.io", "https://app1.ufs.sh"],
    });
  });

  it("is the origin of the form that the SDK of AWS creates", async () => {
    const { S3Client } = await import("@aws-sdk/client-s3");
    const { createPresignedPost } = await import("@aws-sdk/s3-presigned-post");
    const credentials = { accessKeyId: "a", secretAccessKey: "b" };
    for (const settings of [
      s3,
      { ...s3, S3_REGION: "us-east-1" },
      { ...s3, S3_REGION: "cn-north-1" },
    ]) {
      const client = new S3Client({ region: settings.S3_REGION, credentials });
      const { url } = await createPresignedPost(client, { Bucket: "images", Key: "a" });
      expect([new URL(url).origin]).toEqual(storageOrigins(settings).uploads);
    }
  });
});
