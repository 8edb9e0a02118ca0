import { expect, type Page } from "@playwright/test";

import { signInAsNew } from "./shop-http";

export const STORE_DESCRIPTION = "Three sisters, one cutting table.";

/** Signs in a new seller and saves a storefront as a draft. */
export async function createDraftStore({ request }: Pick<Page, "request">, options: object = {}) {
  const account = await signInAsNew({ request }, "seller");
  const response = await request.post("/api/seller/storefront", {
    data: { storeName: account.username, description: STORE_DESCRIPTION, ...options },
  });
  expect(response.status()).toBe(200);
  const { urlSlug } = await response.json();
  return { seller: account, name: account.username, path: `/store/${urlSlug}` };
}

/** Signs in a new seller and publishes a storefront. */
export async function createPublicStore(page: Pick<Page, "request">, options: object = {}) {
  const store = await createDraftStore(page, options);
  const response = await page.request.post("/api/seller/storefront/publish", {
    data: { publish: true },
  });
  expect(response.status()).toBe(200);
  return store;
}
