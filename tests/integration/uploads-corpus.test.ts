import { mkdtempSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { MAX_BYTES } from "@/lib/uploads/rules";
import { uploadImage, uploadImages } from "@/lib/uploads/service";
import { createUser } from "../support/factories";
import { createFile, createImage, createLargeImage } from "../support/images";
import { createPaddedImage, FAKE, giantPng, REAL, textBombPng } from "../support/upload-corpus";

const folder = mkdtempSync(path.join(os.tmpdir(), "shaafi-corpus-"));

beforeAll(() => {
  Object.assign(env, { UPLOAD_DIR: folder });
});

const passed = { kept: 0, refused: 0 };
afterAll(() => {
  console.log(
    `uploads kept=${passed.kept}/${REAL.length} refused=${passed.refused}/${FAKE.length}`,
  );
});

const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" });

describe("uploadImage with a valid image", () => {
  it.each(REAL)("stores %s as WebP", async (_, create) => {
    const before = new Set(files());

    const { imageUrl } = await uploadImage(await createUser({ role: "seller" }), [await create()]);

    const [name, ...more] = files().filter((file) => !before.has(file));
    expect(more).toEqual([]);
    expect(imageUrl).toBe(`${env.APP_URL}/uploads/${String(name)}`);
    const metadata = await sharp(path.join(folder, String(name))).metadata();
    expect(metadata).toMatchObject({ format: "webp" });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc, metadata.pages ?? 1]).toEqual(
      [undefined, undefined, undefined, undefined, 1],
    );
    expect(Math.max(metadata.width, metadata.height)).toBeLessThanOrEqual(1_600);
    passed.kept += 1;
  });
});

/** Messages of files that are refused with their own reason. */
const SENTENCES: Record<string, string> = {
  "a bitmap of 20,000 x 20,000": "imageTooManyPixels",
  "more than 40 megapixels": "imageTooManyPixels",
  "a HEIC header": "imageHeic",
  "an AVIF": "imageAvif",
};

describe("uploadImage with an invalid file", () => {
  it.each(FAKE)("refuses %s with its message and stores nothing", async (name, create) => {
    const seller = await createUser({ role: "seller" });
    const file = await create();
    const before = files();

    await expect(uploadImage(seller, [file])).rejects.toMatchObject({
      kind: "unsupported",
      key: SENTENCES[name] ?? "fileInvalid",
      values: { file: file.name },
    });

    expect(files()).toEqual(before);
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
    passed.refused += 1;
  });

  it("refuses one byte above 5 MB", async () => {
    const file = createFile(await createPaddedImage(MAX_BYTES + 1), "big.jpg", "image/jpeg");

    await expect(uploadImage(await createUser({ role: "seller" }), [file])).rejects.toMatchObject({
      kind: "tooLarge",
      key: "fileTooLarge",
      values: { file: "big.jpg" },
    });
  });

  it("refuses two files where one is expected, and six where five are", async () => {
    const seller = await createUser({ role: "seller" });
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createImage()));

    await expect(uploadImage(seller, six.slice(4))).rejects.toMatchObject({ key: "fileMissing" });
    await expect(uploadImages(seller, six)).rejects.toMatchObject({ key: "filesTooMany" });
  });

  it("never stores the compressed text of a PNG", async () => {
    const bomb = createFile(await textBombPng(), "text.png", "image/png");
    const before = files();

    const result = await uploadImage(await createUser({ role: "seller" }), [bomb]).catch(
      () => null,
    );

    // An image in front of it may be accepted, but without its text.
    const [name] = files().filter((file) => !before.includes(file));
    expect(name === undefined).toBe(result === null);
    if (name)
      expect((await sharp(path.join(folder, String(name))).metadata()).comments).toBe(undefined);
  });
});

it("uploadImages uses bounded memory for decompression bombs and large photos", async () => {
  const seller = await createUser({ role: "seller" });
  const image = await createLargeImage();
  const giant = giantPng();
  const send = async () => {
    await uploadImages(seller, [createFile(image, "1.jpg"), createFile(image, "2.jpg")]);
    await uploadImage(seller, [createFile(giant, "giant.png")]).catch(() => null);
  };
  await send();
  const before = process.memoryUsage().rss;

  let peak = 0;
  for (let round = 0; round < 4; round++) {
    await Promise.all([send(), send()]);
    peak = Math.max(peak, process.memoryUsage().rss);
  }

  // A decoded photo takes 36 MB, and the giant would take 1.2 GB.
  expect((peak - before) / 1024 / 1024).toBeLessThan(250);
}, 120_000);
