import { expect, type Page } from "@playwright/test";

/** Subscribes the signed-in seller to a plan. */
export async function subscribeTo(page: Page, slug: "premium" | "enterprise") {
  const plans: { id: number; slug: string }[] = await (
    await page.request.get("/api/subscription-plans")
  ).json();
  const planId = plans.find((plan) => plan.slug === slug)?.id;
  const response = await page.request.post("/api/subscribe", { data: { planId } });
  expect(response.status()).toBe(200);
}

/** Fills in the required fields of a product except its images. */
export async function fillDetails(page: Page, title: string) {
  await page.getByLabel("Product title").fill(title);
  await page.getByLabel("Category").selectOption("Arts & Crafts");
  await page.getByLabel("Description").fill("Coiled by hand in Harar, with a lid.");
  await page.getByLabel("Price").fill("145");
  await page.getByLabel("Stock").fill("12");
}

/** Returns the response of POST or PUT /api/products after `act`. */
export async function responseAfter(page: Page, act: () => Promise<void>) {
  const response = page.waitForResponse(
    (response) =>
      /\/api\/products(\/\d+)?$/.test(response.url()) && response.request().method() !== "GET",
  );
  await act();
  return response;
}

/** Clicks a button by its name. */
export const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
