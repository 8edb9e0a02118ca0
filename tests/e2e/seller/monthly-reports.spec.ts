import { readFile } from "node:fs/promises";

import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { openReady } from "../../support/ready";
import { signInAs, signInAsNew } from "../../support/shop-http";

const PATH = "/monthly-reports";

const FIGURES = [
  "Gross revenue",
  "Transaction fees",
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
  "Shaafi Marketplace doesn’t collect sales tax.",
];

const monthOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** Returns the month `back` months ago in UTC, with its year. */
function findMonth(back: number) {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15));
  const name = day.toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  return { name, year: String(day.getUTCFullYear()) };
}

/** Opens the demo seller's existing report of three months ago. */
async function openReport(page: Page) {
  await signInAs(page, "seller@demo.com");
  const { name, year } = findMonth(3);
  await page.goto(`${PATH}?year=${year}`);
  return monthOf(page, name);
}

test.describe("Spec C 2, Monthly reports", () => {
  for (const [role, status] of [
    [null, 401],
    ["buyer", 403],
  ] as const) {
    test(`${role ? `a ${role}` : "a visitor"} sees that monthly reports are for sellers only`, async ({
      page,
    }) => {
      if (role) await signInAsNew(page, role);
      expect((await page.goto(PATH))?.status()).toBe(status);
      await expect(page.getByRole("heading", { name: "Seller Access Required" })).toBeVisible();
      await expect(
        page.getByText("Monthly business reports are only available to verified sellers."),
      ).toBeVisible();
    });
  }

  test("a seller reads the figures of a month, and the current month has no report yet", async ({
    page,
  }) => {
    const month = await openReport(page);
    await expect(page.getByRole("article")).toHaveCount(12);
    await expect(month.getByText("Ready", { exact: true })).toBeVisible();
    for (const figure of ["Total sales", "Your earnings", "Orders", "Generated reports"]) {
      await expect(page.getByRole("region", { name: / totals$/ })).toContainText(figure);
    }

    await month.getByRole("button", { name: "View Details" }).click();
    for (const figure of FIGURES) await expect(month.getByText(figure).first()).toBeVisible();
    await expectNoViolations(page, "main");
    await month.getByRole("button", { name: "Hide Details" }).click();
    await expect(month.getByText("Opening balance")).toHaveCount(0);

    const current = findMonth(0);
    await page.getByRole("combobox", { name: "Year" }).selectOption(current.year);
    await expect(page).toHaveURL(`${PATH}?year=${current.year}`);
    await expect(monthOf(page, current.name)).toContainText(
      "Report will be available after month end",
    );
    await expect(monthOf(page, current.name).getByRole("button")).toHaveCount(0);
  });

  test("a seller downloads the report of a month as a PDF, and a failed download shows a toast", async ({
    page,
  }) => {
    const month = await openReport(page);
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
  });

  test("a new seller generates a report of a month before their registration", async ({ page }) => {
    await signInAsNew(page, "seller");
    await openReady(page, PATH);
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
    await expect(month.getByText("None this month.").first()).toBeVisible();
  });
});
