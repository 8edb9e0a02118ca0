import { expect, test } from "@playwright/test";

import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";

test.use({ viewport: { width: 390, height: 844 } });

test("Spec A 2 screens and routes, /shop: on phones a sheet has all filters, and stays open while they apply", async ({
  page,
}) => {
  const word = uniqueName("Sheet").replace(/\W/g, "");
  await createProduct({ title: `${word} one`, category: "coffee", priceCents: 900 });
  await createProduct({ title: `${word} two`, category: "textiles", priceCents: 1_900 });

  await openReady(page, `/shop?search=${word}`);
  await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
  const opener = page.getByRole("button", { name: "Filters" });
  await opener.click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: "Show 2 results" })).toBeVisible();

  await sheet.getByLabel("Category", { exact: true }).selectOption("textiles");
  await expect(sheet.getByRole("button", { name: "Show 1 result" })).toBeVisible();
  await sheet.getByRole("checkbox", { name: /In stock only/ }).check();
  await expect(page).toHaveURL(`/shop?search=${word}&category=textiles&inStock=true`);
  await sheet.getByLabel("Sort").selectOption("price-asc");
  await expect(page).toHaveURL(
    `/shop?search=${word}&category=textiles&inStock=true&sort=price-asc`,
  );
  await sheet.getByRole("button", { name: "Show 1 result" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("Spec A 2 screens and routes, /shop: the sheet stays open from the full list to a filtered one", async ({
  page,
}) => {
  await openReady(page, "/shop");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /In stock only/ }).check();
  await expect(page).toHaveURL("/shop?inStock=true");
  await sheet.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(sheet.getByRole("checkbox", { name: /In stock only/ })).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
});

test("Spec A 2 screens and routes, /shop: a price counts in the sheet while it is typed", async ({
  page,
}) => {
  const word = uniqueName("Typed").replace(/\W/g, "");
  await createProduct({ title: `${word} one`, priceCents: 900 });
  await createProduct({ title: `${word} two`, priceCents: 1_900 });
  await openReady(page, `/shop?search=${word}`);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });

  const price = sheet.getByLabel("Maximum price");
  await price.pressSequentially("12");

  await expect(sheet.getByRole("button", { name: "Show 1 result" })).toBeVisible();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("12");
});

test("Spec A 2 screens and routes, /shop: filters scroll beneath the title of the sheet", async ({
  page,
}) => {
  await openReady(page, "/shop");
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const checkbox = sheet.getByRole("checkbox", { name: /In stock only/ });
  const isOnTop = () =>
    checkbox.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  await checkbox.scrollIntoViewIfNeeded();
  await expect.poll(isOnTop).toBe(true);
  await checkbox.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect.poll(isOnTop).toBe(false);
});
