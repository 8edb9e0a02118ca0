import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { uniqueName } from "../../support/factories";
import { press, responseAfter } from "../../support/new-seller";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";
import { createVariantProduct } from "../../support/variants";

async function createChart(page: Page, name: string) {
  await page.getByRole("button", { name: "Add size chart" }).click();
  const dialog = page.getByRole("dialog", { name: "New size chart" });
  await dialog.getByRole("button", { name: "Save size chart" }).click();
  await expect(dialog.getByText("Please enter a chart name")).toBeVisible();
  await dialog.getByLabel("Chart name").fill(name);
  await expect(dialog.getByText("Please enter a chart name")).toBeHidden();
  await dialog.getByLabel("Unit").selectOption("cm");
  await dialog.getByLabel("Name of column 2").fill("Bust");
  await dialog.getByRole("button", { name: "Remove column 3" }).click();
  await expect(dialog.getByLabel("Row 1, column Size")).toHaveValue("S");
  await dialog.getByLabel("Row 1, column Bust").fill("86-90");
  await expect(dialog.getByLabel("Row 2, column Size")).toHaveValue("M");
  await dialog.getByLabel("Row 2, column Bust").fill("91-95");
  await dialog.getByRole("button", { name: "Save size chart" }).click();
  await expect(dialog).toBeHidden();
}

test("Spec B 5: a seller adds a size chart on a phone, which shoppers read in inches", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const seller = await signInAsNew(page, "seller");
  const { id } = await createVariantProduct({ seller, title: uniqueName("Measured dirac") });
  const name = uniqueName("Dresses");

  await openReady(page, `/add-product?edit=${id}`);
  await createChart(page, name);
  await expect(toast(page).filter({ hasText: "Size chart saved" })).toBeVisible();
  await expect(page.getByLabel("Size chart").locator("option:checked")).toHaveText(name);
  const response = await responseAfter(page, () => press(page, "Update Product"));
  expect(response.status()).toBe(200);

  const visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 } })
  ).newPage();
  await openReady(visitor, `/product/${id}`);
  await visitor.getByRole("radio", { name: /^M/ }).check();
  const link = visitor.getByRole("button", { name: "Size chart" });
  await link.click();
  const dialog = visitor.getByRole("dialog", { name: "Size chart" });
  await expect(dialog.getByRole("row", { name: "M your size 91-95" })).toBeVisible();
  await dialog.getByLabel("Inches").check();
  await expect(dialog.getByRole("row", { name: "S 33.9-35.4" })).toBeVisible();
  await visitor.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});
