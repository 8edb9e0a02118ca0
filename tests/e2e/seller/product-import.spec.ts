import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { subscribeTo } from "../../support/new-seller";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const HEAD = "Title,Description,Price,Category,Stock,Image URL\r\n";
const good = (title: string) =>
  `${title},Washed beans of the last harvest,18.50,coffee,40,https://pictures.example/b.webp\r\n`;
const BAD = "Guji,short,-1,coffee,4.5,nope\r\n";

const chooseFile = (page: Page, label: string, csv: string) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });

test("a seller on Premium imports the valid products of a CSV file and downloads the others", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  await openReady(page, "/dashboard?tab=products");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(page.getByRole("heading", { name: "Import products" })).toBeVisible();

  await chooseFile(page, "Choose a CSV file", HEAD + good("Sidamo") + BAD);
  const table = page.getByRole("table", { name: "1 row needs fixing" });
  for (const [reason, column, description] of [
    ["Description must be at least 10 characters", "Description", "short"],
    ["Price must be a positive number", "Price", "-1"],
    ["Please enter a valid image URL", "Image URL", "nope"],
    ["Stock must be a non-negative number", "Stock", "4.5"],
  ] as const) {
    const group = table.getByRole("row", { name: reason });
    await expect(group.getByText(`Column ${column} · Rows 3`)).toBeVisible();
    await expect(group.getByText(description, { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download rows to fix" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^shaafi-import-\d+\.csv$/);

  await page.getByRole("link", { name: "Choose a CSV file" }).click();
  await chooseFile(page, "Choose a CSV file", HEAD + good("Yirgacheffe") + good("Guji"));
  await page.getByRole("button", { name: "Import 2 products" }).click();
  await expect(toast(page)).toContainText("2 products imported");
  await expect(page).toHaveURL(/\/dashboard\?tab=products$/);
  await expect(page.getByText("Yirgacheffe", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Guji", { exact: true }).first()).toBeVisible();
});

test("importing a file again on a phone asks before it adds its products twice", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  const csv = HEAD + good("Sidamo") + good("Guji");
  for (const isFirst of [true, false]) {
    await page.goto("/add-product?import=csv");
    await chooseFile(page, "Choose a CSV file", csv);
    const notice = page.getByText("2 of 2 are in your store already");
    await expect(page.getByRole("button", { name: "Import 2 products" })).toBeEnabled();
    await expect(notice).toHaveCount(isFirst ? 0 : 1);
    if (!isFirst) break;
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByRole("combobox", { name: "Title" })).toHaveValue("title");
    await page.getByRole("button", { name: "Check rows" }).click();
    await page.getByRole("button", { name: "Import 2 products" }).click();
    await expect(page).toHaveURL(/\/dashboard\?tab=products$/);
  }
  await expect(page.getByRole("radio", { name: "Update it" })).toBeChecked();
});

test("a seller names the columns of an unknown file before its rows are checked, and fixes a group at once", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  await openReady(page, "/add-product?import=csv");
  const csv = [
    "Item name,Details,Unit price,Group of goods,Photo",
    "Beans,Sun dried coffee beans,12.50,Home Fragrance,/illustrations/coffee-bag.svg",
    "Tea,Black tea with cardamom,6.00,Home Fragrance,/illustrations/coffee-bag.svg",
  ].join("\n");
  await chooseFile(page, "Choose a CSV file", csv);

  await expect(page.getByRole("heading", { name: "Stock has no column yet" })).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
  const next = page.getByRole("button", { name: "Check rows" });
  await expect(next).toBeDisabled();
  await page.getByLabel("One stock for all products").fill("4");
  await page.getByRole("button", { name: "Use Group of goods" }).click();
  await next.click();

  const group = page.getByRole("row", { name: "Category is required" });
  await expect(group.getByText("Home Fragrance (2)")).toBeVisible();
  await group.getByLabel("Category for Home Fragrance").selectOption("crafts");
  await group.getByRole("button", { name: "Fix all 2" }).click();
  await page.getByRole("button", { name: "Import 2 products" }).click();
  await expect(page).toHaveURL(/\/dashboard\?tab=products$/);
  await expect(page.getByText("Tea", { exact: true }).first()).toBeVisible();
});

test("a seller undoes an import", async ({ page }) => {
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  await openReady(page, "/add-product?import=csv");
  await chooseFile(page, "Choose a CSV file", HEAD + good("Sidamo") + BAD);
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await page.getByRole("button", { name: "Undo import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByRole("heading", { name: "Import undone" })).toBeVisible();
  await page.goto("/dashboard?tab=products");
  await expect(page.getByText("Sidamo", { exact: true })).toHaveCount(0);
});

test("a seller imports a product with two options and sees its variants counted", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await subscribeTo(page, "premium");
  const heading =
    "title,description,category,imageUrl,productGroup,option1Name,option1Value,option2Name,option2Value,price,stock";
  const product =
    "Dirac with shash,Light dress for special days,textiles,/illustrations/dirac.svg,d";
  const rows = ["M,Color,Green,45.00,6", "L,Color,Green,48.00,2", "L,Color,Blue,48.00,0"].map(
    (cells, at) => `${at === 0 ? product : ",,,,d"},Size,${cells}`,
  );
  await openReady(page, "/add-product?import=csv");
  await chooseFile(page, "Choose a CSV file", [heading, ...rows].join("\r\n"));
  await expect(page.getByText("1 product, 3 variants", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Import 1 product" }).click();
  await expect(toast(page)).toContainText("1 product imported");
  await expect(page).toHaveURL(/\/dashboard\?tab=products$/);
  await expect(page.getByText("Dirac with shash", { exact: true }).first()).toBeVisible();
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
