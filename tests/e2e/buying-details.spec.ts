import { expect, test } from "@playwright/test";

import { aRegisteredMember, PASSWORD, toast } from "../support/members";
import { aShopProduct } from "../support/shop-db";
import { signInAs } from "../support/shop-http";

test.describe("A 2 screens and routes: /login", () => {
  test("ticks Remember me at the first click after a field was left empty", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In as Buyer" }).click();
    await page.getByLabel("Email", { exact: true }).fill("not an address");
    await page.getByText("Remember me").click();
    await expect(page.getByLabel("Remember me")).toBeChecked();
  });
});

test("A 5 cart: a visitor's Add to Cart offers to sign in and continues with the product", async ({
  page,
}) => {
  const { id } = await aShopProduct({ title: "Basket for later", stock: 3 });
  await page.goto(`/product/${id}`);
  await page.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect(toast(page)).toContainText("Please login to add items to cart");
  await toast(page).getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInAs(page, "buyer@demo.com");
  await page.goto("/");
  await page.getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/product/${id}$`));
});

test("the header links the wishlist with its count", async ({ page }) => {
  await signInAs(page, "buyer@demo.com");
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Wishlist, / })
    .click();
  await expect(page).toHaveURL(/\/wishlist$/);
});

test("a product shows all its images, each by its thumbnail", async ({ page }) => {
  await page.goto("/product/86");
  const images = page.getByRole("list", { name: "Product images" }).getByRole("img");
  const count = await images.count();
  expect(count).toBeGreaterThan(1);
  await page.getByRole("button", { name: `Show image ${count} of ${count}` }).click();
  await expect(images.nth(count - 1)).toBeInViewport({ ratio: 0.9 });
});

test("the cart counts only what can be bought", async ({ page }) => {
  const product = await aShopProduct({ title: "Only thing left", stock: 2 });
  await signInAs(page, "buyer@demo.com");
  await page.goto("/");
  await page.evaluate(
    (items) => localStorage.setItem("shaafi-cart", JSON.stringify(items)),
    [
      {
        productId: product.id,
        title: product.title,
        price: "9.50",
        imageUrl: product.imageUrl,
        seller: "x",
        quantity: 1,
      },
      {
        productId: 2_000_000_000,
        title: "Deleted",
        price: "40.00",
        imageUrl: product.imageUrl,
        seller: "x",
        quantity: 2,
      },
    ],
  );
  await page.goto("/cart");
  await expect(page.getByText("This product is no longer available.")).toBeVisible();
  await expect(page.getByText("Subtotal (1 item)")).toBeVisible();
  await page.getByRole("button", { name: "Remove all unavailable items" }).click();
  await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toBeVisible();
});

test("a printed order keeps its number and seller", async ({ page }) => {
  await signInAs(page, "buyer@demo.com");
  await page.goto("/orders");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Order/ })
    .first()
    .click();
  await page.waitForURL(/order=\d+/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /^By / }).first()).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("addresses of nothing with a dot get the ordinary 404, which is not cached", async ({
  request,
}) => {
  for (const path of ["/index.html", "/x.txt", "/orders.css", "/product/1.5"]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()["cache-control"], path).toMatch(/private|no-store/);
    expect(await answer.text()).toMatch(/Page Not Found|Product Not Found/);
  }
});

test("calls, the sitemap and the feed travel compressed", async ({ request }) => {
  for (const path of ["/api/products", "/sitemap.xml", "/blog/feed.xml"]) {
    const answer = await request.get(path, { headers: { "accept-encoding": "gzip" } });
    expect([path, answer.headers()["content-encoding"]]).toEqual([path, "gzip"]);
  }
});

test("pages past the last are 404", async ({ request }) => {
  for (const path of ["/shop?page=9999", "/blog?page=99", "/business-directory?page=99"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test("a browser that refuses cookies is told so instead of welcomed", async ({ page }) => {
  const member = await aRegisteredMember(page);
  await page.context().clearCookies();
  await page.route("**/api/login", async (route) => {
    const answer = await route.fetch();
    const { "set-cookie": _cookies, ...headers } = answer.headers();
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
    await page.context().clearCookies();
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In as Buyer" }).click();
  await page.getByLabel("Email", { exact: true }).fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Your browser refuses cookies.").first()).toBeVisible();
});
