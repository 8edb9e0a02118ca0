import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";

import { db } from "@/lib/db/client";
import { sweepUploads } from "@/lib/uploads/jobs";
import { removeImage } from "@/lib/uploads/service";
import { storageOf } from "@/lib/uploads/storage/select";
import { responseText, signedInAs } from "../support/api-client";
import { complete, started, withProvider } from "../support/direct-uploads";
import { createImage } from "../support/images";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const expire = (id: number) =>
  db.$executeRaw`UPDATE pending_uploads SET expires_at = now() - interval '1 second' WHERE id = ${id}`;

/** Ends the claim of a process that has crashed. */
const endClaim = (id: number) =>
  db.$executeRaw`UPDATE pending_uploads SET claimed_until = now() - interval '1 second' WHERE id = ${id}`;

/** Sets the state that a process leaves which crashes while it completes an upload. Returns the key of the result. */
async function crash(id: number) {
  const claimedUntil = new Date(Date.now() + 60_000);
  const { key } = await db.pendingUpload.update({
    where: { id },
    data: { attempts: 1, claimedUntil },
  });
  return key;
}

async function createWhite() {
  const white = { width: 2, height: 2, channels: 3, background: "#fff" } as const;
  return sharp({ create: white }).webp().toBuffer();
}

describe.each(["s3", "uploadThing"] as const)("direct uploads to %s", (name) => {
  const { sent, uploaded, stored, setDown } = withProvider(name);

  it("return the same URL for repeated and simultaneous completions", async () => {
    const { id: ownerId } = await signedInAs("seller");
    const { id } = await sent(await createImage());

    const responses = await Promise.all([complete(id), complete(id), complete(id)]);

    const statuses = responses.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const [{ url } = { url: "" }] = await db.upload.findMany({ where: { ownerId } });
    expect(await (await complete(id)).json()).toEqual({ url });
    expect(await db.upload.count({ where: { ownerId } })).toBe(1);
    expect(stored("uploads")).toHaveLength(1);
  });

  it("are completed by a repetition after the store was not available", async () => {
    await signedInAs("seller");
    const { id } = await sent(await createImage());
    setDown(true);
    expect((await complete(id)).status).toBe(503);
    setDown(false);

    expect((await complete(id)).status).toBe(200);
  });

  it("are completed by a repetition after a crash before the result was stored", async () => {
    await signedInAs("seller");
    const { id } = await sent(await createImage());
    await crash(id);
    await endClaim(id);

    expect((await complete(id)).status).toBe(200);
  });

  it("are completed by a repetition after a crash that left the result without its row", async () => {
    const { id: ownerId } = await signedInAs("seller");
    const { id } = await sent(await createImage());
    const key = await crash(id);
    await storageOf(name).put({ key, kind: "picture" }, await createWhite());
    expect(await responseText(await complete(id))).toEqual([
      409,
      "We\u2019re still processing this file. Please try again in a moment.",
    ]);
    await endClaim(id);

    const { url } = await (await complete(id)).json();

    expect(await db.upload.findMany({ where: { ownerId } })).toMatchObject([{ url, width: 40 }]);
    expect(stored("uploads")).toEqual([`uploads/${key}`]);
  });

  it("are completed once, although a process that was thought dead goes on", async () => {
    const { id: ownerId } = await signedInAs("seller");
    const { id } = await sent(await createImage());
    const storage = storageOf(name);
    const { put } = storage;
    const slow = vi.spyOn(storage, "put").mockImplementationOnce(async (file, bytes) => {
      await endClaim(id);
      expect((await complete(id)).status).toBe(200);
      return put(file, bytes).catch(() => ({ key: file.key, url: "" }));
    });

    const late = await complete(id);

    slow.mockRestore();
    const rows = await db.upload.findMany({ where: { ownerId } });
    expect(rows).toHaveLength(1);
    expect(await late.json()).toEqual({ url: rows[0]?.url });
    expect(stored("uploads")).toHaveLength(1);
  });

  it("leave no result of a process that was thought dead and whose upload was swept", async () => {
    const { id: ownerId } = await signedInAs("seller");
    const { id } = await sent(await createImage());
    const storage = storageOf(name);
    const { put } = storage;
    const slow = vi.spyOn(storage, "put").mockImplementationOnce(async (file, bytes) => {
      await endClaim(id);
      await expire(id);
      await sweepUploads();
      return put(file, bytes);
    });

    expect((await complete(id)).status).toBe(404);

    slow.mockRestore();
    expect(await db.upload.count({ where: { ownerId } })).toBe(0);
    expect([...stored("uploads"), ...stored("incoming")]).toEqual([]);
  });

  it("leave an original to the job that could not be deleted", async () => {
    await signedInAs("seller");
    const { id } = await sent(await createImage());
    const { direct } = storageOf(name);
    if (!direct) throw new Error("No direct uploads");
    vi.spyOn(direct, "remove").mockRejectedValueOnce(new Error("not available"));
    expect((await complete(id)).status).toBe(200);
    expect(stored("incoming")).toHaveLength(1);

    await expire(id);
    await sweepUploads();

    expect(stored("incoming")).toEqual([]);
    expect(stored("uploads")).toHaveLength(1);
  });

  it("are swept once they have expired: without a file, with an original, with a result, completed", async () => {
    const { id: ownerId } = await signedInAs("seller");
    const empty = await started(await createImage());
    const original = await sent(await createImage());
    const result = await sent(await createImage());
    const key = await crash(result.id);
    await storageOf(name).put({ key, kind: "picture" }, await createWhite());
    await endClaim(result.id);
    const done = await sent(await createImage());
    const { url } = await (await complete(done.id)).json();
    await sweepUploads();
    expect([stored("incoming").length, stored("uploads").length]).toEqual([2, 2]);

    for (const { id } of [empty, original, result, done]) await expire(id);
    await sweepUploads();

    expect(await db.pendingUpload.count({ where: { ownerId } })).toBe(0);
    expect([stored("incoming").length, stored("uploads").length]).toEqual([0, 1]);
    const upload = await db.upload.findUniqueOrThrow({ where: { url } });
    expect(await storageOf(name).read(upload)).not.toBeNull();
    expect((await complete(empty.id)).status).toBe(404);
  });

  it("are deleted with their bytes, by the job if the store is not available", async () => {
    const viewer = await signedInAs("seller");
    const first = await uploaded(await createImage());
    const second = await uploaded(await createImage());

    await removeImage(viewer, { imageUrl: first });
    expect(stored("uploads")).toHaveLength(1);

    setDown(true);
    await removeImage(viewer, { imageUrl: second });
    setDown(false);
    expect(stored("uploads")).toHaveLength(1);
    await db.$executeRaw`UPDATE pending_uploads SET claimed_until = NULL`;
    await sweepUploads();
    expect(stored("uploads")).toEqual([]);
  });
});
