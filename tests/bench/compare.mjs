// Measures several targets round by round, so that variations of the machine affect all of them alike.
import { load, medianOf } from "./load.mjs";

/** Requests per second of the minimal call on the machine for which the time limits were set. */
const REFERENCE_RATE = 1_100;

/** Measures a target once. Its `before` is awaited first and not measured. */
async function runOnce({ before = async () => {}, ...target }, seconds) {
  await before();
  return load({ seconds, ...target });
}

/** Baseline: a minimal call with one query, at 32 connections. */
const minimalCall = ({ small, products }) => ({
  url: small.url,
  paths: products.slice(0, 5_000).map((id) => `/api/row/${id}`),
});

/** Maximum number of warm-up runs, and the speed-up that requires another one. */
const MAX_WARM_RUNS = 8;
const SPEED_UP = 1.02;

/** Runs a target until two runs in a row were not faster than the best, since a new server still compiles its code. */
async function warm(target, seconds) {
  let fastest = 0;
  for (let run = 0, slower = 0; run < MAX_WARM_RUNS && slower < 2; run += 1) {
    const { rate } = await runOnce(target, seconds);
    slower = rate < fastest * SPEED_UP ? slower + 1 : 0;
    fastest = Math.max(fastest, rate);
  }
}

/**
 * @param {{ rounds: number, seconds: number, small: { url: string }, products: number[] }} context
 * @param {Record<string, object>} targets input of `load` by name, with an optional `before`
 * @returns {Promise<{ figures: Record<string, object>, call: object, pace: number }>} medians over all rounds, those of
 *   the minimal call, and how many times slower the machine is than the reference (at least 1)
 */
export async function compare(context, targets) {
  const { rounds, seconds } = context;
  const all = { call: minimalCall(context), ...targets };
  const runs = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  for (const target of Object.values(all)) await warm(target, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(all)) {
      runs[name].push(await runOnce(target, seconds));
    }
  }
  const medians = Object.entries(runs).map(([name, list]) => [name, medianOf(list)]);
  const { call, ...figures } = Object.fromEntries(medians);
  return { figures, call, pace: Math.max(1, REFERENCE_RATE / call.rate) };
}

/** Returns how many times slower the machine is than the reference. */
export async function paceOf(context) {
  const { pace } = await compare({ ...context, rounds: 1 }, {});
  return pace;
}
