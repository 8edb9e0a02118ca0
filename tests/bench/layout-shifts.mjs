// Layout shifts of the most used pages while they load and are scrolled through.
import { DEVICES, openBuyerContext } from "./slow-page.mjs";
import { judge } from "./table.mjs";

/**
 * @import { Browser, BrowserContext, Page } from "@playwright/test"
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 */

const LIMIT = 0.02;
/** Pixels and pause in ms of one step of scrolling. */
const STEP = 400;
const PAUSE_MS = 80;

/** Runs in the page before its scripts: adds up the shifts that follow no input. */
function countShifts() {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } =
        /** @type {PerformanceEntry & { value: number, hadRecentInput: boolean }} */ (entry);
      const total = Number(document.documentElement.dataset["shifts"] ?? 0);
      if (!hadRecentInput) document.documentElement.dataset["shifts"] = String(total + value);
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
}

/**
 * Opens a page and waits until it is hydrated.
 * @param {Page} page
 * @param {string} path
 */
async function openHydrated(page, path) {
  await page.goto(path);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/**
 * Puts a product into the cart of the context, so that /cart has a line.
 * @param {BrowserContext} context
 */
async function fillCart(context) {
  const page = await context.newPage();
  await openHydrated(page, "/shop");
  await page
    .locator("main")
    .getByRole("button", { name: /^Add to Cart: / })
    .first()
    .click();
  await page.close();
}

/**
 * @param {BrowserContext} context
 * @param {string} path
 * @returns {Promise<number>} sum of all shifts, which is at least the page's CLS
 */
async function shiftsOf(context, path) {
  const page = await context.newPage();
  await page.addInitScript(countShifts);
  await openHydrated(page, path);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let scrolled = 0; scrolled < height; scrolled += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PAUSE_MS);
  }
  const total = await page.evaluate(() => document.documentElement.dataset["shifts"] ?? "0");
  await page.close();
  return Number(total);
}

/**
 * @param {Browser} browser
 * @param {BenchContext} bench
 * @returns {Promise<Row[]>}
 */
export async function layoutShiftRows(browser, bench) {
  /** @type {import("pg").QueryResult<{ post: number, slug: string }>} */
  const { rows } = await bench.db.query(
    `SELECT (SELECT id FROM forum_posts ORDER BY id LIMIT 1) AS post,
       (SELECT slug FROM blog_posts WHERE is_published ORDER BY id LIMIT 1) AS slug`,
  );
  const paths = [
    "/",
    "/shop",
    "/shop?category=textiles",
    `/product/${bench.products[0]}`,
    "/cart",
    "/wishlist",
    "/orders",
    "/community",
    `/community/post/${rows[0]?.post}`,
    `/blog/${rows[0]?.slug}`,
  ];
  const results = [];
  for (const device of DEVICES) {
    const context = await openBuyerContext(browser, bench, device);
    await fillCart(context);
    for (const path of paths) {
      const figure = await shiftsOf(context, path);
      results.push(judge({ what: `shifts of ${path}, ${device.width}`, figure, below: LIMIT }));
    }
    await context.close();
  }
  return results;
}
