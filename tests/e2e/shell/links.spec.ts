import { expect, type Page, test } from "@playwright/test";

import { openReady } from "../../support/ready";

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-marked", ""));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-marked"));

const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).first();

test("a link opens its page in the same document, scrolled to the top", async ({ page }) => {
  await openReady(page, "/faq");
  await mark(page);
  await footerLink(page, "/become-seller").click();
  await expect(page).toHaveURL(/\/become-seller$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
  expect(await isMarked(page)).toBe(true);
});

test("a link of the 404 page opens its page", async ({ page }) => {
  await openReady(page, "/no-such-page");
  await footerLink(page, "/faq").click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator("main h1")).toBeVisible();
});

test("a link opened in a new tab leaves the page unchanged", async ({ page, context }) => {
  await openReady(page, "/faq");
  const newPage = context.waitForEvent("page");
  await footerLink(page, "/become-seller").click({ modifiers: ["ControlOrMeta"] });
  await (await newPage).close();
  await expect(page).toHaveURL(/\/faq$/);
});
