import { expect, type Page, test } from "@playwright/test";

import { createProduct, hideProduct } from "../../support/shop-db";

const TRAY = "Compare list";
const HINT = "Add at least 2 products to compare";

async function openShop(page: Page, size = page.viewportSize()) {
  if (size) await page.setViewportSize(size);
  await page.goto("/shop", { waitUntil: "networkidle" });
  return page.getByRole("main").getByRole("button", { name: /^Compare: / });
}

test("A 2 screens and routes, compare tray: a card's toggle puts a product into the tray and takes it out", async ({
  page,
}) => {
  const toggles = await openShop(page);
  const tray = page.getByRole("region", { name: TRAY });

  await expect(tray).toHaveCount(0);
  await toggles.first().click();
  await expect(page.getByText("Added to Compare")).toBeVisible();
  await expect(toggles.first()).toHaveAttribute("aria-pressed", "true");
  await expect(tray.getByRole("listitem").first()).toContainText("$");
  await expect(tray.getByText(HINT)).toBeVisible();
  await expect(tray.getByRole("button", { name: "Compare 1" })).toBeDisabled();

  await page.reload({ waitUntil: "networkidle" });
  await expect(toggles.first()).toHaveAttribute("aria-pressed", "true");
  await toggles.first().click();
  await expect(page.getByText("Removed from Compare")).toBeVisible();
  await expect(tray).toHaveCount(0);
});

test("A 5 validation rules, compare: a fourth product is refused with 'Comparison Limit'", async ({
  page,
}) => {
  const toggles = await openShop(page);
  for (const index of [0, 1, 2, 3]) await toggles.nth(index).click();

  await expect(page.getByText("Comparison Limit")).toBeVisible();
  await expect(page.getByText("You can only compare up to 3 products at once")).toBeVisible();
  await expect(toggles.nth(3)).toHaveAttribute("aria-pressed", "false");
  const stored = await page.evaluate(() => localStorage.getItem("shaafi-compare") ?? "");
  expect(JSON.parse(stored)).toHaveLength(3);
});

test("A 5 validation rules, compare: the product page's button says 'Already Added' to a duplicate", async ({
  page,
}) => {
  await page.goto("/product/1", { waitUntil: "networkidle" });
  const add = page.getByRole("button", { name: "Add to Compare" });

  await add.click();
  await expect(page.getByText("Added to Compare")).toBeVisible();
  await add.click();
  await expect(page.getByText("Already Added")).toBeVisible();
  await expect(page.getByText("This product is already in the comparison list")).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("shaafi-compare") ?? "");
  expect(JSON.parse(stored)).toHaveLength(1);
});

test("A 2 screens and routes, compare tray: the tray removes, clears, and opens the comparison", async ({
  page,
}) => {
  const toggles = await openShop(page);
  const tray = page.getByRole("region", { name: TRAY });
  for (const index of [0, 1, 2]) await toggles.nth(index).click();

  await tray
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByText("Removed from Compare")).toBeVisible();
  await expect(toggles.first()).toHaveAttribute("aria-pressed", "false");
  await tray.getByRole("button", { name: "Compare 2" }).click();
  await expect(page).toHaveURL(/\/compare\?products=\d+,\d+$/);
  await expect(page.getByRole("heading", { name: "Compare", level: 1 })).toBeVisible();
  await expect(tray).toHaveCount(0);

  await page.goBack();
  await tray.getByRole("button", { name: "Clear" }).click();
  await expect(tray).toHaveCount(0);
});

