import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { createListing, storeCart } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { findOrders, linesOf } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";
import { applied, tiersOf } from "../../support/wholesale";

const PATH = "/wholesale-application";

/** Signs in a new buyer whose profile has a name. */
async function signInAsHodan(page: Page) {
  const buyer = await signInAsNew(page, "buyer");
  const data = { firstName: "Hodan", lastName: "Ali" };
  await db.user.update({ where: { id: buyer.id }, data });
  return buyer;
}

const decideApplication = (userId: number, status: "approved" | "rejected", reviewNotes: string) =>
  db.wholesaleApplication.updateMany({
    where: { userId, status: "pending" },
    data: { status, reviewNotes, decidedAt: new Date() },
  });

test("Spec C 2, Wholesale application: a buyer applies, is rejected with a note, applies again and is approved", async ({
  page,
}) => {
  await page.goto(PATH);
  const main = page.getByRole("main");
  await expect(main.getByText("Save 15-30%")).toBeVisible();
  await expect(main.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(main.getByLabel("Business name")).toHaveCount(0);

  const { id, email } = await signInAsHodan(page);
  await openReady(page, PATH);
  await expect(main.getByLabel("Contact person")).toHaveValue("Hodan Ali");
  await expect(main.getByLabel("Contact email")).toHaveValue(email);
  await main.getByLabel("Contact person").fill("H");
  await main.getByLabel("Contact email").fill("nobody");
  await main.getByLabel("Business website").fill("nope");
  await main.getByRole("button", { name: "Submit Application" }).click();
  for (const sentence of [
    "Business name must be at least 2 characters",
    "Please select a business type",
    "Please provide a complete business address",
    "Please select your estimated order volume",
    "Please enter a valid website URL",
    "Please provide a valid phone number",
    "Contact person name must be at least 2 characters",
    "Please enter a valid email address",
  ]) {
    await expect(main.getByText(sentence)).toBeVisible();
  }
  await expectNoViolations(page, "main");

  await main.getByLabel("Business name").fill("Riverside Grocery");
  await main.getByLabel("Business type").selectOption("Grocery chain");
  await main.getByLabel("Business address").fill("12 River Road, St. Paul");
  await main.getByLabel("Estimated order volume").selectOption("1000_5000");
  await main.getByLabel("Business website").fill("");
  await main.getByLabel("Business phone").fill("651 555 0100");
  await main.getByLabel("Contact person").fill("Hodan Ali");
  await main.getByLabel("Contact email").fill(email);
  await page.route("**/api/wholesale-application", (route) => route.abort());
  await main.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page)).toContainText("Application Failed");
  await expect(toast(page)).toContainText("Failed to submit application. Please try again.");
  await page.unroute("**/api/wholesale-application");
  await main.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page)).toContainText("Application Submitted Successfully!");
  await expect(toast(page)).toContainText("3-5 business days");
  await expect(main.getByText("Pending", { exact: true })).toBeVisible();
  await expect(main.getByLabel("Business name")).toHaveCount(0);

  await decideApplication(id, "rejected", "Please add the tax number.");
  await page.reload({ waitUntil: "load" });
  await expect(main.getByText("Rejected", { exact: true })).toBeVisible();
  await expect(main.getByText("Please add the tax number.")).toBeVisible();
  await expect(main.getByLabel("Business name")).toHaveValue("Riverside Grocery");
  await main.getByLabel("Tax ID").fill("41-5550142");
  await main.getByRole("button", { name: "Resubmit Application" }).click();
  await expect(main.getByText("Pending", { exact: true })).toBeVisible();

  await decideApplication(id, "approved", "Welcome.");
  await page.reload({ waitUntil: "load" });
  await expect(main.getByText(/Congratulations/)).toBeVisible();
  await expect(main.getByText(/wholesale price tags on products/)).toBeVisible();
  await expect(main.getByRole("button", { name: /Application/ })).toHaveCount(0);
});

test("Spec C 2, Wholesale tiers: a seller sets lower prices for larger quantities of a product", {
  tag: "@full",
}, async ({ page }) => {
  const seller = await signInAsNew(page, "seller");
  const product = await createListing("Test basket by the case", { seller });
  await openReady(page, `/add-product?edit=${product.id}`);
  const prices = page.getByRole("region", { name: "Wholesale tiers" });
  await prices.getByRole("button", { name: "Add a tier" }).click();
  await prices.getByLabel("Minimum quantity").fill("1");
  await prices.getByLabel("Price each, in dollars").fill("12.50");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(prices.getByText("Quantities are whole numbers from 2 to 999")).toBeVisible();
  await prices.getByLabel("Minimum quantity").fill("10");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(
    prices.getByText("Wholesale prices must be below the list price of $12.50."),
  ).toBeVisible();
  await prices.getByLabel("Price each, in dollars").fill("10");
  await prices.getByRole("button", { name: "Add a tier" }).click();
  await prices.getByLabel("Minimum quantity").nth(1).fill("20");
  await prices.getByLabel("Price each, in dollars").nth(1).fill("10");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(prices.getByText("Each price must be lower than the one above")).toBeVisible();
  await prices.getByLabel("Price each, in dollars").nth(1).fill("9");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(toast(page)).toContainText("Wholesale tiers saved");
  await expectNoViolations(page, "main");
});

test("Spec C 2, Wholesale prices: an approved buyer sees the wholesale prices of a product and pays them", {
  tag: "@full",
}, async ({ page }) => {
  const product = await createListing("Test basket by the case", { stock: 40 });
  await tiersOf(product.id, [[10, 1_000]]);
  const main = page.getByRole("main");
  await applied(await signInAsHodan(page), "approved");
  await storeCart(page, [product], { quantity: 9 });
  await page.goto(`/product/${product.id}`);
  const tag = page.getByRole("region", { name: /Your wholesale prices/ });
  await expect(tag.getByRole("row", { name: /10 or more/ })).toContainText("$10.00");
  await expect(tag.getByRole("row", { name: /10 or more/ })).toContainText("20%");
  await expectNoViolations(page, "section:has(> table)");

  await openReady(page, "/cart");
  await expect(page.getByText("$12.50 each")).toBeVisible();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await expect(page.getByText("$10.00 each")).toBeVisible();
  await expect(main.getByText("Wholesale", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await page.getByLabel("Address", { exact: true }).fill("1530 S 6th St");
  await page.getByLabel("City").fill("Minneapolis");
  await page.getByLabel("State", { exact: true }).selectOption("MN");
  await page.getByLabel("ZIP code").fill("55454");
  await page.getByLabel("Card number").fill("4242 4242 4242 4242");
  await page.getByLabel("Expiration date").fill("12 / 40");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: "Pay $100.00" }).click();
  await expect(page.getByText("Thanks, your order is confirmed")).toBeVisible();
  await expect(main.getByText("Wholesale", { exact: true }).first()).toBeVisible();
  const [order] = await findOrders(product.id);
  expect(await linesOf(order?.id ?? 0)).toEqual([{ quantity: 10, unit: 1_000, isWholesale: true }]);
});
