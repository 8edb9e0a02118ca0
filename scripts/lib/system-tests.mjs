// the system tests' tests: each a scenario over two servers of one build, told in one line.
import os from "node:os";
import path from "node:path";

import { chaos } from "../../tests/system/chaos.mjs";
import { crash } from "../../tests/system/crash.mjs";
import { openDatabase } from "../../tests/system/database.mjs";
import { drill } from "../../tests/system/drill.mjs";
import { forum } from "../../tests/system/forum.mjs";
import { growth } from "../../tests/system/growth.mjs";
import { payouts } from "../../tests/system/payouts.mjs";
import { race } from "../../tests/system/race.mjs";
import { readSeed } from "../../tests/system/random.mjs";
import { abuse } from "../../tests/system/security/abuse.mjs";
import { canaries } from "../../tests/system/security/canaries.mjs";
import { doors } from "../../tests/system/security/doors.mjs";
import { fuzz } from "../../tests/system/security/fuzz.mjs";
import { matrix } from "../../tests/system/security/matrix.mjs";
import { sqlmap } from "../../tests/system/security/sqlmap.mjs";
import { timing } from "../../tests/system/security/timing.mjs";
import { freshLogs } from "../../tests/system/servers.mjs";
import { openSystemShop } from "../../tests/system/shop.mjs";
import { webhooks } from "../../tests/system/webhooks.mjs";
import { withLock } from "./lock.mjs";
import { migrate } from "./migrate.mjs";
import { generateClient } from "./prisma-client.mjs";
import { seedOnce } from "./seed.mjs";
import { duration, say, step } from "./steps.mjs";
import {
  buildSystemShop,
  copyWithoutMiddleware,
  SYSTEM_DIST_DIR,
  SYSTEM_LOCK,
} from "./system-build.mjs";
import { temporaryFolder } from "./test-cluster.mjs";
import { testProfile } from "./test-profile.mjs";

/**
 * Every scenario: run for the whole proof, and short within `npm test`. A `seeded` one wants the demo shop with its
 * people and rows (tests/system/security/actors.mjs), all others an empty one.
 */
const SCENARIOS = {
  race: {
    run: race,
    full: { purchases: 10_000 },
    short: { purchases: 300 },
  },
  webhooks: {
    run: (shop, _database, wanted) => webhooks(shop, wanted),
    full: { payments: 3_000 },
    short: { payments: 150 },
  },
  forum: {
    run: forum,
    full: { writers: 20, replies: 100, readers: 200, looks: 10 },
    short: { writers: 20, replies: 5, readers: 200, looks: 1 },
  },
  crash: {
    run: crash,
    full: { kills: 50, stops: 20, replacements: 5, freezes: 5, cuts: 10 },
    short: { kills: 2, stops: 1, replacements: 0, freezes: 0, cuts: 1 },
  },
  chaos: {
    run: chaos,
    full: {
      gone: 10,
      frozen: 15,
      silent: 20,
      ended: 10,
      locked: 10,
      full: 10,
      provider: 1,
      tablespace: 1,
      inFlight: 12,
      clocks: 10,
    },
    short: {
      gone: 1,
      frozen: 5,
      silent: 0,
      ended: 0,
      locked: 0,
      full: 0,
      provider: 0,
      tablespace: 0,
      inFlight: 0,
      clocks: 0,
    },
  },
  // In a process of its own: it needs a database and no servers.
  payouts: {
    run: payouts,
    isAlone: true,
    full: { payouts: 1_000, days: 30 },
    short: { payouts: 40, days: 30 },
  },
  drill: {
    run: drill,
    full: { orders: 600 },
    short: { orders: 40 },
  },
  growth: {
    run: growth,
    full: { prices: 100, seconds: 30 },
    short: { prices: 8, seconds: 5 },
  },
  matrix: {
    run: matrix,
    seeded: true,
    full: { pages: Number.POSITIVE_INFINITY, middleware: 1 },
    short: { pages: 100, middleware: 1 },
  },
  fuzz: {
    run: fuzz,
    seeded: true,
    full: { requests: 200_000, calm: 3_000 },
    short: { requests: 1_500, calm: 15 },
  },
  // Wants a program that not every machine has, and half an hour: there is no short form.
  sqlmap: { run: sqlmap, seeded: true, full: { calls: Number.POSITIVE_INFINITY, level: 1 } },
  abuse: {
    run: abuse,
    full: { rounds: 5 },
    short: { rounds: 1 },
  },
  timing: {
    run: timing,
    full: { tries: 300, bar: 0.1 },
    short: { tries: 40, bar: 0.25 },
  },
  doors: {
    run: doors,
    seeded: true,
    full: { part: 1 },
    short: { part: 0.2 },
  },
  // The last of the seeded: it changes every private word of the market.
  canaries: {
    run: canaries,
    seeded: true,
    full: { part: 1 },
    short: { part: 0.15 },
  },
};

