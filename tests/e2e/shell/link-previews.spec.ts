import { type APIRequestContext, expect, test } from "@playwright/test";

import { createProduct, uniqueName } from "../../support/factories";

const OG_LOCALES = { en: "en_US", so: "so_SO", om: "om_ET", am: "am_ET", ar: "ar_AR" };

/** Returns the `meta` and `link` elements of a page as a link preview service parses them. */
async function readHead(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const contentOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&");
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  return { contentOf, count };
}

/** Returns width and height from a PNG's first chunk. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test("a shared link of a product shows its title, price and image in each language", async ({
  request,
  baseURL,
}) => {
  const product = await createProduct({ title: uniqueName("Test jug በርበሬ شاي") });

  for (const [lang, locale] of Object.entries(OG_LOCALES)) {
    const { contentOf, count } = await readHead(request, `/product/${product.id}?lang=${lang}`);
    expect(contentOf("og:title")).toBe(product.title);
    expect(contentOf("og:description")).toBe(product.description);
    expect(contentOf("og:type")).toBe("website");
    expect(contentOf("og:locale")).toBe(locale);
    expect(count(/<meta property="og:locale:alternate"/g)).toBe(4);
    expect(contentOf("og:image:width")).toBe("1200");
    expect(contentOf("og:image:height")).toBe("630");
    expect(contentOf("og:image:alt")).toContain(`${product.title} · $12.50`);
    expect(contentOf("twitter:card")).toBe("summary_large_image");
    expect(count(/<link rel="alternate" hreflang="/gi)).toBe(6);

    const image = `${baseURL}/api/og/product/${product.id}?lang=${lang}&v=`;
    expect(contentOf("og:image")).toContain(image);
  }
});

test("a product's preview image has the right size in each language and is cached with its version", async ({
  request,
}) => {
  const product = await createProduct({ title: uniqueName("Test jug በርበሬ شاي") });
  const images = new Set<string>();
  for (const lang of ["en", "ar"]) {
    const { contentOf } = await readHead(request, `/product/${product.id}?lang=${lang}`);
    const response = await request.get(contentOf("og:image") ?? "");
    expect(response.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const png = await response.body();
    expect(sizeOf(png)).toEqual([1200, 630]);
    images.add(png.toString("base64"));
  }
  expect(images.size).toBe(2);
});

test("a product's preview image is cached briefly without its version, and a hidden product has none", async ({
  request,
}) => {
  const product = await createProduct({ title: uniqueName("Test jug without a version") });
  const hidden = await createProduct({ title: uniqueName("Hidden test jug"), isActive: false });

  const bare = await request.get(`/api/og/product/${product.id}`);
  expect(bare.headers()["cache-control"]).toBe("public, max-age=300");
  for (const id of [hidden.id, 99_999_999, "abc", "%00"]) {
    expect([id, (await request.get(`/api/og/product/${id}`)).status()]).toEqual([id, 404]);
  }
});

test("a shared link of the home page or the shop shows the shop's own image, which robots may fetch", async ({
  request,
}) => {
  for (const path of ["/", "/shop?category=coffee", "/?lang=ar"]) {
    const { contentOf, count } = await readHead(request, path);
    const url = contentOf("og:image") ?? "";
    expect(url).toContain("/api/og/brand?lang=");
    expect(sizeOf(await (await request.get(url)).body())).toEqual([1200, 630]);
    expect(count(/<link rel="canonical"/g)).toBe(1);
  }
  expect(await (await request.get("/robots.txt")).text()).toContain("Allow: /api/og/");
});

test("private pages and searches are excluded from search engines", async ({ request }) => {
  for (const path of [
    "/cart",
    "/checkout",
    "/orders",
    "/wishlist",
    "/login",
    "/register",
    "/shop?search=coffee",
  ]) {
    const { contentOf } = await readHead(request, path);
    expect([path, contentOf("robots")]).toEqual([path, expect.stringContaining("noindex")]);
  }
});
