import { expect, type Page, test } from "@playwright/test";

import { hold, toast } from "../../support/accounts";
import { createForumPost } from "../../support/community";
import { createListing } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { hideProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

/** Holds the server action of a page until it is refused or passed on. */
async function holdAction(page: Page, path: string) {
  let decide: (isRefused: boolean) => void = () => undefined;
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return (await decision) ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  return { refuse: () => decide(true), release: () => decide(false) };
}

/** Opens a product as a new buyer whose calls of its heart are held until `release`. */
async function openHeart(page: Page, name: string) {
  const product = await createListing(name);
  await signInAsNew(page, "buyer");
  const wishlist = page.waitForResponse("**/api/wishlist");
  await openReady(page, `/product/${product.id}`);
  await wishlist;
  const release = await hold(page, `**/api/wishlist/${product.id}`);
  const heart = page.getByRole("main").getByRole("button", { name: `Wishlist: ${product.title}` });
  return { product, heart, release };
}

test("a heart is filled at once, and is empty again with the reason when the server refuses", async ({
  page,
}) => {
  const { product, heart, release } = await openHeart(page, "Test heart that is refused");

  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await hideProduct(product.id);
  release();

  await expect(toast(page)).toContainText("Failed to update wishlist");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("two quick clicks on a heart save the product and remove it again", async ({ page }) => {
  const { heart, release } = await openHeart(page, "Test heart pressed twice");

  await heart.click();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  release();

  await expect(toast(page)).toContainText("Removed from wishlist");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  expect(await (await page.request.get("/api/wishlist")).json()).toEqual({ products: [] });
});

test("a topic is followed at once, and no longer with the reason when the server refuses", async ({
  page,
}) => {
  const { id } = await createForumPost();
  await signInAsNew(page, "buyer");
  await openReady(page, `/community/post/${id}`);
  const { refuse } = await holdAction(page, `/community/post/${id}`);

  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unfollow" })).toBeEnabled();
  refuse();

  await expect(toast(page)).toContainText("Something went wrong");
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
});

test("the pressed page of the shop is marked while it loads, and back returns to the place in the list", async ({
  page,
}) => {
  await openReady(page, "/shop");
  const next = page.getByRole("link", { name: "Next page" });
  await next.scrollIntoViewIfNeeded();
  const lastHeading = page.getByRole("article").getByRole("heading", { level: 2 }).last();
  const title = (await lastHeading.textContent()) ?? "";
  const release = await hold(page, "**/shop?page=2*");

  await next.click();
  await expect(next.locator("[data-loading]")).toBeAttached();
  await expect(page).toHaveURL("/shop");
  release();
  await expect(page).toHaveURL("/shop?page=2");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeInViewport();
});

test("a filter of the shop applies at once, and back restores the list and its controls", async ({
  page,
}) => {
  await openReady(page, "/shop");
  const release = await hold(page, "**/shop?*");
  const sale = page.getByRole("checkbox", { name: /^On sale/ });
  await sale.check();
  await expect(page.locator("main [aria-busy=true]")).toBeVisible();
  await page.getByLabel("Sort", { exact: true }).selectOption("price-asc");
  await expect(sale).toBeChecked();
  release();
  await expect(page).toHaveURL("/shop?isOnSale=true&sort=price-asc");

  await page.goBack();
  await expect(page.getByLabel("Sort", { exact: true })).toHaveValue("");
});

test("the chosen language is marked in the open menu while it is saved", async ({ page }) => {
  await signInAsNew(page, "buyer");
  await openReady(page, "/shop");
  const { release } = await holdAction(page, "/shop");

  await page.getByRole("button", { name: /^Language: / }).click();
  await page.getByRole("menuitemradio", { name: "Soomaali" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Soomaali" })).toBeChecked();
  release();

  await expect(page.locator("html")).toHaveAttribute("lang", "so");
});
