import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const DESIGNS = ["Lozenge", "Jebena", "Coil", "Leaf", "Star", "Alindi stripe", "Horizon"];

const JEBENA_GRID = "0 0 13 13";
const COIL_GRID = "0 0 11 11";

async function applyLogo(page: Page, design: string) {
  await openReady(page, "/logo-preview");
  await page.getByRole("radio", { name: design }).check();
  await page.getByRole("button", { name: "Apply logo" }).click();
  await expect(toast(page)).toContainText("Logo applied");
}

const headerMark = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /home/i }).locator("svg:visible").first();

test.describe("Spec B 2, Logo chooser", () => {
  test("a visitor previews one of seven designs in this browser, and the site's logo does not change", async ({
    page,
  }) => {
    await page.goto("/logo-preview");
    await expect(page.getByRole("radio")).toHaveCount(7);
    for (const design of DESIGNS) {
      await expect(page.getByRole("radio", { name: design })).not.toBeChecked();
    }

    await page.getByRole("button", { name: "Apply logo" }).click();
    await expect(toast(page)).toContainText("No Logo Selected");
    await expect(toast(page)).toContainText("Please select a logo design first.");

    await page.getByRole("radio", { name: "Coil" }).check();
    await expect(page.getByRole("img", { name: "The navigation bar with this logo" })).toHaveCount(
      2,
    );
    await expect(page.getByRole("img", { name: "A business card with this logo" })).toHaveCount(2);
    await page.getByRole("button", { name: "Apply logo" }).click();
    await expect(toast(page).filter({ hasText: "Logo applied" })).toContainText("in this browser");

    await page.reload();
    await expect(page.getByRole("radio", { name: "Coil" })).toBeChecked();
    await expect(headerMark(page)).toBeVisible();
    await expect(headerMark(page)).not.toHaveAttribute("viewBox", COIL_GRID);
  });

  test("a seller's choice becomes the logo of the storefront", async ({ page }) => {
    await signInAsNew(page, "seller");
    await applyLogo(page, "Star");

    const storefront = await (await page.request.get("/api/seller/storefront")).json();
    expect(storefront.logoImageUrl).toMatch(/^https?:\/\/.+\/logos\/5-star\.svg$/);
    expect(storefront.isPublished).toBe(false);
    expect((await page.request.get(new URL(storefront.logoImageUrl).pathname)).status()).toBe(200);
  });

  // The site's logo is not restored: no other test reads it, and a change would disturb a simultaneous test.
  test("an admin's choice becomes the logo of the site for every visitor", async ({
    page,
    browser,
  }) => {
    await signInAsNew(page, "admin");
    await applyLogo(page, "Jebena");

    const visitor = await (await browser.newContext()).newPage();
    for (const path of ["/", "/login"]) {
      await visitor.goto(path);
      await expect(headerMark(visitor)).toHaveAttribute("viewBox", JEBENA_GRID);
    }
    await visitor.context().close();
  });
});
