import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { PASSWORD, registerMember, toast } from "../../support/accounts";
import {
  createProduct,
  createWholesalePrice,
  decideWholesale,
  findOrders,
  linesOf,
} from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

const PATH = "/wholesale-application";

/** A buyer of its own with a name, signed in. Answers the address. */
async function signInAsHodan(page: Page) {
  const { username, email } = await registerMember(page);
  await page.request.post("/api/login", { data: { email, password: PASSWORD } });
  const profile = { username, firstName: "Hodan", lastName: "Ali" };
  expect((await page.request.put("/api/profile", { data: profile })).status()).toBe(200);
  return email;
}

const APPLICATION = {
  businessName: "Riverside Grocery",
  businessType: "grocery_chain",
  businessAddress: "12 River Road, St. Paul",
  estimatedOrderVolume: "1000_5000",
  businessPhone: "651 555 0100",
  contactPersonName: "Hodan Ali",
  contactPersonEmail: "hodan@example.com",
};

test("a business applies, is asked for more, applies again and is welcomed", async ({ page }) => {
  await page.goto(PATH, { waitUntil: "load" });
  const main = page.getByRole("main");
  await expect(main.getByText("Save 15-30%")).toBeVisible();
  await expect(main.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(main.getByLabel("Business name")).toHaveCount(0);

  const email = await signInAsHodan(page);
  await page.goto(PATH, { waitUntil: "load" });
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

  await decideWholesale(email, "rejected", "Please add the tax number.");
  await page.reload({ waitUntil: "load" });
  await expect(main.getByText("Rejected", { exact: true })).toBeVisible();
  await expect(main.getByText("Please add the tax number.")).toBeVisible();
  await expect(main.getByLabel("Business name")).toHaveValue("Riverside Grocery");
  await main.getByLabel("Tax ID").fill("41-5550142");
  await main.getByRole("button", { name: "Resubmit Application" }).click();
  await expect(main.getByText("Pending", { exact: true })).toBeVisible();

  await decideWholesale(email, "approved", "Welcome.");
  await page.reload({ waitUntil: "load" });
  await expect(main.getByText(/Congratulations/)).toBeVisible();
  await expect(main.getByText(/wholesale price tags on products/)).toBeVisible();
  await expect(main.getByRole("button", { name: /Application/ })).toHaveCount(0);
});

test("a seller sets wholesale prices beside the product", async ({ page }) => {
  const product = await createProduct({ title: "Test basket by the case", stock: 40 });
  await signInAs(page, "seller@demo.com");
  await page.goto(`/add-product?edit=${product.id}`, { waitUntil: "load" });
  const prices = page.getByRole("region", { name: "Wholesale tiers" });
  await prices.getByRole("button", { name: "Add a tier" }).click();
  await prices.getByLabel("From how many").fill("1");
  await prices.getByLabel("Each, in dollars").fill("12.50");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(prices.getByText("Quantities are whole numbers from 2 to 999")).toBeVisible();
  await prices.getByLabel("From how many").fill("10");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(
    prices.getByText("Wholesale prices must be below the list price of $12.50."),
  ).toBeVisible();
  await prices.getByLabel("Each, in dollars").fill("10");
  await prices.getByRole("button", { name: "Add a tier" }).click();
  await prices.getByLabel("From how many").nth(1).fill("20");
  await prices.getByLabel("Each, in dollars").nth(1).fill("10");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(prices.getByText("Each price must be lower than the one above")).toBeVisible();
  await prices.getByLabel("Each, in dollars").nth(1).fill("9");
  await prices.getByRole("button", { name: "Save wholesale tiers" }).click();
  await expect(toast(page)).toContainText("Wholesale tiers saved");
  await expectNoViolations(page, "main");
});

test("an approved buyer sees wholesale prices, and pays them", async ({ page: shopper }) => {
  const product = await createProduct({ title: "Test basket by the case", stock: 40 });
  await createWholesalePrice(product.id);
  const bag = shopper.getByRole("main");
  const email = await signInAsHodan(shopper);
  await shopper.request.post("/api/wholesale-application", { data: APPLICATION });
  await decideWholesale(email, "approved", "Welcome.");
  await shopper.goto(`/product/${product.id}`, { waitUntil: "load" });
  const tag = shopper.getByRole("region", { name: /Your wholesale prices/ });
  await expect(tag.getByRole("row", { name: /10 or more/ })).toContainText("$10.00");
  await expect(tag.getByRole("row", { name: /10 or more/ })).toContainText("20%");
  await expectNoViolations(shopper, "section:has(> table)");

  await shopper.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  await expect
    .poll(() => shopper.evaluate(() => localStorage.getItem("shaafi-cart")))
    .toContain("}");
  await shopper.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem("shaafi-cart") ?? "[]");
    localStorage.setItem("shaafi-cart", JSON.stringify([{ ...cart[0], quantity: 9 }]));
  });
  await shopper.goto("/cart", { waitUntil: "load" });
  await expect(shopper.getByText("$12.50 each")).toBeVisible();
  await shopper.getByRole("button", { name: "One more" }).click();
  await expect(shopper.getByText("$10.00 each")).toBeVisible();
  await expect(bag.getByText("Wholesale", { exact: true })).toBeVisible();
  await shopper.locator('a[href="/checkout"]').click();
  await shopper.getByLabel("Address", { exact: true }).fill("1530 S 6th St");
  await shopper.getByLabel("City").fill("Minneapolis");
  await shopper.getByLabel("State or region").fill("Minnesota");
  await shopper.getByLabel("ZIP or postcode").fill("55454");
  await shopper.getByLabel("Card number").fill("4242 4242 4242 4242");
  await shopper.getByLabel("Expiry").fill("12 / 40");
  await shopper.getByLabel("Security code").fill("123");
  await shopper.getByRole("button", { name: "Pay $100.00" }).click();
  await expect(shopper.getByText("Thank you, your order is paid")).toBeVisible();
  await expect(bag.getByText("Wholesale", { exact: true }).first()).toBeVisible();
  const [order] = await findOrders(product.id);
  expect(await linesOf(order?.id ?? 0)).toEqual([{ quantity: 10, unit: 1_000, isWholesale: true }]);
});
