// Runs the layers of a gate: `npm run test:quick`, `npm test` or `npm run test:full`.
import fs from "node:fs";
import path from "node:path";

import { buildForTests, runBrowserTests, TEST_DIST_DIR } from "./browser-tests.mjs";
import { runChecks } from "./checks.mjs";
import { Failure } from "./failure.mjs";
import { toolingDir } from "./paths.mjs";
import { generateClient } from "./prisma-client.mjs";
import { background, print, step } from "./progress.mjs";
import { runSystemTests } from "./system-tests.mjs";
import { temporaryFolder } from "./test-cluster.mjs";
import { createSeededTemplate, openTestDatabases } from "./test-databases.mjs";
import { summarize } from "./test-summary.mjs";
import { runVitest } from "./vitest-run.mjs";

/** Runs a layer. One that cannot run counts as a failure, and the next still runs. */
async function attempt(keeper, name, run) {
  const start = performance.now();
  const since = () => performance.now() - start;
  try {
    const results = await run();
    const ms = since();
    return results.map((result, index) => ({ ...result, ms: index === 0 ? ms : 0 }));
  } catch (error) {
    if (keeper.isClosing) throw error;
    print(`\n${error instanceof Failure ? error.message : error.stack}`);
    return [{ name, passed: 0, failed: 1, ms: since() }];
  }
}

/** Prepares resources of later layers in the background. The layers report its failures. */
function prepare(keeper, { layers, dir }) {
  const wants = (...names) => names.some((name) => layers.includes(name));
  const log = path.join(toolingDir, "logs", "test-seed.log");
  const cluster =
    wants("integration", "e2e", "system") &&
    background("Database", () => openTestDatabases(keeper, dir));
  const seeded =
    wants("e2e", "system") &&
    background("Demo shop", async () => {
      const { adminUrl } = await cluster;
      await createSeededTemplate(keeper, { adminUrl, dir, log });
    });
  const build = wants("e2e", "system") && background("Build", () => buildForTests(keeper, dir));
  const shop = Promise.all([cluster, seeded, build]).then(([opened, , built]) => ({
    ...opened,
    built,
  }));
  shop.catch(() => {}); // awaited by the layers
  return { cluster, shop };
}

/**
 * Runs the layers of a gate.
 * @param {{ gate: string, layers: string[], rest: string[], programs: Promise<void> }} options `programs`: resolves
 *   when the programs of the layers are installed
 * @returns {Promise<number>} the exit code
 */
export async function runTests(keeper, { gate, layers, rest, programs }) {
  const start = performance.now();
  const isFull = gate === "full";
  process.env.TEST_GATE = gate;
  const results = [];
  const run = async (layer, runLayer) => {
    if (layers.includes(layer)) results.push(...(await attempt(keeper, layer, runLayer)));
  };
  const dir = await temporaryFolder(keeper);
  process.env.TMPDIR = path.join(dir, "tmp");
  fs.mkdirSync(process.env.TMPDIR);
  await step("Prisma client", "generating", () => generateClient(keeper));

  await run("check", () => runChecks(keeper));
  // Runs after the checks: a build writes types that the compiler might read half-written.
  const { cluster, shop } = prepare(keeper, { layers, dir });
  await run("unit", () => runVitest(keeper, { layer: "unit", dir, rest }));
  await run("integration", async () => {
    const { adminUrl } = await cluster;
    return runVitest(keeper, { layer: "integration", clusterUrl: adminUrl, dir, rest });
  });
  await run("e2e", async () => {
    const { adminUrl, built } = await shop;
    await programs;
    return runBrowserTests(keeper, { adminUrl, built, dir, rest, isFull });
  });
  await run("system", async () => {
    const opened = await shop;
    await programs;
    return runSystemTests(keeper, { distDir: TEST_DIST_DIR, cluster: opened, isFull });
  });
  return summarize(results, { ms: performance.now() - start, isFull });
}
