import { expect, test } from "@playwright/test";

import { PASSWORD, registerMember, toast } from "../../support/accounts";
import { createUser } from "../../support/factories";
import {
  createListing,
  createPaidOrder,
  readViewedIds,
  storeCart,
  storeViewed,
} from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { hideProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

test("Spec A 2 screens and routes, /login: the first click on Remember me ticks it after a field was left invalid", async ({
  page,
}) => {
  await openReady(page, "/login");
  await page.getByRole("button", { name: "Sign In as Buyer" }).click();
  await page.getByLabel("Email", { exact: true }).fill("not an address");
  await page.getByText("Remember me").click();
  await expect(page.getByLabel("Remember me")).toBeChecked();
});

test("Spec A 5 validation rules, cart: a visitor who adds a product signs in and continues with it", async ({
  page,
}) => {
  const { id } = await createListing("Test basket for later");
  await openReady(page, `/product/${id}`);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(toast(page)).toContainText("Please login to add items to cart");
  await toast(page).getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInAsNew(page, "buyer");
  await openReady(page, "/");
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
});

test("the header links the wishlist with its count", async ({ page }) => {
  const { id } = await createListing("Test basket to wish for");
  await signInAsNew(page, "buyer");
  expect((await page.request.post(`/api/wishlist/${id}`)).status()).toBe(200);
  await openReady(page, "/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Wishlist, 1 / })
    .click();
  await expect(page).toHaveURL(/\/wishlist$/);
});

test("a product shows all its images, each by its thumbnail", async ({ page }) => {
  const { id } = await createListing("Test basket from three sides", {
    images: ["/illustrations/mesob.svg", "/illustrations/jebena.svg"],
  });
  await openReady(page, `/product/${id}`);
  const images = page.getByRole("list", { name: "Product images" }).getByRole("img");
  await expect(images).toHaveCount(3);
  await page.getByRole("link", { name: "Show image 3 of 3" }).click();
  await expect(images.nth(2)).toBeInViewport({ ratio: 0.9 });
});

test("a printed order contains its number and seller without the navigation", async ({ page }) => {
  const product = await createListing("Test basket to print");
  await signInAsNew(page, "buyer");
  const orderId = await createPaidOrder(page, product.id);
  await page.goto(`/orders?order=${orderId}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order #${orderId}`);
  await expect(page.getByRole("heading", { level: 2, name: /^By / })).toContainText(product.seller);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("unknown addresses with a dot respond with the usual 404, which is not cached", async ({
  request,
}) => {
  for (const path of ["/index.html", "/x.txt", "/orders.css", "/product/1.5"]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()["cache-control"], path).toMatch(/private|no-store/);
    expect(await response.text()).toMatch(/Page Not Found|Product Not Found/);
  }
});

test("API responses, the sitemap and the feed are compressed", async ({ request }) => {
  for (const path of ["/api/products", "/sitemap.xml", "/blog/feed.xml"]) {
    const response = await request.get(path, { headers: { "accept-encoding": "gzip" } });
    expect([path, response.headers()["content-encoding"]]).toEqual([path, "gzip"]);
  }
});

test("pages beyond the last page of a list respond 404", async ({ request }) => {
  for (const path of ["/shop?page=9999", "/blog?page=99", "/business-directory?page=99"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test("a browser that refuses cookies shows an error instead of a welcome", async ({ page }) => {
  const member = await registerMember(page);
  await page.context().clearCookies();
  await page.route("**/api/login", async (route) => {
    const response = await route.fetch();
    const { "set-cookie": _cookies, ...headers } = response.headers();
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
    await page.context().clearCookies();
  });
  await openReady(page, "/login");
  await page.getByRole("button", { name: "Sign In as Buyer" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Your browser blocks cookies.").first()).toBeVisible();
});

test("toasts are shown during and after a network failure", async ({ page }) => {
  const { id, title } = await createListing("Test basket in the rain");
  await signInAsNew(page, "buyer");
  // The wishlist is requested only once the page knows its buyer.
  const wishlistResponse = page.waitForResponse("**/api/wishlist");
  await page.goto(`/product/${id}`);
  await wishlistResponse;
  const heart = page.getByRole("button", { name: `Wishlist: ${title}` }).first();
  await expect(heart).toBeEnabled();

  await page.context().setOffline(true);
  await heart.click();
  await expect(page.getByText("Failed to update wishlist")).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(page.getByText("Added to cart")).toBeVisible();
  await expect(heart).toBeEnabled();
  await heart.click();
  await expect(page.getByText("Added to wishlist")).toBeVisible();
});

test("a cart of 51 products shows the limit of an order, like its checkout", {
  tag: "@full",
}, async ({ page }) => {
  await signInAsNew(page, "buyer");
  const seller = await createUser({ role: "seller" });
  const products = await Promise.all(
    Array.from({ length: 51 }, () => createListing("Test bead", { seller })),
  );
  await storeCart(page, products);
  const limit = page.getByText(/An order can have up to 50 different products/).first();

  await page.goto("/cart");
  await expect(limit).toBeVisible();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeDisabled();
  await page.goto("/checkout");
  await expect(limit).toBeVisible();
  await expect(page.getByText("Add items to your cart")).toHaveCount(0);
});

test("a deleted product is not in the list of recently viewed products", async ({ page }) => {
  const [deletedProduct, liveProduct, last] = [
    await createListing("Test bowl that goes"),
    await createListing("Test bowl that stays"),
    await createListing("Test bowl on show"),
  ];
  await storeViewed(page, [deletedProduct, liveProduct]);
  await hideProduct(deletedProduct.id);

  await page.goto(`/product/${last.id}`);
  const recentlyViewed = page.getByRole("region", { name: "Recently viewed" });
  await expect(recentlyViewed.getByRole("link")).toHaveText([new RegExp(liveProduct.title)]);
  await expect.poll(() => readViewedIds(page)).toEqual([last.id, liveProduct.id]);
});
