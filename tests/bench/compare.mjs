// Measures several targets round by round, so that variations of the machine affect all of them alike.
import { load, medianOf } from "./load.mjs";

/**
 * @import { Figures, LoadTarget } from "./load.mjs"
 *
 * @typedef {LoadTarget & { before?: () => Promise<void> }} Target `before` is awaited before each run and not measured
 *
 * @typedef {{ rounds: number, seconds: number, small: { url: string }, products: number[] }} ComparisonContext
 */

/** Requests per second of the minimal call on the machine for which the time limits were set. */
const REFERENCE_RATE = 1_100;

/**
 * Measures a target once.
 * @param {Target} target
 * @param {number} seconds
 */
async function runOnce({ before = async () => {}, ...target }, seconds) {
  await before();
  return load({ seconds, ...target });
}

/**
 * Baseline: a minimal call with one query, at 32 connections.
 * @param {Pick<ComparisonContext, "small" | "products">} context
 */
const minimalCall = ({ small, products }) => ({
  url: small.url,
  paths: products.slice(0, 5_000).map((id) => `/api/row/${id}`),
});

/** Maximum number of warm-up runs, and the speed-up that requires another one. */
const MAX_WARM_RUNS = 8;
const SPEED_UP = 1.02;

/**
 * Runs a target until two runs in a row were not faster than the best, since a new server still compiles its code.
 * @param {Target} target
 * @param {number} seconds
 */
async function warm(target, seconds) {
  let fastest = 0;
  for (let run = 0, slower = 0; run < MAX_WARM_RUNS && slower < 2; run += 1) {
    const { rate } = await runOnce(target, seconds);
    slower = rate < fastest * SPEED_UP ? slower + 1 : 0;
    fastest = Math.max(fastest, rate);
  }
}

/**
 * @template {string} Name
 * @param {ComparisonContext} context
 * @param {Record<Name, Target>} targets
 * @returns {Promise<{ figures: Record<Name, Figures>, call: Figures, pace: number }>} medians over all rounds, those of
 *   the minimal call, and how many times slower the machine is than the reference (at least 1)
 */
export async function compare(context, targets) {
  const { rounds, seconds } = context;
  /** @param {Target} target */
  const toSeries = (target) => ({ target, runs: /** @type {Figures[]} */ ([]) });
  const callSeries = toSeries(minimalCall(context));
  const series = Object.entries(targets).map(([name, target]) => ({
    name,
    ...toSeries(/** @type {Target} */ (target)),
  }));
  const allSeries = [callSeries, ...series];
  for (const { target } of allSeries) await warm(target, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, runs } of allSeries) runs.push(await runOnce(target, seconds));
  }
  const medians = series.map(({ name, runs }) => [name, medianOf(runs)]);
  const figures = /** @type {Record<Name, Figures>} */ (Object.fromEntries(medians));
  const call = medianOf(callSeries.runs);
  return { figures, call, pace: Math.max(1, REFERENCE_RATE / call.rate) };
}

/**
 * Returns how many times slower the machine is than the reference.
 * @param {ComparisonContext} context
 */
export async function paceOf(context) {
  const { pace } = await compare({ ...context, rounds: 1 }, {});
  return pace;
}
