// Things measured side by side, round by round, so that a machine's moods fall on all of them alike.
import { load, middleOf } from "./load.mjs";

/** What the minimal call answered a second on the machine for which the limits in time were set. */
const USUAL_RATE = 1_100;

/** One turn; a target's `before` is waited for first and not measured. */
async function turnOf({ before = async () => {}, ...target }, seconds) {
  await before();
  return load({ seconds, ...target });
}

/** The baseline of time: the least that a call with one query can be, at 32 connections. */
const minimalCall = ({ small, products }) => ({
  url: small.url,
  paths: products.slice(0, 5_000).map((id) => `/api/row/${id}`),
});

/** So often a target is asked before it is measured, at most, and so much faster a turn must have been for another one. */
const WARM_TURNS = 8;
const FASTER = 1.02;

/**
 * A server that has just started compiles what it runs, the better the more often it has run it: that is not how fast a
 * shop is that has been open for a minute. So each is asked until two turns in a row were not its fastest.
 */
async function warm(target, seconds) {
  let fastest = 0;
  for (let turn = 0, slower = 0; turn < WARM_TURNS && slower < 2; turn += 1) {
    const { rate } = await turnOf(target, seconds);
    slower = rate < fastest * FASTER ? slower + 1 : 0;
    fastest = Math.max(fastest, rate);
  }
}

/**
 * @param {{ rounds: number, seconds: number, small: { url: string }, products: number[] }} house
 * @param {Record<string, object>} targets what `load` takes, by name, and what is to be done `before` each turn
 * @returns {Promise<{ figures: Record<string, object>, call: object, pace: number }>} the middle of each one's figures
 *   over all rounds, those of the minimal call, and how many times slower than usual the machine was (1 at least)
 */
export async function compare(house, targets) {
  const { rounds, seconds } = house;
  const all = { call: minimalCall(house), ...targets };
  const runs = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  for (const target of Object.values(all)) await warm(target, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, target] of Object.entries(all)) {
      runs[name].push(await turnOf(target, seconds));
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
