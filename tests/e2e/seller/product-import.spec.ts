import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { subscribeTo } from "../../support/new-seller";
import { signInAsNew } from "../../support/shop-http";

const HEAD = "Title,Description,Price,Category,Stock,Image URL\r\n";
const good = (title: string) =>
  `${title},Washed beans of the last harvest,18.50,coffee,40,https://pictures.example/b.webp\r\n`;
const BAD = "Guji,short,-1,coffee,4.5,nope\r\n";

const chooseFile = (page: Page, label: string, csv: string) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

test("a seller on Premium imports products from a CSV file once every row is valid", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  await page.goto("/dashboard?tab=products");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(page.getByRole("heading", { name: "Import products" })).toBeVisible();

  await chooseFile(page, "Choose a CSV file", HEAD + good("Sidamo") + BAD);
  const table = page.getByRole("table", { name: "1 row needs fixing" });
  for (const sentence of [
    "Description must be at least 10 characters",
    "Price must be a positive number",
    "Please enter a valid image URL",
    "Stock must be a non-negative number",
  ]) {
    await expect(
      table.getByRole("row", { name: "3 Guji" }).filter({ hasText: sentence }),
    ).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /^Import \d/ })).toHaveCount(0);

  await chooseFile(page, "products.csv", HEAD + good("Sidamo") + good("Guji"));
  await page.getByRole("button", { name: "Import 2 products" }).click();
  await expect(toast(page)).toContainText("2 products imported");
  await expect(page).toHaveURL(/\/dashboard\?tab=products$/);
  await expect(page.getByText("Sidamo", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Guji", { exact: true }).first()).toBeVisible();
});

test("a seller on the Free plan sees the plans with CSV import instead of the import", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await page.goto("/add-product?import=csv");
  await expect(page.getByRole("heading", { name: "CSV import is part of Premium" })).toBeVisible();
  await expect(page.getByLabel("Choose a CSV file")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute(
    "href",
    "/subscription-plans",
  );
});

test("a CSV file without products is refused with its message", async ({ page }) => {
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  await page.goto("/add-product?import=csv");
  await chooseFile(page, "Choose a CSV file", HEAD);
  await expect(toast(page)).toContainText("We couldn’t read this file.");
});
