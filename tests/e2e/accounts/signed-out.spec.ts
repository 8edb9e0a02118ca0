import { expect, type Page, test } from "@playwright/test";

import { become } from "../../support/sign-in";

const accountOn = (page: Page) => page.getByRole("button", { name: /^Fartun/ });

async function expectNobody(page: Page) {
  await expect(page.getByRole("link", { name: "Login", exact: true }).first()).toBeVisible();
  await expect(accountOn(page)).toBeHidden();
}

test("the way back after signing out shows nothing of theirs", async ({ page, context }) => {
  const left = ["/product/1", "/profile", "/orders"];
  await become(context, "a buyer", "en");
  for (const path of left) {
    await page.goto(path);
    await expect(accountOn(page)).toBeVisible();
  }
  await page.evaluate(() => fetch("/api/logout", { method: "POST" }));
  await page.goto("/faq");

  for (const path of left.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectNobody(page);
  }
});

// Playwright's browser keeps no page in memory; this is what the page hears from one that does.
test("nor does a page that comes back as it was left", async ({ page, context }) => {
  await become(context, "a buyer", "en");
  await page.goto("/product/1");
  await expect(accountOn(page)).toBeVisible();
  await context.request.post("/api/logout");
  await expect(accountOn(page)).toBeVisible();

  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expectNobody(page);
});