const SHOWN = 20;

/** Fills the database with the demo market: its ids are always the same. */
function fillHouse(keeper, { database, dir, logs }) {
  const profile = testProfile({ url: "http://localhost:3000", database, uploads: dir });
  return seedOnce(keeper, {
    env: { ...process.env, ...profile },
    identity: database,
    stamp: path.join(dir, "seed.stamp"),
    log: path.join(logs, "seed.log"),
  });
}

/**
 * Opens two servers on a database of their own, which keeps what it promises; `isSeeded`: with the demo market,
 * `isBare`: of a build without its middleware.
 */
async function openHouse(keeper, house) {
  const { distDir, seed, logs, isSeeded, isBare = false, isAlone = false } = house;
  // On a disk: what is to survive a crash must have somewhere to.
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const database = await step(
    "Database",
    "starting a durable PostgreSQL",
    async () => {
      const opened = await openDatabase(keeper, { dir });
      await migrate(opened.url);
      return opened;
    },
    () => "started and migrated",
  );
  if (isAlone) return { shop: { keeper, logs }, database };
  const built = distDir ?? SYSTEM_DIST_DIR;
  if (!distDir) {
    const house = { database: database.url, uploads: dir };
    await step("Build", "building unless it is there", () => buildSystemShop(keeper, house));
  }
  if (isSeeded) {
    const house = { database: database.url, dir, logs };
    await step("Market", "seeding", () => fillHouse(keeper, house));
  }
  const served = isBare ? copyWithoutMiddleware() : built;
  const wanted = { dir, database: database.url, distDir: served, seed, logs };
  const open = () => openSystemShop(keeper, wanted);
  const shop = await step("Servers", "starting two, a Redis and a fake Stripe", open, () => "open");
  return { shop: Object.assign(shop, { keeper }), database };
}

/** @returns {Promise<boolean>} whether all went well */
async function tryScenario({ shop, database }, name, wanted) {
  const start = performance.now();
  const { line, problems, history } = await SCENARIOS[name].run(shop, database, wanted);
  say(`${line} took=${duration(performance.now() - start).replace(" ", "")}`);
  for (const problem of problems.slice(0, SHOWN)) say(`  ${problem}`);
  if (problems.length > SHOWN) say(`  and ${problems.length - SHOWN} more`);
  if (problems.length === 0) return true;
  const file = path.join(shop.logs, `${name}-history.jsonl`);
  history.save(file);
  say(`  What was asked and answered: ${file}. The same plan again: SEED=${wanted.seed}`);
  return false;
}

/**
 * One scenario in full, as `npm run test:race` and its like do; `sizes` are wishes such as "purchases=300".
 * @returns {Promise<number>} the exit code
 */
export async function runScenario(keeper, name, sizes) {
  const given = sizes.map((size) => size.split("=")).map(([key, value]) => [key, Number(value)]);
  const seed = readSeed();
  await step("Prisma client", "generating", () => generateClient(keeper));
  const wanted = { ...SCENARIOS[name].full, ...Object.fromEntries(given), seed };
  const { seeded: isSeeded = false, isAlone = false } = SCENARIOS[name];
  const isBare = wanted.middleware === 0;
  const logs = freshLogs("system");
  const house = await openHouse(keeper, { seed, logs, isSeeded, isBare, isAlone });
  return (await tryScenario(house, name, wanted)) ? 0 : 1;
}

/**
 * The short form of every scenario, one after the other on the same servers.
 * @param {{ distDir?: string }} run a build that is there already
 * @returns {Promise<{ name: string, passed: number, failed: number }[]>}
 */
export function runSystemTests(keeper, run) {
  return withLock(SYSTEM_LOCK, () => runShortForms(keeper, run));
}

const namesOf = (isSeeded) =>
  Object.keys(SCENARIOS).filter(
    (name) => SCENARIOS[name].short && isSeeded === (SCENARIOS[name].seeded ?? false),
  );

async function runShortForms(keeper, { distDir }) {
  const seed = readSeed();
  const count = { name: "system", isTests: true, passed: 0, failed: 0 };

  async function runAll(names, { isSeeded, logs }) {
    const house = await openHouse(keeper, { distDir, seed, logs: freshLogs(logs), isSeeded });
    for (const name of names) {
      const isGood = await tryScenario(house, name, { ...SCENARIOS[name].short, seed });
      count[isGood ? "passed" : "failed"] += 1;
    }
  }

  await runAll(namesOf(false), { isSeeded: false, logs: "system" });
  await runAll(namesOf(true), { isSeeded: true, logs: "system-seeded" });
  return [count];
}
