import { mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { requireOwnUploads } from "@/lib/products/images/ownership";
import { sweepUploads } from "@/lib/uploads/jobs";
import { uploadImage } from "@/lib/uploads/service";
import { createEvent } from "../support/events";
import { createUser } from "../support/factories";
import { createFile, createImage } from "../support/images";

const fixture = (name: string) =>
  createFile(readFileSync(path.resolve("tests/fixtures/imports", name)), name);

beforeAll(() => {
  Object.assign(env, { UPLOAD_DIR: mkdtempSync(path.join(os.tmpdir(), "shaafi-formats-")) });
});

describe("uploadImage", () => {
  it("accepts a JPEG whose last byte is missing, at its full size", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrl: url } = await uploadImage(seller, [fixture("last-byte-missing.jpg")]);
    expect(await db.upload.findUnique({ where: { url } })).toMatchObject({
      width: 600,
      height: 400,
    });
  });

  it("accepts a PNG whose last bytes are missing", async () => {
    const bytes = Buffer.from(await (await createImage("png")).arrayBuffer());
    for (const lostByte of [1, 3, 4]) {
      const file = createFile(bytes.subarray(0, -lostByte), "cut.png");
      await expect(
        uploadImage(await createUser({ role: "seller" }), [file]),
      ).resolves.toBeDefined();
    }
  });

  it("refuses half an image", async () => {
    const bytes = readFileSync(path.resolve("tests/fixtures/imports/last-byte-missing.jpg"));
    const half = createFile(bytes.subarray(0, 1_500), "half.jpg");
    await expect(uploadImage(await createUser({ role: "seller" }), [half])).rejects.toMatchObject({
      key: "fileInvalid",
    });
  });

  it.each([
    ["48-megapixel.jpg", "imageTooManyPixels"],
    ["heic-named.jpg", "imageHeic"],
    ["photo.avif", "imageAvif"],
  ])("names what is wrong with %s", async (name, key) => {
    await expect(
      uploadImage(await createUser({ role: "seller" }), [fixture(name)]),
    ).rejects.toMatchObject({
      kind: "unsupported",
      key,
    });
  });
});

const aged = (url: string) =>
  db.upload.update({ where: { url }, data: { createdAt: new Date(0) } });

describe("sweepUploads and referenced URLs", () => {
  it("preserve an image of an event by URL, path or the URL of an earlier APP_URL", async () => {
    const admin = await createUser({ role: "admin" });
    const urls: string[] = [];
    for (const mimeType of [
      (url: string) => url,
      (url: string) => new URL(url).pathname,
      (url: string) => `https://old.example${new URL(url).pathname}`,
    ]) {
      const { imageUrl } = await uploadImage(admin, [await createImage()]);
      const { id } = await createEvent();
      await db.event.update({ where: { id }, data: { imageUrl: mimeType(imageUrl) } });
      await aged(imageUrl);
      urls.push(imageUrl);
    }
    await sweepUploads();
    expect(await db.upload.count({ where: { url: { in: urls } } })).toBe(urls.length);
  });

  it("include every column with the address of an image or document", async () => {
    const sql = readFileSync(path.resolve("lib/uploads/referenced-urls-sql.ts"), "utf8");
    const columns = await db.$queryRaw<{ table: string; column: string }[]>`
      SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(^|_)(urls?|images?|photos?)$' AND table_name <> 'uploads'`;
    expect(columns.length).toBeGreaterThan(8);
    const unknown = columns.filter(
      ({ table, column }) => !new RegExp(`\\b${column}\\b[^\\n]* FROM ${table}\\b`).test(sql),
    );
    expect(unknown).toEqual([]);
  });
});

describe("requireOwnUploads", () => {
  it("refuses another seller's upload as a path, absolute, and on any host", async () => {
    const [owner, thief] = [
      await createUser({ role: "seller" }),
      await createUser({ role: "seller" }),
    ];
    const { imageUrl } = await uploadImage(owner, [await createImage()]);
    const { pathname } = new URL(imageUrl);
    for (const address of [imageUrl, pathname, `https://old.example${pathname}?x=1`]) {
      await expect(requireOwnUploads(thief, { imageUrl: address })).rejects.toMatchObject({
        key: "imageNotOwn",
      });
      await expect(requireOwnUploads(thief, { images: [address] })).rejects.toMatchObject({
        key: "imageNotOwn",
      });
      await expect(requireOwnUploads(owner, { imageUrl: address })).resolves.toBeUndefined();
    }
  });

  it("refuses the path of a deleted upload", async () => {
    const address = `/uploads/${"a".repeat(22)}.webp`;
    await expect(
      requireOwnUploads(await createUser({ role: "seller" }), { imageUrl: address }),
    ).rejects.toMatchObject({
      key: "imageNotOwn",
    });
  });
});
