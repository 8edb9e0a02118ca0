import { expect, type Page, test } from "@playwright/test";

import { AR, EN, fillCard, fillCheckout, GOOD } from "../../support/checkout-form";
import {
  createListing,
  createPaidOrder,
  type Listing,
  openAsNew,
  storeCart,
} from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { findOrders, hideProduct, stockOf } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const WITHOUT_FUNDS = "4000 0000 0000 9995";
const AUTHENTICATION_CARD = "4000 0025 0000 3155";

/** Opens the filled-in checkout of a new buyer. */
async function openCheckout(page: Page, product: Listing, card: string, labels = EN) {
  await signInAsNew(page, "buyer");
  await storeCart(page, [product]);
  await page.goto("/checkout");
  await fillCheckout(page, labels, card);
}

test("a buyer finds a product, adds it to the cart, pays with a test card and sees the order", async ({
  page,
}) => {
  const product = await createListing("Test jebena from Bonga", { stock: 7 });
  await signInAsNew(page, "buyer");

  await openReady(page, `/shop?search=${encodeURIComponent(product.title)}`);
  await page.getByRole("link", { name: product.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page.getByText("Added to cart")).toBeVisible();
  await openReady(page, "/cart");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillCheckout(page, EN, GOOD);
  await page.getByLabel("Note for the sellers").fill("Please ring twice.");
  await page.getByRole("button", { name: EN.pay }).click();

  await expect(page).toHaveURL(/\/orders\?payment_intent=/);
  await expect(page.getByText(EN.paid)).toBeVisible();
  await expect(page.getByRole("link", { name: product.title }).first()).toBeVisible();
  expect(await stockOf(product.id)).toBe(6);
  const [order] = await findOrders(product.id);
  expect(order).toMatchObject({ status: "paid", emailCount: 1 });
  expect(await page.evaluate(() => localStorage.getItem("shaafi-cart"))).toBe("[]");
  await expect(page).not.toHaveURL(/secret/);
  await page.reload();
  await expect(page.getByText(EN.paid)).toBeVisible();
  await expect(page).not.toHaveURL(/secret/);

  await page.goto(`/orders?order=${order?.id}`);
  await expect(page.getByText("Please ring twice.")).toBeVisible();

  // The product's page was cached before the sale.
  await page.goto(`/product/${product.id}`);
  await expect(page.getByText("6 available")).toBeVisible();
});

test("the purchase works in Arabic from right to left", { tag: "@full" }, async ({
  page,
  baseURL,
}) => {
  const product = await createListing("Test basket for Arabic", { stock: 3 });
  await page.context().addCookies([{ name: "NEXT_LOCALE", value: "ar", url: baseURL ?? "" }]);

  await openCheckout(page, product, GOOD, AR);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: AR.pay }).click();

  await expect(page.getByText(AR.paid)).toBeVisible();
  expect(await stockOf(product.id)).toBe(2);
});

test("a card without funds is refused with a message, nothing is sold, and another card pays", async ({
  page,
}) => {
  const product = await createListing("Test shawl", { stock: 4 });
  await openCheckout(page, product, WITHOUT_FUNDS);
  await page.getByRole("button", { name: EN.pay }).click();

  const sentence = "Your card has insufficient funds. Please try another card.";
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(await stockOf(product.id)).toBe(4);
  expect(await findOrders(product.id)).toMatchObject([{ status: "pending", emailCount: 0 }]);

  await fillCard(page, EN, GOOD);
  await page.getByRole("button", { name: EN.pay }).click();
  await expect(page.getByText(EN.paid)).toBeVisible();
  expect(await stockOf(product.id)).toBe(3);
});

test("a card that requires authentication is declined without it, and charged with it", async ({
  page,
}) => {
  const product = await createListing("Test stool", { stock: 2 });
  await openCheckout(page, product, AUTHENTICATION_CARD);
  await page.getByRole("button", { name: EN.pay }).click();
  await page.getByRole("button", { name: "Decline" }).first().click();
  await expect(page.getByRole("main").getByText(/Your card was declined/)).toBeVisible();
  expect(await stockOf(product.id)).toBe(2);

  await page.getByRole("button", { name: EN.pay }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(EN.paid)).toBeVisible();
  expect(await stockOf(product.id)).toBe(1);
});

test("a seller sees a buyer's order in Sales History and not in their own purchases", async ({
  page,
  browser,
}) => {
  const { page: seller, account } = await openAsNew(browser, "seller");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test cloth", { seller: account });
  await createPaidOrder(page, product.id);

  await openReady(seller, "/orders");
  await expect(seller.getByRole("heading", { name: "Sales History" })).toBeVisible();
  await expect(seller.getByRole("link", { name: product.title, exact: true })).toBeVisible();
  await seller.getByRole("link", { name: "My purchases" }).click();
  await expect(seller).toHaveURL(/view=/);
  await expect(seller.getByRole("link", { name: product.title })).toHaveCount(0);
  await seller.context().close();
});

test("a product deleted during the checkout is named in the error, and nothing is charged", async ({
  page,
}) => {
  const [liveProduct, deletedProduct] = [
    await createListing("Test cup that stays"),
    await createListing("Test cup that goes"),
  ];
  await signInAsNew(page, "buyer");
  await storeCart(page, [liveProduct, deletedProduct]);
  await page.goto("/checkout");
  await fillCheckout(page, EN, GOOD);
  const pay = page.getByRole("button", { name: "Pay $25.00" });
  await expect(pay).toBeEnabled();

  await hideProduct(deletedProduct.id);
  await pay.click();

  const main = page.getByRole("main");
  await expect(main.getByText(`${deletedProduct.title} is no longer available.`)).toBeVisible();
  expect(await findOrders(liveProduct.id)).toMatchObject([{ status: "pending", emailCount: 0 }]);
});
