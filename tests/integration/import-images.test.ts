import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { Viewer } from "@/lib/auth/viewer";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { getImport } from "@/lib/product-import/queries";
import { retryImportImages } from "@/lib/product-import/retry-images";
import { startImport } from "@/lib/product-import/service";
import { findUnstored, listImageFailures } from "@/lib/products/images/queries";
import { storeForeignImages } from "@/lib/products/images/store-images";
import type { Fetched } from "@/lib/uploads/public-fetch";
import { onPlan } from "../support/plans";

const { fetched } = vi.hoisted(() => ({ fetched: vi.fn<(url: string) => Promise<Fetched>>() }));
vi.mock("@/lib/uploads/public-fetch", () => ({ fetchPublic: fetched }));

const GOOD = "https://pictures.example/good.jpg";
const LOST = "https://pictures.example/lost.jpg";
const SLOW = "https://pictures.example/slow.jpg";

let bytes: Buffer;

beforeAll(async () => {
  Object.assign(env, { UPLOAD_DIR: mkdtempSync(path.join(os.tmpdir(), "shaafi-import-")) });
  const create = { width: 90, height: 60, channels: 3, background: "#0a7" } as const;
  bytes = await sharp({ create }).jpeg().toBuffer();
});

beforeEach(() => {
  fetched.mockReset().mockImplementation(async (url) => {
    if (url === GOOD) return { bytes };
    if (url === SLOW) return { failure: "unreachable", reason: "unreachable" };
    return { failure: "refused", reason: "notFound" };
  });
});

async function importOf(seller: Viewer, cover: string, images = "") {
  const csv = `title,description,price,category,stock,imageUrl,images\nTea,Black tea with cardamom,5.00,coffee,3,${cover},${images}`;
  const { id } = await startImport(seller, { csv, matches: "add", fileName: "a.csv" });
  return { id, product: await db.product.findFirstOrThrow({ where: { importId: id } }) };
}
const imagesOf = (id: number) =>
  db.product.findUniqueOrThrow({ where: { id }, select: { imageUrl: true, images: true } });

describe("images of an import", () => {
  it("that are refused end at once and are counted, and the next one is the cover", async () => {
    const seller = await onPlan("premium");
    const { id, product } = await importOf(seller, LOST, GOOD);
    await storeForeignImages();

    const after = await imagesOf(product.id);
    expect(after.imageUrl).toMatch(/\/uploads\//);
    expect(after.images).toEqual([]);
    expect((await getImport(seller, { id })).images).toEqual({
      failures: [{ reason: "notFound", count: 1 }],
      failed: 1,
      products: 1,
      withoutImage: 0,
    });
    const calls = fetched.mock.calls.length;
    await storeForeignImages();
    expect(fetched.mock.calls).toHaveLength(calls);
  });

  it("leave a product without any image unsubmitted, for the seller and the reviewer", async () => {
    const seller = await onPlan("premium");
    const { id, product } = await importOf(seller, LOST);
    await storeForeignImages();

    expect(await imagesOf(product.id)).toEqual({ imageUrl: LOST, images: [] });
    expect((await getImport(seller, { id })).images).toMatchObject({ failed: 1, withoutImage: 1 });
    expect(await findUnstored([product.id])).toEqual(new Set([product.id]));
    expect(await listImageFailures([product.id])).toEqual([
      { productId: product.id, url: LOST, reason: "notFound", isFinal: true },
    ]);
  });

  it("are tried again when the seller signIn, and return to their product", async () => {
    const seller = await onPlan("premium");
    const { id, product } = await importOf(seller, GOOD, `${LOST} | ${SLOW}`);
    await storeForeignImages();
    expect((await getImport(seller, { id })).images).toMatchObject({ failed: 2, products: 1 });
    fetched.mockResolvedValue({ bytes });
    expect(await retryImportImages(seller, { id })).toEqual({ count: 2 });
    await storeForeignImages();

    const { imageUrl, images } = await imagesOf(product.id);
    expect([imageUrl, ...images].filter((url) => /\/uploads\//.test(url))).toHaveLength(3);
    expect((await getImport(seller, { id })).images).toMatchObject({ failed: 0, withoutImage: 0 });
    const other = await onPlan("premium");
    await expect(retryImportImages(other, { id })).rejects.toMatchObject({ kind: "notFound" });
  });
});
