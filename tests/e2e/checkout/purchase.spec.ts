import { expect, type Page, test } from "@playwright/test";

import { createProduct, findOrders, stockOf } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const GOOD = "4242 4242 4242 4242";
const POOR = "4000 0000 0000 9995";
const ASKS = "4000 0025 0000 3155";

type Words = {
  add: string;
  address: string;
  region: string;
  postcode: string;
  number: string;
  expiry: string;
  cvc: string;
  pay: RegExp;
  paid: string;
};

const EN: Words = {
  add: "Add to Cart",
  address: "Address",
  region: "State or region",
  postcode: "ZIP or postcode",
  number: "Card number",
  expiry: "Expiry",
  cvc: "Security code",
  pay: /^Pay \$/,
  paid: "Thank you, your order is paid",
};

const AR: Words = {
  add: "أضف إلى السلة",
  address: "العنوان",
  region: "الولاية أو المنطقة",
  postcode: "الرمز البريدي",
  number: "رقم البطاقة",
  expiry: "تاريخ الانتهاء",
  cvc: "رمز الأمان",
  pay: /^ادفع/,
  paid: "شكرًا لك، تم دفع طلبك",
};

async function fillCheckout(page: Page, words: Words, card: string) {
  await page.getByLabel(words.address, { exact: true }).fill("1530 S 6th St");
  await page.getByLabel(words.region).fill("Minnesota");
  await page.getByLabel(words.postcode).fill("55454");
  await fillCard(page, words, card);
}

async function fillCard(page: Page, words: Words, card: string) {
  await page.getByLabel(words.number).fill(card);
  await page.getByLabel(words.expiry).fill("12 / 40");
  await page.getByLabel(words.cvc).fill("123");
}

