import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { env } from "@/lib/core/env.mjs";
import { storageOrigins } from "@/lib/core/storage-settings.mjs";
import { s3Storage } from "@/lib/uploads/storage/s3";

const SETTINGS = {
  S3_BUCKET: "images",
  S3_PRIVATE_BUCKET: "papers",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

beforeEach(() => {
  Object.assign(env, SETTINGS);
});

afterEach(() => {
  for (const name of Object.keys(SETTINGS)) Reflect.deleteProperty(env, name);
});

async function prepare() {
  const target = await s3Storage.direct?.prepare({
    rawKey: "a.raw",
    bytes: 1_234,
    type: "image/png",
  });
  if (target?.method !== "form") throw new Error("Not a form");
  return target;
}

describe("the form of a direct upload to S3", () => {
  it("allows one key of the private bucket, one size and one media type, for ten minutes", async () => {
    const { fields } = await prepare();

    const policy = JSON.parse(Buffer.from(fields["Policy"] ?? "", "base64").toString());

    expect(policy.conditions).toEqual(
      expect.arrayContaining([
        { bucket: "papers" },
        { key: "incoming/a.raw" },
        { "Content-Type": "image/png" },
        ["content-length-range", 1_234, 1_234],
      ]),
    );
    expect(policy.conditions.filter((condition: unknown) => Array.isArray(condition))).toHaveLength(
      1,
    );
    const minutes = (Date.parse(policy.expiration) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  it("is sent to the origin that the content security policy allows", async () => {
    const { url } = await prepare();

    expect(storageOrigins({ ...SETTINGS, STORAGE: "s3" }).uploads).toEqual([new URL(url).origin]);
  });
});
