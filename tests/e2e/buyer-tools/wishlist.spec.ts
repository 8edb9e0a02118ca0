import { expect, test } from "@playwright/test";

import { hold, toast } from "../../support/accounts";
import { createProduct, hideProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

test("a visitor is asked to sign in, and may continue afterwards", async ({ page }) => {
  const product = await createProduct({ title: "Test heart of a visitor", stock: 2 });
  await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });

  await page
    .getByRole("main")
    .getByRole("button", { name: `Wishlist: ${product.title}` })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: "Sign In as Buyer" }).click();
  await page.getByRole("button", { name: "Demo Buyer" }).click();

  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("main").getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
});

test("a press before the browser knows its viewer saves the product", async ({ page }) => {
  const product = await createProduct({ title: "Test heart pressed early", stock: 2 });
  await signInAsNew(page, "buyer");
  const release = await hold(page, "**/api/me");
  await page.goto(`/product/${product.id}`);

  const heart = page.getByRole("main").getByRole("button", { name: `Wishlist: ${product.title}` });
  await heart.click();
  await expect(toast(page)).toContainText(product.title);
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));

  release();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("the wishlist shows what can be had and what cannot", async ({ page }) => {
  const [here, gone, hidden] = [
    await createProduct({ title: "Test wish that is here", stock: 2 }),
    await createProduct({ title: "Test wish that is gone", stock: 0 }),
    await createProduct({ title: "Test wish that is hidden", stock: 2 }),
  ];
  await signInAsNew(page, "buyer");
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  for (const { id } of [here, gone, hidden]) await page.request.post(`/api/wishlist/${id}`);
  await hideProduct(hidden.id);

  await page.goto("/wishlist", { waitUntil: "networkidle" });
  const cardOf = (title: string) => page.getByRole("article").filter({ hasText: title });
  await expect(cardOf(here.title).getByRole("button", { name: /^Add to Cart/ })).toBeEnabled();
  await expect(cardOf(gone.title).getByRole("button", { name: "Out of Stock" })).toBeDisabled();
  await expect(cardOf(hidden.title).getByRole("button", { name: "Unavailable" })).toBeDisabled();

  await cardOf(here.title)
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  await expect(cardOf(here.title)).toHaveCount(0);
  await expect(page.getByText("Removed from wishlist")).toBeVisible();
});

test("nobody sees another's wishlist", async ({ page, browser }) => {
  const product = await createProduct({ title: "Test wish of one", stock: 2 });
  await signInAsNew(page, "buyer");
  await page.request.post(`/api/wishlist/${product.id}`);

  const response = await page.goto("/wishlist");
  expect(response?.status()).toBe(200);
  const other = await (await browser.newContext()).newPage();
  expect((await other.goto("/wishlist"))?.status()).toBe(401);
  await expect(other.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await signInAs(other, "seller@demo.com");
  await other.goto("/wishlist");
  await expect(other.getByText(product.title)).toHaveCount(0);
  await other.context().close();
});
