// Hostile addresses of pages: whatever stands in a path or a query, a page shows what it can or says that there is none.
import { HOSTILE, NUMBERS } from "./fuzz-dictionary.mjs";

/** Every word that some page reads out of its query. */
const KEYS = [
  ..."action alias article at before business category checkin confirm country edit event from import inStock".split(
    " ",
  ),
  ..."isFairTrade item kind lang lines list location maxPrice minAmount minPrice misses month name".split(
    " ",
  ),
  ..."neighborhood number order page payment_intent payout preview products q range reply reset search".split(
    " ",
  ),
  ..."segment sellerId show sort state status subject tab tag thread ticket tickets timeRange to type".split(
    " ",
  ),
  ..."unsubscribe verify view year zoom".split(" "),
];

const MOST_KEYS = 12;

/** A longer address never reaches the shop. */
const LONGEST_VALUE = 60;

/** Pages whose path names a row. */
const PATHS = ["/product/", "/seller/", "/store/", "/blog/", "/community/post/", "/shop/"];

const SLOW_MS = 5_000;

/** A stack as Node writes it; what people write about code is not one. */
const STACK = /\bat \S+ \(\S+:\d+:\d+\)|node_modules\//;

/**
 * A source of addresses.
 * @param {{ pages: string[], random: object }} house `pages` with the queries that lead to their parts
 */
export function pagesOf({ pages, random }) {
  const value = () =>
    String(random.pick(random.chance(0.8) ? HOSTILE : NUMBERS))
      .toWellFormed()
      .slice(0, LONGEST_VALUE)
      .toWellFormed();

  function pathOf(page) {
    if (random.chance(0.8)) return page.split("#")[0];
    return `${random.pick(PATHS)}${encodeURIComponent(value()) || "0"}`;
  }

  return {
    next() {
      const [path, query] = pathOf(random.pick(pages)).split("?");
      const search = new URLSearchParams(query);
      const keys = random.shuffle(KEYS).slice(0, random.int(1, MOST_KEYS));
      for (const key of keys) {
        search.append(key, value());
        if (random.chance(0.1)) search.append(key, value());
      }
      const headers = random.chance(0.3) ? { rsc: "1" } : { accept: "text/html" };
      return { kind: "page", method: "GET", path: `${path}?${search}`, headers };
    },
  };
}

/** What is wrong with a page's answer. */
export function faultsOfPage({ status, text, ms }) {
  if (status === 0) return ["no answer"];
  return [
    ...(ms > SLOW_MS ? [`took ${Math.round(ms)} ms`] : []),
    ...(status >= 500 && status !== 503 ? [`${status}`] : []),
    ...(STACK.test(text) ? ["tells of the inside"] : []),
  ];
}
