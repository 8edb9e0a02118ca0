// Many buyers order few units at the same moment, at two servers: exactly as many succeed as there are units.
import { requireValue } from "../bench/require-value.mjs";
import { createCrew, pay, place } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { holdContests } from "./contests.mjs";
import { createHistory, isAcknowledged, percentile } from "./history.mjs";
import { createAccounts } from "./people.mjs";
import { MAX_BUYERS, ROUNDS } from "./race-rounds.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs, runJobs, urlAt } from "./shop.mjs";

/**
 * @import { QueryResult } from "pg"
 * @import { CheckResult } from "./check.mjs"
 * @import { SystemDatabase } from "./database.mjs"
 * @import { AcknowledgedOperation, History, Operation } from "./history.mjs"
 * @import { Person } from "./people.mjs"
 * @import { CartOf, RaceRun } from "./race-rounds.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {Operation<"place">} Place
 *
 * @typedef {AcknowledgedOperation<"place">} PlacedOrder
 *
 * @typedef {object} PayerChoice
 * @property {RaceRun["random"]} random
 * @property {ReturnType<typeof createCrew>} crew
 * @property {PlacedOrder[]} abandoned orders that are never paid
 * @property {PlacedOrder[]} late orders that are paid when their hold expires
 *
 * @typedef {object} RoundResult
 * @property {Place[][]} responses by buyer
 * @property {Place[][]} winners
 * @property {number} holding number of orders that hold their units
 * @property {number} units
 * @property {number} maxWinners
 * @property {number[]} refusals
 */

const BUYERS = 200;
const SELLERS = 6;
const PAYING_AT_ONCE = 6;

/**
 * Sends the orders of a round at once. Returns the responses by buyer.
 * @param {RaceRun} run
 * @param {{ cartOf: CartOf, attempts?: number, buyers: Person[] }} round
 */
async function send(run, { cartOf, attempts = 1, buyers }) {
  const { shop } = run;
  return Promise.all(
    buyers.map((buyer, index) => {
      const cart = { buyer, ...cartOf(index) };
      const targets = attempts === 2 ? shop.urls : [urlAt(shop, index)];
      return Promise.all(targets.map((url) => place(run, url, cart)));
    }),
  );
}

/**
 * Returns the problem of a refused order, or null.
 * @param {Place} attempt
 * @param {number[]} refusals
 */
function problemOf({ outcome, status, text }, refusals) {
  const isExpected = outcome === "ok" || (refusals.includes(status) && text.length > 10);
  return isExpected ? null : `${status} ${text.slice(0, 100)}`;
}

/** @param {RoundResult} round */
function findProblems({ responses, winners, holding, units, maxWinners, refusals }) {
  const problems = responses.flat().map((attempt) => problemOf(attempt, refusals));
  for (const attempts of responses) {
    const ids = new Set(attempts.map(({ result }) => result?.orderId ?? null));
    if (ids.size > 1) problems.push(`two attempts with different orders: ${[...ids].join(", ")}`);
  }
  if (winners.length < units || holding > maxWinners) {
    problems.push(`${holding} of ${units} units are held, ${winners.length} were ordered`);
  }
  return problems.filter((problem) => problem !== null);
}

/**
 * Counts the orders that still hold their units. A later buyer may have taken over a hold that was not firm.
 * @param {SystemShop} shop
 * @param {Place[][]} winners
 */
async function countHolding({ db }, winners) {
  const ids = winners.flat().flatMap(({ result }) => result?.orderId ?? []);
  /** @type {QueryResult<{ count: number }>} */
  const { rows } = await db.query(
    "SELECT count(*)::int AS count FROM orders WHERE id = ANY ($1) AND status <> 'cancelled'",
    [ids],
  );
  return requireValue(rows[0], "count").count;
}

/**
 * @param {RaceRun} run
 * @param {number} remaining number of purchases
 */
async function playRound(run, remaining) {
  const { random } = run;
  const units = random.int(1, 5);
  const kind = random.pick(ROUNDS);
  const { cartOf, refusals, attempts = 1, maxWinners = units, earlier } = await kind(run, units);
  const size = Math.min(random.int(20, MAX_BUYERS), Math.ceil(remaining / attempts));
  const buyers = random.shuffle(run.buyers).slice(0, Math.max(maxWinners + 1, size));
  if (earlier) await send(run, earlier(buyers));
  const responses = await send(run, { cartOf, attempts, buyers });
  const winners = responses.filter((places) => places.some(isAcknowledged));
  const holding = await countHolding(run.shop, winners);
  return {
    orders: winners.flatMap((places) => places.find(isAcknowledged) ?? []),
    problems: findProblems({ responses, winners, holding, units, maxWinners, refusals }),
    purchases: buyers.length * attempts,
  };
}

/**
 * Pays most orders at once, some when their hold expires, and some never.
 * @param {PayerChoice} payers
 * @param {RaceRun} run
 * @param {PlacedOrder} order
 */
