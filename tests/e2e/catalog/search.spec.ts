import { expect, type Page, test } from "@playwright/test";

const RECENT = "shaafi-recent-searches";

async function openSearch(page: Page, path = "/") {
  await page.goto(path);
  const field = page.getByRole("banner").getByRole("combobox", { name: "Search" });
  await field.click();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  return field;
}

const remember = (page: Page, value: string) =>
  page.addInitScript(
    ([key, stored]) => localStorage.setItem(key ?? "", stored ?? ""),
    [RECENT, value],
  );

const remembered = (page: Page) => page.evaluate((key) => localStorage.getItem(key), RECENT);

test.describe("A 2 screens and routes: search dropdown", () => {
  test("offers categories, popular and recent searches before anything is typed", async ({
    page,
  }) => {
    await remember(page, '["kitchen gifts","honey"]');
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
    expect(await remembered(page)).toBe('["honey"]');

    await page.getByRole("option", { name: "berbere", exact: true }).click();
    await expect(page).toHaveURL("/shop?search=berbere");
    expect(await remembered(page)).toBe('["berbere","honey"]');
  });

  test("names the same products in every spelling, from two letters on", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/search/suggestions")) asked.push(request.url());
    });
    const field = await openSearch(page);

    await field.fill("b");
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    for (const spelling of ["berbere", "barbare", "በርበሬ", "بربري", "berebere"]) {
      await field.fill(spelling);
      const first = page.getByRole("group", { name: "Suggestions" }).getByRole("option").first();
      await expect(page.getByRole("option", { name: `Search for ${spelling}` })).toBeVisible();
      await expect(first).toContainText("Stone-ground berbere, 8 oz");
      await expect(first).toContainText("Product");
    }
    await field.fill("coffee");
    await expect(page.getByRole("group", { name: "Categories" }).getByRole("option")).toHaveText(
      "Coffee & Tea",
    );
  });

  test("is worked with the keyboard alone", async ({ page }) => {
    const field = await openSearch(page);
    await field.fill("berbere");
    await expect(page.getByRole("group", { name: "Suggestions" })).toBeVisible();
    const active = page.getByRole("option", { selected: true });
    await expect(active).toHaveText("Search for berbere");

    await field.press("ArrowDown");
    await expect(active).toContainText("Stone-ground berbere");
    await field.press("Home");
    await expect(active).toHaveText("Search for berbere");
    await field.press("ArrowUp");
    await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await field.press("End");
    await expect(page.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
    await field.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field).toHaveValue("berbere");

    await field.press("ArrowDown");
    await field.press("Home");
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/product\/\d+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stone-ground berbere, 8 oz");
  });

  test("searches with Enter and remembers five, newest first, each once", async ({ page }) => {
    await remember(page, '["a1","b2","honey","d4","e5"]');
    const field = await openSearch(page);

    await field.fill("  Honey ");
    await field.press("Enter");

    await expect(page).toHaveURL("/shop?search=Honey");
    expect(await remembered(page)).toBe('["Honey","a1","b2","d4","e5"]');
  });

  test("says that nothing was found, and what to try", async ({ page }) => {
    const field = await openSearch(page);

    await field.fill("zzqxw");

    await expect(page.getByText("No suggestions found for “zzqxw”")).toBeVisible();
    await expect(
      page.getByText("Try searching for products, categories, or businesses"),
    ).toBeVisible();
  });

  test("ignores a blank search and broken storage", async ({ page }) => {
    await remember(page, "not json");
    const field = await openSearch(page);
    await expect(page.getByRole("group", { name: "Popular Searches" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Recent Searches" })).toBeHidden();

    await field.fill("   ");
    await field.press("Enter");

    await expect(page).toHaveURL("/");
    expect(await remembered(page)).toBe("not json");
  });

  test("takes the screen below the field on phones, and can be closed", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");

    await page.getByRole("combobox", { name: "Search" }).click();
    await expect(page.getByRole("group", { name: "Popular Searches" })).toBeVisible();
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(page.getByRole("listbox")).toBeHidden();
  });
});

test.describe("the shop's own field", () => {
  test("suggests by keyboard beside the header's, and keeps the other filters", async ({
    page,
  }) => {
    await page.goto("/shop?category=spices");
    const field = page.getByRole("main").getByRole("combobox", { name: "Search products..." });

    await field.focus();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await field.fill("berbere");
    await expect(page.getByRole("group", { name: "Suggestions" })).toBeVisible();
    await expect(page.getByRole("listbox")).toHaveCount(1);
    await field.press("ArrowDown");
    const chosen = page.getByRole("listbox").getByRole("option", { selected: true });
    await expect(chosen).toContainText("Stone-ground berbere");
    const active = await field.getAttribute("aria-activedescendant");
    await expect(page.locator(`[id="${active}"]`)).toHaveAttribute("aria-selected", "true");

    await field.press("Home");
    await field.press("Enter");
    await expect(page).toHaveURL("/shop?search=berbere&category=spices");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expect(field).toHaveValue("berbere");

    await page.getByRole("banner").getByRole("combobox", { name: "Search" }).click();
    await expect(page.getByRole("listbox")).toHaveCount(1);
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("without script the form leads to the shop", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(baseURL ?? "/");

  await page.getByRole("banner").getByRole("combobox", { name: "Search" }).fill("barbare");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/shop\?search=barbare/);
  await expect(page.getByRole("link", { name: /Stone-ground berbere/ }).first()).toBeVisible();
  await context.close();
});

test("the shop says how it answered a search that has no exact match", async ({ page }) => {
  await page.goto("/shop?search=berebere");
  await expect(page.getByText("Results for “berbere”")).toBeVisible();
  await page.goto("/shop?search=a%20gift%20for%20my%20mother%20zzqqzz");
  await expect(
    page.getByText(
      "No exact match for “a gift for my mother zzqqzz”. Showing results for some of the words.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.goto("/shop?search=berbere");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByText(/No exact match|Results for/)).toHaveCount(0);
});
