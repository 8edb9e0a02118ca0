// Runs the tests without a browser and counts them.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "./paths.mjs";
import { print } from "./progress.mjs";

const STATUS = { passed: "passed", failed: "failed" };

/** Counts the tests of one layer; a file that could not be loaded is one failure. */
function countLayer(name, files) {
  const count = { name, isTests: true, passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const { name: file, status, message, assertionResults } of files) {
    for (const test of assertionResults) count[STATUS[test.status] ?? "skipped"] += 1;
    const broken = assertionResults.filter((test) => test.status === "failed");
    for (const { fullName, failureMessages } of broken) {
      count.failures.push({ test: `${relative(file)} › ${fullName}`, why: failureMessages[0] });
    }
    if (status === "failed" && broken.length === 0) {
      count.failed += 1;
      count.failures.push({ test: relative(file), why: message });
    }
  }
  return count;
}

const relative = (file) => path.relative(inRoot(), file);

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).testResults : [];
}

/**
 * Runs one of vitest's projects.
 * @param {{ layer: string, clusterUrl?: string, dir: string, rest: string[] }} run `rest`: arguments of vitest
 * @returns {Promise<import("./test-summary.mjs").Result[]>} without `ms`
 */
export async function runVitest(keeper, { layer, clusterUrl, dir, rest }) {
  const report = path.join(dir, `vitest-${layer}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const program = inRoot("node_modules", ".bin", "vitest");
  const args = ["run", "--project", layer, ...reporters, "--silent=passed-only", ...rest];
  print();
  const child = keeper.start(program, args, {
    cwd: inRoot(),
    env: { ...process.env, ...(clusterUrl && { TEST_CLUSTER_URL: clusterUrl }) },
    stopTimeoutMs: 3000,
  });
  const { code } = await child.ended;
  const count = countLayer(layer, readReport(report));
  if (code !== 0 && count.failed === 0) count.failed = 1; // an error outside of all tests
  return [count];
}
