import { expect, type Page, test } from "@playwright/test";
import { db } from "@/lib/db/client";
import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { createListing, createPaidOrder, openAsNew } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { changePrice, deliverOrder, findOrders, stockOf } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const openOrder = (page: Page, orderId: number) => page.goto(`/orders?order=${orderId}`);

/** The badge next to the number: the status of the whole order. */
const badge = (page: Page, status: string) =>
  page.locator("main header").first().getByText(status, { exact: true });

async function sendParcel(seller: Page, carrier: string, tracking: string, fewer: number) {
  await seller.getByRole("button", { name: "Mark as shipped" }).click();
  const dialog = seller.getByRole("dialog");
  await dialog.getByLabel("Carrier").fill(carrier);
  await dialog.getByLabel("Tracking number").fill(tracking);
  for (let count = 0; count < fewer; count++) {
    await dialog.getByRole("button", { name: /^Decrease quantity of/ }).click();
  }
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(dialog).toBeHidden();
}

test("a seller packs an order and ships two parcels; its buyer sees each step and confirms each delivery", async ({
  page,
  browser,
}) => {
  const { page: seller, account } = await openAsNew(browser, "seller");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test basket", { seller: account });
  const orderId = await createPaidOrder(page, product.id, 3);

  await openOrder(page, orderId);
  await expect(page.getByText(/You can cancel for another/)).toBeVisible();
  await expect(page.getByText("We told the seller, who will pack this soon.")).toBeVisible();

  await openReady(seller, "/orders");
  await seller.getByRole("region", { name: "To do" }).getByText(`#${orderId}`).click();
  await expect(seller.getByRole("heading", { level: 1 })).toHaveText(`Order #${orderId}`);
  await seller.getByRole("button", { name: "Start packing" }).click();
  await expect(seller.getByText("Packing started")).toBeVisible();
  await openOrder(page, orderId);
  await expect(page.getByText("The seller is packing this.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeDisabled();

  await sendParcel(seller, "DHL", "JD014", 1);
  await openOrder(page, orderId);
  await expect(page.getByText("JD014")).toBeVisible();
  await expect(page.getByText("Not shipped yet")).toBeVisible();
  await expect(badge(page, "Paid")).toBeVisible();

  await sendParcel(seller, "USPS", "9400 1118", 0);
  await openOrder(page, orderId);
  await expect(badge(page, "Shipped")).toBeVisible();
  await expect(page.getByText("Package 2 of 2")).toBeVisible();

  const sure = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Confirm delivery" }).first().click();
  await expect(sure).toContainText("30 days for returns");
  await expectNoViolations(page);
  await sure.getByRole("button", { name: "Not yet" }).click();
  await expect(page.getByText("1 of 2 packages")).toBeHidden();
  await page.getByRole("button", { name: "Confirm delivery" }).first().click();
  await sure.getByRole("button", { name: "Confirm delivery" }).click();
  await expect(page.getByText("1 of 2 packages")).toBeVisible();
  await page.getByRole("button", { name: "Confirm delivery" }).click();
  await sure.getByRole("button", { name: "Confirm delivery" }).click();
  await expect(badge(page, "Delivered")).toBeVisible();
  await seller.context().close();
});

test("a buyer requests a return, which the seller approves and refunds, and sees its number and refund", async ({
  page,
  browser,
}) => {
  const { page: seller, account } = await openAsNew(browser, "seller");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test basket", { seller: account });
  const orderId = await createPaidOrder(page, product.id, 3);
  await deliverOrder(orderId);

  await openOrder(page, orderId);
  await page.getByRole("button", { name: "Return items" }).click();
  const dialog = page.getByRole("dialog");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: /^Decrease quantity of/ }).click();
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Reason must be at least 5 characters")).toBeVisible();
  await dialog.getByLabel("Reason").fill("It is larger than I thought.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Waiting for the seller")).toBeVisible();

  await openOrder(seller, orderId);
  await expectNoViolations(seller);
  await seller.getByRole("button", { name: "Approve" }).click();
  await seller.getByLabel("Answer").fill("No trouble at all.");
  await seller.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
  await expect(seller.getByText(/Return number RMA-/)).toBeVisible();
  await openOrder(page, orderId);
  await expect(page.getByText(/Write RMA-\d+-\d{4} on the package/)).toBeVisible();
  await expect(page.getByText("No trouble at all.")).toBeVisible();

  const returns = seller.getByRole("list").filter({ hasText: "It is larger than I thought." });
  await returns.getByRole("button", { name: "Refund" }).click();
  await seller.getByRole("dialog").getByRole("button", { name: "Refund $25.00" }).click();
  await expect(seller.getByText(/-\$25\.00/)).toBeVisible();

  await openOrder(page, orderId);
  await expect(page.getByRole("heading", { name: "Refunds" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Order Summary" })).toContainText(
    /Refunded\s*\$25\.00/,
  );
  await seller.context().close();
});

test("a buyer cancels an order within the hour, and its units are on sale again", async ({
  page,
}) => {
  await signInAsNew(page, "buyer");
  const product = await createListing("Test bowl");
  const orderId = await createPaidOrder(page, product.id);

  await openOrder(page, orderId);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();

  await expect(badge(page, "Cancelled")).toBeVisible();
  await expect(page.getByText("Cancelled by the buyer")).toBeVisible();
  expect((await findOrders(product.id))[0]).toMatchObject({ status: "cancelled" });
  expect(await stockOf(product.id)).toBe(10);
});

test("a delivered order that is older than an hour names no way to cancel", async ({ page }) => {
  await signInAsNew(page, "buyer");
  const product = await createListing("Test basket");
  const orderId = await createPaidOrder(page, product.id);
  await deliverOrder(orderId);
  await db.order.update({
    where: { id: orderId },
    data: { paidAt: new Date("2026-01-05T15:00:00Z"), createdAt: new Date("2026-01-05T15:00:00Z") },
  });

  await openOrder(page, orderId);

  await expect(badge(page, "Delivered")).toBeVisible();
  await expect(page.getByRole("main").getByText(/cancel/i)).toHaveCount(0);
});

test("a buyer downloads the invoice and the seller the packing slip of an order, as uncached PDF files", async ({
  page,
  browser,
}) => {
  const { page: seller, account } = await openAsNew(browser, "seller");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test tray", { seller: account });
  const orderId = await createPaidOrder(page, product.id);
  const getDocument = (of: Page, kind: string) =>
    of.request.get(`/api/orders/${orderId}/documents/${kind}`);

  const invoice = await getDocument(page, "invoice");
  expect(invoice.status()).toBe(200);
  expect(invoice.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="shaafi-invoice-${orderId}.pdf"`,
  });
  expect((await invoice.body()).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await getDocument(seller, "packing-slip")).status()).toBe(200);
  expect((await getDocument(seller, "invoice")).status()).toBe(404);
  await seller.context().close();
});

test("a buyer who buys an item again gets the same quantity at the current price, or a message that it is out of stock", async ({
  page,
}) => {
  await signInAsNew(page, "buyer");
  const product = await createListing("Test cup", { stock: 5 });
  const soldOut = await createListing("Test cup, the last one", { stock: 1 });
  await createPaidOrder(page, product.id, 2);
  await createPaidOrder(page, soldOut.id);
  await changePrice(product.id, 1_100);

  await openReady(page, "/orders");
  await page.getByRole("button", { name: `Buy again: ${soldOut.title}` }).click();
  await expect(toast(page)).toContainText(`Out of stock: ${soldOut.title}.`);
  await page.getByRole("button", { name: `Buy again: ${product.title}` }).click();
  await expect(toast(page).filter({ hasText: "Added to cart" })).toContainText(product.title);
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem("shaafi-cart") ?? ""));
  expect(cart).toMatchObject([{ productId: product.id, quantity: 2, price: "11.00" }]);
});

test("a visitor is asked to sign in for an order, and another buyer does not find it", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "buyer");
  const product = await createListing("Test lamp");
  const orderId = await createPaidOrder(page, product.id);

  const stranger = await (await browser.newContext()).newPage();
  await openOrder(stranger, orderId);
  await expect(stranger.getByText("Sign in to see your orders.")).toBeVisible();
  await signInAsNew(stranger, "buyer");
  expect((await openOrder(stranger, orderId))?.status()).toBe(404);
  await stranger.context().close();
});

test("an admin finds an order, reads its ledger and ships a parcel for the seller with a reason", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "buyer");
  const product = await createListing("Test lamp");
  const orderId = await createPaidOrder(page, product.id);

  const { page: admin } = await openAsNew(browser, "admin");
  await openReady(admin, `/admin?tab=orders&q=${orderId}`);
  await admin.getByRole("link", { name: new RegExp(`#${orderId}\\b`) }).click();
  await expect(admin.getByRole("heading", { name: "Ledger" })).toBeVisible();
  await admin.getByRole("button", { name: "Mark as shipped" }).click();
  const dialog = admin.getByRole("dialog");
  await dialog.getByLabel("Carrier").fill("DHL");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(dialog.getByText("Reason must be at least 5 characters")).toBeVisible();
  await dialog.getByLabel("Reason for acting for this seller").fill("The seller is ill.");
  await dialog.getByRole("button", { name: "Mark as shipped" }).click();
  await expect(badge(admin, "Shipped")).toBeVisible();
  await expect(admin.getByText(/: The seller is ill\./)).toBeVisible();
  await admin.context().close();
});
