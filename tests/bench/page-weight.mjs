// Bytes of a first visit without a browser cache.
import { chromium } from "@playwright/test";

import { findChromium } from "../../scripts/lib/install/chromium.mjs";
import { requireValue } from "./require-value.mjs";
import { judge } from "./table.mjs";

/**
 * @import { Browser } from "@playwright/test"
 * @import { BenchContext } from "./bench.mjs"
 * @import { SignedInUser } from "./environment.mjs"
 * @import { Row } from "./table.mjs"
 *
 * @typedef {[name: string, value: string]} Cookie
 *
 * @typedef {{ url: string, cookies?: Cookie[] }} PageVisit
 *
 * @typedef {{ path: string, size: number, bytes: number }} Transfer
 */

const KB = 1024;
const SCRIPT_KB = { home: 170, "a static page": 170, shop: 180, product: 180, dashboard: 230 };
const PAGE_KB = 300;
/** Time after which only prefetches for the next page follow. */
const QUIET_MS = 1_500;

const SCRIPT = /<script [^>]*src="([^"]+)"(?![^>]*noModule)/g;

/**
 * Returns scripts in the page's HTML, which a first visit needs.
 * @param {string} html
 */
const scriptsOf = (html) => new Set([...html.matchAll(SCRIPT)].map(([, src]) => src));

/**
 * @param {Browser} browser
 * @param {PageVisit} pageVisit
 * @returns {Promise<{ scripts: number, all: number }>} KB: compressed bytes of the scripts, and of all transfers
 */
async function visit(browser, { url, cookies = [] }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { origin } = new URL(url);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  /** @type {Map<string, string>} */
  const addresses = new Map();
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Map<string, number>} */
  const bytes = new Map();
  session.on("Network.responseReceived", ({ requestId, response }) =>
    addresses.set(requestId, response.url),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  session.on("Network.dataReceived", ({ requestId: id, encodedDataLength }) =>
    bytes.set(id, (bytes.get(id) ?? 0) + encodedDataLength),
  );
  const response = await page.goto(url, { waitUntil: "load" });
  const neededScripts = scriptsOf(
    await requireValue(response ?? undefined, `response of ${url}`).text(),
  );
  await page.waitForTimeout(QUIET_MS);
  /** @type {Transfer[]} */
  const transfers = [...sizes].map(([id, size]) => ({
    path: addresses.get(id)?.replace(origin, "") ?? "",
    size,
    bytes: bytes.get(id) ?? 0,
  }));
  await context.close();
  /**
   * @param {Transfer[]} list
   * @param {"size" | "bytes"} key
   */
  const sum = (list, key) => list.reduce((total, transfer) => total + transfer[key], 0) / KB;
  /** @param {Transfer} transfer */
  const isPrefetch = ({ path }) => path.includes("_rsc=");
  return {
    scripts: sum(
      transfers.filter(({ path }) => neededScripts.has(path)),
      "bytes",
    ),
    all: sum(
      transfers.filter((transfer) => !isPrefetch(transfer)),
      "size",
    ),
  };
}

/**
 * @param {SignedInUser} user
 * @returns {Cookie}
 */
function cookieOf({ cookie }) {
  const [name = "", value = ""] = cookie.split(/=(.*)/s);
  return [name, value];
}

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function weight({ shop, products, seller }) {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const product = { url: `${shop.url}/product/${products[0]}` };
  /** @type {(PageVisit & { name: string, below: number })[]} */
  const pages = [
    { name: "home", below: SCRIPT_KB.home, url: `${shop.url}/` },
    { name: "a static page", below: SCRIPT_KB["a static page"], url: `${shop.url}/faq` },
    { name: "shop", below: SCRIPT_KB.shop, url: `${shop.url}/shop` },
    { name: "product", below: SCRIPT_KB.product, ...product },
    {
      name: "dashboard",
      below: SCRIPT_KB.dashboard,
      url: `${shop.url}/dashboard`,
      cookies: [cookieOf(seller)],
    },
  ];
  /** @type {Row[]} */
  const rows = [];
  for (const { name, below, ...pageVisit } of pages) {
    const { scripts } = await visit(browser, pageVisit);
    rows.push(judge({ what: `scripts of ${name}`, figure: scripts, unit: "KB", below }));
  }
  const whole = await visit(browser, product);
  const lite = await visit(browser, { ...product, cookies: [["shaafi-lite", "1"]] });
  await browser.close();
  return [
    ...rows,
    judge({ what: "first visit of a product", figure: whole.all, unit: "KB", below: PAGE_KB }),
    judge({ what: "the same, lite", figure: lite.all, unit: "KB", below: whole.all }),
  ];
}
