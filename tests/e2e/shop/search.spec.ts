import { expect, type Page, test } from "@playwright/test";

import { createListing } from "../../support/marketplace";
import { openReady } from "../../support/ready";

const RECENT = "shaafi-recent-searches";

async function openSearch(page: Page, path = "/") {
  await openReady(page, path);
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  return field;
}

const storeRecent = (page: Page, value: string) =>
  page.addInitScript(([key, json]) => localStorage.setItem(key ?? "", json ?? ""), [RECENT, value]);

const readRecent = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECENT);

test.describe("Spec A 2 screens and routes, search dropdown", () => {
  test("the dropdown offers categories, popular and recent searches before any input", async ({
    page,
  }) => {
    await storeRecent(page, '["kitchen gifts","honey"]');
    await openSearch(page);

    const names = ["Categories", "Popular Searches", "Recent Searches"];
    for (const name of names) await expect(page.getByRole("group", { name })).toBeVisible();
    await expect(page.getByRole("group", { name: "Categories" }).getByRole("option")).toHaveText([
      "Coffee & Tea",
      "Textiles",
      "Spices & Food",
      "Arts & Crafts",
    ]);
    await expect(
      page.getByRole("group", { name: "Popular Searches" }).getByRole("option"),
    ).toHaveText([
      "dirac",
      "coffee",
      "injera",
      "berbere",
      "textiles",
      "spices",
      "kente",
      "camel milk",
    ]);
    await expect(page.getByRole("option", { name: "kitchen gifts", exact: true })).toBeVisible();

    await page.getByRole("option", { name: "Remove “kitchen gifts” from recent searches" }).click();
    await expect(page.getByRole("option", { name: "kitchen gifts", exact: true })).toBeHidden();
    expect(await readRecent(page)).toBe('["honey"]');

    await page.getByRole("option", { name: "berbere", exact: true }).click();
    await expect(page).toHaveURL("/shop?search=berbere");
    expect(await readRecent(page)).toBe('["berbere","honey"]');
  });

  test("the dropdown suggests the same product in every spelling and sends no request for one character", {
    tag: "@full",
  }, async ({ page }) => {
    const requests: (string | null)[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/search/suggestions") requests.push(searchParams.get("q"));
    });
    const { title } = await createListing("Stone-ground berbere");
    const [, ending] = title.split("berbere ");
    await page.clock.install();
    const field = await openSearch(page);

    await field.fill("b");
    // The field is debounced.
    await page.clock.runFor(2_000);
    for (const word of ["berbere", "barbare", "በርበሬ", "بربري", "berebere"]) {
      const spelling = `${word} ${ending}`;
      await field.fill(spelling);
      const first = page.getByRole("group", { name: "Suggestions" }).getByRole("option").first();
      await expect(page.getByRole("option", { name: `Search for ${spelling}` })).toBeVisible();
      await expect(first).toContainText(title);
      await expect(first).toContainText("Product");
      await expect(first).toContainText("$12.50");
    }
    await field.fill("coffee");
    await expect(page.getByRole("group", { name: "Categories" }).getByRole("option")).toHaveText(
      "Coffee & Tea",
    );
    expect(requests).not.toContain("b");
    expect(requests).toContain("coffee");
  });

  test("the dropdown can be used by keyboard only", async ({ page }) => {
    const { title } = await createListing("Test kettle");
    const field = await openSearch(page);
    await field.fill(title);
    await expect(page.getByRole("group", { name: "Suggestions" })).toBeVisible();
    const active = page.getByRole("option", { selected: true });
    await expect(active).toHaveText(`Search for ${title}`);

    await field.press("ArrowDown");
    await expect(active).toContainText(title);
    await field.press("Home");
    await expect(active).toHaveText(`Search for ${title}`);
    await field.press("ArrowUp");
    await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await field.press("End");
    await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await field.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field).toHaveValue(title);

    await field.press("ArrowDown");
    await field.press("Home");
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });

  test("Enter searches, and the browser stores five recent searches, newest first and without duplicates", async ({
    page,
  }) => {
    await storeRecent(page, '["a1","b2","honey","d4","e5"]');
    const field = await openSearch(page);

    await field.fill("  Honey ");
    await field.press("Enter");

    await expect(page).toHaveURL("/shop?search=Honey");
    expect(await readRecent(page)).toBe('["Honey","a1","b2","d4","e5"]');
  });

  test("the dropdown shows that nothing was found and suggests alternatives", async ({ page }) => {
    const field = await openSearch(page);

    await field.fill("zzqxw");

    await expect(page.getByText("No suggestions found for “zzqxw”")).toBeVisible();
    await expect(
      page.getByText("Try searching for products, categories, or businesses"),
    ).toBeVisible();
  });

  test("a blank search and an invalid storage are ignored", async ({ page }) => {
    await storeRecent(page, "not json");
    const field = await openSearch(page);
    await expect(page.getByRole("group", { name: "Popular Searches" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Recent Searches" })).toBeHidden();

    await field.fill("   ");
    await field.press("Enter");

    await expect(page).toHaveURL("/");
    expect(await readRecent(page)).toBe("not json");
  });

  test("on a phone the dropdown fills the screen below the field and can be closed", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, "/");

    await page.getByRole("combobox", { name: "Search" }).click();
    await expect(page.getByRole("group", { name: "Popular Searches" })).toBeVisible();
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(page.getByRole("listbox")).toBeHidden();
  });
});

test.describe("Spec A 2 screens and routes, /shop", () => {
  test("the page's own search field suggests by keyboard and preserves the other filters", async ({
    page,
  }) => {
    const { title } = await createListing("Test kettle");
    const query = title.replaceAll(" ", "+");
    await openReady(page, "/shop?category=crafts");
    const field = page.getByRole("main").getByRole("combobox", { name: "Search products..." });

    await field.focus();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await field.fill(title);
    await expect(page.getByRole("group", { name: "Suggestions" })).toBeVisible();
    await expect(page.getByRole("listbox")).toHaveCount(1);
    await field.press("ArrowDown");
    const selectedOption = page.getByRole("listbox").getByRole("option", { selected: true });
    await expect(selectedOption).toContainText(title);
    const active = await field.getAttribute("aria-activedescendant");
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");

    await field.press("Home");
    await field.press("Enter");
    await expect(page).toHaveURL(`/shop?search=${query}&category=crafts`);
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field).toHaveValue(title);

    await page.getByRole("banner").getByRole("combobox", { name: "Search" }).click();
    await expect(page.getByRole("listbox")).toHaveCount(1);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("without JavaScript the search form of the header opens the shop's results", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? "/");

  await page.getByRole("banner").getByRole("combobox", { name: "Search" }).fill("barbare");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/shop\?search=barbare/);
  await expect(page.getByRole("link", { name: /Stone-ground berbere/ }).first()).toBeVisible();
  await context.close();
});
