import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

import { MAX_ALT_LENGTH, MAX_IMAGES } from "@/lib/products/rules";
import { imagesOf } from "@/prisma/seed/catalogue";
import { PRODUCTS } from "@/prisma/seed/content/products";
import { MODERATION } from "@/prisma/seed/content/products/moderation";

/** Maximum bytes of a drawing, uncompressed. */
const MAX_BYTES = 12_000;

const all = [...PRODUCTS, ...MODERATION].map((product) => {
  const { images, imageAlts } = imagesOf(product);
  return { key: product.key, urls: [product.imageUrl, ...images], imageAlts };
});
const urls = all.flatMap((product) => product.urls);
const fileOf = (url: string) => path.join("public", url);

describe("the images of the seeded products", () => {
  it("are three to five of each product, each with an alt text", () => {
    const wrong = all.filter(
      (image) =>
        image.urls.length < 3 ||
        image.urls.length > MAX_IMAGES ||
        image.imageAlts.length !== image.urls.length ||
        image.imageAlts.some((alt) => alt === "" || alt.length > MAX_ALT_LENGTH),
    );

    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it("are never shared by two products", () => {
    expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
  });

  it("are small drawings without text or scripts", () => {
    const wrong = urls.filter((url) => {
      const isLarge = statSync(fileOf(url)).size > MAX_BYTES;
      return (
        isLarge || /<(?:text|script|image|foreignObject)\b/.test(readFileSync(fileOf(url), "utf8"))
      );
    });

    expect(wrong).toEqual([]);
  });

  it("use no id twice in one drawing", () => {
    const wrong = urls.filter((url) => {
      const text = readFileSync(fileOf(url), "utf8");
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length;
    });

    expect(wrong).toEqual([]);
  });
});
