import { expect, type Page, test } from "@playwright/test";

import { newMember, PASSWORD, toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

type Made = { id: number; username: string; email: string };

/** A seller of their own for one test, who is signed out again. */
async function createSeller(page: Page, profile: object = {}): Promise<Made> {
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "seller" };
  const response = await page.request.post("/api/register", { data });
  expect(response.status()).toBe(201);
  const { user } = await response.json();
  if (Object.keys(profile).length > 0) {
    expect((await page.request.put("/api/profile", { data: profile })).status()).toBe(200);
  }
  await page.context().clearCookies();
  return { id: user.id, ...member };
}

/** The seller of the demo, whose page is made anew: other tests write products that the shop was not told of. */
async function demoSeller(page: Page) {
  await signInAs(page, "seller@demo.com");
  const { user } = await (await page.request.get("/api/me")).json();
  const data = { username: user.username };
  expect((await page.request.put("/api/profile", { data })).status()).toBe(200);
  await page.context().clearCookies();
  return user as { id: number; username: string; email: string };
}

test("a profile says who sells, since when, what they earned and what is counted of them", async ({
  page,
}) => {
  const { id, username, email } = await demoSeller(page);

  const response = await page.goto(`/seller/${id}`, { waitUntil: "networkidle" });

  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
  await expect(page.getByText(/^Seller since [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
  const stats = await (await page.request.get(`/api/sellers/${id}/stats`)).json();
  const main = page.getByRole("main");
  await expect(main.getByText(stats.averageRating.toFixed(1)).first()).toBeVisible();
  await expect(main.getByText(`${stats.totalReviews} reviews`).first()).toBeVisible();
  for (const area of ["Contact Seller", "Seller Performance", "Categories"]) {
    await expect(main.getByRole("heading", { name: area })).toBeVisible();
  }
  await main.locator("summary", { hasText: "Verified" }).click();
  await expect(main.getByText(/^The e-mail address is confirmed/).first()).toBeVisible();
  expect(await page.content()).not.toContain(email);
});

test("its tabs are products, real reviews and the rules of the badges, each with an address", async ({
  page,
}) => {
  const { id } = await demoSeller(page);
  const { products } = await productsOf(page, id);
  await page.goto(`/seller/${id}`, { waitUntil: "networkidle" });

  await expect(page.getByRole("tab", { name: `Products ${products.length}` })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("tab", { name: /^Reviews/ }).click();
  await expect(page).toHaveURL(`/seller/${id}#reviews`);
  const panel = page.getByRole("tabpanel", { name: /^Reviews/ });
  await expect(panel.getByRole("heading", { name: "What buyers say" })).toBeVisible();
  await expect(panel.getByLabel(/^5 stars: \d+ reviews?$/)).toBeVisible();
  await expect(panel.getByRole("article").first()).toBeVisible();

  await page.getByRole("tab", { name: "About" }).click();
  await expect(page.getByRole("heading", { name: "How badges are earned" })).toBeVisible();
  await page.goto(`/seller/${id}#about`, { waitUntil: "networkidle" });
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("tab", { name: "About" })).toHaveAttribute("aria-selected", "true");
});

async function productsOf(page: Page, id: number) {
  const response = await page.request.get(`/api/products?sellerId=${id}&isActive=true`);
  return { products: (await response.json()) as { id: number; title: string }[] };
}

test("a seller without anything on sale has no products and cannot be written to", async ({
  page,
}) => {
  const { id } = await createSeller(page, { phone: "+252634400123" });
  await page.goto(`/seller/${id}`);

  await expect(page.getByRole("heading", { name: "No Products Available" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send Message" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Email Seller" })).toBeDisabled();
  await expect(page.getByRole("link", { name: /Call Seller/ })).toHaveCount(0);
  expect(await page.content()).not.toContain("634400123");
});

test("a visitor may open the message, and is refused at sending", async ({ page }) => {
  const { id, email } = await createSeller(page);
  await createProduct({ title: "Asked about", stock: 3, seller: email });
  await page.goto(`/seller/${id}`, { waitUntil: "networkidle" });

  await page.getByRole("button", { name: "Send Message" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Seller" });
  await dialog.getByLabel("Message", { exact: true }).fill("Do you ship to Oslo?");
  await dialog.getByRole("button", { name: "Send Message" }).click();

  await expect(toast(page)).toContainText("Login Required");
  await expect(dialog).toBeVisible();
});

test("a buyer writes about one of the products, by mail through us as well", async ({ page }) => {
  const { id, email, username } = await createSeller(page);
  const older = await createProduct({ title: "Older mesob", stock: 3, seller: email });
  await createProduct({ title: "Newer mesob", stock: 3, seller: email });
  await signInAsNew(page, "buyer");
  await page.goto(`/seller/${id}`, { waitUntil: "networkidle" });

  await page.getByRole("button", { name: "Email Seller" }).click();
  const dialog = page.getByRole("dialog", { name: "Contact Seller" });
  await expect(dialog.getByLabel("Subject")).toHaveValue(`Question for ${username}`);
  await dialog.getByLabel("About which product").selectOption(older.title);
  await dialog.getByLabel("Message", { exact: true }).fill("Do you ship to Oslo?");
  const call = page.waitForRequest("**/api/messages");
  await dialog.getByRole("button", { name: "Send Message" }).click();

  expect((await call).postDataJSON()).toMatchObject({ sellerId: id, productId: older.id });
  await expect(toast(page)).toContainText("Message Sent");
  await expect(dialog).toBeHidden();
});

test("nobody but a seller has a profile: the rest is not found", async ({ page }) => {
  await signInAsNew(page, "buyer");
  const { user } = await (await page.request.get("/api/me")).json();

  for (const id of [user.id, 999_999_999, "abc"]) {
    const response = await page.goto(`/seller/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  }
});

test("the second address leads to the first, and a product leads to its seller", async ({
  page,
}) => {
  const { id, email, username } = await createSeller(page);
  const product = await createProduct({ title: "Signed mesob", stock: 3, seller: email });

  const second = await page.request.get(`/sellers/${id}`, { maxRedirects: 0 });
  expect([second.status(), second.headers()["location"]]).toEqual([308, `/seller/${id}`]);

  await page.goto(`/product/${product.id}`);
  await page.getByRole("link", { name: `By ${username}` }).click();
  await expect(page).toHaveURL(`/seller/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
});

test("search engines find the profile, its languages and its real rating", async ({ page }) => {
  const { id, username } = await demoSeller(page);
  await page.goto(`/seller/${id}`);

  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = scripts
    .map((text) => JSON.parse(text))
    .find(({ "@type": type }) => type === "ProfilePage");
  const { averageRating, totalReviews } = await (
    await page.request.get(`/api/sellers/${id}/stats`)
  ).json();
  expect(data.mainEntity).toMatchObject({
    name: username,
    aggregateRating: { ratingValue: averageRating, reviewCount: totalReviews },
  });
  await expect(page.locator('link[rel="alternate"][hreflang="so"]')).toHaveAttribute(
    "href",
    new RegExp(`/seller/${id}\\?lang=so$`),
  );
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  expect(sitemap).toContain(`/seller/${id}<`);
});
