import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { UTApi } from "uploadthing/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { sweepUploads } from "@/lib/uploads/jobs";
import { removeImage, uploadImages } from "@/lib/uploads/service";
import * as uploadThing from "@/lib/uploads/upload-thing";
import { createUser } from "../support/factories";
import { createPicture } from "../support/images";

let folder = "";
const before = { ...env };

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "shaafi-store-"));
  Object.assign(env, { UPLOAD_DIR: folder });
});

afterEach(() => {
  Object.assign(env, { UPLOAD_DIR: before.UPLOAD_DIR, UPLOADTHING_TOKEN: undefined });
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
    const files = await Promise.all([1, 2, 3, 4, 5].map(() => createPicture()));
    const { createDisk } = await import("@/lib/uploads/disk-storage");
    const storage = await import("@/lib/uploads/storage");
    const { put } = createDisk();
    let written = 0;
    vi.spyOn(storage.pictureDisk, "put").mockImplementation(async (key, bytes) => {
      written += 1;
      if (written === 3) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
      await put(key, bytes);
    });

    await expect(uploadImages(seller, files)).rejects.toMatchObject({
      kind: "full",
      key: "storageFull",
    });

    expect(written).toBe(3);
    expect(readdirSync(folder)).toEqual([]);
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });

  it("deletes unreferenced files and drafts after a day", async () => {
    const seller = await createUser({ role: "seller" });
    const { imageUrls } = await uploadImages(seller, [await createPicture()]);
    const known = imageUrls[0]?.split("/").at(-1) ?? "";
    await db.user.update({
      where: { id: seller.id },
      data: { profileImage: imageUrls[0] ?? null },
    });
    utimesSync(path.join(folder, known), dayAgo, dayAgo);
    const stray = `${"a".repeat(22)}.webp`;
    for (const name of [stray, `${stray}.draft`, `documents/${"b".repeat(22)}.pdf`]) {
      write(name, dayAgo);
    }
    write(`${"c".repeat(22)}.webp.draft`, new Date());

    await sweepUploads();

    expect(readdirSync(folder).sort()).toEqual(
      [`${"c".repeat(22)}.webp.draft`, "documents", known].sort(),
    );
    expect(readdirSync(path.join(folder, "documents"))).toEqual([]);
  });
});

type Call = { url: string; method: string; body: unknown };

/** Stubs UploadThing as its client calls it; `isDown` refuses every file. */
function standIn({ isDown = false } = {}) {
  const calls: Call[] = [];
  async function answer(input: unknown, init?: { method?: string; body?: unknown }) {
    const url = String(input instanceof Request ? input.url : input);
    calls.push({ url, method: init?.method ?? "GET", body: init?.body });
    if (isDown) return new Response("no", { status: 500 });
    if (new URL(url).pathname === "/v6/deleteFiles") {
      return Response.json({ success: true, deletedCount: 1 });
    }
    const key = new URL(url).pathname.slice(1);
    const shown = `https://app.ufs.sh/f/${key}`;
    return Response.json({
      url: shown,
      appUrl: shown,
      ufsUrl: shown,
      fileHash: "h",
      serverData: null,
    });
  }
  const token = { apiKey: "sk_live_test", appId: "app", regions: ["sea1"] };
  const api = new UTApi({
    token: Buffer.from(JSON.stringify(token)).toString("base64"),
    logLevel: "None",
    fetch: answer as never,
  });
  vi.spyOn(uploadThing, "ownUploadThing").mockResolvedValue(uploadThing.createUploadThing(api));
  Object.assign(env, { UPLOADTHING_TOKEN: "set" });
  return calls;
}

describe("storage at UploadThing", () => {
  it("stores, names and deletes images", async () => {
    const calls = standIn();
    const seller = await createUser({ role: "seller" });

    const { imageUrls } = await uploadImages(seller, [
      await createPicture(),
      await createPicture("png"),
    ]);

    const rows = await db.upload.findMany({ where: { ownerId: seller.id } });
    expect(rows.map(({ url }) => url).sort()).toEqual([...imageUrls].sort());
    for (const { key, url } of rows) expect(url).toBe(`https://app.ufs.sh/f/${key}`);
    expect(existsSync(folder) && readdirSync(folder)).toEqual([]);

    await removeImage(seller, { imageUrl: imageUrls[0] ?? "" });

    expect(calls.at(-1)).toMatchObject({ url: expect.stringContaining("/v6/deleteFiles") });
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(1);
  });

  it("is unavailable with a message when it responds with an error", async () => {
    standIn({ isDown: true });
    const seller = await createUser({ role: "seller" });

    await expect(uploadImages(seller, [await createPicture()])).rejects.toMatchObject({
      kind: "unavailable",
      key: "uploadFailed",
    });
    expect(await db.upload.count({ where: { ownerId: seller.id } })).toBe(0);
  });
});
