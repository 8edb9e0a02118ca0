// The benchmark: a market that grows from size to size, and the parts that are measured at each.
import os from "node:os";
import path from "node:path";
import { Failure } from "../../scripts/lib/command/failure.mjs";
import { toolingDir } from "../../scripts/lib/command/paths.mjs";
import { print, step } from "../../scripts/lib/command/progress.mjs";
import { generateClient } from "../../scripts/lib/database/prisma-client.mjs";
import { ensureChromium } from "../../scripts/lib/install/chromium.mjs";
import { temporaryFolder } from "../../scripts/lib/tests/test-cluster.mjs";
import { adminPages } from "./admin-pages.mjs";
import { calls } from "./calls.mjs";
import { community } from "./community.mjs";
import {
  openEnvironment,
  openSecondEnvironment,
  openSeededShop,
  openShop,
} from "./environment.mjs";
import { growMarket } from "./fill/market.mjs";
import { freshness } from "./freshness.mjs";
import { imports } from "./imports.mjs";
import { lighthouse } from "./lighthouse.mjs";
import { lists } from "./lists.mjs";
import { ensureWrk } from "./load.mjs";
import { idle, soak } from "./memory.mjs";
import { orders } from "./orders.mjs";
import { weight } from "./page-weight.mjs";
import { pages } from "./pages.mjs";
import { presses } from "./presses.mjs";
import { renderedPages } from "./rendered-pages.mjs";
import { searches } from "./searches.mjs";
import { printRows, saveResult } from "./table.mjs";
import { uncachedPages } from "./uncached-pages.mjs";
import { webProcesses } from "./web-processes.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { BenchShop, Environment } from "./environment.mjs"
 * @import { ResultRow, Row } from "./table.mjs"
 *
 * @typedef {{ seconds: number, rounds: number, minutes: number }} Durations
 *
 * @typedef {Durations & { sizes: number[], parts: string[], main: number }} Options
 *
 * @typedef {{ size: number, open: () => Promise<BenchShop> }} SmallerMarket
 *
 * @typedef {BenchShop & Durations & { size: number | null, smaller: SmallerMarket | null }} BenchContext `size`: number
 *   of products, null over the seed's data
 */

/**
 * Parts in the order of measurement. Idle memory comes first, while the server has just started.
 * @type {Record<string, (context: BenchContext) => Promise<Row[]>>}
 */
const PARTS = {
  idle,
  weight,
  lighthouse,
  presses,
  freshness,
  pages,
  uncached: uncachedPages,
  rendered: renderedPages,
  processes: webProcesses,
  calls,
  lists,
  searches,
  desks: adminPages,
  community,
  orders,
  imports,
  soak: (context) => soak(context, context.minutes),
};

const DEFAULTS = {
  sizes: "1000,10000,100000,1000000",
  parts: Object.keys(PARTS).join(),
  seconds: "4",
  rounds: "3",
  minutes: "5",
};

/** Parts measured over the seed's data; all others over a market of a given size. */
const SEEDED = new Set(["weight", "lighthouse", "presses"]);

/** Parts measured at every size. All others are measured at MAIN_SIZE, or at the largest size below it. */
const EVERYWHERE = new Set(["searches"]);
const MAIN_SIZE = 100_000;

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {Failure} for an unknown option or part
 */
function readOptions(args) {
  /** @type {Partial<typeof DEFAULTS>} */
  const input = Object.fromEntries(args.map((arg) => arg.split("=")));
  const unknownName = Object.keys(input).find((name) => !(name in DEFAULTS));
  if (unknownName)
    throw new Failure(`The bench knows ${Object.keys(DEFAULTS).join(", ")}, not ${unknownName}.`);
  const options = { ...DEFAULTS, ...input };
  const sizes = options.sizes.split(",").map(Number);
  const parts = options.parts.split(",");
  const unknownPart = parts.find((part) => !(part in PARTS));
  if (unknownPart)
    throw new Failure(`The bench has ${Object.keys(PARTS).join(", ")}, not ${unknownPart}.`);
  const [smallest = 0] = sizes;
  const main = sizes.filter((size) => size <= MAIN_SIZE).at(-1) ?? smallest;
  return {
    sizes,
    parts,
    main,
    seconds: Number(options.seconds),
    rounds: Number(options.rounds),
    minutes: Number(options.minutes),
  };
}

