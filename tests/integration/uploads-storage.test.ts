import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { sweepUploads } from "@/lib/uploads/jobs";
import { readDocument, readUpload } from "@/lib/uploads/queries";
import { removeImage, uploadDocument, uploadImage, uploadImages } from "@/lib/uploads/service";
import { diskStorage } from "@/lib/uploads/storage/disk";
import { storageOf } from "@/lib/uploads/storage/select";
import { keyOf } from "../support/direct-uploads";
import { createUser } from "../support/factories";
import { createImage, createLargestImage, createPdf, PDF } from "../support/images";
import {
  filesIn,
  PROVIDERS,
  resetStores,
  type TestStore,
  useDisk,
  useStore,
} from "../support/upload-stores";

let folder = "";

beforeEach(() => {
  folder = useDisk();
});

afterEach(() => {
  resetStores();
  vi.restoreAllMocks();
});

const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);

function write(name: string, written: Date) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), "x");
  utimesSync(path.join(folder, name), written, written);
}

describe("storage on disk", () => {
  it("stores none of five images when the third cannot be written", async () => {
    const seller = await createUser({ role: "seller" });
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => createImage()));
    const { put } = diskStorage;
    let written = 0;
    vi.spyOn(diskStorage, "put").mockImplementation(async (file, bytes) => {
      written += 1;
      if (written === 3) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
      return put(file, bytes);
    });

    await expect(uploadImages(seller, files)).rejects.toMatchObject({
      kind: "full",
      key: "storageFull",
    });

    expect(written).toBe(3);
    expect(readdirSync(folder)).toEqual([]);
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
    expect(await db.pendingUpload.count({ where: { ownerId: seller.id } })).toBe(0);
  });

  it("deletes unreferenced files and drafts after a day", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrls } = await uploadImages(seller, [await createImage()]);
    const existing = keyOf(imageUrls[0]);
    await db.user.update({
      where: { id: seller.id },
      data: { profileImage: imageUrls[0] ?? null },
    });
    utimesSync(path.join(folder, existing), dayAgo, dayAgo);
    const stray = `${"a".repeat(22)}.webp`;
    for (const name of [stray, `${stray}.draft`, `documents/${"b".repeat(22)}.pdf`]) {
      write(name, dayAgo);
    }
    write(`${"c".repeat(22)}.webp.draft`, new Date());

    await sweepUploads();

    expect(readdirSync(folder).sort()).toEqual(
      [`${"c".repeat(22)}.webp.draft`, "documents", existing].sort(),
    );
    expect(readdirSync(path.join(folder, "documents"))).toEqual([]);
  });

  it("stores five images of 5 MB and a document", async () => {
    const seller = await createUser({ role: "seller" });
    const image = await createLargestImage();
    const { count } = await uploadImages(seller, [image, image, image, image, image]);
    const { documentUrl } = await uploadDocument(seller, [createPdf()]);

    expect(count).toBe(5);
    expect(filesIn(folder)).toHaveLength(6);
    expect((await readDocument(seller, keyOf(documentUrl))).bytes.toString()).toBe(PDF);
  });
});

