import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { buyOrder } from "../../support/bought-order";
import { createProduct, findOrders } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

/** A browser of one's own, signed in as the demo seller or admin. */
async function openAs(browser: Browser, who: "seller" | "admin") {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, `${who}@demo.com`);
  return page;
}

const open = (page: Page, orderId: number) => page.goto(`/orders?order=${orderId}`);

/** The badge beside the number: the status of the whole. */
const badge = (page: Page, status: string) =>
  page.locator("main header").first().getByText(status, { exact: true });

/** Sends one of the pieces that are left, or all of them. */
async function send(seller: Page, carrier: string, tracking: string, fewer: number) {
  await seller.getByRole("button", { name: "Send parcel" }).click();
  const dialog = seller.getByRole("dialog");
  await dialog.getByLabel("Carrier").fill(carrier);
  await dialog.getByLabel("Tracking number").fill(tracking);
  for (let count = 0; count < fewer; count++) {
    await dialog.getByRole("button", { name: /^Fewer of/ }).click();
  }
  await dialog.getByRole("button", { name: "Send parcel" }).click();
  await expect(dialog).toBeHidden();
}

test("a seller packs and sends in two parcels; the buyer sees each step, confirms, returns and is refunded", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await signInAsNew(page, "buyer");
  const product = await createProduct({ title: "Test basket", stock: 5 });
  const orderId = await buyOrder(page, product.id, 3);
  const seller = await openAs(browser, "seller");

  await open(page, orderId);
  await expect(page.getByText(/You can cancel for another/)).toBeVisible();
  await expect(page.getByText("The seller has been told and will pack this soon.")).toBeVisible();

  await seller.goto("/orders");
  await seller.getByRole("region", { name: "To do" }).getByText(`#${orderId}`).click();
  await expect(seller.getByRole("heading", { level: 1 })).toHaveText(`Order #${orderId}`);
  await seller.getByRole("button", { name: "Start packing" }).click();
  await expect(seller.getByText("Packing has begun")).toBeVisible();
  await open(page, orderId);
  await expect(page.getByText("The seller is packing this.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeDisabled();

  await send(seller, "DHL", "JD014", 1);
  await open(page, orderId);
  await expect(page.getByText("JD014")).toBeVisible();
  await expect(page.getByText("Still to be sent")).toBeVisible();
  await expect(badge(page, "Paid")).toBeVisible();

  await send(seller, "USPS", "9400 1118", 0);
  await open(page, orderId);
  await expect(badge(page, "Shipped")).toBeVisible();
  await expect(page.getByText("Parcel 2 of 2")).toBeVisible();
  await expectNoViolations(page);

  const sure = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Confirm delivery" }).first().click();
  await expect(sure).toContainText("The 30 days for returns");
  await expectNoViolations(page);
  await sure.getByRole("button", { name: "Not yet" }).click();
  await expect(page.getByText("1 of 2 parcels")).toBeHidden();
  await page.getByRole("button", { name: "Confirm delivery" }).first().click();
  await sure.getByRole("button", { name: "Confirm delivery" }).click();
  await expect(page.getByText("1 of 2 parcels")).toBeVisible();
  await page.getByRole("button", { name: "Confirm delivery" }).click();
  await sure.getByRole("button", { name: "Confirm delivery" }).click();
  await expect(badge(page, "Delivered")).toBeVisible();

  await page.getByRole("button", { name: "Return items" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: /^Fewer of/ }).click();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Reason must be at least 5 characters")).toBeVisible();
  await dialog.getByLabel("Reason").fill("It is larger than I thought.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Waiting for the seller")).toBeVisible();

  await open(seller, orderId);
  await expectNoViolations(seller);
  await seller.getByRole("button", { name: "Approve" }).click();
  await seller.getByLabel("Answer").fill("No trouble at all.");
  await seller.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(seller.getByText(/Return number RMA-/)).toBeVisible();
  await open(page, orderId);
  await expect(page.getByText(/Write RMA-\d+-\d{4} on the parcel/)).toBeVisible();
  await expect(page.getByText("No trouble at all.")).toBeVisible();

  const returns = seller.getByRole("list").filter({ hasText: "It is larger than I thought." });
  await returns.getByRole("button", { name: "Refund" }).click();
  await seller.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
  await expect(seller.getByText(/-\$25\.00/)).toBeVisible();

  await open(page, orderId);
  await expect(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Order Summary" })).toContainText(
    /Refunded\s*\$25\.00/,
  );
  await seller.context().close();
});

test("a buyer cancels within the hour, and the pieces are for sale again", async ({ page }) => {
  await signInAsNew(page, "buyer");
  const product = await createProduct({ title: "Test bowl", stock: 2 });
  const orderId = await buyOrder(page, product.id, 1);

  await open(page, orderId);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();

  await expect(badge(page, "Cancelled")).toBeVisible();
  await expect(page.getByText("Cancelled by the buyer")).toBeVisible();
  expect((await findOrders(product.id))[0]).toMatchObject({ status: "cancelled" });
});

test("papers are files, each for whom it is", async ({ page, browser }) => {
  await signInAsNew(page, "buyer");
  const product = await createProduct({ title: "Test tray", stock: 2 });
  const orderId = await buyOrder(page, product.id, 1);
  const seller = await openAs(browser, "seller");
  const paper = (of: Page, kind: string) =>
    of.request.get(`/api/orders/${orderId}/documents/${kind}`);

  const invoice = await paper(page, "invoice");
  expect(invoice.status()).toBe(200);
  expect(invoice.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="shaafi-invoice-${orderId}.pdf"`,
  });
  expect((await invoice.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await paper(seller, "packing-slip")).status()).toBe(200);
  expect((await paper(seller, "invoice")).status()).toBe(404);
  expect((await paper(page, "packing-slip")).status()).toBe(404);
  expect((await paper(page, "gift-receipt")).status()).toBe(404);
  await seller.context().close();
});

test("nobody else sees an order; an admin does, and acts with a reason", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "buyer");
  const product = await createProduct({ title: "Test lamp", stock: 2 });
  const orderId = await buyOrder(page, product.id, 1);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/orders?order=${orderId}`);
  await expect(stranger.getByText("Please sign in to see your orders.")).toBeVisible();
  await signInAsNew(stranger, "buyer");
  expect((await stranger.goto(`/orders?order=${orderId}`))?.status()).toBe(404);

  const admin = await openAs(browser, "admin");
  await admin.goto(`/admin?tab=orders&q=${orderId}`);
  await admin.getByRole("link", { name: new RegExp(`#${orderId}\\b`) }).click();
  await expect(admin.getByRole("heading", { name: "Ledger" })).toBeVisible();
  await expectNoViolations(admin);
  await admin.getByRole("button", { name: "Send parcel" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Carrier").fill("DHL");
  await dialog.getByRole("button", { name: "Send parcel" }).click();
  await expect(dialog.getByText("Reason must be at least 5 characters")).toBeVisible();
  await dialog.getByLabel("Why you do this for them").fill("The seller is ill.");
  await dialog.getByRole("button", { name: "Send parcel" }).click();
  await expect(badge(admin, "Shipped")).toBeVisible();
  await expect(admin.getByText("admin: The seller is ill.")).toBeVisible();
  await stranger.context().close();
  await admin.context().close();
});
