// The layers of `npm test`, one after the other, and their sum.
import fs from "node:fs";
import { stripVTControlCharacters } from "node:util";

import { runBrowserTests, TEST_DIST_DIR } from "./browser-tests.mjs";
import { runChecks } from "./checks.mjs";
import { Failure } from "./failure.mjs";
import { inRoot } from "./paths.mjs";
import { generateClient } from "./prisma-client.mjs";
import { duration, say, step } from "./steps.mjs";
import { runSystemTests } from "./system-tests.mjs";
import { startTestCluster, temporaryFolder } from "./test-cluster.mjs";
import { runVitest } from "./vitest-run.mjs";

const LAYERS = ["check", "unit", "integration", "e2e", "system"];

/** @throws {Failure} on a layer that does not exist */
function readArguments([flag, only, ...rest]) {
  if (flag === undefined) return { layers: LAYERS, rest: [] };
  if (flag === "--only" && LAYERS.includes(only)) return { layers: [only], rest };
  throw new Failure(`Usage: npm test [-- --only ${LAYERS.join("|")} [what its runner takes]]`);
}

/** Runs a stage; one that cannot run is a failure of its own, and the next still runs. */
async function attempt(keeper, name, run) {
  const start = performance.now();
  try {
    const counts = await run();
    const took = performance.now() - start;
    return counts.map((count, index) => ({ ...count, took: index === 0 ? took : 0 }));
  } catch (error) {
    if (keeper.isClosing) throw error;
    say(`\n${error instanceof Failure ? error.message : error.stack}`);
    return [{ name, passed: 0, failed: 1, took: performance.now() - start }];
  }
}

function tell({ name, passed, failed, skipped, took }) {
  const parts = [`${passed} passed`, `${failed} failed`];
  if (skipped) parts.push(`${skipped} skipped`);
  say(`${name.padEnd(14)} ${parts.join(", ")}${took ? `, ${duration(took)}` : ""}`);
}

/** So many lines of why a test failed say it; all of them, and where, stand where it ran. */
const WHY_LINES = 8;

/** And so much of each: a page that lacks something is a line of its own. */
const WHY_LENGTH = 300;

/** What failed once more, at the end: of a long output often no more than the end is kept. */
function tellFailures(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) say("\nFailed");
  for (const { test, why = "" } of failures) {
    say(test);
    const lines = stripVTControlCharacters(why).split("\n");
    const words = lines.filter((line) => line.trim() && !/^\s+at /.test(line));
    for (const line of words.slice(0, WHY_LINES)) say(`    ${line.slice(0, WHY_LENGTH)}`);
  }
}

/** Prints what failed, the counts of every layer and, last, their sum. @returns the exit code */
function sum(results) {
  tellFailures(results);
  say("\nSummary");
  for (const result of results) tell(result);
  const passed = results.filter((one) => one.isTests).reduce((all, one) => all + one.passed, 0);
  const failed = results.reduce((all, one) => all + one.failed, 0);
  const empty = results.filter((one) => one.passed + one.failed === 0).map(({ name }) => name);
  if (empty.length > 0) say(`Nothing ran: ${empty.join(", ")}`);
  say(`${passed} passed, ${failed} failed`);
  return failed > 0 || empty.length > 0 ? 1 : 0;
}

/**
 * Runs the layers that the arguments ask for, or all.
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runTests(keeper, args) {
  const { layers, rest } = readArguments(args);
  const wants = (name) => layers.includes(name);
  const direct = layers.filter((name) => name === "unit" || name === "integration");
  const dir = await temporaryFolder(keeper);
  await step("Prisma client", "generating", () => generateClient(keeper));

  const results = [];
  if (wants("check")) results.push(...(await attempt(keeper, "check", () => runChecks(keeper))));

  const cluster =
    (wants("integration") || wants("e2e")) &&
    (await step(
      "Database",
      "starting a throw-away PostgreSQL",
      () => startTestCluster(keeper, dir),
      ({ port }) => `started on port ${port}`,
    ));
  if (direct.length > 0) {
    const run = { layers: direct, clusterUrl: cluster?.adminUrl, dir, rest };
    results.push(...(await attempt(keeper, direct[0], () => runVitest(keeper, run))));
  }
  if (wants("e2e")) {
    const run = { database: cluster.url, dir, rest };
    results.push(...(await attempt(keeper, "e2e", () => runBrowserTests(keeper, run))));
  }
  if (wants("system")) {
    const isBuilt = wants("e2e") && fs.existsSync(inRoot(TEST_DIST_DIR, "BUILD_ID"));
    const run = isBuilt ? { distDir: TEST_DIST_DIR } : {};
    results.push(...(await attempt(keeper, "system", () => runSystemTests(keeper, run))));
  }
  return sum(results);
}
