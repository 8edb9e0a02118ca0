// What can be said about the code without running it: `npm run check`.
import path from "node:path";

import { houseDir, inRoot } from "./paths.mjs";
import { tail } from "./processes.mjs";
import { say, step } from "./steps.mjs";

const CHECKS = [
  { name: "Format, lint", program: "biome", args: ["check", "--max-diagnostics=50", "."] },
  { name: "Route types", program: "next", args: ["typegen"] },
  { name: "Types", program: "tsc", args: ["--noEmit"] },
  { name: "Dead code", program: "knip", args: [] },
  {
    name: "Messages",
    program: "i18n-check",
    // Its other check asks every branch of a plural for the same parts; Arabic says one and two in words.
    args: ["-l", "messages", "-s", "en", "-f", "next-intl", "-o", "missingKeys"],
  },
];

async function runCheck(keeper, { name, program, args }) {
  const log = path.join(houseDir, "logs", `check-${program}.log`);
  const isGood = await step(
    name,
    `${program} ${args[0] ?? ""}`.trim(),
    async () => {
      const env = { NEXT_TELEMETRY_DISABLED: "1", ...process.env };
      const options = { cwd: inRoot(), env, log, patience: 1000 };
      const check = keeper.start(inRoot("node_modules", ".bin", program), args, options);
      return (await check.ended).code === 0;
    },
    (isGood) => (isGood ? "good" : "FAILED"),
  );
  if (!isGood) say(`${tail(log, 200)}\n`);
  return isGood;
}

/**
 * Runs every check, also after one that failed.
 * @returns {Promise<[{ name: string, passed: number, failed: number }]>}
 */
export async function runChecks(keeper) {
  let passed = 0;
  for (const check of CHECKS) {
    if (keeper.isClosing) break;
    if (await runCheck(keeper, check)) passed += 1;
  }
  return [{ name: "check", passed, failed: CHECKS.length - passed }];
}
