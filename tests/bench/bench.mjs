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
import { openGround, openGroundBeside, openSeededShop, openShop } from "./environment.mjs";
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
import { searches } from "./searches.mjs";
import { printRows, saveResult } from "./table.mjs";

/** Parts in the order of measurement. Idle memory comes first, while the server has just started. */
const PARTS = {
  idle,
  weight,
  lighthouse,
  freshness,
  pages,
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
const SEEDED = new Set(["weight", "lighthouse"]);

/** Parts measured at every size. All others are measured at MAIN_SIZE, or at the largest size below it. */
const EVERYWHERE = new Set(["searches"]);
const MAIN_SIZE = 100_000;

/** @throws {Failure} for an unknown option or part */
function readOptions(args) {
  const options = Object.fromEntries(args.map((arg) => arg.split("=")));
  const unknown = Object.keys(options).find((name) => !(name in DEFAULTS));
  if (unknown)
    throw new Failure(`The bench knows ${Object.keys(DEFAULTS).join(", ")}, not ${unknown}.`);
  const wanted = { ...DEFAULTS, ...options };
  const sizes = wanted.sizes.split(",").map(Number);
  const parts = wanted.parts.split(",");
  const odd = parts.find((part) => !(part in PARTS));
  if (odd) throw new Failure(`The bench has ${Object.keys(PARTS).join(", ")}, not ${odd}.`);
  const main = sizes.filter((size) => size <= MAIN_SIZE).at(-1) ?? sizes[0];
  const [seconds, rounds, minutes] = [wanted.seconds, wanted.rounds, wanted.minutes].map(Number);
  return { sizes, parts, main, seconds, rounds, minutes };
}

const partsWhere = ({ parts }, isHere) =>
  Object.keys(PARTS).filter((part) => parts.includes(part) && isHere(part));

/**
 * Measures parts over a shop that is opened for them; `beside` opens a smaller one, for parts that compare sizes.
 * @returns the rows
 */
async function measure(parts, { open, beside = null, size, how }) {
  if (parts.length === 0) return [];
  const context = { ...(await open()), beside, size, ...how };
  const measured = [];
  for (const part of parts) {
    const rows = await PARTS[part](context);
    printRows(`${part}, ${size} products`, rows);
    measured.push(...rows.map((row) => ({ part, size, ...row })));
  }
  await context.close();
  return measured;
}

/** Opens a second market of the smallest size, if larger ones are compared with it. */
async function openBeside(ground, { sizes: [size, ...others], parts }) {
  if (others.length === 0 || !parts.some((part) => EVERYWHERE.has(part))) return () => null;
  const open = () => openGroundBeside(ground, size);
  const smallest = await step(
    "Market",
    `another one of ${size} products, which stays so`,
    open,
    () => "done",
  );
  return (other) =>
    other === size ? null : { size, open: () => openShop(smallest, `beside-${other}`) };
}

async function measureAll(ground, wanted) {
  const { seconds, rounds, minutes } = wanted;
  const how = { seconds, rounds, minutes };
  const open = () => openSeededShop(ground);
  const seeded = partsWhere(wanted, (part) => SEEDED.has(part));
  const rows = await measure(seeded, { open, size: "the seed's", how });
  const besideOf = await openBeside(ground, wanted);
  let from = 0;
  for (const size of wanted.sizes) {
    await step("Market", `growing to ${size} products`, () =>
      growMarket(ground.database, { from, to: size }),
    );
    from = size;
    const here = partsWhere(
      wanted,
      (part) => EVERYWHERE.has(part) || (size === wanted.main && !SEEDED.has(part)),
    );
    const openHere = () => openShop(ground, size);
    rows.push(...(await measure(here, { open: openHere, beside: besideOf(size), size, how })));
  }
  return rows;
}

/** @returns {Promise<number>} the exit code: 0 if every limit is met */
export async function bench(keeper, args) {
  const wanted = readOptions(args);
  await step("Generator", "looking for wrk", () => ensureWrk(keeper));
  await step("Chromium", "looking for one", () => ensureChromium(keeper));
  await step("Prisma client", "generating", () => generateClient(keeper));
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const ground = await openGround(keeper, dir);
  const rows = await measureAll(ground, wanted);
  const missed = rows.filter(({ isMet }) => !isMet);
  const machine = {
    cpu: os.cpus()[0]?.model,
    cores: os.cpus().length,
    node: process.version,
    largePages: ground.largePages,
  };
  const file = saveResult(path.join(toolingDir, "bench"), {
    at: new Date().toISOString(),
    machine,
    wanted,
    rows,
  });
  print(`\n${rows.length} figures, ${missed.length} missed: ${file}`);
  for (const { part, size, what } of missed) print(`  ${part}, ${size} products: ${what}`);
  return missed.length > 0 ? 1 : 0;
}
