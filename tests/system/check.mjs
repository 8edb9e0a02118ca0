// Compares the recorded operations, the shop's database and the rows of the fake Stripe.
import { checkInvariants, describeBroken } from "../../scripts/lib/database/invariants.mjs";
import { requireValue } from "../bench/require-value.mjs";
import { isAcknowledged, keyOf } from "./history.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 * @import { Intent, StripeRows } from "./fake-stripe/books.mjs"
 * @import { AcknowledgedOperation, CartItem, History, Operation } from "./history.mjs"
 *
 * @typedef {object} OrderRow
 * @property {number} id
 * @property {number} buyerId
 * @property {string} status
 * @property {string} paymentStatus
 * @property {number} total in cents
 * @property {boolean} isPaid
 * @property {string | null} intentId
 * @property {CartItem[] | null} items
 * @property {number} refunded in cents
 * @property {number} captures
 *
 * @typedef {OrderRow & { key: string }} Order
 *
 * @typedef {Awaited<ReturnType<typeof checkAll>>} CheckResult
 */

/** @param {Pool} db */
async function readOrders(db) {
  /** @type {QueryResult<OrderRow>} */
  const { rows } = await db.query(
    `SELECT o.id, o.buyer_id AS "buyerId", o.status, o.payment_status AS "paymentStatus", o.total_cents AS total,
       o.paid_at IS NOT NULL AS "isPaid", i.intent_id AS "intentId",
       (SELECT json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity))
        FROM order_lines l WHERE l.order_id = o.id) AS items,
       (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r WHERE r.order_id = o.id AND r.status = 'succeeded') AS refunded,
       (SELECT count(*)::int FROM ledger_entries e WHERE e.order_id = o.id AND e.account = 'provider_clearing'
        AND e.amount_cents > 0) AS captures
     FROM orders o LEFT JOIN payment_intents i ON i.order_id = o.id`,
  );
  return rows.map((row) => ({ ...row, key: keyOf(row.buyerId, row.items ?? []) }));
}

/**
 * @template {{ key: string }} Row
 * @param {Row[]} rows
 */
function groupByKey(rows) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const group = groups.get(row.key);
    if (group) group.push(row);
    else groups.set(row.key, [row]);
  }
  return groups;
}

/** @param {Order} order */
const isLive = ({ status, isPaid }) => isPaid || status === "pending";

/**
 * Whether an order matches the response to its buyer.
 * @param {Order | undefined} order
 * @param {AcknowledgedOperation<"place">} operation
 */
function isAsAcknowledged(order, { key, result }) {
  const intentId = result.clientSecret.split("_secret_")[0];
  return order?.key === key && order.total === result.amount && order.intentId === intentId;
}

/**
 * Checks that every acknowledged order exists once with its amount, and that refused carts have none.
 * @param {Operation<"place">[]} places
 * @param {Order[]} orders
 */
function checkPlaced(places, orders) {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const liveByKey = groupByKey(orders.filter(isLive));
  const lostOrders = places
    .filter(isAcknowledged)
    .filter((place) => !isAsAcknowledged(byId.get(place.result.orderId), place));
  const keys = [...groupByKey(places)].map(([key, operations]) => ({
    key,
    live: (liveByKey.get(key) ?? []).length,
    isRefused: operations.every(({ outcome }) => outcome === "fail"),
  }));
  const doubled = keys.filter(({ live }) => live > 1);
  const problems = [
    ...lostOrders.map(
      ({ key, result }) => `order ${result.orderId} of ${key} differs from its acknowledgement`,
    ),
    ...doubled.map(({ key, live }) => `${key} has ${live} orders`),
    ...keys
      .filter(({ live, isRefused }) => isRefused && live > 0)
      .map(({ key }) => `${key} was refused but has an order`),
  ];
  return { problems, lost: lostOrders.length, doubled: doubled.length };
}

/**
 * Returns the problem of the order of a paid intent, or null.
 * @param {Intent} intent
 * @param {Order} order
 */
function problemOfPaid({ id, amount, refunded }, order) {
  if (order.captures !== 1) return `${id} is booked ${order.captures} times`;
  if (order.isPaid) {
    return refunded === order.refunded
      ? null
      : `${id} has ${refunded} refunded, not ${order.refunded}`;
  }
  const isRefunded = refunded === amount && order.status === "cancelled";
  return isRefunded
    ? null
    : `${id} was paid, order ${order.id} is ${order.status}, ${refunded} refunded`;
}

