// Bytes of a first visit without a browser cache.
import { chromium } from "@playwright/test";

import { findChromium } from "../../scripts/lib/install/chromium.mjs";
import { judge } from "./table.mjs";

const KB = 1024;
const SCRIPT_KB = { home: 170, "a static page": 170, shop: 180, product: 180, dashboard: 230 };
const PAGE_KB = 300;
/** Time after which only prefetches for the next page follow. */
const SETTLED_MS = 1_500;

const SCRIPT = /<script [^>]*src="([^"]+)"(?![^>]*noModule)/g;

/** Returns scripts in the page's HTML, which a first visit needs. */
const namedBy = (html) => new Set([...html.matchAll(SCRIPT)].map(([, src]) => src));

/** @returns {Promise<{ scripts: number, all: number }>} KB: compressed bytes of the scripts, and of all transfers */
async function visit(browser, { url, cookies = [] }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const { origin } = new URL(url);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const addresses = new Map();
  const sizes = new Map();
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
  const named = namedBy(await response.text());
  await page.waitForTimeout(SETTLED_MS);
  const fetched = [...sizes].map(([id, size]) => ({
    path: addresses.get(id)?.replace(origin, "") ?? "",
    size,
    bytes: bytes.get(id) ?? 0,
  }));
  await context.close();
  const sum = (list, key) => list.reduce((all, one) => all + one[key], 0) / KB;
  const isAhead = ({ path }) => path.includes("_rsc=");
  return {
    scripts: sum(
      fetched.filter(({ path }) => named.has(path)),
      "bytes",
    ),
    all: sum(
      fetched.filter((one) => !isAhead(one)),
      "size",
    ),
  };
}

const cookieOf = ({ cookie }) => cookie.split(/=(.*)/s).slice(0, 2);

/** @returns {Promise<object[]>} rows */
export async function weight({ shop, products, seller }) {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const product = { url: `${shop.url}/product/${products[0]}` };
  const pages = {
    home: { url: `${shop.url}/` },
    "a static page": { url: `${shop.url}/faq` },
    shop: { url: `${shop.url}/shop` },
    product,
    dashboard: { url: `${shop.url}/dashboard`, cookies: [cookieOf(seller)] },
  };
  const rows = [];
  for (const [name, wanted] of Object.entries(pages)) {
    const { scripts } = await visit(browser, wanted);
    rows.push(
      judge({ what: `scripts of ${name}`, figure: scripts, unit: "KB", below: SCRIPT_KB[name] }),
    );
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
