import { expect, type Page, test } from "@playwright/test";
import { problemsOn } from "../../support/accessibility";
import { addPhotos, answered, fillDetails, press } from "../../support/new-seller";
import { createPhoto } from "../../support/pictures";
import { signInAsNew } from "../../support/shop-http";
import { become } from "../../support/sign-in";

test("a certificate goes with its document, and half of one is not lost", async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsNew(page, "seller");
  await page.goto("/add-product", { waitUntil: "networkidle" });
  await fillDetails(page, "Halal oil");
  await addPhotos(page, 1);
  await press(page, "Continue to story");
  await page.getByLabel("Issuing body").fill("IFANCC");
  await press(page, "Create Product");
  await expect(page.getByText("Please attach the certificate as a document")).toBeVisible();

  await page.getByLabel("Number").fill("H-77");
  await page.getByLabel("Valid until").fill(`${new Date().getFullYear() + 1}-06-30`);
  const pdf = Buffer.from("%PDF-1.4\n%%EOF");
  await page
    .getByLabel("Attach document")
    .setInputFiles({ name: "h.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.getByText("PDF attached")).toBeVisible();
  await press(page, "Add certificate");
  await expect(page.getByText("To be sent")).toBeVisible();

  const answer = await answered(page, () => press(page, "Create Product"));
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  await page.goto(`/add-product?edit=${id}`, { waitUntil: "networkidle" });
  await press(page, "Continue to story");
  await expect(page.getByText(/IFANCC.*H-77/)).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await press(page, "Remove certificate H-77");
  await expect(page.getByText(/IFANCC.*H-77/)).toHaveCount(0);
});

for (const language of ["en", "ar"] as const) {
  test(`axe finds nothing in ${language}, light and dark, and nothing overflows`, {
    tag: "@look",
  }, async ({ page, context }) => {
    test.setTimeout(120_000);
    await become(context, "a seller", language);
    await page.goto("/add-product", { waitUntil: "networkidle" });
    const details = await problemsOn(page, "details", language);
    await page.locator("form input[name=title]").fill("Harari mesob");
    await page.locator("select[name=category]").selectOption({ index: 4 });
    await page.locator("textarea[name=description]").fill("Coiled by hand in Harar.");
    await page.locator("input[name=price]").fill("145");
    await page.locator("input[name=stock]").fill("12");
    await addAnyPhoto(page);
    await page
      .locator("form button")
      .filter({ has: page.locator("svg.lucide-arrow-right") })
      .click();
    await expect(page.getByRole("tablist")).toBeVisible();
    const story = await problemsOn(page, "story", language);

    expect([...details, ...story]).toEqual([]);
  });
}

async function addAnyPhoto(page: Page) {
  const files = { name: "a.jpg", mimeType: "image/jpeg", buffer: await createPhoto() };
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  await expect(page.locator("form li img")).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}
