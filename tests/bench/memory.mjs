// What the server takes of the machine's memory.
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { load } from "./load.mjs";
import { judge } from "./table.mjs";
import { asQuery, FILTERS, SEARCHES } from "./words.mjs";

const IDLE_MB = 350;
const LOADED_MB = 700;
const SLOPE_MB = 1;

function childrenOf(pid) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split(" ").filter(Boolean) : [];
}

/** Of a process and all below it. @returns {number} MB */
function residentMb(pid) {
  const status = fs.readFileSync(`/proc/${pid}/status`, "utf8");
  const own = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), own);
}

/** Before anybody has asked for much. @returns {Promise<object[]>} rows */
export async function idle({ shop }) {
  await sleep(5_000);
  return [
    judge({ what: "memory, idle", figure: residentMb(shop.pid), unit: "MB", below: IDLE_MB }),
  ];
}

/** What people do, in the shares in which they do it: four of five look around. */
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

/** MB a minute, by the least squares. */
function slopeOf(samples) {
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(samples.map(({ at }) => at)), mean(samples.map(({ mb }) => mb))];
  const top = samples.reduce((sum, { at, mb }) => sum + (at - x) * (mb - y), 0);
  return top / samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}

/**
 * Mixed load for so many minutes, the memory looked at after each tenth of them. The slope is that of the second half:
 * a cache fills first.
 * @returns {Promise<object[]>} rows
 */
export async function soak(house, minutes) {
  const samples = [];
  const part = Math.max(1, Math.round((minutes * 60) / 10));
  let bad = 0;
  for (let turn = 1; turn <= 10; turn += 1) {
    const figures = await load({
      url: house.shop.url,
      paths: mixOf(house),
      seconds: part,
      connections: 16,
    });
    bad += figures.bad;
    samples.push({ at: (turn * part) / 60, mb: residentMb(house.shop.pid) });
  }
  const detail = samples.map(({ mb }) => Math.round(mb)).join(" ");
  return [
    judge({
      what: `memory after ${minutes} min of mixed load`,
      figure: samples.at(-1).mb,
      unit: "MB",
      below: LOADED_MB,
      detail,
    }),
    judge({
      what: "memory, slope",
      figure: slopeOf(samples.slice(5)),
      unit: "MB/min",
      below: SLOPE_MB,
    }),
    judge({ what: "mixed load: bad answers", figure: bad, below: 1 }),
  ];
}
