import { expect, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { createListing, type Listing } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { hideProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

/** Several toasts can be visible. */
const expectToast = (page: Page, text: string) =>
  expect(toast(page).filter({ hasText: text })).toBeVisible();

/** Searches a product in the open form and selects it. */
async function pickProduct(page: Page, { title }: Listing) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(title);
  await dialog.getByRole("button", { name: title }).click();
  await expect(dialog.getByRole("button", { name: `Remove ${title}` })).toBeVisible();
}

async function createThrough({ request }: Page, path: string, data: object) {
  const response = await request.post(`/api/buyer-tools/${path}`, { data });
  expect(response.status()).toBe(201);
}

const rowOf = (page: Page, title: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });

async function removeRow(page: Page, name: string) {
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Deleted");
}

/** Submits the form without a network, and again with it. */
async function sendTwice(page: Page, path: string, button: string, texts: [string, string]) {
  const act = page.getByRole("dialog").getByRole("button", { name: button });
  await page.route(path, (route) => route.abort());
  await act.click();
  await expectToast(page, texts[0]);
  await page.unroute(path);
  await act.click();
  await expectToast(page, texts[1]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test.describe("Spec C 2, Buyer tools", () => {
  test("a visitor is asked to sign in", async ({ page }) => {
    await page.goto("/buyer-tools");
    await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
  });

  test("a buyer creates a price alert, once for each product", async ({ page }) => {
    const product = await createListing("Test jebena");
    await signInAsNew(page, "buyer");
    await page.goto("/buyer-tools");
    const main = page.getByRole("main");
    for (const name of ["Price Alerts", "Smart Wishlist", "Compare Products"]) {
      await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await expect(main.getByRole("heading", { name: "No price alerts yet" })).toBeVisible();

    await main.getByRole("button", { name: "Create Price Alert" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Target price")).toHaveAttribute("step", "0.01");
    await expect(dialog.getByLabel("Alert method").getByRole("option")).toHaveText(["Email"]);
    await expect(
      dialog.getByText("SMS and push notifications aren’t available yet."),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "Create Price Alert" }).click();
    await expect(dialog.getByText("Please choose a product")).toBeVisible();
    await pickProduct(page, product);
    await dialog.getByLabel("Target price").fill("10.5");
    await sendTwice(page, "**/api/buyer-tools/price-tracking", "Create Price Alert", [
      "Failed to create price alert",
      "Price alert created successfully!",
    ]);
    await expect(rowOf(page, product.title)).toContainText("Monitoring");
    await expect(rowOf(page, product.title)).toContainText("$10.50");

    await main.getByRole("button", { name: "Create Price Alert" }).click();
    await pickProduct(page, product);
    await dialog.getByLabel("Target price").fill("9");
    await dialog.getByRole("button", { name: "Create Price Alert" }).click();
    await expectToast(page, "Failed to create price alert");
    await expectToast(page, "409: You already have a price alert");
  });

  test("a buyer changes the target of a price alert, searches the alerts and deletes one", {
    tag: "@full",
  }, async ({ page }) => {
    const { id: productId, title } = await createListing("Test jebena");
    await signInAsNew(page, "buyer");
    const data = { productId, targetPrice: "10.50", alertType: "email" };
    await createThrough(page, "price-tracking", data);
    await openReady(page, "/buyer-tools?tab=alerts");
    const main = page.getByRole("main");
    const dialog = page.getByRole("dialog");
    await main.getByRole("button", { name: `Edit ${title}` }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(main.getByRole("button", { name: `Edit ${title}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Target price").fill("70");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(rowOf(page, title)).toContainText("Target Reached!");

    await main.getByRole("searchbox", { name: "Search products by title" }).fill("no such thing");
    await page.keyboard.press("Enter");
    await expect(main.getByText("No results for “no such thing”")).toBeVisible();
    await main.getByRole("link", { name: "Show all" }).click();
    await removeRow(page, title);
    await expect(main.getByRole("heading", { name: "No price alerts yet" })).toBeVisible();
  });

  test("the smart wishlist ranks products, marks unavailable ones and is edited", {
    tag: "@full",
  }, async ({ page }) => {
    const [deletedProduct, hiddenProduct, visibleProduct] = [
      await createListing("Test wish that is gone", { stock: 0 }),
      await createListing("Test wish that is hidden"),
      await createListing("Test wish for the flat"),
    ];
    await signInAsNew(page, "buyer");
    for (const { id: productId } of [deletedProduct, hiddenProduct]) {
      await createThrough(page, "wishlist", { productId, priority: "low", notes: "" });
    }
    await hideProduct(hiddenProduct.id);
    await openReady(page, "/buyer-tools?tab=wishlist");
    await expect(rowOf(page, deletedProduct.title)).toContainText("Out of Stock");
    await expect(rowOf(page, hiddenProduct.title)).toContainText("Unavailable");

    await page.getByRole("main").getByRole("button", { name: "Add to Smart Wishlist" }).click();
    const dialog = page.getByRole("dialog");
    await pickProduct(page, visibleProduct);
    await dialog.getByLabel("Priority").selectOption("High");
    await dialog.getByLabel("Notes").fill("For the new flat");
    await sendTwice(page, "**/api/buyer-tools/wishlist", "Add to Smart Wishlist", [
      "Failed to add to wishlist",
      "Added to wishlist!",
    ]);
    const rows = page.getByRole("main").getByRole("listitem");
    const first = rows.filter({ has: page.locator("h2") }).first();
    await expect(first).toContainText(visibleProduct.title);
    await expect(first).toContainText("High priority");
    await expect(first).toContainText("For the new flat");
    await expect(first).toContainText("$12.50");

    await page.getByRole("button", { name: `Edit ${visibleProduct.title}` }).click();
    await dialog.getByLabel("Priority").selectOption("Medium");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(rowOf(page, visibleProduct.title)).toContainText("Medium priority");
    await removeRow(page, visibleProduct.title);
    await expect(rowOf(page, visibleProduct.title)).toHaveCount(0);
  });

  test("a buyer creates a comparison list and deletes it", { tag: "@full" }, async ({ page }) => {
    const product = await createListing("Test thing to compare");
    await signInAsNew(page, "buyer");
    await openReady(page, "/buyer-tools?tab=compare");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "No comparison lists yet" })).toBeVisible();
    await main.getByRole("button", { name: "Create Comparison List" }).click();
    await page.getByRole("dialog").getByLabel("List name").fill("Coffee corner");
    await pickProduct(page, product);
    await sendTwice(page, "**/api/buyer-tools/comparison-lists", "Create Comparison List", [
      "Failed to create comparison list",
      "Comparison list created!",
    ]);
    const card = rowOf(page, "Coffee corner");
    await expect(card.getByRole("img")).toHaveCount(1);
    await expect(card).toContainText("Private");
    await removeRow(page, "Coffee corner");
    await expect(main.getByRole("heading", { name: "No comparison lists yet" })).toBeVisible();
  });

  test("a comparison list of five products shows four images, and other users see it once it is public", async ({
    page,
    browser,
  }) => {
    const products = await Promise.all(
      Array.from({ length: 5 }, () => createListing("Test thing to compare")),
    );
    const items = products.map(({ id }) => id);
    await signInAsNew(page, "buyer");
    await createThrough(page, "comparison-lists", { name: "Coffee corner", items });
    await page.goto("/buyer-tools?tab=compare");
    const card = rowOf(page, "Coffee corner");
    await expect(card.getByRole("img")).toHaveCount(4);
    await expect(card).toContainText("+1");
    await expect(card.getByRole("link", { name: "Compare first 3" })).toHaveAttribute(
      "href",
      `/compare?products=${items.slice(0, 3)}`,
    );
    const link = card.getByRole("link", { name: "Coffee corner" });
    const path = (await link.getAttribute("href")) ?? "";
    expect(path).toMatch(/^\/buyer-tools\?list=\d+$/);

    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.goto(path))?.status()).toBe(404);
    await page.getByRole("button", { name: "Edit Coffee corner" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Public: anyone with the link can view it").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(card).toContainText("Public");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await card.getByRole("button", { name: "Copy link" }).click();
    await expectToast(page, "Link copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    expect((await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole("heading", { name: "Coffee corner", level: 1 })).toBeVisible();
    for (const { title } of products) await expect(rowOf(visitor, title)).toBeVisible();
    await visitor.context().close();
  });
});
