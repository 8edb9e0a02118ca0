// Time until a cached page shows a change.
import { setTimeout as sleep } from "node:timers/promises";

import { openSampleProduct } from "./sample.mjs";
import { judge } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 */

const CHANGES = 10;
const LIMIT_MS = 2_000;
const GIVE_UP_MS = 10_000;

/**
 * Waits until a page includes a text.
 * @param {string} url
 * @param {string} text
 * @returns {Promise<number>} milliseconds
 */
async function waitUntilVisible(url, text) {
  const began = performance.now();
  while (performance.now() - began < GIVE_UP_MS) {
    const page = await fetch(url, { headers: { "accept-encoding": "gzip" } });
    if ((await page.text()).includes(text)) break;
    await sleep(20);
  }
  return performance.now() - began;
}

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function freshness(context) {
  const { page, setPrice } = await openSampleProduct(context);
  await waitUntilVisible(page, "40.00");
  const times = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const price = `${50 + change}.25`;
    await setPrice(price);
    times.push(await waitUntilVisible(page, price));
  }
  const figure = Math.max(...times);
  return [
    judge({
      what: `${CHANGES} new prices: slowest to be visible`,
      figure,
      unit: "ms",
      below: LIMIT_MS,
    }),
  ];
}
