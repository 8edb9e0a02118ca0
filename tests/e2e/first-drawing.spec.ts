import { expect, test } from "@playwright/test";

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
