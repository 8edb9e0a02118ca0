// Time until a cached page shows a change.
import { setTimeout as sleep } from "node:timers/promises";

import { openSampleProduct } from "./sample.mjs";
import { judge } from "./table.mjs";

const CHANGES = 10;
const LIMIT_MS = 2_000;
const GIVE_UP_MS = 10_000;

async function untilShown(url, text) {
  const began = performance.now();
  while (performance.now() - began < GIVE_UP_MS) {
    const page = await fetch(url, { headers: { "accept-encoding": "gzip" } });
    if ((await page.text()).includes(text)) break;
    await sleep(20);
  }
  return performance.now() - began;
}

/** @returns {Promise<object[]>} rows */
export async function freshness(context) {
  const { page, setPrice } = await openSampleProduct(context);
  await untilShown(page, "40.00");
  const times = [];
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    const price = `${50 + turn}.25`;
    await setPrice(price);
    times.push(await untilShown(page, price));
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
