import { expect, test } from "@playwright/test";

import { createProduct } from "../../support/shop-db";

type Listed = { id: number; title: string; price: string };

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("home, shop and product show names and prices", { tag: "@look" }, async ({
    page,
    request,
  }) => {
    const coffee = (await (await request.get("/api/products?category=coffee")).json()) as Listed[];

    await page.goto("/");
    // Whichever it shows: other tests put products past the services, which the page learns of later.
    const titles = page.getByRole("article").getByRole("heading");
    const names = titles.locator('a[href^="/product/"]');
    const paths = await names.evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(paths.length).toBeGreaterThanOrEqual(4);
    for (const path of paths.slice(0, 4)) {
      const answer = await request.get(`/api${path?.replace("product", "products")}`);
      const { title, price } = (await answer.json()) as Listed;
      const card = page.getByRole("article").filter({ has: page.locator(`a[href="${path}"]`) });
      await expect(card.first()).toContainText(title);
      await expect(card.first()).toContainText(`$${price}`);
    }
    await page.goto("/shop?category=coffee");
    await expect(page.getByRole("heading", { level: 1, name: "Coffee & Tea" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(coffee.length);
    await page.goto("/product/1");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  });

  test("the shop's form leads to the same addresses", { tag: "@look" }, async ({ page }) => {
    await page.goto("/shop");
    await page.getByRole("button", { name: "Eid Special" }).click();

    await expect(page).toHaveURL(/isEidSpecial=true/);
    await expect(page.getByText("Eid Special").nth(1)).toBeVisible();
  });
});

test("unknown products and paths are 404, with their words", { tag: "@look" }, async ({ page }) => {
  const product = await page.goto("/product/999999");
  expect(product?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Back to the shop" }),
  ).toHaveAttribute("href", "/shop");

  const path = await page.goto("/nope");
  expect(path?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect((await page.request.get("/shop/_category%3Dcoffee")).status()).toBe(404);
});

test("other spellings lead to the one address", { tag: "@look" }, async ({ request }) => {
  for (const [from, to] of [
    ["/products/1?ref=x", "/product/1?ref=x"],
    ["/sellers/2", "/seller/2"],
    ["/businesses", "/business-directory"],
    ["/edit-product/3", "/add-product?edit=3"],
    ["/en/shop", "/shop"],
    ["/ar", "/"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()["location"]]).toEqual([from, 308, to]);
  }
});

test("category and specials replace each other, and the address says it all", {
  tag: "@look",
}, async ({ page }) => {
  await page.goto("/shop", { waitUntil: "networkidle" });
  const category = page.getByLabel("Category", { exact: true });
  const eid = page.getByRole("button", { name: "Eid Special" });

  await category.selectOption("textiles");
  await expect(page).toHaveURL("/shop?category=textiles");
  await expect(page.getByRole("heading", { level: 1, name: "Textiles" })).toBeVisible();

  await eid.click();
  await expect(page).toHaveURL("/shop?isEidSpecial=true");
  await expect(eid).toHaveAttribute("aria-pressed", "true");
  await expect(category).toHaveValue("all");

  await page.getByRole("button", { name: "Ramadan Special" }).click();
  await expect(page).toHaveURL("/shop?isRamadanSpecial=true");
  await page.getByRole("button", { name: "Ramadan Special" }).click();
  await expect(page).toHaveURL("/shop");

  await page.goBack();
  await expect(page).toHaveURL("/shop?isRamadanSpecial=true");
  await page.goBack();
  await page.goBack();
  await expect(category).toHaveValue("textiles");
});

test("search, sort, price and pages work and can be cleared", { tag: "@look" }, async ({
  page,
}) => {
  await page.goto("/shop", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/shop?page=2");
  await expect(page.getByText(/^Showing 24 of \d+$/)).toBeVisible();

  await page.getByLabel("Sort").selectOption("price-asc");
  await expect(page).toHaveURL("/shop?sort=price-asc");
  await page.getByRole("combobox", { name: "Search products..." }).fill("berbere");
  await page.getByRole("combobox", { name: "Search products..." }).press("Enter");
  await expect(page).toHaveURL("/shop?search=berbere&sort=price-asc");
  await expect(page.getByRole("link", { name: /berbere/i }).first()).toBeVisible();

  await page.getByLabel("Highest price in dollars").fill("1");
  await page.getByLabel("Highest price in dollars").press("Enter");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear Filters" }).last().click();
  await expect(page).toHaveURL("/shop");
});

test("each filter says what it would leave, and chips take filters back", { tag: "@look" }, async ({
  page,
}) => {
  await page.goto("/shop", { waitUntil: "networkidle" });
  const halal = page.getByRole("checkbox", { name: /^Halal Certified \d+ products?$/ });
  const promised = /\d+/.exec(await page.getByText(/^Halal Certified/).innerText())?.[0];

  await halal.check();
  await expect(page).toHaveURL("/shop?isHalalCertified=true");
  await expect(page.getByText(new RegExp(`^${promised} products from `))).toBeVisible();
  // None of the certified goods is for that day.
  await expect(page.getByRole("button", { name: "Independence Day 0 products" })).toBeDisabled();
  await page.getByRole("button", { name: /^Eid Special [1-9]\d* products?$/ }).click();
  await expect(page).toHaveURL("/shop?isEidSpecial=true&isHalalCertified=true");
  await page.getByLabel("Category", { exact: true }).selectOption("spices");
  await expect(page).toHaveURL("/shop?category=spices&isHalalCertified=true");

  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link")).toHaveText([
    "Remove filter:Spices & Food",
    "Remove filter:Halal Certified",
  ]);
  await chips.getByRole("link", { name: "Remove filter: Spices & Food" }).click();
  await expect(page).toHaveURL("/shop?isHalalCertified=true");
  await page.goBack();
  await expect(page).toHaveURL("/shop?category=spices&isHalalCertified=true");
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("spices");
});

test("a seller is chosen out of the list and let go by the chip", { tag: "@look" }, async ({
  page,
}) => {
  await page.goto("/shop?search=berbere", { waitUntil: "networkidle" });
  const sellers = page.getByRole("region", { name: "Sellers" });

  await sellers.getByRole("link", { name: /^Almaz Spice House \d+ products?$/ }).click();
  await expect(page).toHaveURL(/\/shop\?search=berbere&sellerId=\d+$/);
  await expect(page.getByText(/^\d+ products? from 1 maker or shop$/)).toBeVisible();
  await expect(sellers.locator("[aria-current]")).toContainText("Almaz Spice House");

  await page.getByRole("link", { name: "Remove filter: Seller: Almaz Spice House" }).click();
  await expect(page).toHaveURL("/shop?search=berbere");
  await page.goBack();
  await expect(page.getByText(/^\d+ products? from 1 maker or shop$/)).toBeVisible();
});

test("stock is told in the specification's words", { tag: "@look" }, async ({ page }) => {
  const [few, none] = await Promise.all([
    createProduct({ title: "Few of these", stock: 3 }),
    createProduct({ title: "None of these", stock: 0 }),
  ]);

  await page.goto(`/shop?search=${encodeURIComponent(few.title)}`);
  await expect(page.getByText("Only 3 left")).toBeVisible();
  await page.goto(`/product/${few.id}`);
  await expect(page.getByText("3 available")).toBeVisible();
  await expect(page.getByText("No reviews yet").first()).toBeVisible();
  await page.goto(`/shop?search=${encodeURIComponent(none.title)}`);
  await expect(page.getByRole("button", { name: "Out of Stock" })).toBeDisabled();
  await page.goto(`/product/${none.id}`);
  await expect(page.getByText("Out of stock", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to Cart" }).first()).toBeDisabled();
});

test("sharing copies the link and opens a small window", { tag: "@look" }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/product/1", { waitUntil: "networkidle" });

  await page.getByRole("main").getByRole("button", { name: "Share" }).click();
  await page.getByRole("menuitem", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/product\/1$/);

  await context.route(/facebook\.com/, (route) => route.fulfill({ body: "" }));
  await page.getByRole("main").getByRole("button", { name: "Share" }).click();
  const [popup] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("menuitem", { name: "Facebook" }).click(),
  ]);
  expect(popup.url()).toContain("sharer.php?u=");
});

test("every language speaks on home, shop and product, and Arabic from right to left", {
  tag: "@look",
}, async ({ page }) => {
  const headings = {
    so: "Xulka toddobaadkan",
    om: "Filatamoo torban kanaa",
    am: "የዚህ ሳምንት ምርጥ",
    ar: "مختارات هذا الأسبوع",
  };
  for (const [lang, heading] of Object.entries(headings)) {
    const response = await page.goto(`/?lang=${lang}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.goto("/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }
});

test("a product's data for search engines is true", { tag: "@look" }, async ({ page, request }) => {
  const product = (await (await request.get("/api/products/1")).json()) as Record<string, unknown>;
  await page.goto("/product/1");

  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const data = JSON.parse(text ?? "{}") as Record<string, Record<string, unknown>>;
  expect(data["name"]).toBe(product["title"]);
  expect(data["offers"]?.["price"]).toBe(product["price"]);
  expect(data["aggregateRating"]?.["reviewCount"]).toBe(product["totalReviews"]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/product\/1$/);
});