/**
 * Returns the problem of an intent and its order, or null.
 * @param {Intent} intent
 * @param {Order | undefined} order
 */
function problemOf(intent, order) {
  const { id, status, amount } = intent;
  if (!order) return status === "succeeded" ? `${id} was paid for no order` : null;
  if (amount !== order.total) return `${id} has another amount than order ${order.id}`;
  if (status === "succeeded") return problemOfPaid(intent, order);
  return order.isPaid ? `order ${order.id} is paid, ${id} is not` : null;
}

/**
 * @param {Pool} db
 * @param {Intent[]} intents
 * @param {Order[]} orders
 */
async function checkMoney(db, intents, orders) {
  const byIntent = new Map(orders.map((order) => [order.intentId, order]));
  const problems = intents
    .map((intent) => problemOf(intent, byIntent.get(intent.id)))
    .filter((problem) => problem !== null);
  const paid = intents.filter(({ status }) => status === "succeeded");
  const retained = paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  /** @type {QueryResult<{ sum: number }>} */
  const { rows } = await db.query(
    "SELECT coalesce(sum(amount_cents), 0)::int AS sum FROM ledger_entries WHERE account = 'provider_clearing'",
  );
  const { sum: booked } = requireValue(rows[0], "sum of the ledger");
  if (booked !== retained) {
    problems.push(`the fake Stripe has ${retained} cents, the ledger ${booked}`);
  }
  return { problems, paid: paid.length };
}

/**
 * Returns products with more units sold or held, in all or of a variant, than were ever in stock.
 * @param {Pool} db
 */
async function findOversold(db) {
  /** @type {QueryResult<{ id: number }>} */
  const { rows } = await db.query(
    `SELECT p.id FROM products p
     LEFT JOIN (SELECT l.product_id, sum(l.quantity) AS n FROM order_lines l JOIN orders o ON o.id = l.order_id
       WHERE o.paid_at IS NOT NULL OR o.status = 'pending' GROUP BY 1) sold ON sold.product_id = p.id
     LEFT JOIN (SELECT product_id, sum(delta) AS n FROM stock_movements WHERE reason <> 'sale' GROUP BY 1) came
       ON came.product_id = p.id
     WHERE coalesce(sold.n, 0) > coalesce(came.n, 0)
     UNION SELECT v.product_id FROM product_variants v
     LEFT JOIN (SELECT l.variant_id, sum(l.quantity) AS n FROM order_lines l JOIN orders o ON o.id = l.order_id
       WHERE o.paid_at IS NOT NULL OR o.status = 'pending' GROUP BY 1) sold ON sold.variant_id = v.id
     LEFT JOIN (SELECT variant_id, sum(delta) AS n FROM stock_movements WHERE reason <> 'sale' GROUP BY 1) came
       ON came.variant_id = v.id
     WHERE coalesce(sold.n, 0) > coalesce(came.n, 0)`,
  );
  return rows.map(({ id }) => id);
}

/** @param {Pool} db */
async function findForged(db) {
  /** @type {QueryResult<{ id: string }>} */
  const { rows } = await db.query(
    "SELECT event_id AS id FROM payment_events WHERE event_id LIKE 'evt_forged%'",
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the invariants that do not hold now.
 * @param {string} database
 */
export async function findBroken(database) {
  const { broken } = await checkInvariants(database);
  return describeBroken(broken);
}

/**
 * Runs all checks. Nothing may change meanwhile.
 * @param {{ db: Pool, database: string, books: StripeRows, history: History }} run
 */
export async function checkAll({ db, database, books, history }) {
  const orders = await readOrders(db);
  const placement = checkPlaced(history.ofKind("place"), orders);
  const money = await checkMoney(db, books.intents, orders);
  const oversold = await findOversold(db);
  const forged = await findForged(db);
  const broken = await findBroken(database);
  return {
    lost: placement.lost,
    doubled: placement.doubled,
    paid: money.paid,
    oversold: oversold.length,
    forged: forged.length,
    invariants: broken.length,
    problems: [
      ...placement.problems,
      ...money.problems,
      ...oversold.map((id) => `product ${id} is oversold`),
      ...forged.map((id) => `forged event ${id} was accepted`),
      ...broken,
    ],
  };
}
