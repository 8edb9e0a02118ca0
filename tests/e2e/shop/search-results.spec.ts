import { expect, test } from "@playwright/test";
import { openReady } from "../../support/ready";

test.describe("Spec A 2 screens and routes, /shop, search results", () => {
  test("the shop shows the corrected search, or that results match only some of the words", async ({
    page,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await openReady(page, "/shop?search=berebere");
    await expect(heading).toHaveText("Showing results for berbere");
    await expect(page.getByText("No exact match for “berebere”.")).toBeVisible();
    await page.getByRole("link", { name: "Search instead for “berebere”" }).click();
    await expect(page).toHaveURL("/shop?search=berebere&exact=1");
    await expect(heading).toHaveText("Results for “berebere”");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await page.getByRole("link", { name: "berbere", exact: true }).first().click();
    await expect(page).toHaveURL("/shop?search=berbere");
    await page.goto("/shop?search=a%20gift%20for%20my%20mother%20zzqqzz");
    await expect(
      page.getByText(
        "No exact match for “a gift for my mother zzqqzz”. Showing results for some of the words.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.goto("/shop?search=berbere");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await expect(heading).toHaveText("Results for “berbere”");
    await expect(page.getByText(/No exact match|Showing results/)).toHaveCount(0);
  });

  test("the shop reads a price in the search as a filter that can be removed", async ({ page }) => {
    await openReady(page, "/shop?search=berbere%20under%20%2415");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Results for “berbere under $15”");
    await page.getByRole("link", { name: "Remove filter: Up to $15.00" }).click();
    await expect(page).toHaveURL("/shop?search=berbere");
    await expect(heading).toHaveText("Results for “berbere”");
  });

  test("an empty list offers a search without filters, near searches, categories and popular searches", async ({
    page,
  }) => {
    await page.goto("/shop?search=masob%20zzqqzz&category=coffee&exact=1");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "No products found" })).toBeVisible();
    await expect(main.getByRole("link", { name: "mesob", exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "camel milk", exact: true })).toBeVisible();
    await main.getByRole("link", { name: /^Textiles \d+ products$/ }).click();
    await expect(page).toHaveURL("/shop?category=textiles");

    await openReady(page, "/shop?search=berbere&category=textiles&maxPrice=1");
    await expect(main.getByText(/^Without your filters: [\d,]+ products?\.$/)).toBeVisible();
    await main.getByRole("link", { name: "Search without filters" }).click();
    await expect(page).toHaveURL("/shop?search=berbere");
  });
});
