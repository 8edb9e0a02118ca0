import sharp from "sharp";
import { afterAll, describe, expect, it, vi } from "vitest";

import { GET as openDocument } from "@/app/api/documents/[key]/route";
import { GET as showImage } from "@/app/uploads/[key]/route";
import type { Role } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { readUpload } from "@/lib/uploads/queries";
import { storageOf } from "@/lib/uploads/storage/select";
import { get, responseText, signedInAs, signOutCaller } from "../support/api-client";
import { bodies, complete, keyOf, start, started, withProvider } from "../support/direct-uploads";
import { createFile, createImage, createLargestImage, createPdf, PDF } from "../support/images";
import { cookies, setBrowser } from "../support/next-headers";
import { resetStores, useDisk } from "../support/upload-stores";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

const MB = 1024 * 1024;

/** Largest body that a serverless platform accepts. */
const PLATFORM_LIMIT = 4.5 * MB;

const ZIP_END = `PK\u0005\u0006${"\0".repeat(18)}`;

const createHeic = () =>
  createFile(`\0\0\0\u0018ftypheic${"\0".repeat(50)}`, "a.jpg", "image/jpeg");

/** Creates a small file that decodes to 96 megapixels. */
async function createBomb() {
  const white = { width: 12_000, height: 8_000, channels: 3, background: "#fff" } as const;
  const bytes = await sharp({ create: white }).png({ compressionLevel: 9 }).toBuffer();
  return createFile(new Uint8Array(bytes), "bomb.png", "image/png");
}

const readers: [Role, number][] = [
  ["admin", 200],
  ["seller", 404],
  ["buyer", 404],
];

