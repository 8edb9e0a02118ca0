import { expect, type Page } from "@playwright/test";

import { signInAsNew } from "./shop-http";

export const STORE_DESCRIPTION = "Three sisters, one cutting table.";

/** Saves a storefront through the call, and publishes it unless it is to stay a draft. */
export async function createPublicStore(page: Page, wish: object = {}, isPublished = true) {
  const { username: name } = await signInAsNew(page, "seller");
  const saved = await page.request.post("/api/seller/storefront", {
    data: { storeName: name, description: STORE_DESCRIPTION, ...wish },
  });
  expect(saved.status()).toBe(200);
  if (isPublished) {
    const published = await page.request.post("/api/seller/storefront/publish", {
      data: { publish: true },
    });
    expect(published.status()).toBe(200);
  }
  const { urlSlug } = await saved.json();
  return { name, path: `/store/${urlSlug}` };
}
