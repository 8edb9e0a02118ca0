// Resident memory of the server.
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { load } from "./load.mjs";
import { asQuery, FILTERS, SEARCHES } from "./queries.mjs";
import { requireValue } from "./require-value.mjs";
import { judge } from "./table.mjs";

/**
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 *
 * @typedef {{ at: number, mb: number }} Sample `at`: in minutes
 */

const IDLE_MB = 350;
const LOADED_MB = 700;
const SLOPE_MB = 1;

const STATIC_PATHS = ["/", "/shop", "/blog", "/faq"];

/** @param {number | string} pid */
function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(" ").filter(Boolean) : [];
}

/**
 * Returns the resident memory of a process and its descendants.
 * @param {number | string} pid
 * @returns {number} MB
 */
function residentMb(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  const mb = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), mb);
}

/**
 * Measures the memory of a new server.
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function idle({ shop }) {
  await sleep(5_000);
  return [
    judge({ what: "memory, idle", figure: residentMb(shop.pid), unit: "MB", below: IDLE_MB }),
  ];
}

/**
 * Returns the paths of mixed load, in realistic shares: four of five requests only browse.
 * @param {BenchContext} context
 */
function mixOf({ products }) {
  const pages = products.slice(0, 5_000).map((id) => `/product/${id}`);
  const searches = Object.values(SEARCHES).flat().map(asQuery("search"));
  const lists = [...Object.values(FILTERS).flat(), ...searches];
  return pages.flatMap((page, index) => [
    page,
    STATIC_PATHS[index % STATIC_PATHS.length] ?? "/",
    `/product/${products[(index * 7) % products.length]}`,
    `/api/products/${products[index % products.length]}`,
    `/${index % 2 === 0 ? "shop" : "api/products"}?${lists[index % lists.length]}`,
  ]);
}

/**
 * Returns MB per minute, by least squares.
 * @param {Sample[]} samples
 */
function slopeOf(samples) {
  /** @param {keyof Sample} name */
  const meanOf = (name) => samples.reduce((sum, sample) => sum + sample[name], 0) / samples.length;
  const x = meanOf("at");
  const y = meanOf("mb");
  const covariance = samples.reduce((sum, { at, mb }) => sum + (at - x) * (mb - y), 0);
  return covariance / samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}

/**
 * Samples the server's memory once a second until stopped.
 * @param {number} pid
 */
function watchMemory(pid) {
  const began = performance.now();
  /** @type {Sample[]} */
  const samples = [];
  const sample = () => {
    const at = (performance.now() - began) / 60_000;
    const latest = { at, mb: residentMb(pid) };
    samples.push(latest);
    return latest;
  };
  const watch = setInterval(sample, 1_000).unref();
  const stop = () => clearInterval(watch);
  return { samples, sample, stop };
}

/**
 * Measures memory under mixed load for a number of minutes. The slope covers the second half, since the cache fills
 * first, and uses every sample, since single ones vary.
 * @param {BenchContext} context
 * @param {number} minutes
 * @returns {Promise<Row[]>}
 */
export async function soak(context, minutes) {
  const { samples, sample, stop } = watchMemory(context.shop.pid);
  /** @type {Sample[]} */
  const tenths = [];
  let bad = 0;
  while (tenths.length < 10) {
    const figures = await load({
      url: context.shop.url,
      paths: mixOf(context),
      seconds: Math.max(1, Math.round((minutes * 60) / 10)),
      connections: 16,
    });
    bad += figures.bad;
    tenths.push(sample());
  }
  stop();
  const last = requireValue(tenths.at(-1), "last sample");
  const middle = requireValue(tenths[4], "middle sample");
  return [
    judge({
      what: `memory after ${minutes} min of mixed load`,
      figure: last.mb,
      unit: "MB",
      below: LOADED_MB,
      detail: tenths.map(({ mb }) => Math.round(mb)).join(" "),
    }),
    judge({
      what: "memory, slope",
      figure: slopeOf(samples.filter(({ at }) => at > middle.at)),
      unit: "MB/min",
      below: SLOPE_MB,
    }),
    judge({ what: "mixed load: bad responses", figure: bad, below: 1 }),
  ];
}
