import type { Page } from "@playwright/test";

/** Lets the pages that are opened from now on note the shop's own event by which their script has begun. */
export function watchReady(page: Page) {
  return page.addInitScript(() => {
    addEventListener("shaafi-ready", () => Object.assign(window, { isShopReady: true }));
  });
}

/** Waits until the page's script has begun and the browser has nothing left to do. */
export async function expectReady(page: Page) {
  await page.waitForFunction(() => "isShopReady" in window);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Opens a page and waits for its script: from then on its links no longer load documents. */
export async function openReady(page: Page, path: string) {
  await watchReady(page);
  const response = await page.goto(path);
  await expectReady(page);
  return response;
}
