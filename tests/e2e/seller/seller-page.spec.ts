import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createProduct, createUser, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const emailOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).email;

/** Creates a seller with a payout account and two products, one of them with a five-star review. */
async function createRatedSeller(page: Page) {
  const seller = await createUser({ role: "seller" });
  await db.payoutAccount.create({
    data: {
      sellerId: seller.id,
      kind: "bank",
      provider: "sandbox",
      providerAccountId: `acct_${seller.id}`,
      holderName: "Hodan Warsame",
      bankName: "First Community Bank",
      last4: "6789",
      accountType: "checking",
    },
  });
  await createProduct({ seller, title: uniqueName("Plain mesob") });
  const { id: productId } = await createProduct({ seller, title: uniqueName("Rated mesob") });
  await signInAsNew(page, "buyer");
  const review = { rating: 5, title: "Tight coils", comment: "The lid closes without a gap." };
  const response = await page.request.post("/api/reviews", { data: { productId, ...review } });
  expect(response.status(), await response.text()).toBe(201);
  await page.context().clearCookies();
  return seller;
}

test.describe("Spec B 2, Seller profile", () => {
  test("a profile shows the seller's name, join date, rating, badges and categories, and no email address", async ({
    page,
  }) => {
    const { id, username } = await createRatedSeller(page);

    const response = await page.goto(`/seller/${id}`);

    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
    await expect(page.getByText(/^Seller since [A-Z][a-z]+ 20\d\d$/)).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByText("5.0").first()).toBeVisible();
    await expect(main.getByText("1 review").first()).toBeVisible();
    for (const area of ["Contact Seller", "Seller Performance", "Categories"]) {
      await expect(main.getByRole("heading", { name: area })).toBeVisible();
    }
    await main.locator("summary", { hasText: "Verified" }).click();
    await expect(main.getByText(/^Email confirmed/).first()).toBeVisible();
    expect(await page.content()).not.toContain(await emailOf(id));
  });

  test("the tabs of a profile are products, reviews and the criteria of the badges, each with an address", async ({
    page,
  }) => {
    const { id } = await createRatedSeller(page);
    await page.goto(`/seller/${id}`);

    await expect(page.getByRole("tab", { name: "Products 2" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.getByRole("tab", { name: /^Reviews/ }).click();
    await expect(page).toHaveURL(`/seller/${id}#reviews`);
    const panel = page.getByRole("tabpanel", { name: /^Reviews/ });
    await expect(panel.getByRole("heading", { name: "What buyers say" })).toBeVisible();
    await expect(panel.getByLabel("5 stars: 1 review")).toBeVisible();
    await expect(panel.getByRole("article")).toContainText("Tight coils");

    await page.getByRole("tab", { name: "About" }).click();
    await expect(page.getByRole("heading", { name: "How badges are earned" })).toBeVisible();
    await expect(page).toHaveURL(`/seller/${id}#about`);
    await page.reload();
    await expect(page.getByRole("tab", { name: "About" })).toHaveAttribute("aria-selected", "true");
  });

  test("a profile has structured data with its languages and rating, and is in the sitemap", async ({
    page,
  }) => {
    const { id, username } = await createRatedSeller(page);
    await page.goto(`/seller/${id}`);

    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = scripts
      .map((text) => JSON.parse(text))
      .find(({ "@type": type }) => type === "ProfilePage");
    expect(data.mainEntity).toMatchObject({
      name: username,
      aggregateRating: { ratingValue: 5, reviewCount: 1 },
    });
    await expect(page.locator('link[rel="alternate"][hreflang="so"]')).toHaveAttribute(
      "href",
      new RegExp(`/seller/${id}\\?lang=so$`),
    );
    const demo = await db.user.findFirstOrThrow({ where: { email: "seller@demo.com" } });
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`/seller/${demo.id}<`);
  });

  test("a buyer writes to a seller without a product on sale", async ({ page }) => {
    const seller = await createUser({ role: "seller" });
    await db.user.update({ where: { id: seller.id }, data: { phone: "+252634400123" } });
    await signInAsNew(page, "buyer");
    await openReady(page, `/seller/${seller.id}`);

    await expect(page.getByRole("heading", { name: "No Products Available" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Call Seller/ })).toHaveCount(0);
    expect(await page.content()).not.toContain("634400123");
    await page.getByRole("button", { name: "Send Message" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Seller" });
    await expect(dialog.getByLabel("Product", { exact: true })).toHaveCount(0);
    await dialog.getByLabel("Message", { exact: true }).fill("When do you open your shop?");
    const call = page.waitForRequest("**/api/messages");
    await dialog.getByRole("button", { name: "Send Message" }).click();

    expect((await call).postDataJSON()).toEqual({
      sellerId: seller.id,
      subject: `Question for ${seller.username}`,
      message: "When do you open your shop?",
    });
    await expect(toast(page)).toContainText("Message Sent");
  });

  test("a visitor writes a message to a seller and is asked to sign in when sending", async ({
    page,
  }) => {
    const seller = await createUser({ role: "seller" });
    await createProduct({ seller, title: uniqueName("Asked about") });
    await openReady(page, `/seller/${seller.id}`);

    await page.getByRole("button", { name: "Send Message" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Seller" });
    await dialog.getByLabel("Message", { exact: true }).fill("Do you ship to Oslo?");
    await dialog.getByRole("button", { name: "Send Message" }).click();

    await expect(toast(page)).toContainText("Login Required");
    await expect(dialog).toBeVisible();
  });

  test("a buyer writes to a seller about one of the products", async ({ page }) => {
    const seller = await createUser({ role: "seller" });
    const older = await createProduct({ seller, title: uniqueName("Older mesob") });
    await createProduct({ seller, title: uniqueName("Newer mesob") });
    await signInAsNew(page, "buyer");
    await openReady(page, `/seller/${seller.id}`);

    await page.getByRole("button", { name: "Email Seller" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Seller" });
    await expect(dialog.getByLabel("Subject")).toHaveValue(`Question for ${seller.username}`);
    await dialog.getByLabel("Product", { exact: true }).selectOption(older.title);
    await dialog.getByLabel("Message", { exact: true }).fill("Do you ship to Oslo?");
    const call = page.waitForRequest("**/api/messages");
    await dialog.getByRole("button", { name: "Send Message" }).click();

    expect((await call).postDataJSON()).toMatchObject({
      sellerId: seller.id,
      productId: older.id,
    });
    await expect(toast(page)).toContainText("Message Sent");
    await expect(dialog).toBeHidden();
  });

  test("the profile of a buyer, of an unknown id and of an invalid id is not found", async ({
    page,
  }) => {
    const buyer = await createUser({ role: "buyer" });

    for (const id of [buyer.id, 999_999_999, "abc"]) {
      const response = await page.goto(`/seller/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    }
  });

  test("the alternative address of a profile redirects to the canonical one, and a product links to it", async ({
    page,
  }) => {
    const seller = await createUser({ role: "seller" });
    const product = await createProduct({ seller, title: uniqueName("Signed mesob") });
    const { id, username } = seller;

    const second = await page.request.get(`/sellers/${id}`, { maxRedirects: 0 });
    expect([second.status(), second.headers()["location"]]).toEqual([308, `/seller/${id}`]);

    await openReady(page, `/product/${product.id}`);
    await page.getByRole("link", { name: `By ${username}` }).click();
    await expect(page).toHaveURL(`/seller/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
  });
});
