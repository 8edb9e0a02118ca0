import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page of ours has before what somebody looks for. */
const MOST = 150;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until it has the focus, as somebody without a mouse does; what can't be reached fails the test. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < MOST; stop++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
  }
  expect(await hasFocus(target), "reached by Tab").toBe(true);
}

/** Goes there by Tab and presses Enter. */
export async function enter(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Goes to a field by Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
