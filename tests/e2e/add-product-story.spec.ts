import { expect, type Page, test } from "@playwright/test";
import { violationsAt } from "../support/look";
import { addPhotos, answered, fillDetails, press, signInAsNewSeller } from "../support/new-seller";
import { aPhoto } from "../support/pictures";
import { signInAs } from "../support/shop-http";
import { WAYS } from "../support/ways";

test("a certificate goes with its document, and half of one is not lost", async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsNewSeller(page);
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

for (const [theme, lang] of WAYS) {
  test(`axe finds nothing in ${theme}, ${lang}, and nothing overflows`, { tag: "@look" }, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const viewport = { width: 320, height: 700 };
    const context = await browser.newContext({ colorScheme: theme, viewport });
    const page = await context.newPage();
    await signInAs(page, "seller@demo.com");
    await context.addCookies([{ name: "NEXT_LOCALE", value: lang, url: baseURL ?? "" }]);
    await page.goto("/add-product", { waitUntil: "networkidle" });
    const problems: unknown[] = [];

    for (const step of ["details", "story"]) {
      if (step === "story") {
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
      }
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        for (const { id, nodes } of await violationsAt(page)) {
          problems.push([step, width, id, nodes.map((node) => node.html.slice(0, 160))]);
        }
      }
      await page.setViewportSize(viewport);
    }

    expect(problems).toEqual([]);
    await context.close();
  });
}

async function addAnyPhoto(page: Page) {
  const files = { name: "a.jpg", mimeType: "image/jpeg", buffer: await aPhoto() };
  await page.locator("input[type=file][multiple]").setInputFiles(files);
  await expect(page.locator("form li img")).toHaveCount(1);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}
