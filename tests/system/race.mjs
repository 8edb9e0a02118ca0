// Many buyers order few units at the same moment, at two servers: exactly as many succeed as there are units.
import { createCrew, pay, place } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { holdContests } from "./contests.mjs";
import { createHistory, percentile } from "./history.mjs";
import { createAccounts } from "./people.mjs";
import { MAX_BUYERS, ROUNDS } from "./race-rounds.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, driveJobs, runJobs } from "./shop.mjs";

const BUYERS = 200;
const SELLERS = 6;
const PAYING_AT_ONCE = 6;

/** Sends the orders of a round at once. Returns the responses by buyer. */
async function send({ run, cartOf, attempts = 1, buyers }) {
  const { urls } = run.shop;
  return Promise.all(
    buyers.map((buyer, index) => {
      const wanted = { buyer, ...cartOf(index) };
      const targets = attempts === 2 ? urls : [urls[index % urls.length]];
      return Promise.all(targets.map((url) => place(run, url, wanted)));
    }),
  );
}

/** Returns the problem of a refused order, or null. */
function problemOf({ outcome, status, text }, refusals) {
  const isGood = outcome === "ok" || (refusals.includes(status) && text.length > 10);
  return isGood ? null : `${status} ${text.slice(0, 100)}`;
}

function judge({ answers, winners, holding, units, maxWinners, refusals }) {
  const problems = answers.flat().map((attempt) => problemOf(attempt, refusals));
  for (const attempts of answers) {
    const ids = new Set(attempts.map(({ result }) => result?.orderId ?? null));
    if (ids.size > 1) problems.push(`two attempts with different orders: ${[...ids].join(", ")}`);
  }
  if (winners.length < units || holding > maxWinners) {
    problems.push(`${holding} of ${units} units are held, ${winners.length} were ordered`);
  }
  return problems.filter(Boolean);
}

const isPlaced = (attempts) => attempts.some(({ outcome }) => outcome === "ok");

/** Counts the orders that still hold their units. A later buyer may have taken over a hold that was not firm. */
async function countHolding({ db }, winners) {
  const ids = winners.flat().flatMap(({ result }) => result?.orderId ?? []);
  const { rows } = await db.query(
    "SELECT count(*)::int AS count FROM orders WHERE id = ANY ($1) AND status <> 'cancelled'",
    [ids],
  );
  return rows[0].count;
}

async function playRound(run, left) {
  const { random, buyers } = run;
  const units = random.int(1, 5);
  const kind = random.pick(ROUNDS);
  const { cartOf, refusals, attempts = 1, maxWinners = units, earlier } = await kind(run, units);
  const wanted = Math.min(random.int(20, MAX_BUYERS), Math.ceil(left / attempts));
  const crowd = random.shuffle(buyers).slice(0, Math.max(maxWinners + 1, wanted));
  if (earlier) await send({ run, ...earlier(crowd) });
  const answers = await send({ run, cartOf, attempts, buyers: crowd });
  const winners = answers.filter(isPlaced);
  const holding = await countHolding(run.shop, winners);
  const problems = judge({ answers, winners, holding, units, maxWinners, refusals });
  const purchases = crowd.length * attempts;
  return { winners: winners.map(([first]) => first), problems, purchases };
}

/** Pays most orders at once, some when their hold expires, and some never. */
function choosePayer({ random, crew, abandoned, late }, run, winner) {
  const draw = random.next();
  if (draw < 0.1) return abandoned.push(winner);
  if (draw < 0.2) return late.push(winner);
  return crew.begin(() => pay(run, winner));
}

/** Expires holds while late payments arrive and the jobs of both servers run. */
async function endHolds(run, { abandoned, late }) {
  const ids = [...abandoned, ...late].map(({ result }) => result.orderId);
  const { db } = run.shop;
  await db.query("UPDATE orders SET hold_until = now() - interval '1 minute' WHERE id = ANY ($1)", [
    ids,
  ]);
  const crew = createCrew(PAYING_AT_ONCE);
  const sweeping = sweep(run, ids);
  for (const winner of late) await crew.begin(() => pay(run, winner));
  await Promise.all([crew.finish(), sweeping]);
}

async function sweep({ shop }, ids) {
  for (let turn = 0; turn < 200; turn += 1) {
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
 * @param {object} shop of openSystemShop
 * @param {object} database of openDatabase
 * @param {{ purchases: number, seed: number }} options
 * @returns {Promise<{ line: string, problems: string[] }>}
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

  const payers = {
    random: random.fork(),
    crew: createCrew(PAYING_AT_ONCE),
    abandoned: [],
    late: [],
  };
  const problems = [];
  let won = 0;
  let sent = 0;
  for (let round = 1; sent < purchases; round += 1) {
    const played = await playRound(run, purchases - sent);
    problems.push(...played.problems.map((text) => `round ${round}: ${text}`));
    sent += played.purchases;
    won += played.winners.length;
    for (const winner of played.winners) await choosePayer(payers, run, winner);
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
  const checked = await checkAll({ ...shop, books: await shop.fake.readBooks(), history });
  const deadlocks = database.countDeadlocks();
  return report({ history, seed, sent, won, contests, checked, left, deadlocks, problems });
}

function report({ history, seed, sent, won, contests, checked, left, deadlocks, problems }) {
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
    purchases: sent,
    won,
    refused,
    failures,
    deadlocks,
    contests: contests.held,
    paid: checked.paid,
    oversold: checked.oversold,
    invariants: checked.invariants,
    p99: `${p99}ms`,
    seed,
  };
  const all = [...problems, ...contests.problems, ...checked.problems];
  if (failures > 0) all.push(`${failures} requests failed with 5xx or had no response`);
  if (deadlocks > 0) all.push(`PostgreSQL broke ${deadlocks} deadlocks`);
  if (left > 0) all.push(`${left} payments or outbox effects are pending`);
  return { line: lineOf("contention", figures), problems: all, history };
}

/** Formats the summary of a scenario: "race won=3 seed=7". */
export function lineOf(name, figures) {
  const pairs = Object.entries(figures).map(([key, value]) => `${key}=${value}`);
  return [name, ...pairs].join(" ");
}
