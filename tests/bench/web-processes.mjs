// Two web processes compared with one, over the same database. The generator of the load and PostgreSQL run on the same
// machine, so a machine with two cores has little left for the second process.
import { createAccounts, createProducts } from "../system/people.mjs";
import { compare } from "./compare.mjs";
import { openShop } from "./environment.mjs";
import { growCommunity } from "./fill/community.mjs";
import { visit } from "./load.mjs";
import { orderFor } from "./orders.mjs";
import { asQuery } from "./queries.mjs";
import { requireValue } from "./require-value.mjs";
import { figuresOf, judge, refuseBad } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Target } from "./compare.mjs"
 * @import { Row } from "./table.mjs"
 */

/** Minimum rate of two processes relative to one. */
const SHARE = 1.6;
const POSTS = 2_000;
const PRODUCTS = 500;
const BUYERS = 2_000;

/** Each process compiles its own code, so that two need twice the orders to be warm. */
const WARM_SECONDS = 15;

const PATHS = {
  search: ["coffee", "basket", "honey", "scarf"].map(asQuery("search")).map((q) => `/shop?${q}`),
  community: ["/community"],
};

/**
 * Returns the number of paid orders per second, as the median of all rounds after a warm-up.
 * @param {BenchContext} context
 * @param {BenchContext["shop"][]} shops
 */
async function orderRates(context, shops) {
  const { db, secret, seller, rounds, seconds: roundSeconds } = context;
  const products = await createProducts(db, {
    seller,
    count: PRODUCTS,
    stock: 100_000,
    priceCents: 1_500,
  });
  /** @type {number[][]} */
  const rates = shops.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, shop] of shops.entries()) {
      const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
      const limits = { seconds: round === 0 ? WARM_SECONDS * (index + 1) : roundSeconds };
      const { attempts, seconds } = await orderFor(
        { ...context, ...limits, shop },
        buyers,
        products,
      );
      const paid = attempts.filter(({ isBad }) => !isBad).length;
      if (round > 0) rates[index]?.push(paid / seconds);
    }
  }
  return rates.map((values) =>
    requireValue(values.sort((a, b) => a - b)[values.length >> 1], "rate"),
  );
}

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function webProcesses(context) {
  await growCommunity(context.database, { posts: POSTS });
  const two = await openShop(context, "two-processes", { WEB_PROCESSES: "2" });
  /** @type {Record<string, Target>} */
  const targets = {};
  for (const [name, paths] of Object.entries(PATHS)) {
    for (const { url } of [context.shop, two.shop]) await visit({ url, paths, times: 2 });
    targets[`${name}, one`] = { url: context.shop.url, paths };
    targets[`${name}, two`] = { url: two.shop.url, paths };
  }
  const { figures } = await compare(context, targets);
  const [singleRate = 0, doubleRate = 0] = await orderRates(context, [context.shop, two.shop]);
  await two.close();
  return [
    ...Object.keys(PATHS).flatMap((name) => {
      const single = requireValue(figures[`${name}, one`], name);
      const double = requireValue(figures[`${name}, two`], name);
      const detail = `${figuresOf(double)}; one: ${figuresOf(single)}`;
      return [
        judge({
          what: `${name}: two processes / one`,
          figure: double.rate / single.rate,
          atLeast: SHARE,
          detail,
        }),
        refuseBad(`${name}, two`, double),
      ];
    }),
    judge({
      what: "orders: two processes / one",
      figure: doubleRate / singleRate,
      atLeast: SHARE,
      detail: `${doubleRate.toFixed(0)}/s; one: ${singleRate.toFixed(0)}/s`,
    }),
  ];
}
