// Browser tests against a production build on their own database, and then the invariants of that database.
import fs from "node:fs";
import path from "node:path";

import { build } from "../build/build.mjs";
import { inRoot, toolingDir } from "../command/paths.mjs";
import { print, step } from "../command/progress.mjs";
import { checkInvariants, describeBroken } from "../database/invariants.mjs";
import { ensureChromium, findChromium } from "../install/chromium.mjs";
import { isPortFree, startJobClock, startServer } from "../server/web-server.mjs";
import { cloneDatabase, SEEDED_TEMPLATE } from "./test-databases.mjs";
import { NO_DATABASE, testEnv } from "./test-env.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { LayerResult } from "./test-summary.mjs"
 *
 * @typedef {{ port: number, env: import("../command/processes.mjs").Environment & { APP_URL?: string } }} TestBuild
 *   `port`: static pages include it in URLs; `env`: of the build and its servers
 *
 * @typedef {object} Suite of Playwright's report
 * @property {{ ok: boolean, file: string, line: number, title: string,
 *   tests: { results: { error?: { message?: string } }[] }[] }[]} specs
 * @property {Suite[]} [suites]
 */

/** Build folder of tests, so that `up` can run at the same time. tsconfig.json names it too. */
export const TEST_DIST_DIR = ".next-test";

/** @param {string} name */
const log = (name) => path.join(toolingDir, "logs", `test-${name}.log`);

/** Below the ephemeral ports, one of which could be in use before the server starts. */
const FIRST_PORT = 20_000;
const PORTS = 10_000;

async function choosePort() {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * PORTS);
    if (await isPortFree(port)) return port;
  }
}

/**
 * Builds the shop for browser and system tests, without a database. The folder is removed when the command ends.
 * @param {ProcessManager} manager
 * @param {string} dir
 * @returns {Promise<TestBuild>}
 */
export async function buildForTests(manager, dir) {
  const port = await choosePort();
  // Browsers create passkeys for host names only, not for addresses.
  const url = `http://localhost:${port}`;
  const profile = testEnv({ url, database: "", uploads: path.join(dir, "uploads") });
  const env = { ...process.env, ...profile, NEXT_DIST_DIR: TEST_DIST_DIR, SKIP_TYPE_CHECK: "true" };
  const folder = inRoot(TEST_DIST_DIR);
  manager.defer(() => fs.rmSync(folder, { recursive: true, force: true }));
  await build(manager, { env: { ...env, ...NO_DATABASE }, log: log("build"), folder });
  return { port, env };
}

/**
 * Serves the build on a clone of the seeded template until the command ends.
 * @param {ProcessManager} manager
 * @param {{ adminUrl: string, built: TestBuild }} options
 */
async function openTestShop(manager, { adminUrl, built: { port, env: profile } }) {
  const database = await cloneDatabase(adminUrl, "e2e", SEEDED_TEMPLATE);
  /** @type {import("../command/processes.mjs").Environment} */
  const env = { ...profile, DATABASE_URL: database };
  const serve = () => startServer(manager, { port, env, log: log("server") });
  await step("Server", "starting", serve, () => `open on port ${port}`);
  startJobClock(manager, { port, secret: env.CRON_SECRET });
  return { url: profile.APP_URL, env, database };
}

/**
 * @param {string} file
 * @returns {LayerResult}
 */
function readReport(file) {
  const result = { name: "e2e", isTests: true, passed: 0, failed: 0, skipped: 0, failures: [] };
  if (!fs.existsSync(file)) return { ...result, failed: 1 };
  const { stats, errors, suites } = JSON.parse(fs.readFileSync(file, "utf8"));
  return {
    ...result,
    failures: listFailures(suites),
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Lists the failures of suites and of their nested suites.
 * @param {Suite[]} suites
 * @returns {NonNullable<LayerResult["failures"]>}
 */
function listFailures(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        test: `tests/e2e/${file}:${line} › ${title}`,
        reason: tests.at(-1)?.results.at(-1)?.error?.message,
      })),
    ...listFailures(inner),
  ]);
}

/**
 * Returns the runs of Playwright: tests tagged @serial change settings of the whole shop and run alone after the
 * others. Those tagged @full run in `npm run test:full`, or if files are named.
 * @param {{ rest: string[], isFull: boolean }} options
 * @returns {Record<string, string[]>} arguments by name
 */
function runsOf({ rest, isFull }) {
  if (rest.length > 0) return { named: rest };
  const excludedTags = isFull ? [] : ["@full"];
  /** @param {string[]} tags */
  const without = (...tags) => (tags.length > 0 ? [`--grep-invert=${tags.join("|")}`] : []);
  return {
    parallel: without("@serial", ...excludedTags),
    serial: ["--grep=@serial", "--workers=1", "--pass-with-no-tests", ...without(...excludedTags)],
  };
}

/**
 * @param {ProcessManager} manager
 * @param {{ shop: Awaited<ReturnType<typeof openTestShop>>, dir: string, name: string, args: string[] }} options
 */
async function runPlaywright(manager, { shop, dir, name, args: layerArgs }) {
  const report = path.join(dir, `playwright-${name}.json`);
  const chromium = findChromium();
  const args = [inRoot("node_modules", "@playwright", "test", "cli.js"), "test"];
  const output = `--output=test-results/${name}`;
  print();
  const child = manager.start(
    process.execPath,
    [...args, "--reporter=list,json", output, ...layerArgs],
    {
      cwd: inRoot(),
      env: {
        ...shop.env,
        NODE_ENV: "test",
        BASE_URL: shop.url,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        // Factories import server-only modules of lib/.
        NODE_OPTIONS: "--conditions=react-server",
        ...(chromium && { CHROMIUM_PATH: chromium }),
      },
      stopTimeoutMs: 3000,
    },
  );
  const { code } = await child.status;
  const result = readReport(report);
  if (code !== 0 && result.failed === 0) result.failed = 1; // an error outside of all tests
  return result;
}

/**
 * @param {LayerResult[]} results
 * @returns {LayerResult}
 */
function sumUp(results) {
  /** @param {"passed" | "failed" | "skipped"} key */
  const sum = (key) => results.reduce((total, result) => total + (result[key] ?? 0), 0);
  return {
    name: "e2e",
    isTests: true,
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: results.flatMap((result) => result.failures ?? []),
  };
}

/**
 * @param {string} database
 * @returns {Promise<LayerResult>}
 */
async function runInvariants(database) {
  const { checked, broken } = await checkInvariants(database);
  for (const text of describeBroken(broken)) print(text);
  return { name: "invariants", passed: checked - broken.length, failed: broken.length };
}

/**
 * Runs the browser tests and then the invariants.
 * @param {ProcessManager} manager
 * @param {{ adminUrl: string, built: TestBuild, dir: string, rest: string[], isFull: boolean }} options `rest`:
 *   arguments of Playwright
 * @returns {Promise<LayerResult[]>} of both
 */
export async function runBrowserTests(manager, { adminUrl, built, dir, rest, isFull }) {
  await step("Chromium", "looking for one", () => ensureChromium(manager));
  const shop = await openTestShop(manager, { adminUrl, built });
  const results = [];
  for (const [name, args] of Object.entries(runsOf({ rest, isFull }))) {
    results.push(await runPlaywright(manager, { shop, dir, name, args }));
  }
  return [sumUp(results), await runInvariants(shop.database)];
}
