import { expect, type Page, test } from "@playwright/test";

import { createProduct, hideProduct } from "../../support/shop-db";

const OG_LOCALES = { en: "en_US", so: "so_SO", om: "om_ET", am: "am_ET", ar: "ar_AR" };

const meta = (page: Page, name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute("content");

/** Width and height out of a PNG's first chunk. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test("a product's link has its picture in each language", { tag: "@look" }, async ({
  page,
  request,
  baseURL,
}) => {
  const product = await createProduct({ title: "Test jug for a preview በርበሬ شاي", stock: 2 });
  const pictures = new Set<string>();

  for (const [lang, locale] of Object.entries(OG_LOCALES)) {
    await page.goto(`/product/${product.id}?lang=${lang}`);
    expect(await meta(page, "og:title")).toBe(product.title);
    expect(await meta(page, "og:description")).toBe("Made for a test, with love.");
    expect(await meta(page, "og:type")).toBe("website");
    expect(await meta(page, "og:locale")).toBe(locale);
    await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveCount(4);
    expect(await meta(page, "og:image:width")).toBe("1200");
    expect(await meta(page, "og:image:height")).toBe("630");
    expect(await meta(page, "og:image:alt")).toContain(`${product.title} · $12.50`);
    expect(await meta(page, "twitter:card")).toBe("summary_large_image");
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(6);

    const url = (await meta(page, "og:image")) ?? "";
    expect(url).toContain(`${baseURL}/api/og/product/${product.id}?lang=${lang}&v=`);
    const response = await request.get(url);
    expect(response.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const png = await response.body();
    expect(sizeOf(png)).toEqual([1200, 630]);
    pictures.add(png.toString("base64"));
  }

  expect(pictures.size).toBe(5);
});

test("a picture without its version is kept shortly, and what nobody may see has none", {
  tag: "@look",
}, async ({ request }) => {
  const [product, hidden] = [
    await createProduct({ title: "Test jug without a version", stock: 2 }),
    await createProduct({ title: "Test jug that is hidden", stock: 2 }),
  ];
  await hideProduct(hidden.id);

  const bare = await request.get(`/api/og/product/${product.id}`);
  expect(bare.headers()["cache-control"]).toBe("public, max-age=300");
  for (const id of [hidden.id, 99_999_999, "abc", "%00"]) {
    expect([id, (await request.get(`/api/og/product/${id}`)).status()]).toEqual([id, 404]);
  }
});

test("home and shop have the house's picture, which robots may fetch", { tag: "@look" }, async ({
  page,
  request,
}) => {
  for (const path of ["/", "/shop?category=coffee", "/?lang=ar"]) {
    await page.goto(path);
    const url = (await meta(page, "og:image")) ?? "";
    expect(url).toContain("/api/og/brand?lang=");
    expect(sizeOf(await (await request.get(url)).body())).toEqual([1200, 630]);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("Allow: /api/og/");
});

test("private pages and searches are not for search engines", { tag: "@look" }, async ({
  page,
}) => {
  for (const path of ["/cart", "/checkout", "/orders", "/wishlist", "/login", "/register"]) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  }
  await page.goto("/shop?search=coffee");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
