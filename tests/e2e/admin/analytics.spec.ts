import { readFile } from "node:fs/promises";

import { expect, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test.describe("Spec B 2, Admin: analytics", () => {
  test("an admin sees four totals, the top products, recent activity, and charts with their tables", {
    tag: "@full",
  }, async ({ page }) => {
    await signInAsNew(page, "admin");
    await page.goto("/admin?tab=analytics");
    const strip = page.getByRole("region", { name: "Marketplace totals" });
    for (const name of ["Total Users", "Total Products", "Total Orders"]) {
      await expect(strip.locator("div", { hasText: name }).locator("p")).toHaveText(/^[\d,]+$/);
    }
    await expect(strip.locator("div", { hasText: "Total Revenue" }).locator("p")).toHaveText(
      /^\$[\d,]+\.\d\d$/,
    );

    const main = page.getByRole("main");
    for (const name of ["Most Viewed", "Best Selling"]) {
      const list = main.getByRole("region", { name });
      await expect(list.getByRole("listitem").first().getByRole("link")).toHaveAttribute(
        "href",
        /^\/product\/\d+$/,
      );
    }
    const activity = main.getByRole("region", { name: "Recent Activity" });
    await expect(activity.getByRole("listitem").first().locator("time")).toBeVisible();

    for (const name of ["Revenue", "Orders", "Conversion rate"]) {
      const chart = main.getByRole("region", { name, exact: true });
      await expect(chart.getByRole("img")).toBeVisible();
      await expect(chart.getByRole("table")).toBeHidden();
      await chart.getByText("View as a table").click();
      await expect(chart.getByRole("table").getByRole("row")).toHaveCount(13);
    }
    await expectNoViolations(page, "main");
  });

  test("an admin sees the figures of twelve months and downloads them as a file", {
    tag: "@full",
  }, async ({ page }) => {
    await signInAsNew(page, "admin");
    await openReady(page, "/admin?tab=analytics");
    await page.getByRole("navigation", { name: "Date range" }).getByText("12 months").click();
    await expect(page).toHaveURL(/range=months/);
    const chart = page.getByRole("main").getByRole("region", { name: "Revenue", exact: true });
    await expect(chart.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
      "href",
      /range=months/,
    );
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      chart.getByRole("link", { name: "Download CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^analytics-revenue-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(rows[0]).toBe("start,orders,revenue");
    expect(rows).toHaveLength(13);
  });

  test("a seller is refused the analytics page and sees no figures of the market", async ({
    page,
  }) => {
    await signInAsNew(page, "seller");
    const response = await page.goto("/admin?tab=analytics");
    expect(response?.status()).toBe(403);
    expect(await response?.text()).not.toContain("Total Revenue");
  });
});
