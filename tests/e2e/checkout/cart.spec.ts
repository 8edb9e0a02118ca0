import { expect, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");

async function addFromPage(page: Page, id: number) {
  await page.goto(`/product/${id}`, { waitUntil: "networkidle" });
  await main(page).getByRole("button", { name: "Add to Cart", exact: true }).first().click();
}

test.describe("A 5 validation rules: cart", () => {
  test("a visitor who adds is told to log in, and nothing is kept", async ({ page }) => {
    const product = await createProduct({ title: "Test cup for a visitor", stock: 3 });
    await addFromPage(page, product.id);

    await expect(toast(page)).toContainText("Login required");
    await expect(toast(page)).toContainText("Please login to add items to cart");
    expect(await page.evaluate(() => localStorage.getItem("shaafi-cart") ?? "[]")).toBe("[]");
  });
});

test.describe("A 4 states and transitions: cart", () => {
  test("adds, counts up, counts down, removes and clears, each with its toast", async ({
    page,
  }) => {
    const product = await createProduct({ title: "Test cup to count", stock: 9 });
    await signInAsNew(page, "buyer");
    await addFromPage(page, product.id);
    await expect(toast(page)).toContainText("Added to cart");
    await main(page).getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await expect(toast(page).filter({ hasText: "Updated cart" })).toBeVisible();

    await page.goto("/cart", { waitUntil: "networkidle" });
    const quantity = page.getByRole("group", { name: `Quantity of ${product.title}` });
    const summary = page.getByRole("complementary", { name: "Order Summary" });
    await expect(summary).toContainText("Subtotal (2 items)");
    await quantity.getByRole("button", { name: "One more" }).click();
    await expect(summary.getByText("$37.50").first()).toBeVisible();
    await quantity.getByRole("button", { name: "One fewer" }).click();
    await quantity.getByRole("button", { name: "One fewer" }).click();
    await expect(summary.getByText("$12.50").first()).toBeVisible();
    await quantity.getByRole("button", { name: "One fewer" }).click();
    await expect(toast(page).filter({ hasText: "Removed from cart" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();

    await addFromPage(page, product.id);
    await page.goto("/cart", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Clear cart" }).click();
    await expect(toast(page).filter({ hasText: "Cart cleared" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: "Continue Shopping" })).toHaveAttribute(
      "href",
      "/shop",
    );
  });
});

test.describe("A 2 screens and routes: /cart", () => {
  test("shows items by seller and an Order Summary that leads on", async ({ page }) => {
    const product = await createProduct({ title: "Test cup with a seller", stock: 9 });
    const item = { productId: product.id, title: product.title, price: "12.50", quantity: 2 };
    const cart = [
      { ...item, imageUrl: product.imageUrl, seller: product.seller },
      {
        ...item,
        productId: 99_999_999,
        title: "Of nobody",
        imageUrl: product.imageUrl,
        seller: "",
      },
    ];
    await signInAsNew(page, "buyer");
    await page.addInitScript(
      (text) => localStorage.setItem("shaafi-cart", text),
      JSON.stringify(cart),
    );
    await page.goto("/cart", { waitUntil: "networkidle" });

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
    await page.getByRole("button", { name: "Remove Of nobody" }).click();
    await summary.getByRole("link", { name: "Proceed to Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
  });
});

test.describe("A 2 screens and routes: /shop, a card", () => {
  test("has View Details, Add to Cart, Buy Now and a heart", async ({ page }) => {
    const product = await createProduct({ title: "Test cup on a card", stock: 9 });
    await signInAsNew(page, "buyer");
    await page.goto(`/shop?search=${encodeURIComponent(product.title)}`, {
      waitUntil: "networkidle",
    });
    const card = page.getByRole("article").filter({ hasText: product.title });

    await expect(card.getByText("View Details")).toHaveCount(1);
    await expect(card.getByRole("button", { name: /^Wishlist/ })).toBeVisible();
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await expect(toast(page)).toContainText("Added to cart");
    await card.getByRole("button", { name: /^Buy Now/ }).click();
    await expect(page).toHaveURL("/checkout");
  });
});
