import { expect, type Page, test } from "@playwright/test";
import { problemsOn, type View } from "../../support/accessibility";
import { confirmDialog } from "../../support/confirm-dialog";
import { fillDetails, press, responseAfter } from "../../support/new-seller";
import { addImages, imageFile } from "../../support/product-images";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test("Spec B 2, Add product: a seller attaches a certificate with its document to a product and removes it", {
  tag: "@full",
}, async ({ page }) => {
  await signInAsNew(page, "seller");
  await openReady(page, "/add-product");
  await fillDetails(page, "Halal oil");
  await addImages(page, 1);
  await page.getByLabel("Issued by").fill("IFANCC");
  await press(page, "Create Product");
  await expect(page.getByText("Please attach the certificate as a PDF or photo")).toBeVisible();

  await page.getByLabel("Number").fill("H-77");
  await page.getByLabel("Valid until").fill(`${new Date().getFullYear() + 1}-06-30`);
  const pdf = Buffer.from("%PDF-1.4\n%%EOF");
  await page
    .getByLabel("Attach document")
    .setInputFiles({ name: "h.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByText("PDF attached")).toBeVisible();
  await press(page, "Add certificate");
  await expect(page.getByText("Not submitted yet")).toBeVisible();

  const response = await responseAfter(page, () => press(page, "Create Product"));
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  await page.goto(`/add-product?edit=${id}`);
  await expect(page.getByText(/IFANCC.*H-77/)).toBeVisible();
  await press(page, "Withdraw certificate H-77");
  await confirmDialog(page, "Withdraw");
  await expect(page.getByText(/IFANCC.*H-77/)).toHaveCount(0);
});

/** Fills in the product form in any language. */
async function fillForm(page: Page) {
  await openReady(page, "/add-product");
  await page.locator("form input[name=title]").fill("Harari mesob");
  await page.locator("select[name=category]").selectOption({ index: 4 });
  await page.locator("textarea[name=description]").fill("Coiled by hand in Harar.");
  await page.locator("input[name=price]").fill("145");
  await page.locator("input[name=stock]").fill("12");
  await page.locator("input[type=file][multiple]").setInputFiles(await imageFile("a.jpg"));
  await expect(page.locator("form li img")).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByRole("tablist")).toBeVisible();
}

const VIEWS: [language: "en" | "ar", View][] = [
  ["en", ["light", 1280]],
  ["en", ["dark", 320]],
  ["ar", ["dark", 1280]],
  ["ar", ["light", 320]],
];

for (const [language, view] of VIEWS) {
  const [theme, width] = view;
  test(`the product form is accessible in ${language}, ${theme}, at ${width} px`, {
    tag: "@full",
  }, async ({ page, context, baseURL }) => {
    await signInAsNew(page, "seller");
    // After the registration, which would store it as the account's language.
    await context.addCookies([{ name: "NEXT_LOCALE", value: language, url: baseURL ?? "" }]);
    await fillForm(page);
    expect(await problemsOn(page, view)).toEqual([]);
  });
}
