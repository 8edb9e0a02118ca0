import { expect, test } from "@playwright/test";

import { hold, PASSWORD, registerMember, toast } from "../../support/accounts";
import { createListing } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { hideProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

test("a visitor who clicks the heart of a product is asked to sign in and continues with the product", async ({
  page,
}) => {
  const product = await createListing("Test heart of a visitor");
  const { email } = await registerMember(page);
  await page.goto(`/product/${product.id}`);

  await page
    .getByRole("main")
    .getByRole("button", { name: `Wishlist: ${product.title}` })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole("button", { name: "Sign In as Buyer" }).click();
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();

  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("main").getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
});

test("a click on the heart before the browser knows its user saves the product", async ({
  page,
}) => {
  const product = await createListing("Test heart pressed early");
  await signInAsNew(page, "buyer");
  const release = await hold(page, "**/api/me");
  await openReady(page, `/product/${product.id}`);

  const heart = page.getByRole("main").getByRole("button", { name: `Wishlist: ${product.title}` });
  await heart.click();
  await expect(toast(page)).toContainText(product.title);
  await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));

  release();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("Spec A 2 screens and routes, /wishlist: unavailable products are marked, and the heart removes one", async ({
  page,
}) => {
  const [visibleProduct, deletedProduct, hiddenProduct] = [
    await createListing("Test wish that is here"),
    await createListing("Test wish that is gone", { stock: 0 }),
    await createListing("Test wish that is hidden"),
  ];
  await signInAsNew(page, "buyer");
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  for (const { id } of [visibleProduct, deletedProduct, hiddenProduct])
    await page.request.post(`/api/wishlist/${id}`);
  await hideProduct(hiddenProduct.id);

  await page.goto("/wishlist");
  const cardOf = (title: string) => page.getByRole("article").filter({ hasText: title });
  await expect(
    cardOf(visibleProduct.title).getByRole("button", { name: /^Add to Cart/ }),
  ).toBeEnabled();
  await expect(
    cardOf(deletedProduct.title).getByRole("button", { name: "Out of Stock" }),
  ).toBeDisabled();
  await expect(
    cardOf(hiddenProduct.title).getByRole("button", { name: "Unavailable" }),
  ).toBeDisabled();

  await cardOf(visibleProduct.title)
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  await expect(cardOf(visibleProduct.title)).toHaveCount(0);
  await expect(page.getByText("Removed from wishlist")).toBeVisible();
});

test("Spec A 6 roles and permissions, wishlist: a visitor is asked to log in, and another user does not see it", async ({
  page,
  browser,
}) => {
  const product = await createListing("Test wish of one");
  await signInAsNew(page, "buyer");
  await page.request.post(`/api/wishlist/${product.id}`);

  const response = await page.goto("/wishlist");
  expect(response?.status()).toBe(200);
  const other = await (await browser.newContext()).newPage();
  expect((await other.goto("/wishlist"))?.status()).toBe(401);
  await expect(other.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await signInAsNew(other, "seller");
  await other.goto("/wishlist");
  await expect(other.getByText(product.title)).toHaveCount(0);
  await other.context().close();
});
