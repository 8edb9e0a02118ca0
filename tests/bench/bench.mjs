// The whole bench: a market that grows from size to size, and at each what is worth measuring there.
import os from "node:os";
import path from "node:path";

import { ensureChromium } from "../../scripts/lib/chromium.mjs";
import { Failure } from "../../scripts/lib/failure.mjs";
import { toolingDir } from "../../scripts/lib/paths.mjs";
import { generateClient } from "../../scripts/lib/prisma-client.mjs";
import { say, step } from "../../scripts/lib/progress.mjs";
import { temporaryFolder } from "../../scripts/lib/test-cluster.mjs";
import { desks } from "./admin-pages.mjs";
import { calls } from "./calls.mjs";
import { community } from "./community.mjs";
import { openGround, openGroundBeside, openSeededShop, openShop } from "./environment.mjs";
import { growMarket } from "./fill/market.mjs";
import { freshness } from "./freshness.mjs";
import { lighthouse } from "./lighthouse.mjs";
import { lists } from "./lists.mjs";
import { ensureWrk } from "./load.mjs";
import { idle, soak } from "./memory.mjs";
import { orders } from "./orders.mjs";
import { weight } from "./page-weight.mjs";
import { pages } from "./pages.mjs";
import { searches } from "./searches.mjs";
import { keep, tell } from "./table.mjs";

/** In the order in which they are measured; a server that has just started has its memory looked at first. */
const PARTS = {
  idle,
  weight,
  lighthouse,
  freshness,
  pages,
  calls,
  lists,
  searches,
  desks,
  community,
  orders,
  soak: (house) => soak(house, house.minutes),
};

const DEFAULTS = {
  sizes: "1000,10000,100000,1000000",
  parts: Object.keys(PARTS).join(),
  seconds: "4",
  rounds: "3",
  minutes: "5",
};

/** Over what the seed fills a shop with; the others over a market of a size. */
const SEEDED = new Set(["weight", "lighthouse"]);

/** Searches are measured at every size, the rest where quality is asked for: at 100,000, or the size next below. */
const EVERYWHERE = new Set(["searches"]);
const MAIN_SIZE = 100_000;

/** @throws {Failure} on a wish that nobody knows */
function readWishes(args) {
  const given = Object.fromEntries(args.map((arg) => arg.split("=")));
  const unknown = Object.keys(given).find((name) => !(name in DEFAULTS));
  if (unknown)
    throw new Failure(`The bench knows ${Object.keys(DEFAULTS).join(", ")}, not ${unknown}.`);
  const wanted = { ...DEFAULTS, ...given };
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
 * Measures these parts over a shop that is opened for them; `beside` opens a smaller one, for what grows with the size.
 * @returns the rows
 */
async function measure(parts, { open, beside = null, size, how }) {
  if (parts.length === 0) return [];
  const house = { ...(await open()), beside, size, ...how };
  const measured = [];
  for (const part of parts) {
    const rows = await PARTS[part](house);
    tell(`${part}, ${size} products`, rows);
    measured.push(...rows.map((row) => ({ part, size, ...row })));
  }
  await house.close();
  return measured;
}

/** The smallest size once more, if there are others beside which it can be measured. */
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

/** @returns {Promise<number>} the exit code: whether every limit is met */
export async function bench(keeper, args) {
  const wanted = readWishes(args);
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
  const file = keep(path.join(toolingDir, "bench"), {
    at: new Date().toISOString(),
    machine,
    wanted,
    rows,
  });
  say(`\n${rows.length} figures, ${missed.length} missed: ${file}`);
  for (const { part, size, what } of missed) say(`  ${part}, ${size} products: ${what}`);
  return missed.length > 0 ? 1 : 0;
}
