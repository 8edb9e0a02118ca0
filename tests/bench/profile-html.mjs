// Sizes of the parts of a page: elements, component data, icons and class names.

/**
 * @import { Browser } from "@playwright/test"
 *
 * @typedef {object} HtmlFigures
 * @property {number} bytes
 * @property {number} elements
 * @property {number} data bytes of inline scripts, nearly all of them component data
 * @property {number} icons number of inline icons
 * @property {number} iconBytes
 * @property {number} classNames number of class names, with repetitions
 * @property {number} classBytes
 */

/**
 * Counts the parts of a page in a browser that runs no scripts.
 * @param {Browser} browser
 * @param {string} html
 * @returns {Promise<HtmlFigures>}
 */
export async function measureHtml(browser, html) {
  const context = await browser.newContext({ javaScriptEnabled: true, offline: true });
  const page = await context.newPage();
  const figures = await page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, "text/html");
    const sizeOf = (/** @type {string} */ text) => new TextEncoder().encode(text).length;
    const elements = [...root.querySelectorAll("*")];
    const scripts = [...root.querySelectorAll("script:not([src], [type])")].map(
      ({ textContent }) => textContent ?? "",
    );
    const icons = [...root.querySelectorAll("svg")].map(({ outerHTML }) => sizeOf(outerHTML));
    const classes = elements.map((element) => element.getAttribute("class") ?? "");
    const sum = (/** @type {number[]} */ sizes) => sizes.reduce((total, size) => total + size, 0);
    return {
      bytes: sizeOf(source),
      elements: elements.length,
      data: sum(scripts.map(sizeOf)),
      icons: icons.length,
      iconBytes: sum(icons),
      classNames: classes.flatMap((list) => list.split(" ").filter(Boolean)).length,
      classBytes: sum(classes.map(sizeOf)),
    };
  }, html);
  await context.close();
  return figures;
}
