import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { createProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

const TABS = ["Inventory", "Pricing", "Promotions", "Analytics", "Customers", "Suppliers"];

/** Toasts follow each other, so it is looked for by its words. */
const expectToast = (page: Page, text: string) =>
  expect(toast(page).filter({ hasText: text })).toBeVisible();

const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("row").filter({ hasText: name });

/** A seller of the browser's own with products of $12.50; answers their rows. */
async function createSellerWith(page: Page, ...goods: { title: string; stock: number }[]) {
  const seller = (await signInAsNew(page, "seller")).email;
  return Promise.all(goods.map((one) => createProduct({ ...one, seller })));
}

/** Presses the form's button while the call cannot be made, and again when it can. */
async function sendTwice(page: Page, call: string, button: string, says: [string, string]) {
  const act = page.getByRole("dialog").getByRole("button", { name: button });
  const path = `**/api/seller-tools/${call}`;
  await page.route(path, (route) => route.abort());
  await act.click();
  await expectToast(page, says[0]);
  await page.unroute(path);
  await act.click();
  await expectToast(page, says[1]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("the demo seller finds six tools and four tiles; others are denied", async ({ page }) => {
  const denied = async (status: number) => {
    expect((await page.request.get("/seller-tools")).status()).toBe(status);
    await page.goto("/seller-tools", { waitUntil: "load" });
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("Only sellers can use the seller tools.")).toBeVisible();
  };
  await denied(401);
  await signInAsNew(page, "buyer");
  await denied(403);

  await signInAs(page, "seller@demo.com");
  await page.goto("/seller-tools", { waitUntil: "load" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Advanced Seller Tools" })).toBeVisible();
  for (const tile of ["Low Stock", "Active Promotions", "Conversion Rate", "Suppliers"]) {
    await expect(main.getByRole("heading", { name: tile })).toBeVisible();
  }
  for (const state of ["Out of Stock", "Low Stock", "In Stock"]) {
    await expect(main.getByRole("row").filter({ hasText: state }).first()).toBeVisible();
  }
  const shown = [
    "Create Alert",
    "Eid price round",
    "WEAVE10",
    "Purchases for every hundred views.",
    "VIP: 5 orders or more, or $500 and more in all.",
    "Jugol Basketry Courtyard",
  ];
  const tabs = main.getByRole("navigation", { name: "Advanced Seller Tools" });
  for (const [at, name] of TABS.entries()) {
    const tab = tabs.getByRole("link", { name });
    if (at > 0) await tab.click();
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(main.getByText(shown[at] ?? "").first()).toBeVisible();
  }
  await expect(page).toHaveURL(/\?tab=suppliers$/);
  await expect(main.getByText("Order now").first()).toBeVisible();
  await page.goto("/seller-tools?tab=customers&segment=new", { waitUntil: "load" });
  await expect(main.getByRole("link", { name: /^New/ })).toHaveAttribute("aria-current", "true");
  await expect(main.getByRole("cell", { name: "Regular" })).toHaveCount(0);
});

test("a seller watches a stock", async ({ page }) => {
  const [product] = await createSellerWith(page, { title: "Watched basket", stock: 3 });
  if (!product) throw new Error("no product");
  await page.goto("/seller-tools", { waitUntil: "load" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No inventory alerts yet" })).toBeVisible();
  await main.getByRole("button", { name: "Create Alert" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Low stock threshold")).toHaveAttribute("min", "1");
  await dialog.getByLabel("Low stock threshold").fill("0");
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialog.getByText("Please choose a product")).toBeVisible();
  await expect(dialog.getByText("The threshold must be a whole number from 1")).toBeVisible();
  await dialog.getByLabel("Product").selectOption(product.title);
  await dialog.getByLabel("Low stock threshold").fill("3");
  await expectNoViolations(page, "[role=dialog]");
  await sendTwice(page, "inventory-alerts", "Create Alert", [
    "Failed to create inventory alert",
    "Inventory alert created!",
  ]);
  await expect(row(page, product.title)).toContainText("Low Stock");
  await row(page, product.title)
    .getByRole("button", { name: `Edit: ${product.title}` })
    .click();
  await dialog.getByLabel("Low stock threshold").fill("2");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row(page, product.title)).toContainText("In Stock");
  await row(page, product.title)
    .getByRole("button", { name: `Delete: ${product.title}` })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(main.getByRole("heading", { name: "No inventory alerts yet" })).toBeVisible();
});

test("a seller sees new prices before a buyer does, applies and undoes them", async ({ page }) => {
  const [basket, stool] = await createSellerWith(
    page,
    { title: "Priced basket", stock: 5 },
    { title: "Priced stool", stock: 5 },
  );
  if (!basket || !stool) throw new Error("no products");
  await page.goto("/seller-tools?tab=pricing", { waitUntil: "load" });
  const main = page.getByRole("main");
  await expect(main.getByText("0 of 2 products change.")).toBeVisible();
  await main.getByLabel("Name").fill("Winter freight");
  await main.getByLabel("Category").selectOption("Arts & Crafts");
  await main.getByLabel("Percent").last().fill("-100");
  await expect(row(page, basket.title)).toContainText("left as it is");
  await main.getByLabel("Percent").last().fill("10");
  await expect(row(page, basket.title)).toContainText("$13.75");
  await expect(row(page, basket.title)).toContainText("+$1.25");
  await main.getByRole("checkbox", { name: `Change the price of ${stool.title}` }).uncheck();
  await expect(main.getByText("1 of 2 products change.")).toBeVisible();
  await expect(main.getByText("+$1.25 across one of each")).toBeVisible();
  await main.getByLabel("Date (optional)").fill("2099-12-01");
  await expect(main.getByRole("button", { name: "Schedule for Dec 1" })).toBeEnabled();
  await expectNoViolations(page, "main");
  await main.getByRole("button", { name: "Apply Now" }).click();
  await expectToast(page, "1 price changed");
  await expect(row(page, "Winter freight")).toContainText("Applied");

  const priceOf = async (id: number) =>
    (await (await page.request.get(`/api/products/${id}`)).json()).price;
  expect([await priceOf(basket.id), await priceOf(stool.id)]).toEqual(["13.75", "12.50"]);
  await page.goto(`/product/${basket.id}`, { waitUntil: "load" });
  await expect(page.getByRole("main").getByText("$13.75").first()).toBeVisible();

  await page.goto("/seller-tools?tab=pricing", { waitUntil: "load" });
  await main.getByRole("button", { name: "Undo: Winter freight" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "1 price is back");
  await expect(row(page, "Winter freight")).toContainText("Undone");
  expect(await priceOf(basket.id)).toBe("12.50");

  await main.getByText("Fixed amount").click();
  await main.getByLabel("Name").fill("Spring round");
  await main.getByLabel("Dollars").fill("-2.50");
  await main.getByLabel("Date (optional)").fill("2099-12-01");
  await main.getByRole("button", { name: "Schedule for Dec 1" }).click();
  await expectToast(page, "Price update scheduled");
  await expect(row(page, "Spring round")).toContainText("Pending");
  await main.getByRole("button", { name: "Apply Now: Spring round" }).click();
  await expectToast(page, "2 prices changed");
  await expect(row(page, "Spring round")).toContainText("Applied");
  expect(await priceOf(stool.id)).toBe("10.00");
});

test("a seller makes a code that takes ten percent off a buyer's order", async ({
  page,
  browser,
  baseURL,
}) => {
  const [product] = await createSellerWith(page, { title: "Discounted basket", stock: 5 });
  if (!product) throw new Error("no product");
  const code = `AUTUMN${Date.now() % 1_000_000}`;
  await page.goto("/seller-tools?tab=promotions", { waitUntil: "load" });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Create Promotion" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Autumn");
  await dialog.getByLabel("Promo code").fill(code);
  await dialog.getByLabel("Percent off").fill("101");
  await dialog.getByRole("button", { name: "Create Promotion" }).click();
  await expect(dialog.getByText("Please enter a whole percentage from 1 to 100")).toBeVisible();
  await dialog.getByLabel("Percent off").fill("10");
  await expectNoViolations(page, "[role=dialog]");
  await sendTwice(page, "promotions", "Create Promotion", [
    "Failed to create promotion",
    "Promotion created!",
  ]);
  await expect(row(page, code)).toContainText("10% off");
  await expect(row(page, code)).toContainText("Active");

  const buyer = await browser.newContext({ baseURL: baseURL ?? "" });
  const their = await buyer.newPage();
  await signInAsNew(their, "buyer");
  const quote = (promotionCode: string) =>
    their.request.post("/api/create-payment-intent", {
      data: { items: [{ productId: product.id, quantity: 2 }], promotionCode },
    });
  const answer = await quote(code.toLowerCase());
  expect(answer.status()).toBe(200);
  expect((await answer.json()).amount).toBe(2_250);

  await main.getByRole("button", { name: "Deactivate: Autumn" }).click();
  await expect(row(page, code)).toContainText("Inactive");
  expect((await quote(code)).status()).toBe(400);
  await buyer.close();
});

test("a seller keeps suppliers", async ({ page }) => {
  const [product] = await createSellerWith(page, { title: "Ordered basket", stock: 5 });
  if (!product) throw new Error("no product");
  await page.goto("/seller-tools?tab=suppliers", { waitUntil: "load" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "No suppliers yet" })).toBeVisible();
  await main.getByRole("button", { name: "Add Supplier" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Dorze Looms");
  await dialog.getByLabel("Country").fill("Ethiopia");
  await dialog.getByRole("checkbox", { name: product.title }).check();
  await expectNoViolations(page, "[role=dialog]");
  await sendTwice(page, "suppliers", "Add Supplier", ["Failed to add supplier", "Supplier added!"]);
  const card = main
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Dorze Looms" }) });
  await expect(card).toContainText("Lead time 14 days");
  await expect(card).toContainText("No sales yet in the last 30 days");
  await card.getByRole("button", { name: "Deactivate: Dorze Looms" }).click();
  await expect(card).toContainText("Inactive");
});
