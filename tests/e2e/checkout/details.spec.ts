import { expect, type Page, test } from "@playwright/test";

import { PASSWORD, registerMember, toast } from "../../support/accounts";
import { createProduct, findOrders, hideProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

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
  const { id } = await createProduct({ title: "Basket for later", stock: 3 });
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

test("the cart counts only available products", async ({ page }) => {
  const product = await createProduct({ title: "Only thing left", stock: 2 });
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

test("a browser that refuses cookies gets an error instead of a welcome", async ({ page }) => {
  const member = await registerMember(page);
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

/** Fills the browser's cart with one piece of each product. */
async function fillCart(page: Page, products: { id: number; title: string; imageUrl: string }[]) {
  const items = products.map(({ id, title, imageUrl }) => {
    return { productId: id, title, imageUrl, price: "12.50", seller: "x", quantity: 1 };
  });
  await page.evaluate((cart) => localStorage.setItem("shaafi-cart", JSON.stringify(cart)), items);
}

test("toasts are shown during and after a moment without a network", async ({ page }) => {
  const { id, title } = await createProduct({ title: "Basket in the rain", stock: 3 });
  await signInAsNew(page, "buyer");
  // Only a page that knows its buyer asks for the wishlist.
  const known = page.waitForResponse("**/api/wishlist");
  await page.goto(`/product/${id}`);
  await known;
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

test("a cart of 51 products names the limit, and so does its checkout", async ({ page }) => {
  await signInAsNew(page, "buyer");
  const products = await (await page.request.get("/api/products?limit=51")).json();
  expect(products).toHaveLength(51);
  await page.goto("/");
  await fillCart(page, products);
  const limit = page.getByText(/An order can hold up to 50 different products/).first();

  await page.goto("/cart");
  await expect(limit).toBeVisible();
  await expect(page.getByRole("button", { name: "Proceed to Checkout" })).toBeDisabled();
  await page.goto("/checkout");
  await expect(limit).toBeVisible();
  await expect(page.getByText("Add items to your cart")).toHaveCount(0);
});

test("a product deleted during the checkout is named, and nothing is charged", async ({ page }) => {
  const [kept, deleted] = [
    await createProduct({ title: "Cup that stays", stock: 3 }),
    await createProduct({ title: "Cup that goes", stock: 3 }),
  ];
  await signInAsNew(page, "buyer");
  await page.goto("/");
  await fillCart(page, [kept, deleted]);
  await page.goto("/checkout");
  await page.getByLabel("Address", { exact: true }).fill("1530 S 6th St");
  await page.getByLabel("City").fill("Minneapolis");
  await page.getByLabel("State or region").fill("Minnesota");
  await page.getByLabel("ZIP or postcode").fill("55454");
  await page.getByLabel("Full name").fill("Hodan Warsame");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiry").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  const pay = page.getByRole("button", { name: "Pay $25.00" });
  await expect(pay).toBeEnabled();

  await hideProduct(deleted.id);
  await pay.click();

  const main = page.getByRole("main");
  await expect(main.getByText(`${deleted.title} is no longer available.`)).toBeVisible();
  expect(await findOrders(kept.id)).toMatchObject([{ status: "pending", mails: 0 }]);
});

test("a deleted product is not among the recently viewed ones", async ({ page }) => {
  const [deleted, kept, last] = [
    await createProduct({ title: "Bowl that goes", stock: 3 }),
    await createProduct({ title: "Bowl that stays", stock: 3 }),
    await createProduct({ title: "Bowl on show", stock: 3 }),
  ];
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  const storedIds = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem("shaafi-recently-viewed") ?? "[]").map(
        ({ id }: { id: number }) => id,
      ),
    );
  await page.goto(`/product/${deleted.id}`);
  await expect.poll(storedIds).toEqual([deleted.id]);
  await page.goto(`/product/${kept.id}`);
  await expect(viewed.getByRole("link")).toHaveText([new RegExp(deleted.title)]);

  await hideProduct(deleted.id);
  await page.goto(`/product/${last.id}`);
  await expect(viewed.getByRole("link")).toHaveText([new RegExp(kept.title)]);
  expect(await storedIds()).toEqual([last.id, kept.id]);
});
