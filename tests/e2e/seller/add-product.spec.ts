import { type Browser, expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { addPhotos, answered, fillDetails, press } from "../../support/new-seller";
import { hideProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const unique = (title: string) => `${title} ${Date.now() % 1_000_000}`;

async function approve(browser: Browser, id: number) {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, "admin@demo.com");
  const answer = await page.request.put(`/api/admin/products/${id}/moderation`, {
    data: { moderationStatus: "approved" },
  });
  expect(answer.status()).toBe(200);
  await page.context().close();
}

/** A product of a new seller, made by the form. Answers its id. */
async function makeProduct(page: Page, title: string) {
  await page.goto("/add-product", { waitUntil: "networkidle" });
  await fillDetails(page, title);
  await addPhotos(page, 1);
  const answer = await answered(page, () => press(page, "Create Product"));
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  return Number(id);
}

for (const [who, email, status] of [
  ["a visitor", null, 401],
  ["a buyer", "buyer@demo.com", 403],
  ["an admin", "admin@demo.com", 403],
] as const) {
  test(`${who} is told that products are a seller's`, async ({ page }) => {
    if (email) await signInAs(page, email);

    const response = await page.goto("/add-product");

    expect(response?.status()).toBe(status);
    await expect(page.getByText("You need to be a seller to add products.")).toBeVisible();
    await expect(page.getByLabel("Product title")).toHaveCount(0);
  });
}

test("a new seller lists a product with three photos, and finds it in the shop after approval", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signInAsNew(page, "seller");
  const title = unique("Harari mesob");
  await page.goto("/add-product", { waitUntil: "networkidle" });
  await fillDetails(page, title);
  await addPhotos(page, 3);
  await press(page, "Continue to story");
  await page
    .getByLabel("Origin Story")
    .fill("In the walled city of Harar, baskets hang on the walls.");
  await page.getByRole("tab", { name: /Soomaali/ }).click();
  await page.getByLabel("Title in Soomaali").fill("Masoob Harari");
  await press(page, "Eid Special");

  const answer = await answered(page, () => press(page, "Create Product"));
  expect(answer.status()).toBe(201);
  const { id, moderationStatus } = await answer.json();
  expect(moderationStatus).toBe("pending");
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  await expect(toast(page)).toContainText("Product created");

  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.request.get(`/api/products/${id}`)).status()).toBe(404);
  await approve(browser, id);
  await visitor.goto(`/shop?search=${encodeURIComponent(title)}`, { waitUntil: "networkidle" });
  const card = visitor.getByRole("article").filter({ hasText: title });
  const image = card.locator("img").first();
  await expect(image).toHaveAttribute("src", /_next\/image\?url=%2Fuploads%2F/);
  const shown = await image.evaluate((it: HTMLImageElement) => it.currentSrc || it.src);
  const sent = await visitor.request.get(shown, { headers: { accept: "image/webp,*/*" } });
  expect(sent.headers()["content-type"]).toBe("image/webp");
  expect((await sent.body()).byteLength).toBeLessThan(60 * 1024);
  await visitor.context().close();
  // Other tests count what is on sale.
  await hideProduct(id);
});

test("each rule has its sentence, and the first broken field the focus", async ({ page }) => {
  await signInAsNew(page, "seller");
  await page.goto("/add-product", { waitUntil: "networkidle" });

  await press(page, "Create Product");
  for (const sentence of [
    "Title is required",
    "Category is required",
    "Description must be at least 10 characters",
    "Price must be a positive number",
    "Stock must be a non-negative number",
    "Please enter a valid image URL",
  ]) {
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText("6 fields to fix")).toBeVisible();
  await expect(page.getByLabel("Product title")).toBeFocused();

  await page.getByLabel("Product title").fill("x".repeat(101));
  await expect(page.getByText("Title too long")).toBeVisible();
  for (const [price, isGood] of [
    ["0", false],
    ["-1", false],
    ["abc", false],
    ["12.345", false],
    ["12.50", true],
  ] as const) {
    await page.getByLabel("Price").fill(price);
    await expect(page.getByText("Price must be a positive number")).toHaveCount(isGood ? 0 : 1);
  }
  for (const [stock, isGood] of [
    ["-1", false],
    ["1.5", false],
    ["0", true],
  ] as const) {
    await page.getByLabel("Stock").fill(stock);
    await expect(page.getByText("Stock must be a non-negative number")).toHaveCount(isGood ? 0 : 1);
  }
});

test("a refusal is said, what was written stays, and a draft survives a reload", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await page.goto("/add-product", { waitUntil: "networkidle" });
  await fillDetails(page, "Kept basket");
  await addPhotos(page, 1);
  await page.route("**/api/products", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 403, body: "Your plan has room for 10 products." })
      : route.continue(),
  );

  await press(page, "Create Product");
  await expect(toast(page)).toContainText("Error");
  await expect(toast(page)).toContainText("403: Your plan has room for 10 products.");
  await press(page, "Save draft");
  await expect(toast(page).filter({ hasText: "Draft saved" })).toBeVisible();

  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("Draft restored")).toBeVisible();
  await expect(page.getByLabel("Product title")).toHaveValue("Kept basket");
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();

  await press(page, "Discard draft");
  await expect(page.getByLabel("Product title")).toHaveValue("");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByText("Draft restored")).toHaveCount(0);
});

test("an edit keeps what is there; a stock that moved meanwhile is said, and no piece comes back", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAsNew(page, "seller");
  const title = unique("Two tabs");
  const id = await makeProduct(page, title);

  await page.goto(`/edit-product/${id}`, { waitUntil: "networkidle" });
  await expect(page).toHaveURL(new RegExp(`/add-product\\?edit=${id}$`));
  await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible();
  await expect(page.getByLabel("Product title")).toHaveValue(title);
  await expect(page.getByLabel("Price")).toHaveValue("145.00");
  await expect(page.getByText("This product waits for review")).toBeVisible();

  // The other tab.
  const now = await (await page.request.get(`/api/products/${id}`)).json();
  const other = await page.request.put(`/api/products/${id}`, {
    data: { ...now, stock: 3, expectedStock: 12, certificates: [] },
  });
  expect([other.status(), await other.text()].at(0)).toBe(200);

  await page.getByLabel("Stock").fill("20");
  const refused = await answered(page, () => press(page, "Update Product"));
  expect(refused.status()).toBe(409);
  await expect(page.getByText(/There are 3 in stock now/)).toBeVisible();
  await expect(page.getByLabel("Stock")).toHaveValue("3");
  expect((await (await page.request.get(`/api/products/${id}`)).json()).stock).toBe(3);

  await page.getByLabel("Stock").fill("8");
  const saved = await answered(page, () => press(page, "Update Product"));
  expect(saved.status()).toBe(200);
  expect((await saved.json()).stock).toBe(8);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
});

test("somebody else's product is not there to edit, and Cancel leads back", async ({ page }) => {
  await signInAsNew(page, "seller");
  const response = await page.goto("/add-product?edit=1");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();

  await page.goto("/add-product", { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
});
