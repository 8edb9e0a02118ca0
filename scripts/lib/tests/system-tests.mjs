// Runs the system tests: scenarios over two servers of one build, each reported in one line.
import os from "node:os";
import path from "node:path";

import { attachDatabase, openDatabase } from "../../../tests/system/database.mjs";
import { createHistory } from "../../../tests/system/history.mjs";
import { readSeed } from "../../../tests/system/random.mjs";
import { freshLogs } from "../../../tests/system/servers.mjs";
import { openSystemShop } from "../../../tests/system/shop.mjs";
import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";
import { duration, print, step } from "../command/progress.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { seedOnce } from "../database/seed.mjs";
import { migrate } from "../migrations/migrate.mjs";
import { buildSystemShop, copyWithoutMiddleware, SYSTEM_DIST_DIR } from "./system-build.mjs";
import { SCENARIOS } from "./system-scenarios.mjs";
import { temporaryFolder } from "./test-cluster.mjs";
import { cloneDatabase, MIGRATED_TEMPLATE, SEEDED_TEMPLATE } from "./test-databases.mjs";
import { testEnv } from "./test-env.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { ScenarioResult, Sizes, StandaloneShop, SystemDatabase, SystemShop } from "./system-scenarios.mjs"
 * @import { LayerResult } from "./test-summary.mjs"
 *
 * @typedef {{ shop: SystemShop | StandaloneShop, database: SystemDatabase }} ScenarioEnvironment
 */

/** Maximum number of printed problems of a scenario; its history has all of them. */
const MAX_PROBLEMS = 20;

/**
 * Seeds a database with the demo shop, always with the same ids.
 * @param {ProcessManager} manager
 * @param {{ database: string, dir: string, logs: string }} options
 */
function seedDatabase(manager, { database, dir, logs }) {
  const profile = testEnv({ url: "http://localhost:3000", database, uploads: dir });
  return seedOnce(manager, {
    env: { ...process.env, ...profile },
    identity: database,
    stamp: path.join(dir, "seed.stamp"),
    log: path.join(logs, "seed.log"),
  });
}

/**
 * Starts a durable PostgreSQL, as in production.
 * @param {ProcessManager} manager
 * @param {string} dir
 */
function openDurable(manager, dir) {
  return step(
    "Database",
    "starting a durable PostgreSQL",
    async () => {
      const database = await openDatabase(manager, { dir });
      await migrate(database.url);
      return database;
    },
    () => "started and migrated",
  );
}

/**
 * Opens two servers of a build, a Redis and a fake Stripe on a database.
 * @param {ProcessManager} manager
 * @param {{ dir: string, database: string, distDir: string, seed: number, logs: string }} options
 */
async function openServers(manager, options) {
  const open = () => openSystemShop(manager, options);
  const shop = await step("Servers", "starting two, a Redis and a fake Stripe", open, () => "open");
  return Object.assign(shop, { keeper: manager });
}

/**
 * Returns a scenario.
 * @param {string} name
 * @throws {Failure} if there is no such scenario
 */
function requireScenario(name) {
  const scenario = Object.hasOwn(SCENARIOS, name) && SCENARIOS[name];
  if (scenario) return scenario;
  throw new Failure(`Scenarios are ${Object.keys(SCENARIOS).join(", ")}.`);
}

/**
 * Runs a scenario; one that throws has a single problem, so that the others still run.
 * @param {ScenarioEnvironment} environment
 * @param {string} name
 * @param {Sizes & { seed: number }} options
 * @returns {Promise<ScenarioResult>}
 */
async function attempt({ shop, database }, name, options) {
  try {
    return await requireScenario(name).run(shop, database, options);
  } catch (error) {
    if (shop.keeper.isClosing) throw error;
    const { stack } = /** @type {Error} */ (error);
    return { line: name, problems: [String(stack)], history: createHistory() };
  }
}

/**
 * Runs a scenario and prints its result.
 * @param {ScenarioEnvironment} environment
 * @param {string} name
 * @param {Sizes & { seed: number }} options
 * @returns {Promise<{ isSuccessful: boolean, line: string }>}
 */
async function runReported(environment, name, options) {
  const start = performance.now();
  const { shop } = environment;
  const { line: figures, problems, history } = await attempt(environment, name, options);
  const line = `${figures} took=${duration(performance.now() - start).replace(" ", "")}`;
  print(line);
  for (const problem of problems.slice(0, MAX_PROBLEMS)) print(`  ${problem}`);
  if (problems.length > MAX_PROBLEMS) print(`  and ${problems.length - MAX_PROBLEMS} more`);
  if (problems.length === 0) return { isSuccessful: true, line };
  const file = path.join(shop.logs, `${name}-history.jsonl`);
  history.save(file);
  print(`  Every request and response: ${file}. Run the same plan again with SEED=${options.seed}`);
  return { isSuccessful: false, line };
}

