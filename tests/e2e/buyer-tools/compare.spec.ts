import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";

import { createListing, readViewedIds, storeViewed } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { hideProduct } from "../../support/shop-db";

const HINT = "Add at least 2 products to compare";

const trayOf = (page: Page) => page.getByRole("region", { name: "Compare list" });

const createListings = (title: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => createListing(title)));

/** Opens the shop with four products of the test and returns their toggles. */
async function openShop(page: Page) {
  const word = `Compared${randomUUID().slice(0, 8)}`;
  await createListings(word, 4);
  await page.goto(`/shop?search=${word}`);
  return page.getByRole("main").getByRole("button", { name: /^Compare: / });
}

const readStored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("shaafi-compare"))) ?? "[]");

test.describe("Spec A 2 screens and routes, compare tray", () => {
  test("the toggle of a card adds a product to the tray and removes it", async ({ page }) => {
    const toggles = await openShop(page);
    const tray = trayOf(page);

    await expect(tray).toHaveCount(0);
    await toggles.first().click();
    await expect(page.getByText("Added to Compare")).toBeVisible();
    await expect(toggles.first()).toHaveAttribute("aria-pressed", "true");
    await expect(tray.getByRole("listitem").first()).toContainText("$");
    await expect(tray.getByText(HINT)).toBeVisible();
    await expect(tray.getByRole("button", { name: "Compare 1" })).toBeDisabled();

    await page.reload();
    await expect(toggles.first()).toHaveAttribute("aria-pressed", "true");
    await toggles.first().click();
    await expect(page.getByText("Removed from Compare")).toBeVisible();
    await expect(tray).toHaveCount(0);
  });

  test("the tray removes a product, opens the comparison and clears", async ({ page }) => {
    const toggles = await openShop(page);
    const tray = trayOf(page);
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

  test("on a phone the tray covers neither the tab bar nor the buy bar", { tag: "@full" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const toggles = await openShop(page);
    const tray = trayOf(page);
    await toggles.first().click();
    await expect(tray.getByText(HINT)).toBeVisible();
    const tabs = await page.getByRole("navigation", { name: "Quick navigation" }).boundingBox();
    const onShop = await tray.boundingBox();
    expect((onShop?.y ?? 0) + (onShop?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);

    await tray.getByRole("button", { name: "Show compare list" }).click();
    await expect(tray.getByRole("button", { name: /^Remove / })).toBeVisible();

    await page.goto(`/product/${(await createListing("Test basket")).id}`);
    await expect(tray).toBeVisible();
    const buy = page.getByRole("button", { name: "Add to Cart", exact: true }).last();
    const button = await buy.boundingBox();
    const onProduct = await tray.boundingBox();
    expect((onProduct?.y ?? 0) + (onProduct?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });
});

test.describe("Spec A 5 validation rules, compare", () => {
  test("a fourth product is refused with 'Comparison Limit'", async ({ page }) => {
    const toggles = await openShop(page);
    for (const index of [0, 1, 2, 3]) await toggles.nth(index).click();

    await expect(page.getByText("Comparison Limit")).toBeVisible();
    await expect(page.getByText("You can only compare up to 3 products at once")).toBeVisible();
    await expect(toggles.nth(3)).toHaveAttribute("aria-pressed", "false");
    expect(await readStored(page)).toHaveLength(3);
  });

  test("a product's page shows 'Already Added' for a product of the list and ignores an invalid storage", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem("shaafi-recently-viewed", "{broken");
      localStorage.setItem("shaafi-compare", "{broken");
    });
    await openReady(page, `/product/${(await createListing("Test basket")).id}`);
    const add = page.getByRole("button", { name: "Add to Compare" });

    await add.click();
    await expect(page.getByText("Added to Compare")).toBeVisible();
    await expect(trayOf(page)).toBeVisible();
    await add.click();
    await expect(page.getByText("Already Added")).toBeVisible();
    await expect(page.getByText("This product is already in the comparison list")).toBeVisible();
    expect(await readStored(page)).toHaveLength(1);
  });
});

test("Spec B 2, Product comparison: rows are filtered by differences, and a link removes a product", async ({
  page,
}) => {
  const first = await createListing("Test thing to compare", { stock: 3 });
  const second = await createListing("Test thing to compare as well", { stock: 0 });
  await page.goto(`/compare?products=${first.id},${second.id}`);
  const table = page.getByRole("table");

  for (const name of ["Price", "Rating", "Category", "Stock", "Seller(?! and)", "Ships from"]) {
    await expect(table.getByRole("row", { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  await expect(table.getByRole("row", { name: /^Stock ?Different/ })).toContainText("Only 3 left");
  await expect(page.getByText("Same price")).toBeVisible();

  await page.getByRole("switch", { name: "Show differences only" }).click();
  await expect(table.getByRole("row", { name: /^Price/ })).toBeHidden();
  await expect(table.getByRole("row", { name: /^Stock/ })).toBeVisible();

  await page.getByRole("link", { name: `Remove ${second.title}` }).click();
  await expect(page).toHaveURL(`/compare?products=${first.id}`);
  await expect(page.getByRole("columnheader")).toHaveCount(1);
});

test.describe("Spec A 2 screens and routes, /compare", () => {
  test("rows name size, material, delivery and returns, and two products fit a phone", async ({
    page,
  }) => {
    const shawl = await createListing("Test shawl", {
      facts: { material: "Handwoven cotton", size: "56 in" },
    });
    const oil = await createListing("Test oil", { returnPolicy: "personal_care" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/compare?products=${shawl.id},${oil.id}`);
    const row = (name: RegExp) => page.getByRole("table").getByRole("row", { name });

    await expect(row(/^Size/)).toContainText("56 in");
    await expect(row(/^Material/)).toContainText("Not provided");
    await expect(row(/^Delivery/)).toContainText("To the United States: arrives");
    await expect(row(/^Returns/)).toContainText("No returns on personal care");
    const table = page.getByRole("region", { name: "Product comparison" });
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
      0,
    );
    const label = row(/^Material/).getByText("Material", { exact: true });
    const value = row(/^Material/).getByText("Handwoven cotton");
    const [above, below] = await Promise.all([label.boundingBox(), value.boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });

  test("the page shows every product of its address, marks the lowest price and does not overflow the window", async ({
    page,
  }) => {
    const dear = await createListings("Test thing to compare", 5);
    const cheap = await createListing("Test thing to compare", { priceCents: 1_000 });
    const ids = [...dear, cheap].map(({ id }) => id);
    await page.goto(`/compare?products=${ids},2000000000`);

    await expect(page.getByRole("columnheader")).toHaveCount(6);
    await expect(page.getByRole("table").getByText("Lowest price").first()).toBeVisible();
    const [wide, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    expect(wide).toBe(window);
  });

  test("an address without products and one without known products have their own messages", async ({
    page,
  }) => {
    const hidden = await createListing("Test thing off sale");
    await hideProduct(hidden.id);

    await page.goto("/compare");
    await expect(
      page.getByText("No products selected for comparison.", { exact: true }),
    ).toBeVisible();
    for (const query of [String(hidden.id), "abc", "2000000000"]) {
      await page.goto(`/compare?products=${query}`);
      await expect(page.getByText("Selected products not found.", { exact: true })).toBeVisible();
    }
  });
});

test("Spec A 4 states and transitions, recently viewed: products are newest first, without the page's own", async ({
  page,
}) => {
  const [newest, middle, oldest, viewedProduct] = await createListings("Test thing to view", 4);
  if (!newest || !middle || !oldest || !viewedProduct)
    throw new Error("four products were created");
  await storeViewed(page, [newest, middle, oldest]);
  const links = page.getByRole("region", { name: "Recently viewed" }).getByRole("link");
  const expectLinks = async (ids: number[]) => {
    await expect(links).toHaveCount(ids.length);
    for (const [at, id] of ids.entries()) {
      await expect(links.nth(at)).toHaveAttribute("href", `/product/${id}`);
    }
  };

  await page.goto(`/product/${viewedProduct.id}`);
  await expectLinks([newest.id, middle.id, oldest.id]);
  await expect.poll(() => readViewedIds(page)).toContain(viewedProduct.id);
  await page.goto(`/product/${middle.id}`);
  await expectLinks([viewedProduct.id, newest.id, oldest.id]);
});
