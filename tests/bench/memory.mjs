// Resident memory of the server.
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { load } from "./load.mjs";
import { asQuery, FILTERS, SEARCHES } from "./queries.mjs";
import { judge } from "./table.mjs";

const IDLE_MB = 350;
const LOADED_MB = 700;
const SLOPE_MB = 1;

function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(" ").filter(Boolean) : [];
}

/** Returns the resident memory of a process and its descendants. @returns {number} MB */
function residentMb(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), own);
}

/** Measures the memory of a new server. @returns {Promise<object[]>} rows */
export async function idle({ shop }) {
  await sleep(5_000);
  return [
    judge({ what: "memory, idle", figure: residentMb(shop.pid), unit: "MB", below: IDLE_MB }),
  ];
}

/** Returns the paths of mixed load, in realistic shares: four of five requests only browse. */
function mixOf({ products }) {
  const pages = products.slice(0, 5_000).map((id) => `/product/${id}`);
  const searches = Object.values(SEARCHES).flat().map(asQuery("search"));
  const lists = [...Object.values(FILTERS).flat(), ...searches];
  return pages.flatMap((page, turn) => [
    page,
    ["/", "/shop", "/blog", "/faq"][turn % 4],
    `/product/${products[(turn * 7) % products.length]}`,
    `/api/products/${products[turn % products.length]}`,
    `/${turn % 2 === 0 ? "shop" : "api/products"}?${lists[turn % lists.length]}`,
  ]);
}

/** Returns MB per minute, by least squares. */
function slopeOf(samples) {
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(samples.map(({ at }) => at)), mean(samples.map(({ mb }) => mb))];
  const top = samples.reduce((sum, { at, mb }) => sum + (at - x) * (mb - y), 0);
  return top / samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}

/** Samples the server's memory once a second until stopped; times in minutes. */
function watchMemory(pid) {
  const began = performance.now();
  const samples = [];
  const sample = () => {
    const at = (performance.now() - began) / 60_000;
    samples.push({ at, mb: residentMb(pid) });
  };
  const watch = setInterval(sample, 1_000).unref();
  const stop = () => clearInterval(watch);
  return { samples, sample, stop };
}

/**
 * Measures memory under mixed load for a number of minutes. The slope covers the second half, since the cache fills
 * first, and uses every sample, since single ones vary.
 * @returns {Promise<object[]>} rows
 */
export async function soak(context, minutes) {
  const { samples, sample, stop } = watchMemory(context.shop.pid);
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
    sample();
    tenths.push(samples.at(-1));
  }
  stop();
  return [
    judge({
      what: `memory after ${minutes} min of mixed load`,
      figure: tenths.at(-1).mb,
      unit: "MB",
      below: LOADED_MB,
      detail: tenths.map(({ mb }) => Math.round(mb)).join(" "),
    }),
    judge({
      what: "memory, slope",
      figure: slopeOf(samples.filter(({ at }) => at > tenths[4].at)),
      unit: "MB/min",
      below: SLOPE_MB,
    }),
    judge({ what: "mixed load: bad responses", figure: bad, below: 1 }),
  ];
}