test("on a phone the tray leaves the tab bar and the buy bar free", async ({ page }) => {
  const toggles = await openShop(page, { width: 390, height: 844 });
  const tray = page.getByRole("region", { name: TRAY });
  await toggles.first().click();
  await expect(tray.getByText(HINT)).toBeVisible();
  const tabs = await page.getByRole("navigation", { name: "Quick navigation" }).boundingBox();
  const onShop = await tray.boundingBox();
  expect((onShop?.y ?? 0) + (onShop?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);

  await tray.getByRole("button", { name: "Show what you compare" }).click();
  await expect(tray.getByRole("button", { name: /^Remove / })).toBeVisible();

  await page.goto("/product/1", { waitUntil: "networkidle" });
  const buy = page.getByRole("button", { name: "Add to Cart", exact: true }).last();
  const button = await buy.boundingBox();
  const onProduct = await tray.boundingBox();
  expect((onProduct?.y ?? 0) + (onProduct?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test("B product comparison: rows side by side, the lowest price, and links that remove", async ({
  page,
}) => {
  const first = await createProduct({ title: "Test thing to compare", stock: 3 });
  const second = await createProduct({ title: "Test thing to compare as well", stock: 0 });
  await page.goto(`/compare?products=${first.id},${second.id}`, { waitUntil: "networkidle" });
  const table = page.getByRole("table");

  for (const name of ["Price", "Rating", "Category", "Stock", "Seller(?! and)", "Ships from"]) {
    await expect(table.getByRole("row", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect(table.getByRole("row", { name: /^Stock ?Differs/ })).toContainText("Only 3 left");
  await expect(page.getByText("All cost the same")).toBeVisible();

  await page.getByRole("switch", { name: "Only differences" }).click();
  await expect(table.getByRole("row", { name: /^Price/ })).toBeHidden();
  await expect(table.getByRole("row", { name: /^Stock/ })).toBeVisible();

  await page.getByRole("link", { name: `Remove ${second.title}` }).click();
  await expect(page).toHaveURL(`/compare?products=${first.id}`);
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});

test("decisions: /compare shows every matching id and marks the lowest price", async ({ page }) => {
  await page.goto("/compare?products=1,2,3,4,5,6,99999999", { waitUntil: "networkidle" });

  await expect(page.getByRole("columnheader")).toHaveCount(6);
  await expect(page.getByRole("table").getByText("Lowest price").first()).toBeVisible();
  const [wide, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(wide).toBe(window);
});

test("A 2 screens and routes, /compare: both failing cases of /compare say their sentence", async ({
  page,
}) => {
  const hidden = await createProduct({ title: "Test thing nobody sees", stock: 3 });
  await hideProduct(hidden.id);

  await page.goto("/compare");
  await expect(
    page.getByText("No products selected for comparison.", { exact: true }),
  ).toBeVisible();
  for (const query of [String(hidden.id), "abc", "99999999"]) {
    await page.goto(`/compare?products=${query}`);
    await expect(page.getByText("Selected products not found.", { exact: true })).toBeVisible();
  }
});

test("A 4 states and transitions: recently viewed stands newest first, without the product of the page", async ({
  page,
}) => {
  const recent = page.getByRole("region", { name: "Recently viewed" });
  // A product is remembered by the page's script, which a quiet network need not mean.
  const look = async (id: number) => {
    await page.goto(`/product/${id}`, { waitUntil: "networkidle" });
    const newest = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem("shaafi-recently-viewed") ?? "[]")[0]?.id,
      );
    await expect.poll(newest).toBe(id);
  };
  await look(1);
  await expect(recent).toHaveCount(0);
  for (const id of [2, 3, 1, 4]) await look(id);

  const links = recent.getByRole("link");
  await expect(links).toHaveCount(3);
  await expect(links.nth(0)).toHaveAttribute("href", "/product/1");
  await expect(links.nth(1)).toHaveAttribute("href", "/product/3");
  await expect(links.nth(2)).toHaveAttribute("href", "/product/2");
});

test("recently viewed and compare ignore a storage they cannot read", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("shaafi-recently-viewed", "{broken");
    localStorage.setItem("shaafi-compare", "{broken");
  });
  await page.goto("/product/1", { waitUntil: "networkidle" });

  await page.getByRole("button", { name: "Add to Compare" }).click();
  await expect(page.getByText("Added to Compare")).toBeVisible();
});
