import { expect, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { createProduct, hideProduct } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const JEBENA = "Black clay jebena with six sini cups";

/** Toasts follow each other, so it is looked for by its words. */
const expectToast = (page: Page, text: string) =>
  expect(toast(page).filter({ hasText: text })).toBeVisible();

/** Looks for a product in the open form and takes the one of that title. */
async function pick(page: Page, words: string, title: string) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(words);
  await dialog.getByRole("button", { name: title }).click();
  await expect(dialog.getByRole("button", { name: `Take out: ${title}` })).toBeVisible();
}

const row = (page: Page, title: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });

async function removeRow(page: Page, name: string) {
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Deleted");
}

/** Presses the form's button while the call cannot be made, and again when it can. */
async function sendTwice(page: Page, path: string, button: string, says: [string, string]) {
  const act = page.getByRole("dialog").getByRole("button", { name: button });
  await page.route(path, (route) => route.abort());
  await act.click();
  await expectToast(page, says[0]);
  await page.unroute(path);
  await act.click();
  await expectToast(page, says[1]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("a visitor is asked to sign in", async ({ page }) => {
  await page.goto("/buyer-tools", { waitUntil: "load" });
  await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("a buyer watches a price, once for each product", async ({ page }) => {
  await signInAsNew(page, "buyer");
  await page.goto("/buyer-tools", { waitUntil: "load" });
  const main = page.getByRole("main");
  for (const name of ["Price Alerts", "Smart Wishlist", "Compare Products"]) {
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(main.getByRole("heading", { name: "No price alerts yet" })).toBeVisible();

  await main.getByRole("button", { name: "Create Price Alert" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Target price")).toHaveAttribute("step", "0.01");
  await expect(dialog.getByLabel("Alert method").getByRole("option")).toHaveText(["Email"]);
  await expect(dialog.getByText("SMS and Push Notification are offered where")).toBeVisible();
  await dialog.getByRole("button", { name: "Create Price Alert" }).click();
  await expect(dialog.getByText("Please choose a product")).toBeVisible();
  await pick(page, "jebena", JEBENA);
  await dialog.getByLabel("Target price").fill("40.5");
  await sendTwice(page, "**/api/buyer-tools/price-tracking", "Create Price Alert", [
    "Failed to create price alert",
    "Price alert created successfully!",
  ]);
  await expect(row(page, JEBENA)).toContainText("Monitoring");
  await expect(row(page, JEBENA)).toContainText("$40.50");

  await main.getByRole("button", { name: "Create Price Alert" }).click();
  await pick(page, "jebena", JEBENA);
  await dialog.getByLabel("Target price").fill("30");
  await dialog.getByRole("button", { name: "Create Price Alert" }).click();
  await expectToast(page, "Failed to create price alert");
  await expectToast(page, "409: You already have a price alert");
});

test("a buyer changes the target of an alert, looks for it, and deletes it", async ({ page }) => {
  await signInAsNew(page, "buyer");
  const found = await page.request.get("/api/products?search=black+clay+jebena");
  const product = (await found.json()).find(({ title }: { title: string }) => title === JEBENA);
  const data = { productId: product.id, targetPrice: "40.50", alertType: "email" };
  expect((await page.request.post("/api/buyer-tools/price-tracking", { data })).status()).toBe(201);
  await page.goto("/buyer-tools?tab=alerts", { waitUntil: "load" });
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  await main.getByRole("button", { name: `Edit: ${JEBENA}` }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main.getByRole("button", { name: `Edit: ${JEBENA}` })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Target price").fill("70");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row(page, JEBENA)).toContainText("Target Reached!");

  await main.getByRole("searchbox", { name: "Search products by title" }).fill("no such thing");
  await page.keyboard.press("Enter");
  await expect(main.getByText("Nothing here is called “no such thing”")).toBeVisible();
  await main.getByRole("link", { name: "Show all" }).click();
  await removeRow(page, JEBENA);
  await expect(main.getByRole("heading", { name: "No price alerts yet" })).toBeVisible();
});

test("a buyer ranks wishes, and sees what cannot be had", async ({ page }) => {
  const [gone, hidden] = [
    await createProduct({ title: "Test smart wish that is gone", stock: 0 }),
    await createProduct({ title: "Test smart wish that is hidden", stock: 2 }),
  ];
  await signInAsNew(page, "buyer");
  for (const { id: productId } of [gone, hidden]) {
    const data = { productId, priority: "low", notes: "" };
    expect((await page.request.post("/api/buyer-tools/wishlist", { data })).status()).toBe(201);
  }
  await hideProduct(hidden.id);
  await page.goto("/buyer-tools?tab=wishlist", { waitUntil: "load" });
  await expect(row(page, gone.title)).toContainText("Out of Stock");
  await expect(row(page, hidden.title)).toContainText("Unavailable");

  await page.getByRole("main").getByRole("button", { name: "Add to Smart Wishlist" }).click();
  const dialog = page.getByRole("dialog");
  await pick(page, "jebena", JEBENA);
  await dialog.getByLabel("Priority").selectOption("High");
  await dialog.getByLabel("Notes").fill("For the new flat");
  await sendTwice(page, "**/api/buyer-tools/wishlist", "Add to Smart Wishlist", [
    "Failed to add to wishlist",
    "Added to wishlist!",
  ]);
  const first = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") })
    .first();
  await expect(first).toContainText(JEBENA);
  await expect(first).toContainText("High priority");
  await expect(first).toContainText("For the new flat");
  await expect(first).toContainText("$62.00");

  await page.getByRole("button", { name: `Edit: ${JEBENA}` }).click();
  await dialog.getByLabel("Priority").selectOption("Medium");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row(page, JEBENA)).toContainText("Medium priority");
  await removeRow(page, JEBENA);
  await expect(row(page, JEBENA)).toHaveCount(0);
});

test("a buyer keeps a list to compare, and shares it", async ({ page, browser, baseURL }) => {
  await signInAsNew(page, "buyer");
  await page.goto("/buyer-tools?tab=compare", { waitUntil: "load" });
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Create Comparison List" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("List name").fill("Coffee corner");
  const titles = [
    JEBENA,
    "Small clay jebena for one or two, 12 oz",
    "Hand-painted sini cups, set of six",
    "Keren ginger coffee, ground, 10 oz",
    "Soft dates for iftar, 2 lb box",
  ];
  const words = ["clay jebena", "clay jebena", "sini cups", "ginger coffee", "soft dates"];
  for (const [at, title] of titles.entries()) await pick(page, words[at] ?? "", title);
  await sendTwice(page, "**/api/buyer-tools/comparison-lists", "Create Comparison List", [
    "Failed to create comparison list",
    "Comparison list created!",
  ]);
  const card = row(page, "Coffee corner");
  await expect(card.getByRole("img")).toHaveCount(4);
  await expect(card).toContainText("+1");
  await expect(card).toContainText("Private");
  await expect(card.getByRole("link", { name: "Compare the first three" })).toHaveAttribute(
    "href",
    /^\/compare\?products=\d+,\d+,\d+$/,
  );
  const link = (await card.getByRole("link", { name: "Coffee corner" }).getAttribute("href")) ?? "";
  expect(link).toMatch(/^\/buyer-tools\?list=\d+$/);

  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const their = await visitor.newPage();
  expect((await their.goto(link))?.status()).toBe(404);
  await main.getByRole("button", { name: "Edit: Coffee corner" }).click();
  await dialog.getByLabel("Public: everybody with the link can see it").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card).toContainText("Public");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await card.getByRole("button", { name: "Copy link" }).click();
  await expectToast(page, "Link copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link);
  expect((await their.goto(link))?.status()).toBe(200);
  await expect(their.getByRole("heading", { name: "Coffee corner", level: 1 })).toBeVisible();
  for (const title of titles) await expect(row(their, title)).toBeVisible();
  await visitor.close();

  await removeRow(page, "Coffee corner");
  await expect(main.getByRole("heading", { name: "No comparison lists yet" })).toBeVisible();
});
