import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { NextRequest } from "next/server";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";

import { GET as openDocument } from "@/app/api/documents/[key]/route";
import { POST as sendDocument } from "@/app/api/upload/document/route";
import { POST as sendImage } from "@/app/api/upload/image/route";
import { POST as sendImages } from "@/app/api/upload/images/route";
import { GET as show } from "@/app/uploads/[key]/route";
import type { Role } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { get, responseText, signedInAs, signOutCaller } from "../support/api-client";
import { createFile, createImage } from "../support/images";
import { cookies, setBrowser } from "../support/next-headers";

vi.mock("next/headers", () => import("../support/next-headers"));
vi.mock("next-intl/server", () => import("../support/next-intl-server"));

beforeAll(() => {
  Object.assign(env, { UPLOAD_DIR: mkdtempSync(path.join(os.tmpdir(), "shaafi-doors-")) });
});

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
const context = { params: Promise.resolve({}) };
type Handler = typeof sendImage;

function post(
  handler: Handler,
  field: string,
  files: File[],
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  for (const file of files) body.append(field, file, file.name);
  const url = "http://localhost:3000/api/called";
  return handler(new NextRequest(url, { method: "POST", body, headers }), context);
}

const keyOf = (url: string) => ({ key: url.split("/").at(-1) ?? "" });

describe("permissions and formats of uploads", () => {
  it.each([
    ["image", sendImage],
    ["images", sendImages],
    ["document", sendDocument],
  ] as const)(
    "refuse for %s an anonymous visitor, another site, JSON and a missing file",
    async (field, handler) => {
      signOutCaller();
      expect((await post(handler, field, [await createImage()])).status).toBe(401);

      await signedInAs("seller");
      const elsewhere = { "sec-fetch-site": "cross-site" };
      expect((await post(handler, field, [await createImage()], elsewhere)).status).toBe(403);
      const json = new NextRequest("http://localhost:3000/api/called", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      expect((await handler(json, context)).status).toBe(415);
      expect((await post(handler, "other", [await createImage()])).status).toBe(400);
    },
  );

  it("use the messages of the specification", async () => {
    await signedInAs("buyer");
    const page = createFile("<html>", "page.jpg", "image/jpeg");
    const big = createFile(new Uint8Array(5 * 1024 * 1024 + 1), "big.jpg", "image/jpeg");
    const six = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createImage()));

    expect(await responseText(await post(sendImage, "image", [page]))).toEqual([
      415,
      "page.jpg is not an image file.",
    ]);
    expect(await responseText(await post(sendImage, "image", [big]))).toEqual([
      413,
      "big.jpg is larger than 5MB.",
    ]);
    expect(await responseText(await post(sendImages, "images", six))).toEqual([
      400,
      "Maximum 5 images allowed.",
    ]);
  });
});

/** Creates an image that compresses poorly, padded to just under 5 MB. */
async function createLargeImage() {
  const small = Buffer.from(await (await createImage()).arrayBuffer());
  return createFile(
    Buffer.concat([small, Buffer.alloc(4.9 * 1024 * 1024)]),
    "large.jpg",
    "image/jpeg",
  );
}

describe("limits of uploads", () => {
  it("accept five images of just under 5 MB in one request", async () => {
    await signedInAs("seller");
    const large = await createLargeImage();

    const response = await post(sendImages, "images", [large, large, large, large, large]);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ count: 5 });
  });

  it("refuse 26 MB and more, declared or streamed without a length", async () => {
    await signedInAs("seller");
    const large = await createLargeImage();
    const declared = { "content-length": String(27 * 1024 * 1024) };
    expect((await post(sendImages, "images", [large], declared)).status).toBe(413);

    let chunkCount = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunkCount += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = new NextRequest("http://localhost:3000/api/called", {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: endless,
      duplex: "half",
    });
    expect((await sendImages(request, context)).status).toBe(413);
    expect(chunkCount).toBeLessThan(40);
  });

  it("count each file of a day", async () => {
    const { id } = await signedInAs("seller");
    await db.$executeRaw`INSERT INTO rate_limits (key, window_at, count)
      VALUES (${`uploads:${id}`}, to_timestamp(floor(extract(epoch FROM now()) / 86400) * 86400), 199)`;

    expect((await post(sendImage, "image", [await createImage()])).status).toBe(200);
    expect((await post(sendImage, "image", [await createImage()])).status).toBe(429);
  });
});

it("GET /uploads/{key} serves an image with its exact type and immutable, and no other path", async () => {
  await signedInAs("buyer");
  const { imageUrl } = await (await post(sendImage, "image", [await createImage()])).json();
  signOutCaller();

  const response = await get(show as Handler, "", keyOf(imageUrl));

  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
  });
  for (const key of ["..%2f..%2fsecrets.json", "../x.webp", `${"a".repeat(22)}.svg`, ""]) {
    expect((await get(show as Handler, "", { key })).status).toBe(404);
  }
});

describe("documents of certificates", () => {
  const open = (documentUrl: string) => get(openDocument as Handler, "", keyOf(documentUrl));

  it("are not found under an invalid name", async () => {
    await signedInAs("admin");
    for (const key of ["\0", `${"a".repeat(22)}.pdf\0`, "../x.pdf"]) {
      expect((await get(openDocument as Handler, "", { key })).status).toBe(404);
    }
  });

  it.each([
    ["a PDF as it is", createFile(PDF, "halal.pdf", "text/plain"), "application/pdf", "attachment"],
    ["a photo drawn anew", null, "image/webp", "inline"],
  ])(
    "are stored and served to their owner and admins only: %s",
    async (_, file, type, disposition) => {
      const seller = await signedInAs("seller");
      const owner = await cookies();
      const upload = await post(sendDocument, "document", [file ?? (await createImage("png"))]);
      const { documentUrl } = await upload.json();
      expect(documentUrl).toMatch(
        new RegExp(`^${env.APP_URL}/api/documents/[\\w-]{22}\\.${file ? "pdf" : "webp"}$`),
      );

      const response = await open(documentUrl);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": type,
        "content-disposition": expect.stringMatching(new RegExp(`^${disposition}`)),
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
        "cache-control": "private, no-store",
      });
      const bytes = Buffer.from(await response.arrayBuffer());
      if (file) expect(bytes.toString()).toBe(PDF);
      else expect((await sharp(bytes).metadata()).exif).toBeUndefined();

      const others: [Role, number][] = [
        ["admin", 200],
        ["seller", 404],
        ["buyer", 404],
      ];
      for (const [role, status] of others) {
        await signedInAs(role);
        expect([role, (await open(documentUrl)).status]).toEqual([role, status]);
      }
      signOutCaller();
      expect((await open(documentUrl)).status).toBe(401);
      // The public route does not serve it either.
      expect((await get(show as Handler, "", keyOf(documentUrl))).status).toBe(404);
      setBrowser(owner);
      const row = { ownerId: seller.id, kind: "document" } as const;
      expect(await db.upload.count({ where: row })).toBe(1);
    },
  );

  it("are accepted from sellers only, as a PDF or an image", async () => {
    await signedInAs("buyer");
    expect((await post(sendDocument, "document", [createFile(PDF, "a.pdf")])).status).toBe(403);

    await signedInAs("seller");
    expect(
      await responseText(await post(sendDocument, "document", [createFile("PK..", "a.docx")])),
    ).toEqual([415, "a.docx must be a PDF or an image."]);
  });
});
