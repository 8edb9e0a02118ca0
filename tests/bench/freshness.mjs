// How long a cached page shows what is no longer true.
import { setTimeout as sleep } from "node:timers/promises";

import { callAs } from "../rig/http.mjs";
import { makeProducts } from "../rig/people.mjs";
import { judge } from "./table.mjs";

/** As `makeProducts` writes it, so that the price alone is new. */
const FORM = {
  title: "A piece that many want",
  description: "Made for a test, with love.",
  category: "Arts & Crafts",
  imageUrl: "/illustrations/mesob.svg",
  stock: 9,
};

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
export async function freshness({ db, shop, seller }) {
  const [product] = await makeProducts(db, { seller, count: 1, stock: 9, priceCents: 4_000 });
  const page = `${shop.url}/product/${product.id}`;
  await untilShown(page, "40.00");
  const times = [];
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    const price = `${50 + turn}.25`;
    const { status, text } = await callAs(
      shop.url,
      seller,
      `/api/products/${product.id}`,
      { ...FORM, price },
      "PUT",
    );
    if (status !== 200) throw new Error(`The price was refused: ${status} ${text}`);
    times.push(await untilShown(page, price));
  }
  const figure = Math.max(...times);
  return [
    judge({
      what: `${CHANGES} new prices: slowest to be seen`,
      figure,
      unit: "ms",
      below: LIMIT_MS,
    }),
  ];
}
