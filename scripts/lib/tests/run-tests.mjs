// Runs the layers of a gate: `npm run test:quick`, `npm test` or `npm run test:full`.
import fs from "node:fs";
import path from "node:path";
import { runChecks } from "../checks/checks.mjs";
import { Failure } from "../command/failure.mjs";
import { toolingDir } from "../command/paths.mjs";
import { background, print, step } from "../command/progress.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { buildForTests, runBrowserTests, TEST_DIST_DIR } from "./browser-tests.mjs";
import { runSystemTests } from "./system-tests.mjs";
import { temporaryFolder } from "./test-cluster.mjs";
import { createSeededTemplate, openTestDatabases } from "./test-databases.mjs";
import { summarize } from "./test-summary.mjs";
import { runVitest } from "./vitest-run.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { LayerResult, Result } from "./test-summary.mjs"
 */

/**
 * Runs a layer. One that cannot run counts as a failure, and the next still runs.
 * @param {ProcessManager} manager
 * @param {string} name
 * @param {() => Promise<LayerResult[]>} run
 * @returns {Promise<Result[]>}
 */
async function attempt(manager, name, run) {
  const start = performance.now();
  const elapsedMs = () => performance.now() - start;
  try {
    const results = await run();
    const ms = elapsedMs();
    return results.map((result, index) => ({ ...result, ms: index === 0 ? ms : 0 }));
  } catch (error) {
    if (manager.isClosing) throw error;
    print(`\n${describeError(error)}`);
    return [{ name, passed: 0, failed: 1, ms: elapsedMs() }];
  }
}

/** @param {unknown} error */
function describeError(error) {
  const { message, stack } = /** @type {Error} */ (error);
  return error instanceof Failure ? message : stack;
}

/**
 * Prepares resources of later layers in the background. The layers report its failures.
 * @param {ProcessManager} manager
 * @param {{ layers: string[], dir: string }} options
 */
function prepare(manager, { layers, dir }) {
  /** @param {string[]} names */
  const hasLayer = (...names) => names.some((name) => layers.includes(name));
  if (!hasLayer("integration", "e2e", "system")) return { databases: null, shop: null };
  const databases = background("Database", () => openTestDatabases(manager, dir));
  const shop = hasLayer("e2e", "system") ? prepareShop(manager, { databases, dir }) : null;
  return { databases, shop };
}

/**
 * Seeds the demo shop and builds it in the background.
 * @param {ProcessManager} manager
 * @param {{ databases: ReturnType<typeof openTestDatabases>, dir: string }} options
 */
function prepareShop(manager, { databases, dir }) {
  const log = path.join(toolingDir, "logs", "test-seed.log");
  const seeding = background("Demo shop", async () => {
    const { adminUrl } = await databases;
    await createSeededTemplate(manager, { adminUrl, dir, log });
  });
  const build = background("Build", () => buildForTests(manager, dir));
  const shop = Promise.all([databases, seeding, build]).then(([cluster, , built]) => ({
    ...cluster,
    built,
  }));
  shop.catch(() => {}); // awaited by the layers
  return shop;
}

/**
 * @template T
 * @param {Promise<T> | null} resource
 * @returns {Promise<T>}
 */
function requirePrepared(resource) {
  if (!resource) throw new Error("The resources of this layer were not prepared");
  return resource;
}

/**
 * Runs the layers of a gate.
 * @param {ProcessManager} manager
 * @param {{ gate: string, layers: string[], rest: string[], programs: Promise<void> }} options `programs`: resolves
 *   when the programs of the layers are installed
 * @returns {Promise<number>} the exit code
 */
export async function runTests(manager, { gate, layers, rest, programs }) {
  const start = performance.now();
  const isFull = gate === "full";
  process.env.TEST_GATE = gate;
  /** @type {Result[]} */
  const results = [];
  /**
   * @param {string} layer
   * @param {() => Promise<LayerResult[]>} runLayer
   */
  const run = async (layer, runLayer) => {
    if (layers.includes(layer)) results.push(...(await attempt(manager, layer, runLayer)));
  };
  const dir = await temporaryFolder(manager);
  process.env.TMPDIR = path.join(dir, "tmp");
  fs.mkdirSync(process.env.TMPDIR);
  await step("Prisma client", "generating", () => generateClient(manager));

  await run("check", () => runChecks(manager));
  // Runs after the checks: a build writes types that the compiler might read half-written.
  const { databases, shop } = prepare(manager, { layers, dir });
  await run("unit", () => runVitest(manager, { layer: "unit", dir, rest }));
  await run("integration", async () => {
    const { adminUrl } = await requirePrepared(databases);
    return runVitest(manager, { layer: "integration", clusterUrl: adminUrl, dir, rest });
  });
  await run("e2e", async () => {
    const { adminUrl, built } = await requirePrepared(shop);
    await programs;
    return runBrowserTests(manager, { adminUrl, built, dir, rest, isFull });
  });
  await run("system", async () => {
    const cluster = await requirePrepared(shop);
    await programs;
    return runSystemTests(manager, { distDir: TEST_DIST_DIR, cluster, isFull });
  });
  return summarize(results, { ms: performance.now() - start, isFull });
}
