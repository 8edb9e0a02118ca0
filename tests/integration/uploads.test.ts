import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { sweepUploads } from "@/lib/uploads/jobs";
import { readImage } from "@/lib/uploads/queries";
import { removeImage, uploadImage, uploadImages } from "@/lib/uploads/service";
import { createProduct, createUser } from "../support/factories";
import { createFile, createImage } from "../support/images";

const folder = mkdtempSync(path.join(os.tmpdir(), "shaafi-uploads-"));

beforeAll(() => {
  Object.assign(env, { UPLOAD_DIR: folder });
});

const keyOf = (url: string | undefined) => url?.split("/").at(-1) ?? "";

describe("uploadImage", () => {
  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "stores a %s as WebP without its metadata",
    async (format) => {
      const seller = await createUser({ role: "seller" });

      const { imageUrl } = await uploadImage(seller, [await createImage(format)]);

      expect(imageUrl).toMatch(new RegExp(`^${env.APP_URL}/uploads/[\\w-]{22}\\.webp$`));
      const metadata = await sharp(await readImage(keyOf(imageUrl))).metadata();
      expect(metadata).toMatchObject({ format: "webp", width: 40, height: 30 });
      expect(metadata.exif).toBeUndefined();
      expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(1);
    },
  );

  it("resizes a large image to the maximum width of our pages", async () => {
    const { imageUrl } = await uploadImage(await createUser({ role: "seller" }), [
      await createImage("jpeg", 4000, 2000),
    ]);

    const metadata = await sharp(await readImage(keyOf(imageUrl))).metadata();
    expect(metadata).toMatchObject({ width: 1600, height: 800 });
  });

  it.each([
    [
      "a page called a picture",
      createFile("<!doctype html><script>alert(1)</script>", "photo.jpg"),
    ],
    [
      "a drawing with a script",
      createFile("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "a.svg"),
    ],
    ["a GIF header before a script", createFile("GIF89a/*<script>alert(1)</script>*/", "a.gif")],
    ["a cut JPEG", createFile(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), "cut.jpg")],
    ["nothing", createFile("", "empty.png")],
  ])("refuses %s", async (_, file) => {
    const seller = await createUser({ role: "seller" });

    await expect(uploadImage(seller, [file])).rejects.toMatchObject({
      key: "fileInvalid",
      values: { file: file.name },
    });
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });

  it("refuses a decompression bomb and one byte above 5 MB", async () => {
    const seller = await createUser({ role: "seller" });
    const bomb = await sharp({
      create: { width: 12_000, height: 8_000, channels: 3, background: "#fff" },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();

    await expect(
      uploadImage(seller, [createFile(new Uint8Array(bomb), "bomb.png")]),
    ).rejects.toMatchObject({ key: "imageTooManyPixels" });
    await expect(
      uploadImage(seller, [
        createFile(new Uint8Array(5 * 1024 * 1024 + 1), "../../big\u202Egnp.png"),
      ]),
    ).rejects.toMatchObject({ kind: "tooLarge", values: { file: "biggnp.png" } });
  });
});

describe("uploadImages", () => {
  it("stores all images or none", async () => {
    const seller = await createUser({ role: "seller" });
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => createImage()));
    const before = existsSync(folder) ? readdirSync(folder).length : 0;

    const { imageUrls, count } = await uploadImages(seller, files);
    expect([imageUrls.length, count]).toEqual([5, 5]);

    const mixed = [await createImage(), createFile("no picture", "x.png")];
    await expect(uploadImages(seller, mixed)).rejects.toMatchObject({ key: "fileInvalid" });
    await expect(uploadImages(seller, [...files, await createImage()])).rejects.toMatchObject({
      key: "filesTooMany",
    });
    expect(readdirSync(folder).length - before).toBe(5);
  });
});

describe("removeImage", () => {
  it("removes an own image that is not in use, but not another user's", async () => {
    const [seller, other] = await Promise.all([
      createUser({ role: "seller" }),
      createUser({ role: "seller" }),
    ]);
    const { imageUrl = "" } = await uploadImage(seller, [await createImage()]);

    await expect(removeImage(other, { imageUrl })).rejects.toMatchObject({ key: "imageNotFound" });
    for (const bad of ["../secrets.json", "/etc/passwd", `${env.APP_URL}/uploads/%2e%2e`, ""]) {
      await expect(removeImage(seller, { imageUrl: bad })).rejects.toMatchObject({
        key: "imageNotFound",
      });
    }
    await removeImage(seller, { imageUrl });
    await expect(readImage(keyOf(imageUrl))).rejects.toMatchObject({ key: "imageNotFound" });
  });

  it("preserves an image that a product uses", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrl = "" } = await uploadImage(seller, [await createImage()]);
    const product = await createProduct({ seller });
    await db.product.update({ where: { id: product.id }, data: { imageUrl } });

    await expect(removeImage(seller, { imageUrl })).rejects.toMatchObject({ key: "imageInUse" });
    expect((await readImage(keyOf(imageUrl))).byteLength).toBeGreaterThan(0);
  });
});

it("sweepUploads deletes unused images after a day", async () => {
  const seller = await createUser({ role: "seller" });
  const urls: string[] = [];
  for (let count = 0; count < 3; count++) {
    const { imageUrl } = await uploadImage(seller, [await createImage()]);
    urls.push(imageUrl ?? "");
  }
  const [visible = "", fresh = "", orphan = ""] = urls;
  const product = await createProduct({ seller });
  await db.product.update({ where: { id: product.id }, data: { images: [visible] } });
  await db.$executeRaw`UPDATE uploads SET created_at = now() - interval '25 hours' WHERE url <> ${fresh}`;

  await sweepUploads();

  const left = await db.upload.findMany({ where: { ownerId: seller.id }, select: { url: true } });
  expect(left.map(({ url }) => url).sort()).toEqual([visible, fresh].sort());
  await expect(readImage(keyOf(orphan))).rejects.toMatchObject({ key: "imageNotFound" });
});
