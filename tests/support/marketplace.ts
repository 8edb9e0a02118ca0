import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

import type { Prisma } from "@/generated/prisma/client";
import type { Role } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createProduct, createUser, uniqueName } from "./factories";
import { signInAsNew } from "./shop-http";

type Account = { id: number; username: string; role: Role };

type Columns = Omit<Prisma.ProductUncheckedUpdateInput, "sellerId" | "title" | "stock">;

export type Listing = { id: number; title: string; imageUrl: string; seller: string };

/** Opens a second browser, signed in as a new user. */
export async function openAsNew(browser: Browser, role: Role, options?: BrowserContextOptions) {
  const page = await (await browser.newContext(options)).newPage();
  return { page, account: await signInAsNew(page, role) };
}

/** Creates a product on sale for $12.50, of a new seller or of an account that can sign in. */
export async function createListing(
  title: string,
  { seller, stock = 10, ...columns }: Columns & { seller?: Account; stock?: number } = {},
): Promise<Listing> {
  const owner = seller ?? (await createUser({ role: "seller" }));
  const { id } = await createProduct({
    seller: owner,
    title: uniqueName(title),
    category: "crafts",
    stock,
  });
  const product = await db.product.update({ where: { id }, data: columns });
  return { id, title: product.title, imageUrl: product.imageUrl, seller: owner.username };
}

/** Stores a cart in the browser before its first page. */
export async function storeCart(page: Page, products: Listing[], options: object = {}) {
  const cart = products.map(({ id, ...product }) => ({
    ...product,
    productId: id,
    price: "12.50",
    quantity: 1,
    ...options,
  }));
  await page.addInitScript((text) => {
    if (!localStorage.getItem("shaafi-cart")) localStorage.setItem("shaafi-cart", text);
  }, JSON.stringify(cart));
}

/** Stores viewed products in the browser before its first page, the first of them as the latest. */
export async function storeViewed(page: Page, products: Listing[]) {
  const items = products.map(({ id, title, imageUrl }) => ({
    id,
    title,
    imageUrl,
    price: "12.50",
  }));
  await page.addInitScript((text) => {
    const key = "shaafi-recently-viewed";
    if (!localStorage.getItem(key)) localStorage.setItem(key, text);
  }, JSON.stringify(items));
}

/** Returns the products that the browser has viewed, the latest first. */
export const readViewedIds = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem("shaafi-recently-viewed") ?? "[]").map(
      ({ id }: { id: number }) => id,
    ),
  );

/** Creates a paid order of the page's buyer through the API. Returns its id. */
export async function createPaidOrder({ request }: Page, productId: number, quantity = 1) {
  const shippingAddress = {
    name: "Test Buyer",
    line1: "1530 S 6th St",
    city: "Minneapolis",
    region: "MN",
    postcode: "55454",
    country: "US",
  };
  const items = [{ productId, quantity }];
  const response = await request.post("/api/create-payment-intent", {
    data: { items, shippingAddress },
  });
  expect(response.status()).toBe(200);
  const { clientSecret, orderId } = await response.json();
  const intentId = clientSecret.split("_secret_")[0];
  const card = { number: "4242424242424242", expiry: "12 / 40", cvc: "123" };
  const confirmation = await request.post(`/api/sandbox/payment-intents/${intentId}/confirm`, {
    data: { clientSecret, card },
  });
  expect(confirmation.status()).toBe(200);
  // The payment is applied after the response, or by the page that a buyer returns to.
  await request.get(`/orders?payment_intent=${intentId}`);
  const findStatus = async () =>
    (await db.order.findUniqueOrThrow({ where: { id: orderId } })).status;
  await expect.poll(findStatus).toBe("paid");
  return orderId as number;
}
