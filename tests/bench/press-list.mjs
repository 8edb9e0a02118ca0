// The ten commonest presses, and the element of each that has to react.

/**
 * @import { Locator, Page } from "@playwright/test"
 * @import { BenchContext } from "./bench.mjs"
 * @import { Device } from "./slow-page.mjs"
 *
 * @typedef {object} Press
 * @property {string} name
 * @property {string} path
 * @property {(page: Page, index: number) => Promise<unknown>} [prepare] opens what the press is in
 * @property {(page: Page, index: number) => Locator} target
 * @property {(target: Locator, index: number) => Promise<unknown>} [act] a click by default
 * @property {(page: Page) => Locator} [sign] the element that reacts; the target by default
 * @property {(page: Page) => Promise<unknown>} [finish] waits for the end of what the press started
 * @property {boolean} [isReopened] the page is opened again after each press
 */

const TABS = ["Stories", "Organizations", "Forum"];
const SORTS = ["price-asc", "price-desc"];
const THEMES = ["Dark", "Light"];

/** @param {Page} page */
const listOf = (page) => page.locator("main [aria-busy]").first();
/** @param {Page} page */
const sheetOf = (page) => page.getByRole("dialog");

/**
 * Filters and order: beside the list, on phones in a sheet whose button counts the products.
 * @param {boolean} isPhone
 * @returns {Pick<Press, "path" | "prepare" | "sign">}
 */
const shopControls = (isPhone) => ({
  path: "/shop",
  prepare: async (page) => {
    if (!isPhone || (await sheetOf(page).isVisible())) return;
    await page.getByRole("button", { name: /^Filters/ }).click();
  },
  sign: (page) => (isPhone ? sheetOf(page).locator("[aria-busy]") : listOf(page)),
});

/**
 * @param {boolean} isPhone
 * @returns {Pick<Press, "path" | "prepare" | "target">}
 */
const themeMenu = (isPhone) => ({
  path: "/",
  prepare: async (page) => {
    if (isPhone && (await sheetOf(page).isVisible())) return;
    await page.getByRole("button", { name: isPhone ? "Open menu" : "Theme", exact: true }).click();
  },
  target: (page, index) =>
    page.getByRole(isPhone ? "button" : "menuitemradio", {
      name: THEMES[index % THEMES.length] ?? "",
      exact: true,
    }),
});

/**
 * Returns the presses of a device.
 * @param {Pick<BenchContext, "db">} bench
 * @param {Device} device
 * @returns {Promise<Press[]>}
 */
export async function listPresses({ db }, { slowdown }) {
  const isPhone = slowdown > 1;
  /** @type {import("pg").QueryResult<{ id: number }>} */
  const { rows } = await db.query("SELECT id FROM forum_posts ORDER BY id LIMIT 1");
  const controlsOf = (/** @type {Page} */ page) => (isPhone ? sheetOf(page) : page.locator("main"));
  return [
    {
      name: "heart",
      path: "/shop",
      target: (page) =>
        page
          .locator("main")
          .getByRole("button", { name: /^Wishlist: / })
          .first(),
    },
    {
      name: "add to cart",
      path: "/shop",
      target: (page) =>
        page
          .locator("main")
          .getByRole("button", { name: /^Add to Cart: / })
          .first(),
      sign: (page) => page.locator('header a[href="/cart"]').filter({ visible: true }),
    },
    {
      name: "shop filter",
      ...shopControls(isPhone),
      target: (page) => controlsOf(page).getByRole("checkbox", { name: /^In stock only/ }),
    },
    {
      name: "sort",
      ...shopControls(isPhone),
      target: (page) => controlsOf(page).getByLabel("Sort", { exact: true }),
      act: (target, index) => target.selectOption(SORTS[index % SORTS.length] ?? ""),
    },
    {
      name: "next page",
      path: "/shop",
      isReopened: true,
      target: (page) => page.getByRole("link", { name: "Next page" }),
    },
    {
      name: "tab",
      path: "/community",
      target: (page, index) =>
        page
          .locator("main")
          .getByRole("link", { name: TABS[index % TABS.length] ?? "", exact: true })
          .first(),
    },
    {
      name: "language",
      path: "/shop",
      isReopened: true,
      prepare: (page) =>
        page
          .getByRole("button", { name: /^Language: / })
          .filter({ visible: true })
          .click(),
      target: (page) => page.getByRole("menuitemradio", { name: "Soomaali" }),
      finish: (page) => page.locator('html[lang="so"]').waitFor({ state: "attached" }),
    },
    {
      name: "theme",
      ...themeMenu(isPhone),
      sign: (page) => page.locator("header").first(),
    },
    {
      name: "follow",
      path: `/community/post/${rows[0]?.id}`,
      target: (page) => page.getByRole("button", { name: /^(?:Follow|Unfollow)$/ }),
    },
    {
      name: "save",
      path: "/profile",
      prepare: (page, index) => page.getByLabel(/^About you/).fill(`Coffee, round ${index}.`),
      target: (page) => page.getByRole("button", { name: /^(?:Save Changes|Saving)/ }),
    },
  ];
}