/**
 * @param {Options} options
 * @param {(part: string) => boolean} condition
 */
const selectParts = ({ parts }, condition) =>
  Object.entries(PARTS).filter(([part]) => parts.includes(part) && condition(part));

/**
 * Measures parts over a shop that is opened for them; `smaller` opens a smaller one, for parts that compare sizes.
 * @param {ReturnType<typeof selectParts>} parts
 * @param {{ open: () => Promise<BenchShop>, smaller?: SmallerMarket | null, size: number | null, durations: Durations }}
 *   options
 * @returns {Promise<ResultRow[]>}
 */
async function measure(parts, { open, smaller = null, size, durations }) {
  if (parts.length === 0) return [];
  const context = { ...(await open()), smaller, size, ...durations };
  const sizeLabel = size ?? "the seed's";
  const results = [];
  for (const [part, run] of parts) {
    const rows = await run(context);
    printRows(`${part}, ${sizeLabel} products`, rows);
    results.push(...rows.map((row) => ({ part, size: sizeLabel, ...row })));
  }
  await context.close();
  return results;
}

/**
 * Opens a second market of the smallest size, if larger ones are compared with it.
 * @param {Environment} environment
 * @param {Options} options
 * @returns {Promise<(size: number) => SmallerMarket | null>}
 */
async function openSmallerMarket(environment, { sizes: [size, ...others], parts }) {
  const hasComparison = others.length > 0 && parts.some((part) => EVERYWHERE.has(part));
  if (size === undefined || !hasComparison) return () => null;
  const open = () => openSecondEnvironment(environment, size);
  const smallest = await step(
    "Market",
    `another one of ${size} products, which stays so`,
    open,
    () => "done",
  );
  return (other) =>
    other === size ? null : { size, open: () => openShop(smallest, `beside-${other}`) };
}

/**
 * @param {Environment} environment
 * @param {Options} options
 */
async function measureAll(environment, options) {
  const { seconds, rounds, minutes } = options;
  const durations = { seconds, rounds, minutes };
  const seededParts = selectParts(options, (part) => SEEDED.has(part));
  const open = () => openSeededShop(environment);
  const rows = await measure(seededParts, { open, size: null, durations });
  const smallerThan = await openSmallerMarket(environment, options);
  let from = 0;
  for (const size of options.sizes) {
    await step("Market", `growing to ${size} products`, () =>
      growMarket(environment.database, { from, to: size }),
    );
    from = size;
    const parts = selectParts(
      options,
      (part) => EVERYWHERE.has(part) || (size === options.main && !SEEDED.has(part)),
    );
    const openMarket = () => openShop(environment, size);
    rows.push(
      ...(await measure(parts, { open: openMarket, smaller: smallerThan(size), size, durations })),
    );
  }
  return rows;
}

/**
 * @param {ProcessManager} manager
 * @param {string[]} args
 * @returns {Promise<number>} the exit code: 0 if every limit is met
 */
export async function bench(manager, args) {
  const options = readOptions(args);
  await step("Generator", "looking for wrk", () => ensureWrk(manager));
  await step("Chromium", "looking for one", () => ensureChromium(manager));
  await step("Prisma client", "generating", () => generateClient(manager));
  const dir = await temporaryFolder(manager, os.tmpdir());
  const environment = await openEnvironment(manager, dir);
  const rows = await measureAll(environment, options);
  const missedRows = rows.filter(({ isMet }) => !isMet);
  const machine = {
    cpu: os.cpus()[0]?.model,
    cores: os.cpus().length,
    node: process.version,
    largePages: environment.largePages,
  };
  const file = saveResult(path.join(toolingDir, "bench"), {
    at: new Date().toISOString(),
    machine,
    wanted: options,
    rows,
  });
  print(`\n${rows.length} figures, ${missedRows.length} missed: ${file}`);
  for (const { part, size, what } of missedRows) print(`  ${part}, ${size} products: ${what}`);
  return missedRows.length > 0 ? 1 : 0;
}
