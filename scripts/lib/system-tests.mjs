// Runs the system tests: scenarios over two servers of one build, each reported in one line.
import os from "node:os";
import path from "node:path";

import { attachDatabase, openDatabase } from "../../tests/system/database.mjs";
import { createHistory } from "../../tests/system/history.mjs";
import { readSeed } from "../../tests/system/random.mjs";
import { freshLogs } from "../../tests/system/servers.mjs";
import { openSystemShop } from "../../tests/system/shop.mjs";
import { Failure } from "./failure.mjs";
import { migrate } from "./migrate.mjs";
import { inRoot } from "./paths.mjs";
import { generateClient } from "./prisma-client.mjs";
import { duration, print, step } from "./progress.mjs";
import { seedOnce } from "./seed.mjs";
import { buildSystemShop, copyWithoutMiddleware, SYSTEM_DIST_DIR } from "./system-build.mjs";
import { SCENARIOS } from "./system-scenarios.mjs";
import { temporaryFolder } from "./test-cluster.mjs";
import { cloneDatabase, MIGRATED_TEMPLATE, SEEDED_TEMPLATE } from "./test-databases.mjs";
import { testEnv } from "./test-env.mjs";

/** Maximum number of printed problems of a scenario; its history has all of them. */
const SHOWN = 20;

/** Seeds a database with the demo shop, always with the same ids. */
function seedDatabase(keeper, { database, dir, logs }) {
  const profile = testEnv({ url: "http://localhost:3000", database, uploads: dir });
  return seedOnce(keeper, {
    env: { ...process.env, ...profile },
    identity: database,
    stamp: path.join(dir, "seed.stamp"),
    log: path.join(logs, "seed.log"),
  });
}

/** Starts a durable PostgreSQL, as in production. */
function openDurable(keeper, dir) {
  return step(
    "Database",
    "starting a durable PostgreSQL",
    async () => {
      const opened = await openDatabase(keeper, { dir });
      await migrate(opened.url);
      return opened;
    },
    () => "started and migrated",
  );
}

/** Opens two servers of a build, a Redis and a fake Stripe on a database. */
async function openServers(keeper, options) {
  const open = () => openSystemShop(keeper, options);
  const shop = await step("Servers", "starting two, a Redis and a fake Stripe", open, () => "open");
  return Object.assign(shop, { keeper });
}

/** Runs a scenario; one that throws has a single problem, so that the others still run. */
async function attempt({ shop, database }, name, wanted) {
  try {
    return await SCENARIOS[name].run(shop, database, wanted);
  } catch (error) {
    if (shop.keeper.isClosing) throw error;
    return { line: name, problems: [error.stack], history: createHistory() };
  }
}

/** @returns {Promise<{ isGood: boolean, line: string }>} */
async function tryScenario(environment, name, wanted) {
  const start = performance.now();
  const { shop } = environment;
  const { line: figures, problems, history } = await attempt(environment, name, wanted);
  const line = `${figures} took=${duration(performance.now() - start).replace(" ", "")}`;
  print(line);
  for (const problem of problems.slice(0, SHOWN)) print(`  ${problem}`);
  if (problems.length > SHOWN) print(`  and ${problems.length - SHOWN} more`);
  if (problems.length === 0) return { isGood: true, line };
  const file = path.join(shop.logs, `${name}-history.jsonl`);
  history.save(file);
  print(`  Every request and response: ${file}. Run the same plan again with SEED=${wanted.seed}`);
  return { isGood: false, line };
}

/**
 * Runs one scenario in full, as `npm run test:contention` does.
 * @param {string[]} sizes such as "purchases=300"
 * @returns {Promise<number>} the exit code
 * @throws {Failure} if there is no such scenario
 */
export async function runScenario(keeper, name, sizes) {
  if (!Object.hasOwn(SCENARIOS, name)) {
    throw new Failure(`Scenarios are ${Object.keys(SCENARIOS).join(", ")}.`);
  }
  const given = sizes.map((size) => size.split("=")).map(([key, value]) => [key, Number(value)]);
  const seed = readSeed();
  await step("Prisma client", "generating", () => generateClient(keeper));
  const wanted = { ...SCENARIOS[name].full, ...Object.fromEntries(given), seed };
  const logs = freshLogs("system");
  // A folder on disk: data that must survive a crash cannot be in memory.
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const database = await openDurable(keeper, dir);
  const shop = SCENARIOS[name].isAlone
    ? { keeper, logs, folder: inRoot(process.env.NEXT_DIST_DIR || ".next") }
    : await openBuiltShop(keeper, { name, wanted, dir, database: database.url, logs });
  return (await tryScenario({ shop, database }, name, wanted)).isGood ? 0 : 1;
}

async function openBuiltShop(keeper, { name, wanted, dir, database, logs }) {
  const built = () => buildSystemShop(keeper, { database, uploads: dir });
  await step("Build", "building if missing", built);
  if (SCENARIOS[name].isSeeded) {
    await step("Demo shop", "seeding", () => seedDatabase(keeper, { database, dir, logs }));
  }
  const distDir = wanted.middleware === 0 ? copyWithoutMiddleware() : SYSTEM_DIST_DIR;
  return openServers(keeper, { dir, database, distDir, seed: wanted.seed, logs });
}

/**
 * Returns the scenarios of a run in groups that share servers and a database.
 * @returns {[group: string, names: string[]][]} those of `npm test` unless `isFull`
 */
function groupsOf({ isFull }) {
  const names = Object.keys(SCENARIOS).filter(
    (name) => SCENARIOS[name].short && (isFull || SCENARIOS[name].isCritical),
  );
  const groupOf = (name) => {
    const { isAlone, isSeeded, endsDatabase } = SCENARIOS[name];
    if (isAlone) return "alone";
    if (isSeeded) return "seeded";
    return endsDatabase ? "durable" : "empty";
  };
  const groups = new Map();
  for (const name of names) groups.set(groupOf(name), [...(groups.get(groupOf(name)) ?? []), name]);
  return [...groups];
}

/** Opens the database of a group of scenarios and, unless they run alone, its servers. */
async function openGroup(keeper, group, { cluster, distDir, seed }) {
  const logs = freshLogs(`system-${group}`);
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const template = group === "seeded" ? SEEDED_TEMPLATE : MIGRATED_TEMPLATE;
  const database =
    group === "durable"
      ? await openDurable(keeper, dir)
      : attachDatabase({
          url: await cloneDatabase(cluster.adminUrl, `system_${group}`, template),
          log: cluster.log,
        });
  if (group === "alone") return { shop: { keeper, logs, folder: inRoot(distDir) }, database };
  const options = { dir, database: database.url, distDir, seed, logs };
  return { shop: await openServers(keeper, options), database };
}

/**
 * Runs the short forms, group by group.
 * @param {{ distDir: string, cluster: { adminUrl: string, log: string }, isFull: boolean }} run `distDir`: of a
 *   finished build
 * @returns {Promise<import("./test-summary.mjs").Result[]>} without `ms`
 */
export async function runSystemTests(keeper, { distDir, cluster, isFull }) {
  const seed = readSeed();
  const result = { name: "system", isTests: true, passed: 0, failed: 0, lines: [] };
  for (const [group, names] of groupsOf({ isFull })) {
    const environment = await openGroup(keeper, group, { cluster, distDir, seed });
    for (const name of names) {
      const wanted = { ...SCENARIOS[name].short, seed };
      const { isGood, line } = await tryScenario(environment, name, wanted);
      result[isGood ? "passed" : "failed"] += 1;
      result.lines.push(line);
    }
  }
  return [result];
}