/** From the product's page to the filled checkout. */
async function goToCheckout(page: Page, productId: number, words: Words, card: string) {
  await page.goto(`/product/${productId}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: words.add, exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("shaafi-cart"))).toContain("}");
  await page.goto("/cart");
  await page.locator('a[href="/checkout"]').click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fillCheckout(page, words, card);
}

test("a buyer finds a product, signs in, pays with a test card and sees the order", async ({
  page,
}) => {
  const product = await createProduct({ title: "Test jebena from Bonga", stock: 7 });

  await page.goto("/shop?search=Test%20jebena%20from%20Bonga");
  await page.getByRole("link", { name: product.title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
  await signInAs(page, "buyer@demo.com");
  await goToCheckout(page, product.id, EN, GOOD);
  await page.getByRole("button", { name: EN.pay }).click();

  await expect(page).toHaveURL(/\/orders\?payment_intent=/);
  await expect(page.getByText(EN.paid)).toBeVisible();
  await expect(page.getByRole("link", { name: product.title }).first()).toBeVisible();
  expect(await stockOf(product.id)).toBe(6);
  const [order] = await findOrders(product.id);
  expect(order).toMatchObject({ status: "paid", mails: 1 });
  expect(await page.evaluate(() => localStorage.getItem("shaafi-cart"))).toBe("[]");

  // The cached page tells of the sale too.
  await page.goto(`/product/${product.id}`);
  await expect(page.getByText("6 available")).toBeVisible();
});

test("the purchase works in Arabic, from right to left", async ({ page, baseURL }) => {
  const product = await createProduct({ title: "Test basket for Arabic", stock: 3 });
  await page.context().addCookies([{ name: "NEXT_LOCALE", value: "ar", url: baseURL ?? "" }]);
  await signInAs(page, "buyer@demo.com");

  await goToCheckout(page, product.id, AR, GOOD);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("button", { name: AR.pay }).click();

  await expect(page.getByText(AR.paid)).toBeVisible();
  expect(await stockOf(product.id)).toBe(2);
});

test("a card without funds is refused with a sentence and nothing is sold", async ({ page }) => {
  const product = await createProduct({ title: "Test shawl for a poor card", stock: 4 });
  await signInAs(page, "buyer@demo.com");

  await goToCheckout(page, product.id, EN, POOR);
  await page.getByRole("button", { name: EN.pay }).click();

  const sentence = "Your card has insufficient funds. Please try another card.";
  await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(await stockOf(product.id)).toBe(4);
  expect(await findOrders(product.id)).toMatchObject([{ status: "pending", mails: 0 }]);

  await fillCard(page, EN, GOOD);
  await page.getByRole("button", { name: EN.pay }).click();
  await expect(page.getByText(EN.paid)).toBeVisible();
  expect(await stockOf(product.id)).toBe(3);
});

test("a card that asks for authentication is charged only once it was given", async ({ page }) => {
  const product = await createProduct({ title: "Test stool with a question", stock: 2 });
  await signInAs(page, "buyer@demo.com");

  await goToCheckout(page, product.id, EN, ASKS);
  await page.getByRole("button", { name: EN.pay }).click();
  await page.getByRole("button", { name: "Deny" }).first().click();
  await expect(page.getByRole("main").getByText(/Your card was declined/)).toBeVisible();
  expect(await stockOf(product.id)).toBe(2);

  await page.getByRole("button", { name: EN.pay }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(EN.paid)).toBeVisible();
  expect(await stockOf(product.id)).toBe(1);
});

test("the cart says what changed before anyone pays", async ({ page }) => {
  const product = await createProduct({ title: "Test honey that runs low", stock: 2 });
  await signInAs(page, "buyer@demo.com");
  const item = {
    productId: product.id,
    title: product.title,
    price: "9.00",
    imageUrl: product.imageUrl,
    seller: product.seller,
    quantity: 5,
  };
  await page.goto("/shop");
  await page.evaluate(
    (value) => localStorage.setItem("shaafi-cart", value),
    JSON.stringify([item]),
  );

  await page.goto("/cart");

  await expect(page.getByText("Only 2 left")).toBeVisible();
  await expect(page.getByText("The price changed")).toBeVisible();
  await expect(page.getByRole("complementary").getByText("$25.00").first()).toBeVisible();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByText("Removed from cart")).toBeVisible();
});

test("A 6 roles and permissions: a visitor is told to sign in, at the cart, the checkout, the orders and when adding", async ({
  page,
}) => {
  for (const path of ["/cart", "/checkout", "/orders"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(401);
    await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
      "href",
      "/login",
    );
  }
  await page.goto("/shop");
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText("Please login to add items to cart")).toBeVisible();
});

test("A 2 screens and routes, /cart: an empty cart has its words at the cart and at the checkout", async ({
  page,
}) => {
  await signInAs(page, "buyer@demo.com");
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Cart is Empty" })).toBeVisible();
  await expect(page.getByText("Add items to your cart before checkout.")).toBeVisible();
});

test("a seller sees the own part of what was bought, and the buyer nobody else's order", async ({
  page,
  browser,
}) => {
  const product = await createProduct({
    title: "Test cloth of the demo seller",
    stock: 2,
    seller: "seller@demo.com",
  });
  await signInAs(page, "buyer@demo.com");
  await goToCheckout(page, product.id, EN, GOOD);
  await page.getByRole("button", { name: EN.pay }).click();
  await expect(page.getByText(EN.paid)).toBeVisible();
  const [order] = await findOrders(product.id);

  const seller = await (await browser.newContext()).newPage();
  await signInAs(seller, "seller@demo.com");
  await seller.goto("/orders");
  await expect(seller.getByRole("heading", { name: "Sales History" })).toBeVisible();
  await expect(seller.getByRole("link", { name: product.title, exact: true })).toBeVisible();
  await seller.getByRole("link", { name: "My purchases" }).click();
  await expect(seller.getByRole("link", { name: product.title })).toHaveCount(0);
  await seller.context().close();

  const stranger = await (await browser.newContext()).newPage();
  await signInAsNew(stranger, "buyer");
  const response = await stranger.goto(`/orders?order=${order?.id}`);
  expect(response?.status()).toBe(404);
  await stranger.context().close();
});
