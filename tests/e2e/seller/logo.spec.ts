import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { signInAs, signInAsNew } from "../../support/shop-http";

const DESIGNS = ["Lozenge", "Jebena", "Coil", "Leaf", "Star", "Alindi S", "Horizon"];

async function openChooser(page: Page) {
  await page.goto("/logo-preview", { waitUntil: "networkidle" });
}

async function apply(page: Page, design: string) {
  await page.getByRole("radio", { name: design }).check();
  await page.getByRole("button", { name: "Apply logo" }).click();
  await expect(toast(page)).toContainText("Logo applied");
}

/** The grid of the mark in the header says which one it is. */
const headerMark = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /home/i }).locator("svg:visible").first();

test("a visitor chooses among seven designs, and keeps a preview in this browser", async ({
  page,
}) => {
  await openChooser(page);
  await expect(page.getByRole("radio")).toHaveCount(7);
  for (const design of DESIGNS) {
    await expect(page.getByRole("radio", { name: design })).not.toBeChecked();
  }

  await page.getByRole("button", { name: "Apply logo" }).click();
  await expect(toast(page)).toContainText("No Logo Selected");
  await expect(toast(page)).toContainText("Please select a logo design first.");

  await page.getByRole("radio", { name: "Coil" }).check();
  await expect(page.getByRole("img", { name: "The navigation bar with this logo" })).toHaveCount(2);
  await expect(page.getByRole("img", { name: "A business card with this logo" })).toHaveCount(2);
  await page.getByRole("button", { name: "Apply logo" }).click();
  await expect(toast(page).filter({ hasText: "Logo applied" })).toContainText("in this browser");

  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("radio", { name: "Coil" })).toBeChecked();
  await expect(headerMark(page)).toHaveAttribute("viewBox", "0 0 9 9");
});

test("a seller's choice becomes the storefront's logo", async ({ page }) => {
  await signInAsNew(page, "seller");
  await openChooser(page);

  await apply(page, "Star");

  const storefront = await (await page.request.get("/api/seller/storefront")).json();
  expect(storefront.logoImageUrl).toMatch(/^https?:\/\/.+\/logos\/5-star\.svg$/);
  expect(storefront.isPublished).toBe(false);
  expect((await page.request.get(new URL(storefront.logoImageUrl).pathname)).status()).toBe(200);
});

test("an admin's choice becomes the site's logo, for everybody", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signInAs(page, "admin@demo.com");
  await openChooser(page);
  try {
    await apply(page, "Jebena");

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto("/");
    await expect(headerMark(visitor)).toHaveAttribute("viewBox", "0 0 13 13");
    await visitor.goto("/login");
    await expect(headerMark(visitor)).toHaveAttribute("viewBox", "0 0 13 13");
    await visitor.context().close();
  } finally {
    // The site is everybody's: other tests look at it too.
    await openChooser(page);
    await apply(page, "Lozenge");
  }
});
