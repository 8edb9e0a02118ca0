// The tests in a real browser, against a production build on a database of its own; then that database is asked
// whether everything in it is sound.
import fs from "node:fs";
import path from "node:path";

import { build } from "./build.mjs";
import { ensureChromium, findChromium } from "./chromium.mjs";
import { checkInvariants, describeBroken } from "./invariants.mjs";
import { migrate } from "./migrate.mjs";
import { houseDir, inRoot } from "./paths.mjs";
import { freePort } from "./postgres-server.mjs";
import { seedOnce } from "./seed.mjs";
import { say, step } from "./steps.mjs";
import { NO_DATABASE, testProfile } from "./test-profile.mjs";
import { startJobClock, startServer } from "./web-server.mjs";

/** A build folder beside that of `up`, so that both can be used at once. tsconfig.json names it too. */
export const TEST_DIST_DIR = ".next-test";

const log = (name) => path.join(houseDir, "logs", `test-${name}.log`);

/** Opens a seeded shop for the tests, closed when the keeper's command ends. */
async function openTestShop(keeper, { database, dir }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const profile = testProfile({ url, database, uploads: path.join(dir, "uploads") });
  const env = { ...process.env, ...profile, NEXT_DIST_DIR: TEST_DIST_DIR };
  await step(
    "Migrations",
    "applying",
    () => migrate(database),
    (count) => `${count} applied`,
  );
  await step("Catalogue", "seeding", () =>
    seedOnce(keeper, {
      env,
      identity: database,
      stamp: path.join(dir, "seed.stamp"),
      log: log("seed"),
    }),
  );
  const folder = inRoot(TEST_DIST_DIR);
  keeper.defer(() => fs.rmSync(folder, { recursive: true, force: true }));
  await step("Build", "building for the browser tests", () =>
    build(keeper, { env: { ...env, ...NO_DATABASE }, log: log("build"), folder }),
  );
  const serve = () => startServer(keeper, { port, env, log: log("server") });
  await step("Server", "starting", serve, () => `open on port ${port}`);
  startJobClock(keeper, { port, secret: env.CRON_SECRET });
  return { url, env };
}

function countReport(file) {
  const count = { name: "e2e", isTests: true, passed: 0, failed: 0, skipped: 0, failures: [] };
  if (!fs.existsSync(file)) return { ...count, failed: 1 };
  const { stats, errors, suites } = JSON.parse(fs.readFileSync(file, "utf8"));
  return {
    ...count,
    failures: listFailures(suites),
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** What failed in some suites of a report and in those inside them. */
function listFailures(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => ({
        test: `tests/e2e/${file}:${line} › ${title}`,
        why: tests.at(-1)?.results.at(-1)?.error?.message,
      })),
    ...listFailures(inner),
  ]);
}

/**
 * Tests that only look (tagged @look) change nothing that others see: they run beside the others, which one after the
 * other leave half of the machine idle. Named files run as they are named.
 */
const TURNS = {
  acts: ["--grep-invert=@look", "--output=test-results/acts"],
  looks: ["--grep=@look", "--output=test-results/looks"],
};

async function runPlaywright(keeper, { shop, dir, rest }) {
  const turns = rest.length > 0 ? { named: rest } : TURNS;
  const counts = await Promise.all(
    Object.entries(turns).map(([name, args]) => runTurn(keeper, { shop, dir, name, args })),
  );
  const sum = (key) => counts.reduce((all, count) => all + count[key], 0);
  const failures = counts.flatMap((count) => count.failures);
  return {
    ...counts[0],
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures,
  };
}

async function runTurn(keeper, { shop, dir, name, args: chosen }) {
  const report = path.join(dir, `playwright-${name}.json`);
  const chromium = findChromium();
  const args = [inRoot("node_modules", "@playwright", "test", "cli.js"), "test"];
  say();
  const child = keeper.start(process.execPath, [...args, "--reporter=list,json", ...chosen], {
    cwd: inRoot(),
    env: {
      ...shop.env,
      NODE_ENV: "test",
      BASE_URL: shop.url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Factories import modules of lib/ that are for servers alone.
      NODE_OPTIONS: "--conditions=react-server",
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
    patience: 3000,
  });
  const { code } = await child.ended;
  const count = countReport(report);
  const isExplained = code === 0 || count.failed > 0;
  return isExplained ? count : { ...count, failed: 1 };
}

async function askInvariants(database) {
  const { checked, broken } = await checkInvariants(database);
  for (const text of describeBroken(broken)) say(text);
  return { name: "invariants", passed: checked - broken.length, failed: broken.length };
}

/**
 * Runs the browser tests and then the invariants.
 * @param {{ database: string, dir: string, rest: string[] }} run
 * @returns {Promise<{ name: string, passed: number, failed: number }[]>} the counts of both
 */
export async function runBrowserTests(keeper, { database, dir, rest }) {
  await step("Chromium", "looking for one", () => ensureChromium(keeper));
  const shop = await openTestShop(keeper, { database, dir });
  const browser = await runPlaywright(keeper, { shop, dir, rest });
  return [browser, await askInvariants(database)];
}
