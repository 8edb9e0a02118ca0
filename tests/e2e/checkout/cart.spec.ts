import { expect, type Page, test } from "@playwright/test";

import { newMember, PASSWORD, toast } from "../../support/accounts";
import { createListing, type Listing, storeCart } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");

async function addFromPage(page: Page, { id }: Listing) {
  await openReady(page, `/product/${id}`);
  await main(page).getByRole("button", { name: "Add to Cart", exact: true }).first().click();
}

const expectToast = (page: Page, text: string) =>
  expect(toast(page).filter({ hasText: text })).toBeVisible();

test("Spec A 5 validation rules, cart: a visitor who adds a product is asked to log in, and nothing is stored", async ({
  page,
}) => {
  await addFromPage(page, await createListing("Test cup for a visitor"));

  await expect(toast(page)).toContainText("Login required");
  await expect(toast(page)).toContainText("Please login to add items to cart");
  expect(await page.evaluate(() => localStorage.getItem("shaafi-cart") ?? "[]")).toBe("[]");
});

test("Spec A 5 validation rules, cart: the item of a visitor is in the cart after registering, at the product", async ({
  page,
}) => {
  const product = await createListing("Test cup that stays");
  await addFromPage(page, product);
  await expect(toast(page)).toContainText("Please login to add items to cart");

  await openReady(page, "/register");
  const { username, email } = newMember();
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();

  await expect(page).toHaveURL(`/product/${product.id}`);
  await openReady(page, "/cart");
  await expect(main(page).getByRole("link", { name: product.title })).toBeVisible();
});

test.describe("Spec A 4 states and transitions, cart", () => {
  test("a buyer adds a product twice, changes its quantity and removes it, each with its toast", async ({
    page,
  }) => {
    const product = await createListing("Test cup to count");
    await signInAsNew(page, "buyer");
    await addFromPage(page, product);
    await expectToast(page, "Added to cart");
    await main(page).getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await expectToast(page, "Updated cart");

    await openReady(page, "/cart");
    const quantity = page.getByRole("group", { name: `Quantity of ${product.title}` });
    const summary = page.getByRole("complementary", { name: "Order Summary" });
    await expect(summary).toContainText("Subtotal (2 items)");
    await quantity.getByRole("button", { name: "Increase quantity" }).click();
    await expect(summary.getByText("$37.50").first()).toBeVisible();
    await quantity.getByRole("button", { name: "Decrease quantity" }).click();
    await quantity.getByRole("button", { name: "Decrease quantity" }).click();
    await expect(summary.getByText("$12.50").first()).toBeVisible();
    await quantity.getByRole("button", { name: "Decrease quantity" }).click();
    await expectToast(page, "Removed from cart");
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  });

  test("a buyer clears the cart and is linked back to the shop", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await storeCart(page, [await createListing("Test cup to clear")]);
    await openReady(page, "/cart");
    await page.getByRole("button", { name: "Clear cart" }).click();
    await expectToast(page, "Cart cleared");
    await expect(main(page).getByRole("link", { name: "Continue Shopping" })).toHaveAttribute(
      "href",
      "/shop",
    );
  });
});

test.describe("Spec A 2 screens and routes, /cart", () => {
  test("the cart shows its items by seller and an Order Summary that leads to the checkout", async ({
    page,
  }) => {
    const product = await createListing("Test cup with a seller");
    const unknown = { ...product, id: 2_000_000_000, title: "Without a seller", seller: "" };
    await signInAsNew(page, "buyer");
    await storeCart(page, [product, unknown]);
    await page.goto("/cart");

    await expect(main(page).getByText(`By ${product.seller}`)).toBeVisible();
    await expect(main(page).getByText("By Shaafi Artisan")).toBeVisible();
    await expect(main(page).getByRole("link", { name: product.title })).toBeVisible();
    const summary = page.getByRole("complementary", { name: "Order Summary" });
    await expect(summary.getByText("Free", { exact: true })).toBeVisible();
    await expect(summary.getByText("Total", { exact: true })).toBeVisible();
    await expect(summary.getByText(/^\$\d+\.\d{2}$/).first()).toBeVisible();
    await expect(summary.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute(
      "href",
      "/shop",
    );
    await page.getByRole("button", { name: "Remove Without a seller" }).click();
    await summary.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
  });

  test("the cart shows a lower stock and a changed price before the buyer pays", async ({
    page,
  }) => {
    const product = await createListing("Test honey that runs low", { stock: 2 });
    await signInAsNew(page, "buyer");
    await storeCart(page, [product], { price: "9.00", quantity: 5 });
    await page.goto("/cart");

    await expect(page.getByText("Only 2 left")).toBeVisible();
    await expect(page.getByText("The price changed")).toBeVisible();
    await expect(page.getByRole("complementary").getByText("$25.00").first()).toBeVisible();
  });

  test("the cart counts only available products, and the others are removed with one click", async ({
    page,
  }) => {
    const product = await createListing("Test cup that is left");
    await signInAsNew(page, "buyer");
    await storeCart(page, [product, { ...product, id: 2_000_000_000, title: "Deleted" }]);
    await openReady(page, "/cart");

    await expect(page.getByText("This product is no longer available.")).toBeVisible();
    await expect(page.getByText("Subtotal (1 item)")).toBeVisible();
    await page.getByRole("button", { name: "Remove all unavailable items" }).click();
    await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
  });

  test("an empty cart has its messages in the cart and in the checkout", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await page.goto("/cart");
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
    await page.goto("/checkout");
    await expect(page.getByRole("heading", { name: "Cart is Empty" })).toBeVisible();
    await expect(page.getByText("Add items to your cart before checkout.")).toBeVisible();
  });
});

test("Spec A 6 roles and permissions: a visitor is asked to sign in for the cart, the checkout and the orders", async ({
  page,
}) => {
  for (const path of ["/cart", "/checkout", "/orders"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(401);
    await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      "/login",
    );
  }
});

test("Spec A 2 screens and routes, /shop: a card has View Details, Add to Cart, Buy Now and a heart", async ({
  page,
}) => {
  const product = await createListing("Test cup on a card");
  await signInAsNew(page, "buyer");
  await page.goto(`/shop?search=${encodeURIComponent(product.title)}`);
  const card = page.getByRole("article").filter({ hasText: product.title });

  await expect(card.getByText("View Details")).toHaveCount(1);
  await expect(card.getByRole("button", { name: /^Wishlist/ })).toBeVisible();
  await card.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(toast(page)).toContainText("Added to cart");
  await card.getByRole("button", { name: /^Buy Now/ }).click();
  await expect(page).toHaveURL("/checkout");
});
