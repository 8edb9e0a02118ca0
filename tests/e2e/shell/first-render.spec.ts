import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

import { hold, toast } from "../../support/accounts";
import { become } from "../../support/sign-in";

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

const isDrawnByReact = () =>
  ["header", "main"].every((name) =>
    Object.keys(document.querySelector(name) ?? {}).some((key) => key.startsWith("__react")),
  );

test("a page is drawn in the browser without its rules of numbers, plurals and days", {
  tag: "@look",
}, async ({ page }) => {
  await page.addInitScript(watchRules);
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForFunction(isDrawnByReact);
    await page.waitForLoadState("networkidle");

    expect([path, await page.evaluate("asked")]).toEqual([path, []]);
  }
});

/** Of a page as it was made, and of one that is kept (lib/core/scripts-last.mjs). */
async function scriptsOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return [...new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
}

test("what every page begins with is compiled beside its drawing, what one alone has is not", {
  tag: "@look",
}, async ({ request }) => {
  const [shop, faq] = [await scriptsOf(request, "/shop"), await scriptsOf(request, "/faq")];
  const marked = [];
  for (const script of shop) {
    const text = await (await request.get(script)).text();
    if (text.startsWith("//# allFunctionsCalledOnLoad\n")) marked.push(script);
  }

  expect(marked.length).toBeGreaterThanOrEqual(4);
  expect(marked.filter((script) => !faq.includes(script))).toEqual([]);
});

test("a card far below is drawn once one comes near it", { tag: "@look" }, async ({ page }) => {
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

test("a button that is pressed before its script came answers once it is there, and once", {
  tag: "@look",
}, async ({ page }) => {
  for (const path of ["/shop", "/register"]) {
    const release = await hold(page, "**/_next/static/**/*.js*");
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Theme" }).click();
    await page.waitForTimeout(300);
    release();

    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
    await page.unrouteAll();
  }
  await page.goto("/events", { waitUntil: "load" });
  await page.getByRole("button", { name: "Get tickets: Three rounds" }).click();
  await expect(toast(page)).toContainText("Sign in required");
});

/** Opens a page, does something to it while none of its scripts is there, and lets them come. */
async function early(page: Page, path: string, act: () => Promise<unknown>) {
  const release = await hold(page, "**/_next/static/**/*.js*");
  await page.goto(path, { waitUntil: "commit" });
  await act();
  await page.waitForTimeout(300);
  release();
}

test("what is typed, ticked, chosen or entered before its script came counts once it is there", {
  tag: "@look",
}, async ({ page }) => {
  const main = page.getByRole("main");
  const questions = main.getByPlaceholder("Search FAQ...");
  await early(page, "/faq", () => questions.fill("PAYOUTS"));
  await questions.pressSequentially(" are weekly", { delay: 40 });
  await expect(main.locator("details")).toHaveCount(1);
  await expect(questions).toHaveValue("PAYOUTS are weekly");
  await page.unrouteAll();

  await early(page, "/shop", () => main.getByRole("checkbox", { name: "Fair Trade" }).check());
  await expect(page).toHaveURL("/shop?isFairTrade=true");
  await page.unrouteAll();

  await early(page, "/shop", () => main.getByLabel("Sort").selectOption("Price: low to high"));
  await expect(page).toHaveURL("/shop?sort=price-asc");
  await page.unrouteAll();

  await page.setViewportSize({ width: 390, height: 844 });
  await early(page, "/", () => page.getByRole("combobox", { name: "Search" }).click());
  await expect(page.getByRole("group", { name: "Popular Searches" })).toBeVisible();
});

test("a caret that is put among a text area's words before its script came stays there", {
  tag: "@look",
}, async ({ page }) => {
  await become(page.context(), "a seller", "en");
  const about = page.getByRole("main").locator("textarea[name=description]");
  const reaches = (at: number) =>
    about.evaluate((n: HTMLTextAreaElement, at) => {
      n.focus();
      n.setSelectionRange(at, at);
    }, at);
  const isTaken = () =>
    about.evaluate((n) => Object.keys(n).some((key) => key.startsWith("__reactProps")));
  const list = await (await page.request.get("/dashboard?tab=products")).text();
  const [one = "", other = ""] = new Set(list.match(/\/add-product\?edit=\d+/g));

  await early(page, one, () => reaches(4));
  const words = await about.inputValue();
  await expect.poll(isTaken).toBe(true);
  await page.keyboard.type("NEW ");
  await expect(about).toHaveValue(`${words.slice(0, 4)}NEW ${words.slice(4)}`);
  await page.unrouteAll();

  let before = "";
  await early(page, other, async () => {
    before = await about.inputValue();
    await reaches(4);
    await page.keyboard.type("NEW ");
  });
  // The form has it once it keeps it as the draft of this product; the first one has a draft of its own.
  const key = `:${other.split("=")[1]}`;
  const draft = () =>
    page.evaluate(
      (end) => Object.entries(localStorage).find(([name]) => name.endsWith(end))?.[1] ?? "",
      key,
    );
  await expect.poll(draft).toContain("NEW ");
  await page.keyboard.type("AND OLD ");
  await expect(about).toHaveValue(`${before.slice(0, 4)}NEW AND OLD ${before.slice(4)}`);
});
