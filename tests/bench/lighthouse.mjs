// Lighthouse for mobile: the median of three runs of a page. It has its own folder and lockfile, since it is no
// dependency of the shop.
import fs from "node:fs";
import path from "node:path";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { findChromium } from "../../scripts/lib/install/chromium.mjs";
import { percentile } from "../system/history.mjs";
import { judge } from "./table.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { BenchContext } from "./bench.mjs"
 * @import { Row } from "./table.mjs"
 *
 * @typedef {keyof typeof SCORES} Category
 * @typedef {keyof typeof TIMES} Audit
 *
 * @typedef {object} Report of Lighthouse
 * @property {Record<Category, { score: number }>} categories
 * @property {Record<Audit, { numericValue: number }>} audits
 */

const FOLDER = inRoot("tests", "bench", "lighthouse");
const RUNS = 3;

const SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const TIMES = {
  "largest-contentful-paint": { name: "LCP", below: 2_400, unit: "ms" },
  "total-blocking-time": { name: "TBT", below: 80, unit: "ms" },
  "cumulative-layout-shift": { name: "CLS", below: 0.02, unit: "" },
};

/** @param {number[]} numbers */
const median = (numbers) => percentile(numbers, 0.5);

/**
 * @param {Report} report
 * @param {Category} category
 */
const percentOf = ({ categories }, category) => Math.round(categories[category].score * 100);

/** @param {ProcessManager} manager */
async function install(manager) {
  if (fs.existsSync(path.join(FOLDER, "node_modules", "lighthouse"))) return;
  await manager.run("npm ci", "npm", ["ci", "--ignore-scripts"], { cwd: FOLDER, env: process.env });
}

/**
 * @param {ProcessManager} manager
 * @param {{ url: string, file: string, log: string }} options `file`: of the report
 * @returns {Promise<Report>}
 */
async function runLighthouse(manager, { url, file, log }) {
  const program = path.join(FOLDER, "node_modules", "lighthouse", "cli", "index.js");
  const flags = "--headless=new --no-sandbox --disable-gpu";
  const args = [
    url,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? "" };
  const run = () =>
    manager.run("Lighthouse", process.execPath, [program, ...args], { cwd: FOLDER, env, log });
  // Lighthouse sometimes ends without a report (see its log). Only a run without a report is repeated.
  await run().catch(run);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

/**
 * @template {string} Key
 * @template Value
 * @param {Record<Key, Value>} record
 */
const typedEntries = (record) => /** @type {[Key, Value][]} */ (Object.entries(record));

/**
 * @param {string} name
 * @param {Report[]} reports
 */
function rowsOf(name, reports) {
  const scores = typedEntries(SCORES).map(([id, minScore]) => {
    const figures = reports.map((report) => percentOf(report, id));
    const detail = figures.join(" ");
    return judge({ what: `${name}: ${id}`, figure: median(figures), atLeast: minScore, detail });
  });
  const times = typedEntries(TIMES).map(([id, { name: what, below, unit }]) => {
    const figure = median(reports.map(({ audits }) => audits[id].numericValue));
    return judge({ what: `${name}: ${what}`, figure, unit, below });
  });
  return [...scores, ...times];
}

/**
 * Returns rows of the minimal page, which show how much the machine itself slows a page down.
 * @param {Report[]} reports
 */
function baselineRows(reports) {
  const scores = reports.map((report) => percentOf(report, "performance"));
  const blocked = reports.map(({ audits }) => audits["total-blocking-time"].numericValue);
  return [
    judge({
      what: "a minimal page: performance",
      figure: median(scores),
      atLeast: 0,
      detail: scores.join(" "),
    }),
    judge({ what: "a minimal page: TBT", figure: median(blocked), unit: "ms", atLeast: 0 }),
  ];
}

/** @param {{ name: string, url: string }} page */
const toSeries = (page) => ({ ...page, reports: /** @type {Report[]} */ ([]) });

/**
 * @param {BenchContext} context
 * @returns {Promise<Row[]>}
 */
export async function lighthouse({ manager, shop, small, products, dir, logs }) {
  await install(manager);
  const pages = [
    { name: "home", url: `${shop.url}/` },
    { name: "shop", url: `${shop.url}/shop` },
    { name: "product", url: `${shop.url}/product/${products[0]}` },
  ].map(toSeries);
  const baseline = toSeries({ name: "baseline", url: `${small.url}/` });
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, url, reports } of [...pages, baseline]) {
      const file = path.join(dir, `lighthouse-${name}-${run}.json`);
      const log = path.join(logs, "lighthouse.log");
      reports.push(await runLighthouse(manager, { url, file, log }));
    }
  }
  const rows = pages.flatMap(({ name, reports }) => rowsOf(name, reports));
  return [...baselineRows(baseline.reports), ...rows];
}
