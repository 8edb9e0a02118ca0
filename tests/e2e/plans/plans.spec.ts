import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { signInAsNew } from "../../support/shop-http";

const card = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("Spec C 2, Subscription plans: a visitor compares the plans by month and by year, and cannot subscribe", async ({
  page,
}) => {
  await page.goto("/subscription-plans");
  await expect(page.getByRole("heading", { name: "Choose Your Seller Plan" })).toBeVisible();
  await expect(card(page, "Premium")).toContainText("Most Popular");
  for (const [name, ...texts] of [
    ["Free", "$0", "Up to 10 products", "5% transaction fee"],
    ["Premium", "$29", "Unlimited listings", "3% transaction fee"],
    ["Enterprise", "$99", "1% transaction fee", "Priority support"],
  ] as const) {
    for (const text of texts) await expect(card(page, name)).toContainText(text);
  }
  await expect(card(page, "Free").getByRole("button")).toHaveText("Get Started Free");
  await expect(card(page, "Enterprise").getByRole("button")).toHaveText("Upgrade Now");
  await page.getByRole("button", { name: "Yearly, 20% off" }).click();
  await expect(card(page, "Premium")).toContainText("$23");
  await expect(card(page, "Premium")).toContainText("$278.40 billed yearly");
  await page.getByText("What happens when I cancel?").click();
  await expect(page.getByText("until the end of the billing period")).toBeVisible();

  await card(page, "Premium").getByRole("button").click();
  await expect(toast(page)).toContainText("Subscription Failed");
  await expect(toast(page)).toContainText("401: ");
});

test("Spec C 2, Subscription plans: a seller upgrades, cancels and resumes a plan", {
  tag: "@full",
}, async ({ page }) => {
  await signInAsNew(page, "seller");
  await page.goto("/subscription-plans");
  const main = page.getByRole("main");
  await expect(main.getByText("You’re on the Free plan.", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Cancel" })).toHaveCount(0);

  await card(page, "Premium").getByRole("button").click();
  const dialog = page.getByRole("alertdialog", { name: "Change to Premium?" });
  await expect(dialog).toContainText("You pay $29.00 today.");
  await expect(dialog).toContainText("Your fee changes from 5% to 3% of each sale.");
  await dialog.getByRole("button", { name: "Pay $29.00" }).click();
  await expect(toast(page)).toContainText("Subscription Updated");
  await card(page, "Free").getByRole("button").click();
  const downgrade = page.getByRole("alertdialog", { name: "Change to Free?" });
  await expect(downgrade).toContainText("Your fee changes from 3% to 5% of each sale.");
  await expect(downgrade).toContainText("You lose: CSV import");
  await downgrade.getByRole("button", { name: "Keep plan" }).click();
  await expect(main.getByText("You’re on the Premium plan.")).toBeVisible();
  await expect(card(page, "Premium")).toContainText("Current plan");

  await page.route("**/api/cancel-subscription", (route) => route.abort());
  await card(page, "Premium").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(toast(page)).toContainText("Cancellation Failed");
  await expect(toast(page)).toContainText("Failed to cancel subscription. Please try again.");
  await page.unroute("**/api/cancel-subscription");

  await card(page, "Premium").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Cancel plan" }).click();
  await expect(toast(page)).toContainText("Subscription Cancelled");
  await expect(main.getByText(/It ends on .+\. Then you’ll move to the Free plan\./)).toBeVisible();
  await expect(card(page, "Premium").getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await card(page, "Premium").getByRole("button", { name: "Keep my plan" }).click();
  await expect(main.getByText(/It renews on/)).toBeVisible();

  await page.route("**/api/subscribe", (route) => route.abort());
  await card(page, "Enterprise").getByRole("button").click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Pay \$/ })
    .click();
  await expect(toast(page)).toContainText("Failed to update subscription. Please try again.");
});

test("Spec C 2, Become a seller: a visitor compares the fees and applies to sell with a chosen plan", async ({
  page,
}) => {
  await page.goto("/become-seller");
  const main = page.getByRole("main");
  for (const text of ["about $1,450/month in sales", "about $4,950/month in sales"]) {
    await expect(main.getByText(text)).toBeVisible();
  }
  for (const figure of ["$1,450", "$3,500", "$2,475"]) {
    await expect(main.getByText(/Looking at fees only/)).toContainText(figure);
  }
  await main.getByLabel("Your monthly sales, in dollars").fill("3600");
  await expect(main.getByRole("listitem").filter({ hasText: "Cheapest" })).toHaveText(
    /Enterprise: \$135\.00 a month/,
  );
  await main.getByRole("button", { name: "Contact Sales" }).click();
  await expect(main.getByLabel("Plan", { exact: true })).toHaveValue("enterprise");
  await main.getByRole("button", { name: "Choose Premium" }).click();
  await expect(main.getByLabel("Plan", { exact: true })).toHaveValue("premium");
  await expect(main.getByLabel("Business Name")).toBeFocused();

  await main.getByLabel("Business Name").fill("Sanaag Resins");
  await main.getByLabel("Email Address").fill(`resins.${randomUUID()}@example.com`);
  await main.getByLabel("What do you sell?").fill("Frankincense from Erigavo.");
  await page.route("**/api/seller-application", (route) => route.abort());
  await main.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page)).toContainText("Failed to submit application. Please try again.");
  await expect(main.getByLabel("Business Name")).toHaveValue("Sanaag Resins");
  await page.unroute("**/api/seller-application");
  await main.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page)).toContainText("Application Submitted!");
  await expect(toast(page)).toContainText("within 2-3 business days");
  await expect(page).toHaveURL("/");
});
