import type { Page } from "@playwright/test";

/** Waits until the page is hydrated (components/shell/hydration-marker.tsx). */
export async function expectReady(page: Page) {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Opens a page and waits for its hydration: after it, links no longer load documents. */
export async function openReady(page: Page, path: string) {
  const response = await page.goto(path);
  await expectReady(page);
  return response;
}
