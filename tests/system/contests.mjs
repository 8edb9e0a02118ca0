// Conflicting operations on one order, sent to two servers at the same moment.
import { act } from "./http.mjs";

const PARCEL = { carrier: "DHL", tracking: "JD01" };
const REASON = "the system tests wants it back";

function send({ history, shop }, op, url, who, name, input) {
  const action = shop.actions.find(name);
  return history.record({ op, key: `${op}:${input.orderId}` }, () => act(url, who, action, input));
}

/** @returns {string | null} the problem, unless exactly one of the two operations succeeded */
function oneWins(what, [one, other]) {
  const statuses = [one.status, other.status].sort();
  const isRight = statuses[0] === 200 && statuses[1] === 409;
  return isRight ? null : `${what}: ${one.status} and ${other.status}`;
}

/** Cancels as the buyer while the seller ships. */
async function cancelAgainstShip(run, { orderId, buyer, seller }, [one, other]) {
  const responses = await Promise.all([
    send(run, "cancel", one, buyer, "cancelOrderAction", { orderId }),
    send(run, "ship", other, seller, "shipParcelAction", { orderId, ...PARCEL }),
  ]);
  return oneWins(`cancel and ship of order ${orderId}`, responses);
}

/** Sends the same refund twice: both responses are equal, and there is one refund. */
async function refundPressedTwice(run, { orderId, seller }, [one, other]) {
  const input = { orderId, reason: REASON, key: `pressed-twice-${orderId}` };
  const answers = await Promise.all(
    [one, other].map((url) => send(run, "refund", url, seller, "refundOrderAction", input)),
  );
  const [first, second] = answers.map(({ status, text }) => `${status} ${text}`);
  const isRight = answers[0].status === 200 && first === second;
  return isRight ? null : `refund of order ${orderId} pressed twice: ${first} and ${second}`;
}

/** Refunds the whole order with two different keys: one is refused. */
async function refundFromTwoForms(run, { orderId, seller }, [one, other]) {
  const answers = await Promise.all(
    [one, other].map((url, form) =>
      send(run, "refund", url, seller, "refundOrderAction", {
        orderId,
        reason: REASON,
        key: `whole-by-form-${form}-${orderId}`,
      }),
    ),
  );
  return oneWins(`two refunds of order ${orderId}`, answers);
}

/** Cancels twice: one is refused. */
async function cancelTwice(run, { orderId, buyer }, [one, other]) {
  const answers = await Promise.all(
    [one, other].map((url) => send(run, "cancel", url, buyer, "cancelOrderAction", { orderId })),
  );
  return oneWins(`two cancels of order ${orderId}`, answers);
}

const CONTESTS = [cancelAgainstShip, refundPressedTwice, refundFromTwoForms, cancelTwice];

/** Returns paid orders without refunds and with a single seller, newest first. */
async function readPaid({ db }, limit) {
  const { rows } = await db.query(
    `SELECT o.id AS "orderId", o.buyer_id AS buyer, min(p.seller_id) AS seller
     FROM orders o JOIN order_parts p ON p.order_id = o.id
     WHERE o.status = 'paid' AND o.refunded_cents = 0 GROUP BY o.id HAVING count(*) = 1 ORDER BY o.id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** Sends conflicting operations for paid orders. @returns {Promise<{ held: number, problems: string[] }>} */
export async function holdContests(run, { people, random, count }) {
  const byId = new Map(people.map((person) => [person.id, person]));
  const problems = [];
  const orders = (await readPaid(run.shop, count)).map(({ orderId, buyer, seller }) => ({
    orderId,
    buyer: byId.get(buyer),
    seller: byId.get(seller),
  }));
  const ours = orders.filter(({ buyer, seller }) => buyer && seller);
  for (const [index, order] of ours.entries()) {
    const contest = CONTESTS[index % CONTESTS.length];
    const problem = await contest(run, order, random.shuffle(run.shop.urls));
    if (problem) problems.push(problem);
  }
  return { held: ours.length, problems };
}
