import { expect, type Page, test } from "@playwright/test";

import { newMember, PASSWORD, toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";

/** A seller of their own for one test. */
async function signInAsNewSeller(page: Page) {
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "seller" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  return member;
}

/** A seller of their own with one product, at the products. */
async function openProducts(page: Page, title: string) {
  const { email } = await signInAsNewSeller(page);
  const product = await createProduct({ title, stock: 4, seller: email });
  await page.goto("/dashboard?tab=products", { waitUntil: "networkidle" });
  return { ...product, tile: page.getByRole("article", { name: product.title }) };
}

test("a product is viewed, edited, and deleted once its seller is sure", async ({ page }) => {
  const { id, title, tile } = await openProducts(page, "Coiled mesob");
  await expect(tile.getByRole("link", { name: `View ${title}` })).toHaveAttribute(
    "href",
    `/product/${id}`,
  );
  await expect(tile.getByRole("link", { name: `Edit ${title}` })).toHaveAttribute(
    "href",
    `/add-product?edit=${id}`,
  );
  await expect(tile.getByText("4 in stock")).toBeVisible();
  await expect(tile.getByText("Approved")).toBeVisible();

  // Specification B, section 5: the browser asks first.
  page.once("dialog", (question) => {
    expect(question.message()).toContain(`Delete ${title}?`);
    void question.dismiss();
  });
  await tile.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(tile).toBeVisible();

  const call = page.waitForRequest((request) => request.method() === "DELETE");
  page.on("dialog", (question) => void question.accept());
  await tile.getByRole("button", { name: `Delete ${title}` }).click();
  expect(new URL((await call).url()).pathname).toBe(`/api/products/${id}`);
  await expect(toast(page)).toContainText("Product deleted");
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  expect((await page.request.get(`/api/products/${id}`)).status()).toBe(404);
});

test("a deletion that fails says the server’s words, and ours where there are none", async ({
  page,
}) => {
  const { id, title, tile } = await openProducts(page, "Stubborn stool");
  const path = `**/api/products/${id}`;
  page.on("dialog", (question) => void question.accept());
  const remove = () => tile.getByRole("button", { name: `Delete ${title}` }).click();

  await page.route(path, (route) => route.fulfill({ status: 503, body: "We are closed." }));
  await remove();
  await expect(toast(page).filter({ hasText: "503: We are closed." })).toContainText(
    "Delete Failed",
  );

  await page.unroute(path);
  await page.route(path, (route) => route.abort());
  await remove();
  await expect(toast(page).filter({ hasText: "Failed to delete product." })).toContainText(
    "Delete Failed",
  );
  await expect(tile).toBeVisible();
});

test("the switch takes a product off sale, and back", async ({ page }) => {
  const { id, title, tile } = await openProducts(page, "Switched stool");
  const onSale = async () => (await page.request.get(`/api/products?ids=${id}`)).json();

  await tile.getByRole("switch", { name: `On sale ${title}` }).click();
  await expect(tile.getByRole("switch", { name: `Not on sale ${title}` })).not.toBeChecked();
  await expect.poll(onSale).toEqual([]);
  await expect(tile.getByRole("link", { name: `View ${title}` })).toBeVisible();

  await tile.getByRole("switch").click();
  await expect.poll(onSale).toMatchObject([{ id }]);
});

test("Duplicate opens a filled form and creates nothing yet", async ({ page }) => {
  const { id, title, tile } = await openProducts(page, "Twin mesob");

  await tile.getByRole("link", { name: `Duplicate ${title}` }).click();

  await expect(page).toHaveURL(new RegExp(`/add-product\\?copy=${id}$`), { timeout: 30_000 });
  await expect(page.getByLabel("Product title")).toHaveValue(title);
});

test("the products are searched and narrowed down", async ({ page }) => {
  const { title, tile } = await openProducts(page, "Findable shemma");

  await page.getByRole("searchbox", { name: "Search your products" }).fill("findable");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tab=products&q=findable/);
  await expect(tile).toBeVisible();
  await page.getByRole("link", { name: "Rejected" }).click();
  await expect(page.getByRole("heading", { name: "No products here" })).toBeVisible();
  await page.getByRole("link", { name: "Show all products" }).click();
  await expect(page.getByRole("article", { name: title })).toBeVisible();
});

test("what runs low stands on the list of the day and leads to its form", async ({ page }) => {
  const { id, title } = await openProducts(page, "Scarce shemma");
  await page.goto("/dashboard");

  await expect(page.getByRole("link", { name: `Only 4 left of ${title}` })).toHaveAttribute(
    "href",
    `/add-product?edit=${id}`,
  );
});
