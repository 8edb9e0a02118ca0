// Static checks of the code: `npm run check`.
import path from "node:path";

import { inRoot, toolingDir } from "../command/paths.mjs";
import { tail } from "../command/processes.mjs";
import { duration, print } from "../command/progress.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 *
 * @typedef {{ name: string, program: string, args: string[] }} Check
 */

/**
 * Two queues that run in parallel. In each, a check may need the output of the one before it.
 * @type {Check[][]}
 */
const QUEUES = [
  [
    { name: "Route types", program: "next", args: ["typegen"] },
    { name: "Types", program: "tsc", args: ["--noEmit"] },
    { name: "JSDoc types", program: "tsc", args: ["--noEmit", "--project", "tsconfig.js.json"] },
  ],
  [
    { name: "Format, lint", program: "biome", args: ["check", "--max-diagnostics=50", "."] },
    { name: "Dead code", program: "knip", args: [] },
    {
      name: "Messages",
      program: "i18n-check",
      // Its other check requires the same arguments in every plural branch; Arabic writes one and two as words.
      args: ["-l", "messages", "-s", "en", "-f", "next-intl", "-o", "missingKeys"],
    },
  ],
];

const NAME_WIDTH = 14;

/**
 * @param {ProcessManager} manager
 * @param {Check} check
 */
async function runCheck(manager, { name, program, args }) {
  const log = path.join(
    toolingDir,
    "logs",
    `check-${name.toLowerCase().replaceAll(/\W+/g, "-")}.log`,
  );
  const env = { NEXT_TELEMETRY_DISABLED: "1", ...process.env };
  const options = { cwd: inRoot(), env, log, stopTimeoutMs: 1000 };
  const start = performance.now();
  const child = manager.start(inRoot("node_modules", ".bin", program), args, options);
  const isSuccessful = (await child.status).code === 0;
  const time = duration(performance.now() - start);
  print(`${name.padEnd(NAME_WIDTH)} ${isSuccessful ? "good" : "FAILED"}, ${time}`);
  if (!isSuccessful) print(`${tail(log, 200)}\n`);
  return isSuccessful;
}

/**
 * @param {ProcessManager} manager
 * @param {Check[]} queue
 * @returns {Promise<boolean[]>} whether each check passed
 */
async function runQueue(manager, queue) {
  const outcomes = [];
  for (const check of queue) {
    if (manager.isClosing) break;
    outcomes.push(await runCheck(manager, check));
  }
  return outcomes;
}

/**
 * Runs every check, even after a failed one.
 * @param {ProcessManager} manager
 * @returns {Promise<[import("../tests/test-summary.mjs").LayerResult]>}
 */
export async function runChecks(manager) {
  const outcomes = (await Promise.all(QUEUES.map((queue) => runQueue(manager, queue)))).flat();
  const passed = outcomes.filter(Boolean).length;
  return [{ name: "check", passed, failed: outcomes.length - passed }];
}
