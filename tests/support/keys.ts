import { expect, type Locator, type Page } from "@playwright/test";

/** Maximum number of Tab presses; more than any page has before an element. */
const MAX_TABS = 150;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until `target` has the focus, as a user without a mouse does. An unreachable element fails the test. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MAX_TABS; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  expect(await hasFocus(target), "reached by Tab").toBe(true);
}

/** Focuses an element with Tab and presses Enter. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Focuses a field with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
