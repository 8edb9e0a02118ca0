// The functions that a serverless platform deploys stay below the size limit.
import { findLargeFunctions, readFunctionSizes } from "../../scripts/lib/build/build-report.mjs";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { createHistory } from "./history.mjs";
import { lineOf } from "./race.mjs";

/** @param {{ folder: string }} shop `folder`: of its build */
export async function functionSizes({ folder }) {
  const functions = readFunctionSizes(folder, inRoot());
  const problems = findLargeFunctions(functions);
  if (functions.length < 100) problems.push(`only ${functions.length} functions have a trace`);
  const largest = `${functions[0]?.mb.toFixed(1)}MB`;
  const line = lineOf("functions", { functions: functions.length, largest });
  return { line, problems, history: createHistory() };
}
