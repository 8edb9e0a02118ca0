// Runs the tests without a browser and counts them.
import fs from "node:fs";
import path from "node:path";

import { inRoot } from "../command/paths.mjs";
import { print } from "../command/progress.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { LayerResult } from "./test-summary.mjs"
 *
 * @typedef {object} FileReport of vitest's JSON reporter
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * Counts the tests of one layer; a file that could not be loaded is one failure.
 * @param {string} name
 * @param {FileReport[]} files
 * @returns {LayerResult}
 */
function countLayer(name, files) {
  const count = countByStatus(files.flatMap(({ assertionResults }) => assertionResults));
  /** @type {NonNullable<LayerResult["failures"]>} */
  const failures = [];
  for (const { name: file, status, message, assertionResults } of files) {
    const broken = assertionResults.filter((test) => test.status === "failed");
    for (const { fullName, failureMessages } of broken) {
      failures.push({ test: `${relative(file)} › ${fullName}`, reason: failureMessages[0] });
    }
    if (status === "failed" && broken.length === 0) {
      count.failed += 1;
      failures.push({ test: relative(file), reason: message });
    }
  }
  return { name, isTests: true, ...count, failures };
}

/** @param {FileReport["assertionResults"]} tests */
function countByStatus(tests) {
  const passed = tests.filter(({ status }) => status === "passed").length;
  const failed = tests.filter(({ status }) => status === "failed").length;
  return { passed, failed, skipped: tests.length - passed - failed };
}

/** @param {string} file */
const relative = (file) => path.relative(inRoot(), file);

/**
 * @param {string} file
 * @returns {FileReport[]}
 */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")).testResults : [];
}

/**
 * Runs one of vitest's projects.
 * @param {ProcessManager} manager
 * @param {{ layer: string, clusterUrl?: string, dir: string, rest: string[] }} options `rest`: arguments of vitest
 * @returns {Promise<LayerResult[]>}
 */
export async function runVitest(manager, { layer, clusterUrl, dir, rest }) {
  const report = path.join(dir, `vitest-${layer}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const program = inRoot("node_modules", ".bin", "vitest");
  const args = ["run", "--project", layer, ...reporters, "--silent=passed-only", ...rest];
  print();
  const child = manager.start(program, args, {
    cwd: inRoot(),
    env: { ...process.env, ...(clusterUrl && { TEST_CLUSTER_URL: clusterUrl }) },
    stopTimeoutMs: 3000,
  });
  const { code } = await child.status;
  const count = countLayer(layer, readReport(report));
  if (code !== 0 && count.failed === 0) count.failed = 1; // an error outside of all tests
  return [count];
}
