import { expect, test } from "@playwright/test";

import { hold, toast } from "../../support/accounts";
import { expectReady, openReady } from "../../support/ready";

const PAGES = [
  "/",
  "/shop",
  "/product/1",
  "/blog",
  "/faq",
  "/events",
  "/business-directory",
  "/holiday-stores",
];

/** Locale data of numbers, plurals and dates take a phone longer to load than all cards of a list to render. */
function watchRules() {
  const requestUrls: string[] = [];
  Object.assign(window, { asked: requestUrls });
  for (const name of ["NumberFormat", "PluralRules", "DateTimeFormat"] as const) {
    const note = () => requestUrls.push(`${name}: ${new Error().stack}`);
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(target, args, newTarget) {
          note();
          return Reflect.construct(target, args, newTarget) as object;
        },
      }),
    );
  }
}

for (const path of PAGES) {
  test(`the page ${path} hydrates without the browser's locale data of numbers, plurals and dates`, async ({
    page,
  }) => {
    await page.addInitScript(watchRules);
    await openReady(page, path);
    expect(await page.evaluate("asked")).toEqual([]);
  });
}

test("a product's card far below is rendered when the visitor scrolls near it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop");
  const last = page.getByRole("main").getByRole("article").last().getByRole("heading");
  const isDrawn = () =>
    last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

  expect(await isDrawn()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  await expect(last).toBeInViewport();
});

test("a ticket's button clicked immediately after the page has loaded asks the visitor to sign in", async ({
  page,
}) => {
  await page.goto("/events");
  await page
    .getByRole("button", { name: /^Get tickets: / })
    .first()
    .click();
  await expect(toast(page)).toContainText("Sign in required");
});

test("text typed before hydration filters the questions, like text typed after it", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const questions = main.getByPlaceholder("Search FAQ...");
  const release = await hold(page, "**/_next/static/**/*.js*");
  await page.goto("/faq", { waitUntil: "commit" });
  await questions.fill("EARNINGS");
  release();
  await expectReady(page);
  await questions.pressSequentially(" become available");
  await expect(main.locator("details")).toHaveCount(1);
  await expect(questions).toHaveValue("EARNINGS become available");
});

test("filters of the shop that are chosen and typed before hydration count", async ({ page }) => {
  const main = page.getByRole("main");
  const release = await hold(page, "**/_next/static/**/*.js*");
  await page.goto("/shop", { waitUntil: "commit" });
  await main.getByLabel("Category", { exact: true }).selectOption("textiles");
  await main.getByRole("textbox", { name: "Minimum price" }).fill("20");
  release();
  await expectReady(page);

  await expect(page).toHaveURL(/category=textiles/);
  await expect(page).toHaveURL(/minPrice=20/);
  await expect(main.getByRole("heading", { level: 1, name: "Textiles" })).toBeVisible();
  await expect(main.getByLabel("Category", { exact: true })).toHaveValue("textiles");
});