/**
 * Runs one scenario in full, as `npm run test:contention` does.
 * @param {ProcessManager} manager
 * @param {string} name
 * @param {string[]} sizes such as "purchases=300"
 * @returns {Promise<number>} the exit code
 * @throws {Failure} if there is no such scenario
 */
export async function runScenario(manager, name, sizes) {
  const scenario = requireScenario(name);
  const sizeOptions = sizes
    .map((size) => size.split("="))
    .map(([key, value]) => [key, Number(value)]);
  const seed = readSeed();
  await step("Prisma client", "generating", () => generateClient(manager));
  const options = { ...scenario.full, ...Object.fromEntries(sizeOptions), seed };
  const logs = freshLogs("system");
  // A folder on disk: data that must survive a crash cannot be in memory.
  const dir = await temporaryFolder(manager, os.tmpdir());
  const database = await openDurable(manager, dir);
  const shop = scenario.isAlone
    ? { keeper: manager, logs, folder: inRoot(process.env.NEXT_DIST_DIR || ".next") }
    : await openBuiltShop(manager, { name, options, dir, database: database.url, logs });
  return (await runReported({ shop, database }, name, options)).isSuccessful ? 0 : 1;
}

/**
 * @param {ProcessManager} manager
 * @param {{ name: string, options: Sizes & { seed: number }, dir: string, database: string, logs: string }} run
 */
async function openBuiltShop(manager, { name, options, dir, database, logs }) {
  const buildShop = () => buildSystemShop(manager, { database, uploads: dir });
  await step("Build", "building if missing", buildShop);
  if (requireScenario(name).isSeeded) {
    await step("Demo shop", "seeding", () => seedDatabase(manager, { database, dir, logs }));
  }
  const distDir = options.middleware === 0 ? copyWithoutMiddleware() : SYSTEM_DIST_DIR;
  return openServers(manager, { dir, database, distDir, seed: options.seed, logs });
}

/**
 * Returns the scenarios of a run in groups that share servers and a database.
 * @param {{ isFull: boolean }} options
 * @returns {[group: string, names: string[]][]} those of `npm test` unless `isFull`
 */
function groupsOf({ isFull }) {
  /** @param {import("./system-scenarios.mjs").Scenario} scenario */
  const groupOf = ({ isAlone, isSeeded, endsDatabase }) => {
    if (isAlone) return "alone";
    if (isSeeded) return "seeded";
    return endsDatabase ? "durable" : "empty";
  };
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [name, scenario] of Object.entries(SCENARIOS)) {
    if (!scenario.short || !(isFull || scenario.isCritical)) continue;
    const group = groupOf(scenario);
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups];
}

/**
 * Opens the database of a group of scenarios and, unless they run alone, its servers.
 * @param {ProcessManager} manager
 * @param {string} group
 * @param {{ cluster: import("./test-databases.mjs").TestDatabases, distDir: string, seed: number }} run
 * @returns {Promise<ScenarioEnvironment>}
 */
async function openGroup(manager, group, { cluster, distDir, seed }) {
  const logs = freshLogs(`system-${group}`);
  const dir = await temporaryFolder(manager, os.tmpdir());
  const template = group === "seeded" ? SEEDED_TEMPLATE : MIGRATED_TEMPLATE;
  const database =
    group === "durable"
      ? await openDurable(manager, dir)
      : attachDatabase({
          url: await cloneDatabase(cluster.adminUrl, `system_${group}`, template),
          log: cluster.log,
        });
  if (group === "alone")
    return { shop: { keeper: manager, logs, folder: inRoot(distDir) }, database };
  const options = { dir, database: database.url, distDir, seed, logs };
  return { shop: await openServers(manager, options), database };
}

/**
 * Runs the short forms, group by group.
 * @param {ProcessManager} manager
 * @param {{ distDir: string, cluster: import("./test-databases.mjs").TestDatabases, isFull: boolean }} options
 *   `distDir`: of a finished build
 * @returns {Promise<LayerResult[]>}
 */
export async function runSystemTests(manager, { distDir, cluster, isFull }) {
  const seed = readSeed();
  const count = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const lines = [];
  for (const [group, names] of groupsOf({ isFull })) {
    const environment = await openGroup(manager, group, { cluster, distDir, seed });
    for (const name of names) {
      const options = { ...requireScenario(name).short, seed };
      const { isSuccessful, line } = await runReported(environment, name, options);
      count[isSuccessful ? "passed" : "failed"] += 1;
      lines.push(line);
    }
  }
  return [{ name: "system", isTests: true, ...count, lines }];
}
