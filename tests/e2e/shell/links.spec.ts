import { expect, type Page, test } from "@playwright/test";

/** Marks the document, which a new one would not have. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-marked", ""));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute("data-marked"));

const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`).first();

test("a link opens its page in the same document, from its top", { tag: "@look" }, async ({
  page,
}) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
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

test("so does one of a page that does not exist", { tag: "@look" }, async ({ page }) => {
  await page.goto("/no-such-page", { waitUntil: "networkidle" });
  await footerLink(page, "/faq").click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator("main h1")).toBeVisible();
});

test("a link of which somebody wants a tab of its own is left to the browser", {
  tag: "@look",
}, async ({ page, context }) => {
  await page.goto("/faq", { waitUntil: "networkidle" });
  const opened = context.waitForEvent("page");
  await footerLink(page, "/become-seller").click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page).toHaveURL(/\/faq$/);
});

test("an icon is sent as one short element", { tag: "@look" }, async ({ request }) => {
  const html = await (await request.get("/faq")).text();
  expect(html).toMatch(/<svg width="24"[^>]*class="lucide lucide-[\w-]+[^>]*><path /);
  expect(html).not.toMatch(/<svg xmlns=[^>]*lucide/);
});
