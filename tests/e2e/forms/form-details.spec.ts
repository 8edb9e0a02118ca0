import { expect, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createProduct, waitingBusinesses } from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

test("a new wholesale tier shows no error before typing, and one press saves it", async ({
  page,
}) => {
  const product = await createProduct({ title: "Basket by the dozen", stock: 40 });
  await signInAs(page, "seller@demo.com");
  await page.goto(`/add-product?edit=${product.id}`);
  const tiers = page.getByRole("region", { name: "Wholesale tiers" });
  const quantity = tiers.getByLabel("From how many");
  const price = tiers.getByLabel("Each, in dollars");
  const save = tiers.getByRole("button", { name: "Save wholesale tiers" });
  await tiers.getByRole("button", { name: "Add a tier" }).click();
  await expect(quantity).toBeVisible();
  await expect(tiers.locator("[aria-invalid=true]")).toHaveCount(0);

  await quantity.fill("10");
  await price.fill("10");
  await expect(price).toBeFocused();
  await save.scrollIntoViewIfNeeded();
  const before = await save.boundingBox();
  if (!before) throw new Error("the button has no place");
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await expect(tiers.locator("[aria-invalid=true]")).toHaveCount(0);
  expect(await save.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(toast(page)).toContainText("Wholesale tiers saved");
});

test("letters still move through the approvals after a click on empty ground", async ({ page }) => {
  const [first, second] = await waitingBusinesses(2);
  await signInAs(page, "admin@demo.com");
  await page.goto(`/admin?tab=approvals&kind=business&item=business-${first?.id}`);
  const opened = (name = "") => page.getByRole("heading", { level: 3, name });
  await expect(opened(first?.name)).toBeVisible();

  const main = page.getByRole("main");
  await main.click({ position: { x: 2, y: 2 } });
  await expect(main).toBeFocused();
  // The page may still be loading its script.
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(opened(second?.name)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await main.click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("k");
  await expect(opened(first?.name)).toBeVisible();
});

test("the mouse wheel over a focused number scrolls the page and keeps the number", async ({
  page,
}) => {
  await signInAs(page, "admin@demo.com");
  await page.goto("/admin?tab=events&event=new");
  const seats = page.getByLabel("Seats", { exact: true });
  await seats.fill("20");
  await seats.scrollIntoViewIfNeeded();
  await seats.click();
  await expect(seats).toBeFocused();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();

  for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100);

  await expect.poll(scrolled).toBeLessThan(before);
  await expect(seats).toHaveValue("20");
});
