// Things measured side by side, round by round, so that a machine's moods fall on all of them alike.
import { load, middleOf } from "./load.mjs";

/** What the minimal call answered a second on the machine for which the limits in time were set. */
const USUAL_RATE = 1_100;

/** The yardstick of time: the least that a call with one query can be, at 32 connections. */
const minimalCall = ({ small, products }) => ({
  url: small.url,
  paths: products.slice(0, 5_000).map((id) => `/api/row/${id}`),
});

/**
 * @param {{ rounds: number, seconds: number, small: { url: string }, products: number[] }} house
 * @param {Record<string, object>} targets what `load` takes, by name
 * @returns {Promise<{ figures: Record<string, object>, call: object, pace: number }>} the middle of each one's figures
 *   over all rounds, those of the minimal call, and how many times slower than usual the machine was (1 at least)
 */
export async function compare(house, targets) {
  const { rounds, seconds } = house;
  const all = { call: minimalCall(house), ...targets };
  const runs = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  // A server that has just started compiles what it runs: that is not how fast it is.
  for (const target of Object.values(all)) await load({ seconds, ...target });
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(all)) {
      runs[name].push(await load({ seconds, ...target }));
    }
  }
  const middles = Object.entries(runs).map(([name, list]) => [name, middleOf(list)]);
  const { call, ...figures } = Object.fromEntries(middles);
  return { figures, call, pace: Math.max(1, USUAL_RATE / call.rate) };
}

/** How many times slower than usual the machine is now. */
export async function paceOf(house) {
  const { pace } = await compare({ ...house, rounds: 1 }, {});
  return pace;
}
