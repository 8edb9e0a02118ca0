import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

import { hold, toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { expectReady, openReady, watchReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const PAGES = [
  "/",
  "/shop",
  "/product/1",
  "/blog",
  "/faq",
  "/events",
  "/business-directory",
  "/holiday-stores",
];

/** A browser's rules of numbers, plurals and days take a phone 20 ms to begin, more than all cards of a list. */
function watchRules() {
  const asked: string[] = [];
  Object.assign(window, { asked });
  for (const name of ["NumberFormat", "PluralRules", "DateTimeFormat"] as const) {
    const note = () => asked.push(`${name}: ${new Error().stack}`);
    Reflect.set(
      Intl,
      name,
      new Proxy(Intl[name], {
        construct(target, given, newTarget) {
          note();
          return Reflect.construct(target, given, newTarget) as object;
        },
      }),
    );
  }
}

for (const path of PAGES) {
  test(`the page ${path} is drawn in the browser without the browser's rules of numbers, plurals and days`, async ({
    page,
  }) => {
    await page.addInitScript(watchRules);
    await openReady(page, path);
    expect(await page.evaluate("asked")).toEqual([]);
  });
}

/** Of a page as it was made, and of one that is kept (lib/cache/defer-scripts.mjs). */
async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
}

test("the scripts that every page begins with are compiled while the page is drawn, those of one page alone are not", async ({
  request,
}) => {
  const [shop, faq] = [await scriptsOf(request, "/shop"), await scriptsOf(request, "/faq")];
  const marked = [];
  for (const script of shop) {
    const text = await (await request.get(script)).text();
    if (text.startsWith("//# allFunctionsCalledOnLoad\n")) marked.push(script);
  }

  expect(marked.length).toBeGreaterThanOrEqual(4);
  expect(marked.filter((script) => !faq.includes(script))).toEqual([]);
});

test("a product's card far below is drawn when the visitor scrolls near it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/shop");
  const last = page.getByRole("main").getByRole("article").last().getByRole("heading");
  const isDrawn = () =>
    last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));

  expect(await isDrawn()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  await expect(last).toBeInViewport();
});

/** Opens a page, acts on it while none of its scripts is there, and lets them come. */
async function actEarly(page: Page, path: string, act: () => Promise<unknown>) {
  await watchReady(page);
  const release = await hold(page, "**/_next/static/**/*.js*");
  await page.goto(path, { waitUntil: "commit" });
  await act();
  release();
}

for (const path of ["/shop", "/register"]) {
  test(`a button of ${path} that is pressed before its script came answers once, when the script is there`, async ({
    page,
  }) => {
    await actEarly(page, path, () => page.getByRole("button", { name: "Theme" }).click());
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
    // A second answer would close the menu.
    await expectReady(page);
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
  });
}

test("a ticket's button that is pressed as soon as the page is loaded asks the visitor to sign in", async ({
  page,
}) => {
  await page.goto("/events");
  await page
    .getByRole("button", { name: /^Get tickets: / })
    .first()
    .click();
  await expect(toast(page)).toContainText("Sign in required");
});

test("words that are typed before the page has its script filter the questions, and so do those typed after", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const questions = main.getByPlaceholder("Search FAQ...");
  await actEarly(page, "/faq", () => questions.fill("PAYOUTS"));
  // As fast as a user types: some of it while the script begins.
  await questions.pressSequentially(" are weekly", { delay: 40 });
  await expect(main.locator("details")).toHaveCount(1);
  await expect(questions).toHaveValue("PAYOUTS are weekly");
});

test("a box that is ticked before the page has its script filters the shop", async ({ page }) => {
  const box = page.getByRole("main").getByRole("checkbox", { name: "Fair Trade" });
  await actEarly(page, "/shop", () => box.check());
  await expect(page).toHaveURL("/shop?isFairTrade=true");
});

test("an order that is chosen before the page has its script sorts the shop", async ({ page }) => {
  const sort = page.getByRole("main").getByLabel("Sort");
  await actEarly(page, "/shop", () => sort.selectOption("Price: low to high"));
  await expect(page).toHaveURL("/shop?sort=price-asc");
});

test("the search box that is entered before the page has its script shows the popular searches", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await actEarly(page, "/", () => page.getByRole("combobox", { name: "Search" }).click());
  await expect(page.getByRole("group", { name: "Popular Searches" })).toBeVisible();
});

test.describe("a caret that is put into a description before the page has its script", () => {
  const DESCRIPTION = "Dry-processed beans from the hills around Harar.";
  const about = (page: Page) => page.getByRole("main").locator("textarea[name=description]");

  const putCaret = (page: Page) =>
    about(page).evaluate((area: HTMLTextAreaElement) => {
      area.focus();
      area.setSelectionRange(4, 4);
    });

  async function createListing(page: Page) {
    const seller = await signInAsNew(page, "seller");
    return createProduct({ seller, title: uniqueName("Beans with a caret") });
  }

  test("stays among its words when the script comes", async ({ page }) => {
    const { id } = await createListing(page);
    await actEarly(page, `/add-product?edit=${id}`, () => putCaret(page));
    await expectReady(page);
    await page.keyboard.type("NEW ");
    await expect(about(page)).toHaveValue(`${DESCRIPTION.slice(0, 4)}NEW ${DESCRIPTION.slice(4)}`);
  });

  test("stays behind what was typed there when the script comes", async ({ page }) => {
    const { id } = await createListing(page);
    await actEarly(page, `/add-product?edit=${id}`, async () => {
      await putCaret(page);
      await page.keyboard.type("NEW ");
    });
    // The form has the words when it keeps them as the draft of this product.
    const draft = () =>
      page.evaluate(
        (end) => Object.entries(localStorage).find(([name]) => name.endsWith(end))?.[1] ?? "",
        `:${id}`,
      );
    await expect.poll(draft).toContain("NEW ");
    await page.keyboard.type("AND OLD ");
    await expect(about(page)).toHaveValue(
      `${DESCRIPTION.slice(0, 4)}NEW AND OLD ${DESCRIPTION.slice(4)}`,
    );
  });
});
