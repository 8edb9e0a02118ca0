import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { createListing } from "../../support/marketplace";
import { openReady } from "../../support/ready";

/** Creates two halal-certified products, one of them an Eid special in spices, and a third product without either. */
async function createFilteredProducts() {
  const name = `Filtered${randomUUID().slice(0, 8)}`;
  const spice = await createListing(name, { category: "spices", isEidSpecial: true });
  const craft = await createListing(name);
  await createListing(name, { isIndependenceDay: true });
  const validUntil = new Date(Date.now() + 365 * 86_400_000);
  await db.certificate.createMany({
    data: [spice, craft].map(({ id: productId }) => ({
      productId,
      type: "halal",
      body: "IFANCA",
      number: "A-1",
      validUntil,
      status: "approved",
      decidedAt: new Date(),
    })),
  });
  return name;
}

test.describe("Spec A 2 screens and routes, without script", () => {
  test.use({ javaScriptEnabled: false });

  test("home, shop and product show names and prices", async ({ page }) => {
    const product = await createListing("Test pot");
    const cards = page.getByRole("article").filter({ has: page.locator('a[href^="/product/"]') });

    await page.goto("/");
    for (let at = 0; at < 4; at++) {
      await expect(cards.nth(at).getByRole("heading")).toHaveText(/./);
      await expect(cards.nth(at)).toContainText(/\$\d+\.\d{2}/);
    }
    await page.goto(`/shop?search=${encodeURIComponent(product.title)}`);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(product.title);
    await expect(cards).toContainText("$12.50");
    await page.goto(`/product/${product.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.title);
    await expect(page.getByRole("heading", { name: "Customer Reviews" })).toBeVisible();
  });

  test("the shop's form leads to the same addresses as with scripts", async ({ page }) => {
    await page.goto("/shop");
    await page.getByRole("button", { name: "Eid Special" }).click();

    await expect(page).toHaveURL(/isEidSpecial=true/);
    await expect(page.getByText("Eid Special").nth(1)).toBeVisible();
  });
});

test("an unknown product and an unknown path respond 404, each with its heading", async ({
  page,
}) => {
  const product = await page.goto("/product/999999");
  expect(product?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Product Not Found" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to shop" })).toHaveAttribute(
    "href",
    "/shop",
  );

  const path = await page.goto("/nope");
  expect(path?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  expect((await page.request.get("/shop/_category%3Dcoffee")).status()).toBe(404);
});

test("alternative addresses redirect permanently to the canonical one", async ({ request }) => {
  for (const [from, to] of [
    ["/products/1?ref=x", "/product/1?ref=x"],
    ["/sellers/2", "/seller/2"],
    ["/businesses", "/business-directory"],
    ["/edit-product/3", "/add-product?edit=3"],
    ["/en/shop", "/shop"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()["location"]]).toEqual([from, 308, to]);
  }
});

test("Spec A 2 screens and routes, /shop: a category and a special replace each other in the address", async ({
  page,
}) => {
  await openReady(page, "/shop");
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

test("Spec A 2 screens and routes, /shop: pages, order, search and price are part of the address", async ({
  page,
}) => {
  await openReady(page, "/shop");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/shop?page=2");
  await expect(page.getByText(/^Showing 24 of [\d,]+$/)).toBeVisible();

  await page.getByLabel("Sort").selectOption("price-asc");
  await expect(page).toHaveURL("/shop?sort=price-asc");
  await page.getByRole("combobox", { name: "Search products..." }).fill("berbere");
  await page.getByRole("combobox", { name: "Search products..." }).press("Enter");
  await expect(page).toHaveURL("/shop?search=berbere&sort=price-asc");
  await expect(page.getByRole("link", { name: /berbere/i }).first()).toBeVisible();

  await page.getByLabel("Maximum price in dollars").fill("1");
  await page.getByLabel("Maximum price in dollars").press("Enter");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Clear Filters" }).last().click();
  await expect(page).toHaveURL("/shop");
});

test("Spec A 2 screens and routes, /shop: each filter shows its number of products, and chips remove filters", async ({
  page,
}) => {
  const name = await createFilteredProducts();
  await openReady(page, `/shop?search=${name}`);
  await page.getByRole("checkbox", { name: "Halal Certified 2 products" }).check();
  await expect(page).toHaveURL(`/shop?search=${name}&isHalalCertified=true`);
  await expect(page.getByText("2 products from 2 makers and shops")).toBeVisible();
  await expect(page.getByRole("button", { name: "Independence Day 0 products" })).toBeDisabled();
  await page.getByRole("button", { name: "Eid Special 1 product" }).click();
  await expect(page).toHaveURL(`/shop?search=${name}&isEidSpecial=true&isHalalCertified=true`);
  await page.getByLabel("Category", { exact: true }).selectOption("spices");
  await expect(page).toHaveURL(`/shop?search=${name}&category=spices&isHalalCertified=true`);

  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link").filter({ hasNotText: "Filtered" })).toHaveText([
    "Remove filter:Spices & Food",
    "Remove filter:Halal Certified",
  ]);
  await chips.getByRole("link", { name: "Remove filter: Spices & Food" }).click();
  await expect(page).toHaveURL(`/shop?search=${name}&isHalalCertified=true`);
  await page.goBack();
  await expect(page).toHaveURL(`/shop?search=${name}&category=spices&isHalalCertified=true`);
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("spices");
});

test("Spec A 2 screens and routes, /shop: a seller of the list filters the results, and the chip removes that filter", {
  tag: "@full",
}, async ({ page }) => {
  await openReady(page, "/shop?search=berbere");
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

test("the shop and a product's page show a low stock and disable an unavailable product", async ({
  page,
}) => {
  const few = await createListing("Test cup of few", { stock: 3 });
  const none = await createListing("Test cup of none", { stock: 0 });

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

test("the home page and the next page are in the language of the address, and Arabic is right-to-left", async ({
  page,
  request,
}) => {
  const headings = {
    so: "Cusub oo dukaanka",
    om: "Haaraa dukkaana keessaa",
    am: "በሱቁ አዲስ",
  };
  for (const [lang, heading] of Object.entries(headings)) {
    const text = await (await request.get(`/?lang=${lang}`)).text();
    expect(text).toMatch(new RegExp(`<html lang="${lang}" dir="ltr"`));
    expect(text).toContain(heading);
  }
  await page.goto("/?lang=ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { name: "جديد في المتجر" })).toBeVisible();
  await page.goto("/shop");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
});
