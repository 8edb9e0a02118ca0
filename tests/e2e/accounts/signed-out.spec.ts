import { expect, type Page, test } from "@playwright/test";

import { signInAsNew } from "../../support/shop-http";

const accountMenu = (page: Page, username: string) => page.getByRole("button", { name: username });

async function expectSignedOut(page: Page, username: string) {
  await expect(page.getByRole("link", { name: "Login", exact: true }).first()).toBeVisible();
  await expect(accountMenu(page, username)).toBeHidden();
}

test("a browser that goes back after signing out shows nothing of the user", async ({ page }) => {
  const paths = ["/product/1", "/profile", "/orders"];
  const { username } = await signInAsNew(page, "buyer");
  for (const path of paths) {
    await page.goto(path);
    await expect(accountMenu(page, username)).toBeVisible();
  }
  await page.evaluate(() => fetch("/api/logout", { method: "POST" }));
  await page.goto("/faq");

  for (const path of paths.toReversed()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectSignedOut(page, username);
  }
});

// Playwright's browser has no back/forward cache; the test dispatches the event of a browser that has one.
test("a page from the back/forward cache shows nothing of a user who signed out", async ({
  page,
}) => {
  const { username } = await signInAsNew(page, "buyer");
  await page.goto("/product/1");
  await expect(accountMenu(page, username)).toBeVisible();
  await page.request.post("/api/logout");
  await expect(accountMenu(page, username)).toBeVisible();

  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expectSignedOut(page, username);
});
