// Hostile URLs of pages: whatever a path or query has, a page renders or is not found.
import { HOSTILE, NUMBERS } from "./fuzz-dictionary.mjs";

/** All query parameters that pages read. */
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

/**
 * @import { CallResult, Random } from "./types.d.ts"
 *
 * @typedef {{ kind: "page", method: string, path: string, headers: Record<string, string> }} PageRequest
 */

const MAX_KEYS = 12;

/** Limits the length of a URL; Node refuses longer ones. */
const MAX_VALUE_LENGTH = 60;

/** Pages with the id of a row in their path. */
const PATHS = ["/product/", "/seller/", "/store/", "/blog/", "/community/post/", "/shop/"];

const RSC = { rsc: "1" };
const HTML = { accept: "text/html" };

const SLOW_MS = 5_000;

/** A stack trace of Node; the word "at" alone occurs in texts of users. */
const STACK = /\bat \S+ \(\S+:\d+:\d+\)|node_modules\//;

/**
 * Creates a source of URLs.
 * @param {{ pages: string[], random: Random }} options `pages`: with the queries of their tabs and states
 */
export function pagesOf({ pages, random }) {
  const value = () =>
    String(random.chance(0.8) ? random.pick(HOSTILE) : random.pick(NUMBERS))
      .toWellFormed()
      .slice(0, MAX_VALUE_LENGTH)
      .toWellFormed();

  /** @param {string} page */
  function pathOf(page) {
    if (random.chance(0.8)) return page.replace(/#.*/s, "");
    return `${random.pick(PATHS)}${encodeURIComponent(value()) || "0"}`;
  }

  return {
    /** @returns {PageRequest} */
    next() {
      const [path, query] = pathOf(random.pick(pages)).split("?");
      const search = new URLSearchParams(query);
      const keys = random.shuffle(KEYS).slice(0, random.int(1, MAX_KEYS));
      for (const key of keys) {
        search.append(key, value());
        if (random.chance(0.1)) search.append(key, value());
      }
      const headers = random.chance(0.3) ? RSC : HTML;
      return { kind: "page", method: "GET", path: `${path}?${search}`, headers };
    },
  };
}

/**
 * Returns the faults of a page's response.
 * @param {Pick<CallResult, "status" | "text" | "ms">} result
 */
export function faultsOfPage({ status, text, ms }) {
  if (status === 0) return ["no answer"];
  return [
    ...(ms > SLOW_MS ? [`took ${Math.round(ms)} ms`] : []),
    ...(status >= 500 && status !== 503 ? [`${status}`] : []),
    ...(STACK.test(text) ? ["tells of the inside"] : []),
  ];
}
