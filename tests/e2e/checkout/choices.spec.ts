import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { createUser } from "../../support/factories";
import { createListing, type Listing, storeCart } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { destinationOf, findOrders, sellerOrdersOf } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

/** Creates a code of a seller for ten percent off. */
async function createCode(sellerId: number) {
  const code = `EID${randomUUID().slice(0, 8).toUpperCase()}`;
  const startsAt = new Date(Date.now() - 60_000);
  const data = { sellerId, name: "Eid", code, type: "percentage", value: 10, startsAt } as const;
  await db.promotion.create({ data });
  return code;
}

/** Opens the checkout of a new buyer with the card filled in. */
async function openCheckout(page: Page, product: Listing, quantity = 1) {
  await signInAsNew(page, "buyer");
  await storeCart(page, [product], { quantity });
  await openReady(page, "/checkout");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiration date").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
}

async function fillAddress(page: Page, postcode: string) {
  await page.getByLabel("Full name").fill("Ayan Warsame");
  await page.getByLabel("Address", { exact: true }).fill("1530 S 6th St");
  await page.getByLabel("City").fill("Minneapolis");
  await page.getByLabel("State", { exact: true }).selectOption("MN");
  await page.getByLabel("ZIP code").fill(postcode);
}

async function payFor(page: Page, amount: string) {
  await page.getByRole("button", { name: `Pay ${amount}` }).click();
  await expect(page.getByText("Thanks, your order is confirmed")).toBeVisible();
}

test("a promotion code lowers the price of its seller's products, and an invalid one shows the reason", {
  tag: "@full",
}, async ({ page }) => {
  const seller = await createUser({ role: "seller" });
  const product = await createListing("Test cushion of Eid", { seller });
  const code = await createCode(seller.id);
  await openCheckout(page, product, 2);
  await expect(page.getByRole("button", { name: "Pay $25.00" })).toBeEnabled();

  await page.getByLabel("Promotion code").fill("NO-SUCH");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByText("This code isn’t valid or has expired.")).toBeVisible();
  await page.getByLabel("Promotion code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Apply", exact: true }).click();

  await expect(page.getByText("-$2.50")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay $22.50" })).toBeEnabled();
  await page.getByRole("button", { name: "Remove code" }).click();
  await expect(page.getByRole("button", { name: "Pay $25.00" })).toBeEnabled();
  await page.getByLabel("Promotion code").fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await fillAddress(page, "55454");
  await payFor(page, "$22.50");

  const orders = await findOrders(product.id);
  const paidOrder = orders.find(({ status }) => status === "paid");
  expect(orders.filter(({ status }) => status === "pending")).toEqual([]);
  expect(await sellerOrdersOf(paidOrder?.id ?? 0)).toEqual([
    { discount: 250, delivery: 0, method: "standard" },
  ]);
});

test("same-day delivery is offered in the seller's city and not for a distant postal code", {
  tag: "@full",
}, async ({ page }) => {
  const seller = await createUser({ role: "seller" });
  await db.user.update({
    where: { id: seller.id },
    data: { city: "Minneapolis", country: "United States" },
  });
  const product = await createListing("Test loaf of teff", { seller });
  await openCheckout(page, product);

  await fillAddress(page, "10001");
  await expect(page.getByRole("radio", { name: /Expedited/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: /Same day/ })).toBeHidden();
  await page.getByLabel("ZIP code").fill("55454");
  await page.getByRole("radio", { name: /Same day/ }).check();
  await payFor(page, "$15.49");

  const [order] = await findOrders(product.id).then((rows) =>
    rows.filter(({ status }) => status === "paid"),
  );
  expect(await sellerOrdersOf(order?.id ?? 0)).toEqual([
    { discount: 0, delivery: 299, method: "same_day" },
  ]);
});

test("an unlikely address is asked about once, and the accepted place is paid to", {
  tag: "@full",
}, async ({ page }) => {
  const product = await createListing("Test scarf of the right address");
  await openCheckout(page, product);
  await fillAddress(page, "55454");
  await page.getByLabel("City").fill("Mineapolis");

  await page.getByRole("button", { name: "Pay $12.50" }).click();
  await expect(page.getByText("ZIP code 55454 is in Minneapolis, MN")).toBeVisible();
  await page.getByRole("button", { name: "Use Minneapolis, MN" }).click();

  await expect(page.getByText("Minneapolis, MN 55454")).toBeVisible();
  await payFor(page, "$12.50");
});

test("a buyer sends a gift abroad to a landmark, and the address is saved in the profile", {
  tag: "@full",
}, async ({ page }) => {
  const product = await createListing("Test dirac for home");
  await openCheckout(page, product);

  await page.getByLabel("Country").selectOption("SO");
  await page.getByLabel("Full name").fill("Hooyo Faadumo");
  await page.getByLabel("Address", { exact: true }).fill("Jigjiga Yar");
  await page.getByLabel("City").fill("Hargeisa");
  await page.getByLabel("Region").fill("Maroodi Jeex");
  await page.getByRole("button", { name: "Pay $12.50" }).click();
  await expect(page.getByText("2 fields need attention")).toBeVisible();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page.getByText("Please enter a landmark")).toBeVisible();
  await page.getByLabel("Landmark").fill("Opposite the Ali Matan mosque");
  await expect(page.getByText("Without a postal code, we need a phone number")).toBeVisible();
  await page.getByLabel("Phone").fill("+252 63 4000000");
  await expect(page.getByText("Without a postal code, we need a phone number")).toBeHidden();
  await page.getByLabel("Send as a gift").check();
  await page.getByLabel("Message for the recipient").fill("Eid mubarak, hooyo!");
  await payFor(page, "$12.50");

  const [order] = await findOrders(product.id).then((rows) =>
    rows.filter(({ status }) => status === "paid"),
  );
  expect(await destinationOf(order?.id ?? 0)).toEqual({
    name: "Hooyo Faadumo",
    landmark: "Opposite the Ali Matan mosque",
    isGift: true,
    message: "Eid mubarak, hooyo!",
  });
  await openReady(page, "/profile?tab=addresses");
  await expect(page.getByText("Hooyo Faadumo")).toBeVisible();
  await expect(page.getByText("Default", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No saved addresses yet.")).toBeVisible();
});

test("the notifications contain a paid order, are read once opened, and can be turned off by kind", {
  tag: "@full",
}, async ({ page }) => {
  const product = await createListing("Test kettle");
  await openCheckout(page, product);
  await fillAddress(page, "55454");
  await payFor(page, "$12.50");

  await openReady(page, "/shop");
  const bell = page.getByRole("button", { name: "Notifications, 1 new" });
  await bell.click();
  await expect(page.getByRole("menuitem", { name: /Order #\d+ is confirmed/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Notifications, nothing new" })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(page.getByRole("button", { name: "Notifications, nothing new" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.goto("/profile?tab=notifications");
  const parcel = page.getByRole("group", { name: "Shipping updates" });
  const saved = page.waitForResponse((response) => response.request().method() === "POST");
  await parcel.getByRole("checkbox", { name: "Email" }).uncheck();
  await saved;
  await page.reload();
  await expect(parcel.getByRole("checkbox", { name: "Email" })).not.toBeChecked();
});
