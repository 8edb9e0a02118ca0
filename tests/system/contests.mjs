// Conflicting operations on one order, sent to two servers at the same moment.
import { requireValue } from "../bench/require-value.mjs";
import { act } from "./http.mjs";

/**
 * @import { QueryResult } from "pg"
 * @import { History } from "./history.mjs"
 * @import { Person } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {{ history: History, shop: SystemShop }} ContestRun
 *
 * @typedef {{ orderId: number, buyer: Person, seller: Person }} PaidOrder
 *
 * @typedef {(run: ContestRun, order: PaidOrder, urls: [string, string]) => Promise<string | null>} Contest resolves to
 *   its problem, or to null
 *
 * @typedef {{ op: string, url: string, user: Person, action: string }} Operation
 */

const PARCEL = { carrier: "DHL", tracking: "JD01" };
const REASON = "the system tests wants it back";

/**
 * @param {ContestRun} run
 * @param {Operation} operation
 * @param {{ orderId: number }} input
 */
function send({ history, shop }, { op, url, user, action }, input) {
  const builtAction = shop.actions.find(action);
  return history.record({ op, key: `${op}:${input.orderId}` }, () =>
    act(url, user, builtAction, input),
  );
}

/**
 * Returns the problem, unless exactly one of the two operations succeeded.
 * @param {string} name
 * @param {[{ status: number }, { status: number }]} responses
 */
function requireOneWinner(name, [first, second]) {
  const statuses = [first.status, second.status].sort();
  const isExpected = statuses[0] === 200 && statuses[1] === 409;
  return isExpected ? null : `${name}: ${first.status} and ${second.status}`;
}

/**
 * Cancels as the buyer while the seller ships.
 * @type {Contest}
 */
async function cancelAgainstShip(run, { orderId, buyer, seller }, [url, otherUrl]) {
  const cancel = { op: "cancel", url, user: buyer, action: "cancelOrderAction" };
  const ship = { op: "ship", url: otherUrl, user: seller, action: "shipParcelAction" };
  const responses = await Promise.all([
    send(run, cancel, { orderId }),
    send(run, ship, { orderId, ...PARCEL }),
  ]);
  return requireOneWinner(`cancel and ship of order ${orderId}`, responses);
}

/**
 * Sends the same refund twice: both responses are equal, and there is one refund.
 * @type {Contest}
 */
async function refundPressedTwice(run, { orderId, seller }, [url, otherUrl]) {
  const input = { orderId, reason: REASON, key: `pressed-twice-${orderId}` };
  const refund = { op: "refund", user: seller, action: "refundOrderAction" };
  const responses = await Promise.all([
    send(run, { ...refund, url }, input),
    send(run, { ...refund, url: otherUrl }, input),
  ]);
  const [first, second] = responses.map(({ status, text }) => `${status} ${text}`);
  const isExpected = responses[0].status === 200 && first === second;
  return isExpected ? null : `refund of order ${orderId} pressed twice: ${first} and ${second}`;
}

/**
 * Refunds the whole order with two different keys: one is refused.
 * @type {Contest}
 */
async function refundFromTwoForms(run, { orderId, seller }, [url, otherUrl]) {
  const refund = { op: "refund", user: seller, action: "refundOrderAction" };
  /** @param {number} form */
  const inputOf = (form) => ({
    orderId,
    reason: REASON,
    key: `whole-by-form-${form}-${orderId}`,
  });
  const responses = await Promise.all([
    send(run, { ...refund, url }, inputOf(0)),
    send(run, { ...refund, url: otherUrl }, inputOf(1)),
  ]);
  return requireOneWinner(`two refunds of order ${orderId}`, responses);
}

/**
 * Cancels twice: one is refused.
 * @type {Contest}
 */
async function cancelTwice(run, { orderId, buyer }, [url, otherUrl]) {
  const cancel = { op: "cancel", user: buyer, action: "cancelOrderAction" };
  const responses = await Promise.all([
    send(run, { ...cancel, url }, { orderId }),
    send(run, { ...cancel, url: otherUrl }, { orderId }),
  ]);
  return requireOneWinner(`two cancels of order ${orderId}`, responses);
}

const CONTESTS = [cancelAgainstShip, refundPressedTwice, refundFromTwoForms, cancelTwice];

/**
 * Returns paid orders without refunds and with a single seller, newest first.
 * @param {SystemShop} shop
 * @param {number} limit
 */
async function readPaid({ db }, limit) {
  /** @type {QueryResult<{ orderId: number, buyer: number, seller: number }>} */
  const { rows } = await db.query(
    `SELECT o.id AS "orderId", o.buyer_id AS buyer, min(p.seller_id) AS seller
     FROM orders o JOIN order_parts p ON p.order_id = o.id
     WHERE o.status = 'paid' AND o.refunded_cents = 0 GROUP BY o.id HAVING count(*) = 1 ORDER BY o.id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/**
 * Sends conflicting operations for paid orders.
 * @param {ContestRun} run
 * @param {{ people: Person[], random: Random, count: number }} options
 */
export async function holdContests(run, { people, random, count }) {
  const byId = new Map(people.map((person) => [person.id, person]));
  /** @type {string[]} */
  const problems = [];
  const orders = (await readPaid(run.shop, count)).flatMap(({ orderId, ...ids }) => {
    const buyer = byId.get(ids.buyer);
    const seller = byId.get(ids.seller);
    return buyer && seller ? { orderId, buyer, seller } : [];
  });
  for (const [index, order] of orders.entries()) {
    const contest = requireValue(CONTESTS[index % CONTESTS.length], "contest");
    const problem = await contest(run, order, random.shuffle(run.shop.urls));
    if (problem) problems.push(problem);
  }
  return { count: orders.length, problems };
}