describe.each(["s3", "uploadThing"] as const)("direct uploads to %s", (name) => {
  const { sent, send, uploaded, stored } = withProvider(name);

  it("store five photos of 5 MB although the server accepts no body of 4.5 MB", async () => {
    const { id: ownerId } = await signedInAs("buyer");
    const image = await createLargestImage();
    bodies.largest = 0;

    for (let count = 0; count < 5; count++) await uploaded(image);

    expect(bodies.largest).toBeLessThan(PLATFORM_LIMIT / 1_000);
    const rows = await db.upload.findMany({ where: { ownerId } });
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row).toMatchObject({ store: name, kind: "picture", width: 40 });
    expect(stored("incoming")).toEqual([]);
  });

  it("convert an image as the server's own uploads: WebP without its location", async () => {
    await signedInAs("seller");
    const url = await uploaded(await createImage("png"));
    const { key } = await db.upload.findUniqueOrThrow({ where: { url } });

    const bytes = await storageOf(name).read({ key, kind: "picture" });

    const { format, exif } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
  });

  it.each([
    ["a PDF", createPdf, "application/pdf"],
    ["a photo", () => createImage("jpeg"), "image/webp"],
  ] as const)("keep %s of a certificate to its owner and admins", async (_, create, type) => {
    await signedInAs("seller");
    const documentUrl = await uploaded(await create(), "document");
    const open = () => get(openDocument as never, "", { key: keyOf(documentUrl) });

    const response = await open();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
    for (const [role, status] of readers) {
      await signedInAs(role);
      expect([role, (await open()).status]).toEqual([role, status]);
    }
    signOutCaller();
    expect((await open()).status).toBe(401);
    expect((await get(showImage as never, "", { key: keyOf(documentUrl) })).status).toBe(404);
    expect(stored("documents")).toEqual([`documents/${keyOf(documentUrl)}`]);
  });

  it("are not shown before they are completed", async () => {
    const { id: ownerId } = await signedInAs("seller");
    await sent(await createImage());

    const [original] = stored("incoming");
    expect(await db.upload.count({ where: { ownerId } })).toBe(0);
    expect(await readUpload(keyOf(original))).toBeNull();
    expect((await get(showImage as never, "", { key: keyOf(original) })).status).toBe(404);
  });

  it("are not completed by another user", async () => {
    await signedInAs("seller");
    const { id } = await sent(await createImage());
    const owner = await cookies();
    await signedInAs("seller");

    expect((await complete(id)).status).toBe(404);

    signOutCaller();
    expect((await complete(id)).status).toBe(401);
    setBrowser(owner);
    expect((await complete(id)).status).toBe(200);
  });

  it("refuse a larger file than was declared", async () => {
    await signedInAs("seller");
    const small = await createImage();
    const upload = await started(small);
    const large = createFile(Buffer.alloc(small.size + 1), small.name, small.type);

    expect(await send(upload, large)).toBe(false);

    expect(await responseText(await complete(upload.id))).toEqual([
      409,
      "stool.jpeg wasn\u2019t uploaded completely. Please upload it again.",
    ]);
  });

  it("refuse a file that is too large, of another type, or a buyer's document, before it is sent", async () => {
    await signedInAs("buyer");
    const image = { name: "a.jpg", size: 1_000, type: "image/jpeg" };

    expect(await responseText(await start({ ...image, size: 5 * MB + 1 }))).toEqual([
      413,
      "a.jpg is larger than 5MB.",
    ]);
    expect((await start({ ...image, type: "image/svg+xml" })).status).toBe(415);
    expect(await responseText(await start({ ...image, type: "image/heic" }))).toEqual([
      415,
      "a.jpg is a HEIC photo. Save it as JPEG and upload it again.",
    ]);
    expect((await start({ ...image, type: "application/pdf" }, "document")).status).toBe(403);
  });

  it.each([
    ["a page", "<!doctype html><script>alert(1)</script>", "picture", "image/jpeg"],
    ["an image that is also an archive", `GIF89a${ZIP_END}`, "picture", "image/gif"],
    ["a document that is neither PDF nor image", "PK\u0003", "document", "application/pdf"],
    ["a PDF that was declared as an image", PDF, "document", "image/png"],
  ] as const)("refuse %s by its content and delete it", async (_, text, kind, type) => {
    const { id: ownerId } = await signedInAs("seller");
    const upload = await sent(createFile(text, "a.bin", type), kind);

    expect((await complete(upload.id, "a.bin")).status).toBe(415);

    expect(stored("incoming")).toEqual([]);
    expect(await db.upload.count({ where: { ownerId } })).toBe(0);
    expect((await complete(upload.id, "a.bin")).status).toBe(404);
  });

  it.each([
    ["a HEIC photo that was declared as JPEG", () => createHeic(), /HEIC/],
    ["an image with too many pixels", () => createBomb(), /too many pixels/],
  ])("refuse %s", async (_, create, message) => {
    await signedInAs("seller");
    const upload = await sent(await create());

    const [status, text] = await responseText(await complete(upload.id));

    expect(status).toBe(415);
    expect(text).toMatch(message);
    expect(stored("incoming")).toEqual([]);
  });

  it("stay readable after new uploads are stored elsewhere", async () => {
    await signedInAs("seller");
    const url = await uploaded(createPdf(), "document");
    useDisk();

    const response = await get(openDocument as never, "", { key: keyOf(url) });

    expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(PDF);
  });

  it("are limited to 200 files per account and day", async () => {
    const { id } = await signedInAs("seller");
    await db.$executeRaw`INSERT INTO rate_limits (key, window_at, count)
      VALUES (${`uploads:${id}`}, to_timestamp(floor(extract(epoch FROM now()) / 86400) * 86400), 199)`;

    expect((await start(await createImage())).status).toBe(200);
    expect((await start(await createImage())).status).toBe(429);
  });
});

describe("direct uploads without a provider", () => {
  afterAll(resetStores);

  it("ask for the file itself", async () => {
    useDisk();
    await signedInAs("buyer");

    expect(await (await start(await createImage())).json()).toEqual({ method: "server" });
    expect(await db.pendingUpload.count({ where: { store: "disk" } })).toBe(0);
  });
});
