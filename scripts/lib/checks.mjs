// Static checks of the code: `npm run check`.
import path from "node:path";

import { inRoot, toolingDir } from "./paths.mjs";
import { tail } from "./processes.mjs";
import { duration, print } from "./progress.mjs";

/** Two queues that run in parallel. In each, a check may need the output of the one before it. */
const QUEUES = [
  [
    { name: "Route types", program: "next", args: ["typegen"] },
    { name: "Types", program: "tsc", args: ["--noEmit"] },
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

async function runCheck(keeper, { name, program, args }) {
  const log = path.join(toolingDir, "logs", `check-${program}.log`);
  const env = { NEXT_TELEMETRY_DISABLED: "1", ...process.env };
  const options = { cwd: inRoot(), env, log, stopTimeoutMs: 1000 };
  const start = performance.now();
  const check = keeper.start(inRoot("node_modules", ".bin", program), args, options);
  const isGood = (await check.ended).code === 0;
  const took = duration(performance.now() - start);
  print(`${name.padEnd(NAME_WIDTH)} ${isGood ? "good" : "FAILED"}, ${took}`);
  if (!isGood) print(`${tail(log, 200)}\n`);
  return isGood;
}

/** @returns {Promise<boolean[]>} whether each check passed */
async function runQueue(keeper, queue) {
  const outcomes = [];
  for (const check of queue) {
    if (keeper.isClosing) break;
    outcomes.push(await runCheck(keeper, check));
  }
  return outcomes;
}

/** Runs every check, even after a failed one. @returns {Promise<[{ name: string, passed: number, failed: number }]>} */
export async function runChecks(keeper) {
  const outcomes = (await Promise.all(QUEUES.map((queue) => runQueue(keeper, queue)))).flat();
  const passed = outcomes.filter(Boolean).length;
  return [{ name: "check", passed, failed: outcomes.length - passed }];
}
