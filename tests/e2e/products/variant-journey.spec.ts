import { type Browser, expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { decide, openWaiting } from "../../support/approvals";
import { EN, fillCard, fillCheckout, GOOD } from "../../support/checkout-form";
import { uniqueName } from "../../support/factories";
import { openAsNew } from "../../support/marketplace";
import { fillDetails, press, responseAfter } from "../../support/new-seller";
import { addImages } from "../../support/product-images";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";
import { addOption, choose } from "../../support/variant-pages";
import { readVariantRows } from "../../support/variants";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const BOUGHT = "M / Blue / 56";
const STOCK = 3;

test.use(PHONE);

/** Fails if the page is wider than the phone. */
async function expectPhoneWidth(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBe(PHONE.viewport.width);
}

/** Returns the stock of the variant that is bought, and the different stocks of all others. */
async function readStocks(productId: number) {
  const rows = await readVariantRows(productId);
  const isBought = ({ values }: { values: string[] }) => values.join(" / ") === BOUGHT;
  const others = rows.filter((row) => !isBought(row));
  return {
    count: rows.length,
    bought: rows.find(isBought)?.stock,
    others: [...new Set(others.map(({ stock }) => stock))],
    reserved: rows.reduce((sum, { reserved }) => sum + reserved, 0),
  };
}

/** Creates the product with the form. Returns its id. */
async function createByForm(page: Page, title: string) {
  await openReady(page, "/add-product");
  await fillDetails(page, title);
  await addImages(page, 1);
  await addOption(page, 0, "XS, S, M, L, XL");
  await addOption(page, 1, "Red, Blue, Green, Gold, Plum");
  await addOption(page, 2, "48, 50, 52, 54, 56, 58, 60, 62");
  await page.getByLabel("Option", { exact: true }).nth(2).selectOption({ label: "Other" });
  await page.getByLabel("Option name").fill("Length");
  await expect(page.getByText("200 variants")).toBeVisible();
  await page.getByLabel("Set: Price").fill("24.00");
  await page.getByLabel("Set: Stock").fill(String(STOCK));
  await press(page, "Apply");
  await expect(page.getByLabel("Price of XS / Red / 48", { exact: true })).toHaveValue("24.00");
  await page.getByLabel(`Price of ${BOUGHT}`, { exact: true }).fill("19.50");
  await expect(page.getByText("Lowest price $19.50, 600 in stock")).toBeVisible();
  await expectPhoneWidth(page);

  const response = await responseAfter(page, () => press(page, "Create Product"));
  expect(response.status()).toBe(201);
  await expect(page).toHaveURL(/\/dashboard$/);
  return Number((await response.json()).id);
}

async function approve(browser: Browser, productId: number, title: string) {
  const { page: admin } = await openAsNew(browser, "admin");
  await openWaiting(admin, `product-${productId}`, title);
  await decide(admin, "Approve", "Approved");
  await admin.context().close();
}

/** Pays the items of the cart; the buyer has `count` orders then. Returns the order's id. */
async function checkOut(page: Page, count: number, fill: () => Promise<void>) {
  await openReady(page, "/cart");
  await expect(page.getByText(BOUGHT)).toBeVisible();
  await expectPhoneWidth(page);
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await fill();
  await expectPhoneWidth(page);
  await page.getByRole("button", { name: "Pay $19.50" }).click();
  await expect(page.getByText(EN.paid)).toBeVisible();
  await expectPhoneWidth(page);
  const orders = page.getByRole("link", { name: /^Order #\d+$/ });
  await expect(orders).toHaveCount(count);
  const name = await orders.first().textContent();
  return Number(name?.match(/\d+/)?.[0]);
}

async function ship(seller: Page, orderId: number) {
  await openReady(seller, `/orders?order=${orderId}`);
  await expect(seller.getByText(BOUGHT).first()).toBeVisible();
  await press(seller, "Mark as shipped");
  const dialog = seller.getByRole("dialog");
  await dialog.getByLabel("Carrier").fill("USPS");
  await dialog.getByLabel("Tracking number").fill("9400 1118");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(dialog).toBeHidden();
  await expectPhoneWidth(seller);
}

async function requestReturn(page: Page, orderId: number) {
  await openReady(page, `/orders?order=${orderId}`);
  await press(page, "Confirm delivery");
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm delivery" }).click();
  await press(page, "Return items");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("It is shorter than I thought.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Waiting for the seller")).toBeVisible();
  await expectPhoneWidth(page);
}

async function acceptReturn(seller: Page, orderId: number) {
  await openReady(seller, `/orders?order=${orderId}`);
  await press(seller, "Approve");
  const dialog = seller.getByRole("dialog");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(seller.getByText(/Return number RMA-/)).toBeVisible();
  const returns = seller.getByRole("list").filter({ hasText: "It is shorter than I thought." });
  await returns.getByRole("button", { name: "Refund" }).click();
  await dialog.getByRole("button", { name: "Refund" }).click();
  await expect(seller.getByText(/-\$19\.50/)).toBeVisible();
  await expectPhoneWidth(seller);
}

test("on a phone, a product with 200 variants is created, bought, returned and ordered again, and only the stock of the bought variant changes", {
  tag: "@full",
}, async ({ page: seller, browser }) => {
  const title = uniqueName("Dirac in every length");
  await signInAsNew(seller, "seller");
  const id = await test.step("the seller creates it", () => createByForm(seller, title));
  await test.step("an admin approves it", () => approve(browser, id, title));
  expect(await readStocks(id)).toEqual({ count: 200, bought: 3, others: [3], reserved: 0 });

  const { page: buyer } = await openAsNew(browser, "buyer", PHONE);
  await test.step("the buyer chooses a variant", async () => {
    await openReady(buyer, `/product/${id}`);
    await expect(buyer.getByText("from $19.50").first()).toBeVisible();
    await choose(buyer, "M");
    await choose(buyer, "Blue");
    await choose(buyer, "56");
    await expectPhoneWidth(buyer);
    await buyer.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
    await expect(toast(buyer)).toContainText("Added to cart");
  });
  const orderId = await test.step("the buyer pays", () =>
    checkOut(buyer, 1, () => fillCheckout(buyer, EN, GOOD)));
  expect(await readStocks(id)).toEqual({ count: 200, bought: 2, others: [3], reserved: 0 });

  await test.step("the seller ships it", () => ship(seller, orderId));
  await test.step("the buyer requests a return", () => requestReturn(buyer, orderId));
  await test.step("the seller accepts the return", () => acceptReturn(seller, orderId));
  expect(await readStocks(id)).toEqual({ count: 200, bought: 3, others: [3], reserved: 0 });

  await test.step("the buyer orders it again", async () => {
    await openReady(buyer, "/orders");
    await buyer.getByRole("button", { name: `Buy again: ${title} – ${BOUGHT}` }).click();
    await expect(toast(buyer)).toContainText("Added to cart");
    await checkOut(buyer, 2, () => fillCard(buyer, EN, GOOD));
  });
  expect(await readStocks(id)).toEqual({ count: 200, bought: 2, others: [3], reserved: 0 });
  await buyer.context().close();
});
