// Compares the recorded operations, the shop's database and the rows of the fake Stripe.
import { checkInvariants, describeBroken } from "../../scripts/lib/database/invariants.mjs";
import { keyOf } from "./history.mjs";

async function readOrders(db) {
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

function groupBy(rows, field) {
  const groups = new Map();
  for (const row of rows) {
    const value = row[field];
    if (groups.has(value)) groups.get(value).push(row);
    else groups.set(value, [row]);
  }
  return groups;
}

const isLive = ({ status, isPaid }) => isPaid || status === "pending";

/** Whether an order matches the response to its buyer. */
function isAsAcknowledged(order, { key, result }) {
  const intentId = result.clientSecret.split("_secret_")[0];
  return order?.key === key && order.total === result.amount && order.intentId === intentId;
}

/** Checks that every acknowledged order exists once with its amount, and that refused carts have none. */
function checkPlaced(places, orders) {
  const byId = new Map(orders.map((order) => [order.id, order]));
  const liveByKey = groupBy(orders.filter(isLive), "key");
  const lost = places.filter(
    (one) => one.outcome === "ok" && !isAsAcknowledged(byId.get(one.result.orderId), one),
  );
  const keys = [...groupBy(places, "key")].map(([key, operations]) => ({
    key,
    live: (liveByKey.get(key) ?? []).length,
    isRefused: operations.every(({ outcome }) => outcome === "fail"),
  }));
  const doubled = keys.filter(({ live }) => live > 1);
  const problems = [
    ...lost.map(
      ({ key, result }) => `order ${result.orderId} of ${key} differs from its acknowledgement`,
    ),
    ...doubled.map(({ key, live }) => `${key} has ${live} orders`),
    ...keys
      .filter(({ live, isRefused }) => isRefused && live > 0)
      .map(({ key }) => `${key} was refused but has an order`),
  ];
  return { problems, lost: lost.length, doubled: doubled.length };
}

/** Returns the problem of the order of a paid intent, or null. */
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

/** Returns the problem of an intent and its order, or null. */
function problemOf(intent, order) {
  const { id, status, amount } = intent;
  if (!order) return status === "succeeded" ? `${id} was paid for no order` : null;
  if (amount !== order.total) return `${id} has another amount than order ${order.id}`;
  if (status === "succeeded") return problemOfPaid(intent, order);
  return order.isPaid ? `order ${order.id} is paid, ${id} is not` : null;
}

async function checkMoney(db, intents, orders) {
  const byIntent = new Map(orders.map((order) => [order.intentId, order]));
  const problems = intents
    .map((intent) => problemOf(intent, byIntent.get(intent.id)))
    .filter((problem) => problem !== null);
  const paid = intents.filter(({ status }) => status === "succeeded");
  const retained = paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const { rows } = await db.query(
    "SELECT coalesce(sum(amount_cents), 0)::int AS sum FROM ledger_entries WHERE account = 'provider_clearing'",
  );
  if (rows[0].sum !== retained) {
    problems.push(`the fake Stripe has ${retained} cents, the ledger ${rows[0].sum}`);
  }
  return { problems, paid: paid.length };
}

/** Returns products with more units sold or held, in all or of a variant, than were ever in stock. */
async function findOversold(db) {
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

async function findForged(db) {
  const { rows } = await db.query(
    "SELECT event_id AS id FROM payment_events WHERE event_id LIKE 'evt_forged%'",
  );
  return rows.map(({ id }) => id);
}

/** @returns {Promise<string[]>} the invariants that do not hold now */
export async function findBroken(database) {
  const { broken } = await checkInvariants(database);
  return describeBroken(broken);
}

/**
 * Runs all checks. Nothing may change meanwhile.
 * @param {{ db: object, database: string, books: object, history: object }} run
 */
export async function checkAll({ db, database, books, history }) {
  const orders = await readOrders(db);
  const placed = checkPlaced(history.ofKind("place"), orders);
  const money = await checkMoney(db, books.intents, orders);
  const oversold = await findOversold(db);
  const forged = await findForged(db);
  const broken = await findBroken(database);
  return {
    lost: placed.lost,
    doubled: placed.doubled,
    paid: money.paid,
    oversold: oversold.length,
    forged: forged.length,
    invariants: broken.length,
    problems: [
      ...placed.problems,
      ...money.problems,
      ...oversold.map((id) => `product ${id} is oversold`),
      ...forged.map((id) => `forged event ${id} was accepted`),
      ...broken,
    ],
  };
}