describe.each(["s3", "uploadThing"] as const)("storage at %s", (name) => {
  let store: TestStore;

  beforeAll(async () => {
    store = await PROVIDERS[name]();
  });
  beforeEach(() => useStore(store));
  afterAll(() => store.stop());

  it("stores five images of 5 MB and a document that the server receives", async () => {
    const seller = await createUser({ role: "seller" });
    const image = await createLargestImage();
    const before = store.list();

    const { imageUrls } = await uploadImages(seller, [image, image, image, image, image]);
    const { documentUrl } = await uploadDocument(seller, [createPdf()]);

    const added = store.list().filter((file) => !before.includes(file));
    expect(added.filter((file) => file.startsWith("uploads/"))).toHaveLength(5);
    expect(added.filter((file) => file.startsWith("documents/"))).toEqual([
      `documents/${keyOf(documentUrl)}`,
    ]);
    const rows = await db.upload.findMany({ where: { ownerId: seller.id } });
    expect(rows.map(({ url }) => url).sort()).toEqual([...imageUrls, documentUrl].sort());
    expect(new Set(rows.map((row) => row.store))).toEqual(new Set([name]));
    expect((await readDocument(seller, keyOf(documentUrl))).bytes.toString()).toBe(PDF);
    expect(await db.pendingUpload.count({ where: { ownerId: seller.id } })).toBe(0);
    expect(filesIn(folder)).toEqual([]);
  });

  it("deletes an image with its bytes", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrl = "" } = await uploadImage(seller, [await createImage()]);
    const before = store.list().length;

    await removeImage(seller, { imageUrl });

    expect(store.list()).toHaveLength(before - 1);
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });

  it("deletes images that nothing shows after a day, wherever new ones are stored then", async () => {
    const seller = await createUser({ role: "seller" });
    await uploadImage(seller, [await createImage()]);
    const before = store.list().length;
    await db.upload.updateMany({ where: { ownerId: seller.id }, data: { createdAt: dayAgo } });
    folder = useDisk();

    await sweepUploads();

    expect(store.list()).toHaveLength(before - 1);
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });

  it("reads and deletes what a crash left between the bytes and their row", async () => {
    const { id: ownerId } = await createUser({ role: "seller" });
    const key = `${"k".repeat(22)}.webp`;
    await db.pendingUpload.create({
      data: { ownerId, kind: "picture", store: name, key, expiresAt: dayAgo },
    });
    await storageOf(name).put({ key, kind: "picture" }, Buffer.from("bytes"));
    expect(store.list()).toContain(`uploads/${key}`);

    await sweepUploads();

    expect(store.list()).not.toContain(`uploads/${key}`);
    expect(await db.pendingUpload.count({ where: { ownerId } })).toBe(0);
  });

  it("is unavailable with a message when it responds with an error", async () => {
    const seller = await createUser({ role: "seller" });
    store.setDown(true);

    await expect(uploadImage(seller, [await createImage()])).rejects.toMatchObject({
      kind: "unavailable",
      key: "uploadFailed",
    });
    store.setDown(false);

    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });
});

describe("storage at S3", () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await PROVIDERS.s3();
  });
  beforeEach(() => useStore(store));
  afterAll(() => store.stop());

  it("serves images through the shop, also after new ones are stored elsewhere", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrl } = await uploadImage(seller, [await createImage()]);
    expect(imageUrl).toBe(`${env.APP_URL}/uploads/${keyOf(imageUrl)}`);
    folder = useDisk();

    expect((await readUpload(keyOf(imageUrl)))?.byteLength).toBeGreaterThan(0);
  });

  it("names images by the public address of their bucket if there is one, and documents never", async () => {
    Object.assign(env, { S3_PUBLIC_URL: "https://cdn.example" });
    const seller = await createUser({ role: "seller" });
    const { imageUrl } = await uploadImage(seller, [await createImage()]);
    const { documentUrl } = await uploadDocument(seller, [createPdf()]);

    expect(imageUrl).toBe(`https://cdn.example/uploads/${keyOf(imageUrl)}`);
    expect(documentUrl).toBe(`${env.APP_URL}/api/documents/${keyOf(documentUrl)}`);
    expect(await readUpload(keyOf(imageUrl))).not.toBeNull();
  });
});

describe("storage at UploadThing", () => {
  let store: TestStore;

  beforeAll(async () => {
    store = await PROVIDERS.uploadThing();
  });
  beforeEach(() => useStore(store));
  afterAll(() => store.stop());

  it("names images by UploadThing's own address", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrls } = await uploadImages(seller, [await createImage()]);
    const rows = await db.upload.findMany({ where: { ownerId: seller.id } });
    expect(rows.map(({ url }) => url)).toEqual(imageUrls);
    for (const { key, url } of rows) expect(url).toBe(`https://app1.ufs.sh/f/${key}`);
  });

  it("is the store of an image whose row a server of the previous version inserts", async () => {
    const { id: ownerId } = await createUser({ role: "seller" });
    const size = { bytes: 1, width: 1, height: 1 };
    const url = "https://app1.ufs.sh/f/";
    const keys = ["k".repeat(48), `${"o".repeat(22)}.webp`];
    const rows = keys.map((key) => ({ ownerId, key, url: `${url}${key}`, ...size }));
    await db.upload.createMany({ data: rows });

    const stores = await db.upload.findMany({ where: { ownerId }, orderBy: { id: "asc" } });

    expect(stores.map((row) => row.store)).toEqual(["uploadThing", "disk"]);
  });
});
