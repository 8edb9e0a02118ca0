import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { signInAs, signInAsNew } from "../../support/shop-http";

const PATH = "/monthly-reports";

const monthOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** The month that lies `back` before this one, by UTC, with its year. */
function past(back: number) {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15));
  const name = day.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  return { name, year: String(day.getUTCFullYear()) };
}

test("nobody but sellers sees reports", async ({ page }) => {
  expect((await page.goto(PATH, { waitUntil: "load" }))?.status()).toBe(401);
  const sentence = "Monthly business reports are only available to verified sellers.";
  await expect(page.getByRole("heading", { name: "Seller Access Required" })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();

  await signInAs(page, "buyer@demo.com");
  expect((await page.goto(PATH, { waitUntil: "load" }))?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Seller Access Required" })).toBeVisible();
  await expectNoViolations(page, "main");
});

test("a seller reads a month's figures and keeps its file", async ({ page }) => {
  await signInAs(page, "seller@demo.com");
  const { name, year } = past(3);
  await page.goto(`${PATH}?year=${year}`, { waitUntil: "load" });
  const month = monthOf(page, name);
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(month.getByText("Ready", { exact: true })).toBeVisible();
  for (const figure of ["Total sales", "Net revenue", "Orders", "Reports made"]) {
    await expect(page.getByRole("region", { name: /^Totals of/ })).toContainText(figure);
  }

  await month.getByRole("button", { name: "View Details" }).click();
  for (const figure of [
    "Gross revenue",
    "Platform fees",
    "Refunds",
    "Opening balance",
    "Closing balance",
    "Payouts",
    "Products sold",
    "Average order",
    "Customers",
    "Returning customers",
    "Taxable amount",
    "Sales tax collected",
    "Top products",
    "Top cities",
    "Top states",
    "The marketplace collects no sales tax.",
  ]) {
    await expect(month.getByText(figure).first()).toBeVisible();
  }
  await expectNoViolations(page, "main");

  await page.route("**/api/reports/*/pdf", (route) => route.abort());
  await month.getByRole("button", { name: "Download PDF" }).click();
  await expect(toast(page)).toContainText("Download Failed");
  await page.unroute("**/api/reports/*/pdf");
  const download = page.waitForEvent("download");
  await month.getByRole("button", { name: "Download PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^monthly-report-\d+\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(toast(page)).toContainText("Download Complete");
  await month.getByRole("button", { name: "Hide Details" }).click();
  await expect(month.getByText("Opening balance")).toHaveCount(0);

  const current = past(0);
  await page.getByRole("combobox", { name: "Year" }).selectOption(current.year);
  await expect(page).toHaveURL(`${PATH}?year=${current.year}`);
  await expect(monthOf(page, current.name)).toContainText(
    "Report will be available after month end",
  );
  await expect(monthOf(page, current.name).getByRole("button")).toHaveCount(0);
});

test("a new seller makes a report of a month before joining", async ({ page }) => {
  await signInAsNew(page, "seller");
  await page.goto(PATH, { waitUntil: "load" });
  await page.getByRole("combobox", { name: "Year" }).selectOption("2024");
  await expect(page).toHaveURL(`${PATH}?year=2024`);
  const month = monthOf(page, "December 2024");
  await expect(month.getByText("Pending", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generate Report" })).toHaveCount(12);

  await page.route("**/api/reports/generate", (route) =>
    route.fulfill({ status: 503, contentType: "text/plain", body: "Please try again later." }),
  );
  await month.getByRole("button", { name: "Generate Report" }).click();
  await expect(toast(page)).toContainText("Generation Failed");
  await expect(toast(page)).toContainText("503: Please try again later.");
  await page.unroute("**/api/reports/generate");
  await month.getByRole("button", { name: "Generate Report" }).click();
  await expect(toast(page)).toContainText("Report Generated");
  await expect(month.getByText("Ready", { exact: true })).toBeVisible();
  await month.getByRole("button", { name: "View Details" }).click();
  await expect(month.getByText("None in this month.").first()).toBeVisible();
});