function choosePayer({ random, crew, abandoned, late }, run, order) {
  const draw = random.next();
  if (draw < 0.1) return abandoned.push(order);
  if (draw < 0.2) return late.push(order);
  return crew.begin(() => pay(run, order));
}

/**
 * Expires holds while late payments arrive and the jobs of both servers run.
 * @param {RaceRun} run
 * @param {PayerChoice} payers
 */
async function endHolds(run, { abandoned, late }) {
  const ids = [...abandoned, ...late].map(({ result }) => result.orderId);
  const { db } = run.shop;
  await db.query("UPDATE orders SET hold_until = now() - interval '1 minute' WHERE id = ANY ($1)", [
    ids,
  ]);
  const crew = createCrew(PAYING_AT_ONCE);
  const sweeping = sweep(run.shop, ids);
  for (const order of late) await crew.begin(() => pay(run, order));
  await Promise.all([crew.finish(), sweeping]);
}

/**
 * @param {SystemShop} shop
 * @param {number[]} ids
 */
async function sweep(shop, ids) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await shop.db.query("UPDATE job_states SET due_at = now() WHERE name = 'lapsedHolds'");
    await runJobs(shop);
    const { rowCount } = await shop.db.query(
      "SELECT FROM orders WHERE id = ANY ($1) AND status = 'pending'",
      [ids],
    );
    if (rowCount === 0) return;
  }
}

/**
 * @param {SystemShop} shop
 * @param {SystemDatabase} database
 * @param {{ purchases: number, seed: number }} options
 */
export async function race(shop, database, { purchases, seed }) {
  const random = randomOf(seed);
  const history = createHistory();
  const { db, secret } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: BUYERS, secret });
  const sellers = await createAccounts(db, { role: "seller", count: SELLERS, secret });
  const run = { shop, history, random, buyers, sellers };
  await shop.fake.setWebhooks({ targets: shop.urls, duplicate: 0.1, shuffleMs: 200 });
  const stopJobs = driveJobs(shop);

  /** @type {PayerChoice} */
  const payers = {
    random: random.fork(),
    crew: createCrew(PAYING_AT_ONCE),
    abandoned: [],
    late: [],
  };
  /** @type {string[]} */
  const problems = [];
  let won = 0;
  let purchaseCount = 0;
  for (let number = 1; purchaseCount < purchases; number += 1) {
    const round = await playRound(run, purchases - purchaseCount);
    problems.push(...round.problems.map((text) => `round ${number}: ${text}`));
    purchaseCount += round.purchases;
    won += round.orders.length;
    for (const order of round.orders) await choosePayer(payers, run, order);
  }
  await payers.crew.finish();
  await stopJobs();
  await endHolds(run, payers);
  await drainJobs(shop);
  const contests = await holdContests(run, {
    people: [...buyers, ...sellers],
    random,
    count: Math.ceil(purchases / 40),
  });
  const { left } = await drainJobs(shop);
  const check = await checkAll({ ...shop, books: await shop.fake.readBooks(), history });
  const deadlocks = database.countDeadlocks();
  const counts = { purchases: purchaseCount, won, left, deadlocks };
  return report({ history, seed, counts, contests, check, problems });
}

/**
 * @param {object} result
 * @param {History} result.history
 * @param {number} result.seed
 * @param {{ purchases: number, won: number, left: number, deadlocks: number }} result.counts
 * @param {{ count: number, problems: string[] }} result.contests
 * @param {CheckResult} result.check
 * @param {string[]} result.problems
 */
function report({ history, seed, counts, contests, check, problems }) {
  const { purchases, won, left, deadlocks } = counts;
  const places = history.ofKind("place");
  const refused = places.filter(({ outcome }) => outcome === "fail").length;
  const failures = history.operations.filter(({ outcome }) => outcome === "unknown").length;
  const p99 = Math.round(
    percentile(
      places.map(({ ms }) => ms),
      0.99,
    ),
  );
  const figures = {
    purchases,
    won,
    refused,
    failures,
    deadlocks,
    contests: contests.count,
    paid: check.paid,
    oversold: check.oversold,
    invariants: check.invariants,
    p99: `${p99}ms`,
    seed,
  };
  const all = [...problems, ...contests.problems, ...check.problems];
  if (failures > 0) all.push(`${failures} requests failed with 5xx or had no response`);
  if (deadlocks > 0) all.push(`PostgreSQL broke ${deadlocks} deadlocks`);
  if (left > 0) all.push(`${left} payments or outbox effects are pending`);
  return { line: lineOf("contention", figures), problems: all, history };
}

/**
 * Formats the summary of a scenario: "race won=3 seed=7".
 * @param {string} name
 * @param {Record<string, string | number>} figures
 */
export function lineOf(name, figures) {
  const pairs = Object.entries(figures).map(([key, value]) => `${key}=${value}`);
  return [name, ...pairs].join(" ");
}
