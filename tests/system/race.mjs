// Many buyers want few pieces at the same moment, at two servers: as many win as there are, nobody more.
import { createCrew, pay, place } from "./buying.mjs";
import { checkAll } from "./check.mjs";
import { holdContests } from "./contests.mjs";
import { createHistory, percentile } from "./history.mjs";
import { makeCode, makePeople, makeProducts } from "./people.mjs";
import { randomOf } from "./random.mjs";
import { driveJobs, runJobs, settle } from "./shop.mjs";

const BUYERS = 200;
const SELLERS = 6;
const MOST_BUYERS = 50;
const PAYING_AT_ONCE = 6;

const one = (product) => ({ productId: product.id, quantity: 1 });

/** Everybody wants one piece of the same product. */
async function wantOne({ shop, random, sellers }, pieces) {
  const seller = random.pick(sellers);
  const [product] = await makeProducts(shop.db, wish(random, seller, pieces, 1));
  return { refusals: [409], wishOf: () => ({ items: [one(product)] }) };
}

/** Everybody wants the same three products of two sellers, named in another order each time. */
async function wantThree({ shop, random, sellers }, pieces) {
  const [seller, other] = random.shuffle(sellers);
  const products = [
    ...(await makeProducts(shop.db, wish(random, seller, pieces, 2))),
    ...(await makeProducts(shop.db, wish(random, other, pieces + random.int(0, 2), 1))),
  ];
  return { refusals: [409], wishOf: () => ({ items: random.shuffle(products).map(one) }) };
}

/** There is enough of the product, but the code works only a few times. */
async function wantCode({ shop, random, sellers }, uses) {
  const seller = random.pick(sellers);
  const [product] = await makeProducts(shop.db, wish(random, seller, MOST_BUYERS, 1));
  const promotionCode = await makeCode(shop.db, { seller, uses });
  // Who comes when it is used up already hears that there is no such code.
  return { refusals: [400, 409], wishOf: () => ({ items: [one(product)], promotionCode }) };
}

/** Everybody presses the button twice, once at each server. */
async function pressTwice(run, pieces) {
  return { ...(await wantOne(run, pieces)), presses: 2 };
}

/**
 * A code is held by those who no longer want it: they drop it while the others grab for it. Each use that becomes free
 * may be had or not, but none twice.
 */
async function changeMinds(run, uses) {
  const round = await wantCode(run, uses);
  const drop = ({ items }) => ({ items });
  return {
    ...round,
    most: 2 * uses,
    prepare: (crowd) => send({ run, buyers: crowd.slice(0, uses), wishOf: round.wishOf }),
    wishOf: (index) => (index < uses ? drop(round.wishOf()) : round.wishOf()),
  };
}

const KINDS = [wantOne, wantOne, wantThree, wantCode, changeMinds, pressTwice];

const wish = (random, seller, stock, count) => ({
  seller,
  stock,
  count,
  priceCents: random.int(60, 20_000),
});

/** The presses of a round, by buyer, all sent before the first is answered. */
async function send({ run, wishOf, presses = 1, buyers }) {
  const { urls } = run.shop;
  return Promise.all(
    buyers.map((buyer, index) => {
      const wanted = { buyer, ...wishOf(index) };
      const targets = presses === 2 ? urls : [urls[index % urls.length]];
      return Promise.all(targets.map((url) => place(run, url, wanted)));
    }),
  );
}

/** What is wrong about one press that was not granted, or null. */
function problemOf({ outcome, status, text }, refusals) {
  const isGood = outcome === "ok" || (refusals.includes(status) && text.length > 10);
  return isGood ? null : `${status} ${text.slice(0, 100)}`;
}

function judge({ answers, pieces, most, refusals }) {
  const winners = answers.filter((presses) => presses.some(({ outcome }) => outcome === "ok"));
  const problems = answers.flat().map((press) => problemOf(press, refusals));
  for (const presses of answers) {
    const ids = new Set(presses.map(({ result }) => result?.orderId ?? null));
    if (ids.size > 1) problems.push(`two presses, answered ${[...ids].join(", ")}`);
  }
  if (winners.length < pieces || winners.length > most) {
    problems.push(`${winners.length} of ${pieces} pieces were promised`);
  }
  return { winners: winners.map(([first]) => first), problems: problems.filter(Boolean) };
}

async function playRound(run, left) {
  const { random, buyers } = run;
  const pieces = random.int(1, 5);
  const kind = random.pick(KINDS);
  const { wishOf, refusals, presses = 1, most = pieces, prepare } = await kind(run, pieces);
  const wanted = Math.min(random.int(20, MOST_BUYERS), Math.ceil(left / presses));
  const crowd = random.shuffle(buyers).slice(0, Math.max(most + 1, wanted));
  await prepare?.(crowd);
  const answers = await send({ run, wishOf, presses, buyers: crowd });
  return { ...judge({ answers, pieces, most, refusals }), purchases: crowd.length * presses };
}

/** Some pay at once, some never, and some when their hold is just ending. */
function choosePayer({ random, crew, abandoned, tardy }, run, winner) {
  const draw = random.next();
  if (draw < 0.1) return abandoned.push(winner);
  if (draw < 0.2) return tardy.push(winner);
  return crew.begin(() => pay(run, winner));
}

/** The holds of these orders end while the tardy ones pay and both schedulers sweep. */
async function endHolds(run, { abandoned, tardy }) {
  const ids = [...abandoned, ...tardy].map(({ result }) => result.orderId);
  const { db } = run.shop;
  await db.query("UPDATE orders SET hold_until = now() - interval '1 minute' WHERE id = ANY ($1)", [
    ids,
  ]);
  const crew = createCrew(PAYING_AT_ONCE);
  const sweeping = sweep(run, ids);
  for (const winner of tardy) await crew.begin(() => pay(run, winner));
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
 * @param {{ purchases: number, seed: number }} wanted
 * @returns {Promise<{ line: string, problems: string[] }>}
 */
export async function race(shop, database, { purchases, seed }) {
  const random = randomOf(seed);
  const history = createHistory();
  const { db, secret } = shop;
  const buyers = await makePeople(db, { role: "buyer", count: BUYERS, secret });
  const sellers = await makePeople(db, { role: "seller", count: SELLERS, secret });
  const run = { shop, history, random, buyers, sellers };
  await shop.fake.setWebhooks({ targets: shop.urls, duplicate: 0.1, shuffleMs: 200 });
  const stopJobs = driveJobs(shop);

  const payers = {
    random: random.fork(),
    crew: createCrew(PAYING_AT_ONCE),
    abandoned: [],
    tardy: [],
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
  await settle(shop);
  const contests = await holdContests(run, {
    people: [...buyers, ...sellers],
    random,
    count: Math.ceil(purchases / 40),
  });
  const { left } = await settle(shop);
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
  if (failures > 0) all.push(`${failures} requests were answered with 5xx or not at all`);
  if (deadlocks > 0) all.push(`PostgreSQL broke ${deadlocks} deadlocks`);
  if (left > 0) all.push(`${left} payments or promises had no effect`);
  return { line: lineOf("contention", figures), problems: all, history };
}

/** "race won=3 seed=7". */
export function lineOf(name, figures) {
  const pairs = Object.entries(figures).map(([key, value]) => `${key}=${value}`);
  return [name, ...pairs].join(" ");
}
