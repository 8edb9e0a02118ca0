import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { env } from "@/lib/core/env.mjs";
import { db } from "@/lib/db/client";
import { getBrandCard, getProductCard, previewVersion } from "@/lib/link-previews/link-preview";
import { getProduct } from "@/lib/products/queries/products";
import { diskStorage } from "@/lib/uploads/storage/disk";
import { createProduct, createUser } from "../support/factories";

vi.mock("next-intl/server", () => import("../support/next-intl-server"));

async function shapeOf(png: Buffer) {
  const { format, width, height } = await sharp(png).metadata();
  return { format, width, height };
}

const CARD = { format: "png", width: 1200, height: 630 };

async function versionNow(id: number) {
  const product = await getProduct(id, "en");
  return product && previewVersion(product);
}

describe("getProductCard", () => {
  it.each([
    ["en", "Hand-woven Şakir’s very long ceremonial shawl with an embroidered border and fringes"],
    ["am", "በርበሬ ከኢትዮጵያ ደጋ አካባቢ የተዘጋጀ ንጹሕ የቅመም ድብልቅ 500g"],
    ["ar", "شاي صومالي مميز (500g) مع الهيل والقرفة، من Hargeisa 2024!"],
    ["so", "Donaudampfschifffahrtsgesellschaftskapitän"],
    ["om", "😀"],
  ])("renders a card in %s", async (lang, title) => {
    const { id } = await createProduct({ title });

    const { png, version } = await getProductCard(String(id), lang);

    expect(await shapeOf(png)).toEqual(CARD);
    expect(version).toBe(await versionNow(id));
  });

  it("renders a different image per language and caches it", async () => {
    const id = String((await createProduct()).id);
    const [english, amharic] = [await getProductCard(id, "en"), await getProductCard(id, "am")];

    expect(english.png.equals(amharic.png)).toBe(false);
    expect((await getProductCard(id, "en")).png).toBe(english.png);
    expect((await getProductCard(id, "nope")).png).toBe(english.png);
  });

  it("renders without an image on another server and sends no request to it", async () => {
    const { id } = await createProduct();
    const fetched = vi.spyOn(globalThis, "fetch");
    await db.product.update({ where: { id }, data: { imageUrl: "https://evil.example/a.png" } });

    expect(await shapeOf((await getProductCard(String(id), "en")).png)).toEqual(CARD);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it("sends no request to this server for a generated image", async () => {
    const { id } = await createProduct();
    const fetched = vi.spyOn(globalThis, "fetch");
    const imageUrl = `http://localhost:3000/api/og/product/${id}`;
    await db.product.update({ where: { id }, data: { imageUrl } });

    expect(await shapeOf((await getProductCard(String(id), "en")).png)).toEqual(CARD);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });

  it("renders an uploaded image of any format and size", async () => {
    const { id } = await createProduct();
    const without = await getProductCard(String(id), "en");
    const image = { width: 900, height: 300, channels: 3, background: "#0a7" } as const;
    const webp = await sharp({ create: image }).webp().toBuffer();
    Object.assign(env, { UPLOAD_DIR: mkdtempSync(path.join(os.tmpdir(), "shaafi-og-")) });
    const key = `${"jug".repeat(7)}s.webp`;
    await diskStorage.put({ key, kind: "picture" }, webp);
    const fetched = vi.spyOn(globalThis, "fetch");
    await db.product.update({ where: { id }, data: { imageUrl: `/uploads/${key}` } });

    const { png } = await getProductCard(String(id), "en");

    expect(fetched).not.toHaveBeenCalled();
    const [red, green] = await sharp(png)
      .extract({ left: 300, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(green).toBeGreaterThan((red ?? 0) + 100);
    expect(png.equals(without.png)).toBe(false);
    fetched.mockRestore();
  });

  it.each([{ isActive: false }, { moderationStatus: "pending" as const }])(
    "refuses a product that is not public: %j",
    async (hidden) => {
      const { id } = await createProduct(hidden);

      await expect(getProductCard(String(id), "en")).rejects.toMatchObject({ kind: "notFound" });
    },
  );

  it("refuses an unknown product", async () => {
    await expect(getProductCard("999999", "en")).rejects.toMatchObject({ kind: "notFound" });
    await expect(getProductCard("1%00", "en")).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("versionOf", () => {
  it("changes with title, price, image and rating, and with nothing else", async () => {
    const { id } = await createProduct({ seller: await createUser({ role: "seller" }) });
    const versions = [await versionNow(id)];
    for (const data of [
      { title: "Another name" },
      { priceCents: 1300 },
      { imageUrl: "/illustrations/tea.svg" },
      { ratingCount: 1, ratingSum: 5 },
    ]) {
      await db.product.update({ where: { id }, data });
      versions.push(await versionNow(id));
    }
    await db.product.update({ where: { id }, data: { description: "More words about it." } });

    expect(new Set(versions).size).toBe(5);
    expect(await versionNow(id)).toBe(versions.at(-1));
  });
});

describe("getBrandCard", () => {
  it.each(["en", "so", "om", "am", "ar"])("renders the brand in %s", async (lang) => {
    expect(await shapeOf((await getBrandCard(lang)).png)).toEqual(CARD);
  });
});
