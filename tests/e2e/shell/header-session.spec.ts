import { expect, type Locator, test } from "@playwright/test";

import { hold } from "../../support/accounts";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("the element is not rendered");
  return box;
};

test("the header does not move when the session of a signed-in user loads", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAsNew(page, "buyer");
  const release = await hold(page, "**/api/me");
  await openReady(page, "/faq");
  const header = page.getByRole("banner");
  const bell = header.locator("svg:has(use[href$='#Bell'])").last();
  const cart = header.getByRole("link", { name: /Cart/ }).last();
  const before = [await boxOf(bell), await boxOf(cart)];

  release();
  const account = header.getByRole("button", { name: /Account menu/ });
  await expect(account).toBeVisible();
  await expect(header.getByRole("button", { name: /Notifications/ }).last()).toBeVisible();
  const [icon, button] = [await boxOf(bell), await boxOf(account)];
  expect([icon, await boxOf(cart)]).toEqual(before);
  expect(button.x - (icon.x + icon.width)).toBeLessThan(20);
});
