// Lighthouse for mobile: the median of three runs of a page. It has its own folder and lockfile, since it is no
// dependency of the shop.
import fs from "node:fs";
import path from "node:path";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { findChromium } from "../../scripts/lib/install/chromium.mjs";
import { judge } from "./table.mjs";

const FOLDER = inRoot("tests", "bench", "lighthouse");
const RUNS = 3;

const SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 };
const TIMES = {
  "largest-contentful-paint": { name: "LCP", below: 2_400, unit: "ms" },
  "total-blocking-time": { name: "TBT", below: 80, unit: "ms" },
  "cumulative-layout-shift": { name: "CLS", below: 0.02, unit: "" },
};

const middle = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

async function install(keeper) {
  if (fs.existsSync(path.join(FOLDER, "node_modules", "lighthouse"))) return;
  await keeper.run("npm ci", "npm", ["ci", "--ignore-scripts"], { cwd: FOLDER, env: process.env });
}

async function runLighthouse(keeper, { url, file, log }) {
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
    keeper.run("Lighthouse", process.execPath, [program, ...args], { cwd: FOLDER, env, log });
  // Lighthouse sometimes ends without a report (see its log). Only a run without a report is repeated.
  await run().catch(run);
  return JSON.parse(fs.readFileSync(file, "utf8"));
}

function rowsOf(name, reports) {
  const scores = Object.entries(SCORES).map(([id, atLeast]) => {
    const figures = reports.map(({ categories }) => Math.round(categories[id].score * 100));
    const detail = figures.join(" ");
    return judge({ what: `${name}: ${id}`, figure: middle(figures), atLeast, detail });
  });
  const times = Object.entries(TIMES).map(([id, { name: what, below, unit }]) => {
    const figure = middle(reports.map(({ audits }) => audits[id].numericValue));
    return judge({ what: `${name}: ${what}`, figure, unit, below });
  });
  return [...scores, ...times];
}

/** Returns rows of the minimal page, which show how much the machine itself slows a page down. */
function baselineRows(reports) {
  const scores = reports.map(({ categories }) => Math.round(categories.performance.score * 100));
  const blocked = reports.map(({ audits }) => audits["total-blocking-time"].numericValue);
  return [
    judge({
      what: "a minimal page: performance",
      figure: middle(scores),
      atLeast: 0,
      detail: scores.join(" "),
    }),
    judge({ what: "a minimal page: TBT", figure: middle(blocked), unit: "ms", atLeast: 0 }),
  ];
}

/** @returns {Promise<object[]>} rows */
export async function lighthouse({ keeper, shop, small, products, dir, logs }) {
  await install(keeper);
  const pages = {
    home: `${shop.url}/`,
    shop: `${shop.url}/shop`,
    product: `${shop.url}/product/${products[0]}`,
    baseline: `${small.url}/`,
  };
  const seen = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const file = path.join(dir, `lighthouse-${name}-${run}.json`);
      const log = path.join(logs, "lighthouse.log");
      seen[name].push(await runLighthouse(keeper, { url, file, log }));
    }
  }
  const { baseline, ...shops } = seen;
  const rows = Object.entries(shops).flatMap(([name, reports]) => rowsOf(name, reports));
  return [...baselineRows(baseline), ...rows];
}
