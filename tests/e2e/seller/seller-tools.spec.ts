import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

import type { Viewer } from "@/lib/auth/viewer";
import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAs, signInAsNew } from "../../support/shop-http";

const TABS = ["Inventory", "Pricing", "Promotions", "Analytics", "Customers", "Suppliers"];

/** An older toast may still be visible. */
const expectToast = (page: Page, text: string) =>
  expect(toast(page).filter({ hasText: text })).toBeVisible();

const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("row").filter({ hasText: name });

const createCraft = (seller: Viewer, name: string) =>
  createProduct({ seller, title: uniqueName(name), category: "crafts", stock: 3 });

/** Signs in a new seller with one product at $12.50. */
async function createSellerWithCraft(page: Page, name: string) {
  const seller = await signInAsNew(page, "seller");
  return { seller, product: await createCraft(seller, name) };
}

/** Submits the form while the API fails, and again when it works. */
async function sendTwice(page: Page, call: string, button: string, toasts: [string, string]) {
  const act = page.getByRole("dialog").getByRole("button", { name: button });
  const path = `**/api/seller-tools/${call}`;
  await page.route(path, (route) => route.abort());
  await act.click();
  await expectToast(page, toasts[0]);
  await page.unroute(path);
  await act.click();
  await expectToast(page, toasts[1]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test.describe("Spec C 2, Seller tools", () => {
  for (const [role, status] of [
    [null, 401],
    ["buyer", 403],
  ] as const) {
    test(`${role ? `a ${role}` : "a visitor"} is refused the seller tools`, async ({ page }) => {
      if (role) await signInAsNew(page, role);
      expect((await page.goto("/seller-tools"))?.status()).toBe(status);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await expect(page.getByText("Only sellers can use the seller tools.")).toBeVisible();
    });
  }

  test("a seller sees four figures and six tools with their contents", async ({ page }) => {
    await signInAs(page, "seller@demo.com");
    await page.goto("/seller-tools");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Advanced Seller Tools" })).toBeVisible();
    for (const tile of ["Low Stock", "Active Promotions", "Conversion Rate", "Suppliers"]) {
      await expect(main.getByRole("heading", { name: tile })).toBeVisible();
    }
    for (const state of ["Out of Stock", "Low Stock", "In Stock"]) {
      await expect(main.getByRole("row").filter({ hasText: state }).first()).toBeVisible();
    }
    const figures = [
      "Create Alert",
      "Eid price round",
      "WEAVE10",
      "Purchases per 100 views.",
      "VIP: 5 or more orders, or $500 or more in total.",
      "Jugol Basketry Courtyard",
    ];
    const tabs = main.getByRole("navigation", { name: "Advanced Seller Tools" });
    for (const [at, name] of TABS.entries()) {
      const tab = tabs.getByRole("link", { name });
      if (at > 0) await tab.click();
      await expect(tab).toHaveAttribute("aria-current", "page");
      await expect(main.getByText(figures[at] ?? "").first()).toBeVisible();
    }
    await expect(page).toHaveURL(/\?tab=suppliers$/);
    await expect(main.getByText("Order now").first()).toBeVisible();
    await page.goto("/seller-tools?tab=customers&segment=new");
    await expect(main.getByRole("link", { name: /^New/ })).toHaveAttribute("aria-current", "true");
    await expect(main.getByRole("cell", { name: "Regular" })).toHaveCount(0);
  });

  test("a seller creates, changes and deletes an alert for a low stock", { tag: "@full" }, async ({
    page,
  }) => {
    const { product } = await createSellerWithCraft(page, "Watched basket");
    await openReady(page, "/seller-tools");
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
      .getByRole("button", { name: `Edit ${product.title}` })
      .click();
    await dialog.getByLabel("Low stock threshold").fill("2");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(row(page, product.title)).toContainText("In Stock");
    await row(page, product.title)
      .getByRole("button", { name: `Delete ${product.title}` })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(main.getByRole("heading", { name: "No inventory alerts yet" })).toBeVisible();
  });

  test("a seller previews new prices, applies and undoes them, and schedules others", {
    tag: "@full",
  }, async ({ page }) => {
    const { seller, product: basket } = await createSellerWithCraft(page, "Priced basket");
    const stool = await createCraft(seller, "Priced stool");
    await openReady(page, "/seller-tools?tab=pricing");
    const main = page.getByRole("main");
    await expect(main.getByText("0 of 2 products change.")).toBeVisible();
    await main.getByLabel("Name").fill("Winter freight");
    await main.getByLabel("Category").selectOption("Arts & Crafts");
    await main.getByLabel("Percent").last().fill("-100");
    await expect(row(page, basket.title)).toContainText("unchanged");
    await main.getByLabel("Percent").last().fill("10");
    await expect(row(page, basket.title)).toContainText("$13.75");
    await expect(row(page, basket.title)).toContainText("+$1.25");
    await main.getByRole("checkbox", { name: `Change the price of ${stool.title}` }).uncheck();
    await expect(main.getByText("1 of 2 products change.")).toBeVisible();
    await expect(main.getByText("+$1.25 in total if you sell one of each")).toBeVisible();
    await main.getByLabel("Date (optional)").fill("2099-12-01");
    await expect(main.getByRole("button", { name: "Schedule for Dec 1" })).toBeEnabled();
    await main.getByRole("button", { name: "Apply Now" }).click();
    await expectToast(page, "1 price changed");
    await expect(row(page, "Winter freight")).toContainText("Applied");

    const priceOf = async (id: number) =>
      (await (await page.request.get(`/api/products/${id}`)).json()).price;
    expect([await priceOf(basket.id), await priceOf(stool.id)]).toEqual(["13.75", "12.50"]);
    await page.goto(`/product/${basket.id}`);
    await expect(page.getByRole("main").getByText("$13.75").first()).toBeVisible();

    await openReady(page, "/seller-tools?tab=pricing");
    await main.getByRole("button", { name: "Undo Winter freight" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
    await expectToast(page, "1 price restored");
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

  test("a seller creates a code for ten percent off a buyer's order, and deactivates it", {
    tag: "@full",
  }, async ({ page, browser }) => {
    const { product } = await createSellerWithCraft(page, "Discounted basket");
    const code = `AUTUMN${randomUUID().slice(0, 8).toUpperCase()}`;
    await openReady(page, "/seller-tools?tab=promotions");
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

    const buyer = await browser.newContext();
    await signInAsNew(buyer, "buyer");
    const quote = (promotionCode: string) =>
      buyer.request.post("/api/create-payment-intent", {
        data: { items: [{ productId: product.id, quantity: 2 }], promotionCode },
      });
    const response = await quote(code.toLowerCase());
    expect(response.status()).toBe(200);
    expect((await response.json()).amount).toBe(2_250);

    await main.getByRole("button", { name: "Deactivate Autumn" }).click();
    await expect(row(page, code)).toContainText("Inactive");
    expect((await quote(code)).status()).toBe(400);
    await buyer.close();
  });

  test("a seller adds a supplier of a product and deactivates it", { tag: "@full" }, async ({
    page,
  }) => {
    const { product } = await createSellerWithCraft(page, "Ordered basket");
    await openReady(page, "/seller-tools?tab=suppliers");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "No suppliers yet" })).toBeVisible();
    await main.getByRole("button", { name: "Add Supplier" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Dorze Looms");
    await dialog.getByLabel("Country").fill("Ethiopia");
    await dialog.getByRole("checkbox", { name: product.title }).check();
    await expectNoViolations(page, "[role=dialog]");
    await sendTwice(page, "suppliers", "Add Supplier", [
      "Failed to add supplier",
      "Supplier added!",
    ]);
    const card = main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Dorze Looms" }) });
    await expect(card).toContainText("Lead time 14 days");
    await expect(card).toContainText("No sales yet in the last 30 days");
    await card.getByRole("button", { name: "Deactivate Dorze Looms" }).click();
    await expect(card).toContainText("Inactive");
  });
});
