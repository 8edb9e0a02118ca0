import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createProduct, tellStory } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const STORY = ["Origin Story", "Cultural Significance", "Meet the Artisan", "Making Process"];
const WORDS = { title: "Woven with care", comment: "Sturdy, bright, and the lid fits well." };

const main = (page: Page) => page.getByRole("main");

async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}

test.describe("A 2 screens and routes: /product/{id}", () => {
  test("names seller and price, promises what holds, and tells only stories there are", async ({
    page,
  }) => {
    const product = await createProduct({ title: "Test basket with a story", stock: 12 });
    await page.goto(`/product/${product.id}`);

    await expect(main(page).getByText(`By ${product.seller}`).first()).toBeVisible();
    await expect(main(page).getByText("$12.50").first()).toBeVisible();
    await expect(main(page).getByText("12 available")).toBeVisible();
    await expect(main(page).getByText("Free shipping")).toBeVisible();
    await expect(main(page).getByText("On orders over $50")).toBeVisible();
    await expect(
      main(page)
        .getByText(/Authentic/)
        .first(),
    ).toBeVisible();
    await expect(main(page).getByText("Typically responds within 2-4 hours")).toBeVisible();
    for (const name of STORY) await expect(page.getByRole("heading", { name })).toHaveCount(0);

    const told = await createProduct({ title: "Test basket with all its stories", stock: 1 });
    await tellStory(told.id);
    await page.goto(`/product/${told.id}`);
    for (const name of STORY) {
      await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
    }
  });

  test("shows certificates and seasons as labels", async ({ page, request }) => {
    const answer = await request.get("/api/products?limit=100");
    const products = (await answer.json()) as ({ id: number } & Record<string, boolean>)[];
    for (const [flag, label] of [
      ["isHalalCertified", "Halal Certified"],
      ["isEthicallySourced", "Ethically Sourced"],
      ["isFairTrade", "Fair Trade"],
      ["isEidSpecial", "Eid Special"],
      ["isRamadanSpecial", "Ramadan Special"],
      ["isIndependenceDay", "Independence Day"],
    ] as const) {
      const holder = products.find((product) => product[flag]);
      await page.goto(`/product/${holder?.id}`);
      await expect(main(page).getByText(label, { exact: true }).first()).toBeVisible();
    }
  });

  test("its data for search engines has price and rating, and no rating before a review", async ({
    page,
  }) => {
    const product = await createProduct({ title: "Test basket for </script> engines", stock: 1 });
    await page.goto(`/product/${product.id}`);
    const [bare, crumbs] = await structuredData(page);
    expect(bare).toMatchObject({
      "@type": "Product",
      name: product.title,
      offers: { price: "12.50", priceCurrency: "USD", availability: "https://schema.org/InStock" },
    });
    expect(bare).not.toHaveProperty("aggregateRating");
    expect(crumbs).toMatchObject({ "@type": "BreadcrumbList" });

    await signInAsNew(page, "buyer");
    const data = { productId: product.id, rating: 4, ...WORDS };
    expect((await page.request.post("/api/reviews", { data })).status()).toBe(201);
    await page.goto(`/product/${product.id}`);
    const [rated] = await structuredData(page);
    expect(rated?.["aggregateRating"]).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  });
});

test.describe("A 5 validation rules: review", () => {
  test("each refusal says its sentence and writes nothing", async ({ page }) => {
    const product = await createProduct({ title: "Test basket nobody may judge", stock: 1 });
    const send = async (words: object) => {
      const data = { productId: product.id, rating: 5, ...WORDS, ...words };
      const response = await page.request.post("/api/reviews", { data });
      return [response.status(), await response.text()];
    };
    const listed = async () =>
      (await (await page.request.get(`/api/products/${product.id}/reviews`)).json()).length;

    expect((await send({}))[0]).toBe(401);
    await signInAs(page, "seller@demo.com");
    expect(await send({})).toEqual([403, "You cannot review your own product."]);
    await signInAsNew(page, "buyer");
    expect(await send({ rating: 0 })).toEqual([400, "Please select a rating"]);
    expect(await send({ title: "Good" })).toEqual([400, "Title must be at least 5 characters"]);
    expect(await send({ comment: "Nineteen characters" })).toEqual([
      400,
      "Review must be at least 20 characters",
    ]);
    expect(await listed()).toBe(0);

    expect((await send({}))[0]).toBe(201);
    expect(await send({ rating: 1 })).toEqual([409, "You have already reviewed this product."]);
    expect(await listed()).toBe(1);
  });
});

test.describe("A 8 the error catalogue: messages", () => {
  test("without a network the message fails with the general sentence", async ({ page }) => {
    const product = await createProduct({ title: "Test basket to ask about", stock: 1 });
    await signInAsNew(page, "buyer");
    await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Contact Seller" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Seller" });
    await dialog.getByLabel("Message").fill("Is the lid woven as well?");
    await page.route("/api/messages", (route) => route.abort());
    await dialog.getByRole("button", { name: "Send Message" }).click();

    await expect(toast(page)).toContainText("Message Failed");
    await expect(toast(page)).toContainText("Failed to send message. Please try again.");
    await expect(dialog.getByLabel("Message")).toHaveValue("Is the lid woven as well?");
  });
});

test.describe("A 9 business constants and limits: suggestions, recently viewed", () => {
  test("one letter suggests nothing, and never more than five come", async ({ request }) => {
    const ask = async (q: string) =>
      (await request.get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).json();

    expect(await ask("b")).toEqual([]);
    expect(await ask("")).toEqual([]);
    const found = (await ask("co")) as object[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
  });

  test("ten are kept as recently viewed, the newest first and each once", async ({ page }) => {
    const stored = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem("shaafi-recently-viewed") ?? "[]"));
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3]) {
      await page.goto(`/product/${id}`);
      await expect
        .poll(async () => (await stored())[0]?.id ?? (await stored())[0], { message: `${id}` })
        .toBe(id);
    }

    expect(await stored()).toHaveLength(10);
  });
});

test.describe("A 2 screens and routes, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a product's words, story and reviews can be read", async ({ page, request }) => {
    const reviews = (await (await request.get("/api/products/1/reviews")).json()) as {
      title: string;
      comment: string;
    }[];
    const product = await createProduct({ title: "Test basket to read about", stock: 2 });
    await tellStory(product.id);

    await page.goto(`/product/${product.id}`);
    await expect(page.getByText("Made for a test, with love.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Origin Story" }).first()).toBeVisible();
    await page.goto("/product/1");
    await expect(page.getByText(reviews[0]?.comment ?? "no review").first()).toBeVisible();
  });
});
