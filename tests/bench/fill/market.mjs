// A generated market that grows: users, sellers, products with reviews, orders, views and log entries. Every hundred
// products have two sellers, twenty buyers and sixty orders.
import pg from "pg";

import { addProducts, BEYOND, BUYERS, reserveIds } from "./products.mjs";

/**
 * @import { Span } from "./products.mjs"
 *
 * @typedef {typeof SHARES} Shares
 */

const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";

/** Rows of each kind per product. */
const SHARES = { sellers: 0.02, people: 0.2, orders: 0.6 };

/**
 * @param {Span} span
 * @param {number} share
 */
const spanOf = ({ from, to }, share) => [Math.round(from * share), Math.round(to * share)];

/**
 * @param {pg.Client} client
 * @param {Span} span
 * @param {Shares} shares
 */
async function addPeople(client, span, shares) {
  await client.query(
    `INSERT INTO users (username, email, password_hash, role, email_verified_at)
     SELECT 'Admin', 'admin@example.com', $1, 'admin', now() WHERE $2::int = 0`,
    [NO_PASSWORD, span.from],
  );
  await client.query(
    `INSERT INTO users (username, email, password_hash, role, email_verified_at, city, country)
     SELECT 'Seller ' || n, 'seller' || n || '@example.com', $3, 'seller', now(), 'Harar', 'Ethiopia'
     FROM generate_series($1::int + 1, $2::int) n`,
    [...spanOf(span, shares.sellers), NO_PASSWORD],
  );
  await client.query(
    `INSERT INTO users (username, email, password_hash, role, email_verified_at, created_at)
     SELECT 'Buyer ' || n, 'buyer' || n || '@example.com', $3, 'buyer', now(), now() - make_interval(mins => n * 17)
     FROM generate_series($1::int + 1, $2::int) n`,
    [...spanOf(span, shares.people), NO_PASSWORD],
  );
}

/** SQL for the number of products of the market; products of other parts have ids above BEYOND. */
const PRODUCTS = `(SELECT max(id) FROM products WHERE id < ${BEYOND})`;

/** Orders of one line each, most of them completed. */
const ORDERS = [
  `INSERT INTO orders (id, buyer_id, status, payment_status, items_cents, total_cents, cart_hash, hold_until, created_at, paid_at)
   SELECT n, (${BUYERS})[1 + n % cardinality(${BUYERS})],
     (ARRAY['paid', 'shipped', 'delivered', 'completed', 'completed', 'completed']::"OrderStatus"[])[1 + n % 6],
     'paid', 1000 + n % 9000, 1000 + n % 9000, 'bench ' || n, at + interval '30 minutes', at, at
   FROM (SELECT n, now() - make_interval(mins => n % 500000) AS at FROM generate_series($1::int + 1, $2::int) n) times`,
  `INSERT INTO order_parts (id, order_id, seller_id, status, subtotal_cents, fee_cents, seller_net_cents)
   SELECT o.id, o.id, p.seller_id, o.status, o.items_cents, o.items_cents / 20, o.items_cents - o.items_cents / 20
   FROM orders o JOIN products p ON p.id = 1 + (o.id::bigint * 7) % ${PRODUCTS}
   WHERE o.id > $1 AND o.id <= $2`,
  `INSERT INTO order_lines (order_id, part_id, product_id, variant_id, title, image_url, unit_price_cents, quantity, fee_basis_points)
   SELECT s.order_id, s.id, p.id, v.id, p.title, p.image_url, s.subtotal_cents, 1, 500
   FROM order_parts s JOIN products p ON p.id = 1 + (s.order_id::bigint * 7) % ${PRODUCTS}
     LEFT JOIN product_variants v ON v.product_id = p.id AND v.position = 1
   WHERE s.order_id > $1 AND s.order_id <= $2`,
  `INSERT INTO outbox (kind, dedupe_key, payload, done_at)
   SELECT 'mail', 'bench:' || id, jsonb_build_object('to', 'buyer' || id || '@example.com', 'subject', 'Order ' || id,
     'text', repeat('A line of a mail. ', 40), 'html', repeat('<p>A line of a mail.</p>', 60)), now()
   FROM orders WHERE id > $1 AND id <= $2`,
];

/**
 * @param {pg.Client} client
 * @param {Span} span
 * @param {Shares} shares
 */
async function addOrders(client, span, shares) {
  const [from, to] = spanOf(span, shares.orders);
  for (const statement of ORDERS) await client.query(statement, [from, to]);
  await reserveIds(client, "orders_id_seq");
  await reserveIds(client, "order_parts_id_seq");
}

/**
 * @param {pg.Client} client
 * @param {Span} span
 */
async function addTraces(client, { from, to }) {
  await client.query(
    `INSERT INTO product_views (product_id, day, count)
     SELECT p.id, current_date - d, 1 + (p.id + d) % 40 FROM products p, generate_series(0, 29, 10) d
     WHERE p.id > $1 AND p.id <= $2`,
    [from, to],
  );
  await client.query(
    `INSERT INTO product_view_totals (product_id, count)
     SELECT product_id, sum(count) FROM product_views WHERE product_id > $1 AND product_id <= $2 GROUP BY 1`,
    [from, to],
  );
  await client.query(
    `INSERT INTO audit_entries (actor_id, action, subject_type, subject_id, created_at)
     SELECT seller_id, 'product.created', 'product', id, created_at FROM products WHERE id > $1 AND id <= $2`,
    [from, to],
  );
}

/** @param {pg.Client} client */
async function sellersOf(client) {
  /** @type {pg.QueryResult<{ id: number }>} */
  const { rows } = await client.query("SELECT id FROM users WHERE role = 'seller' ORDER BY id");
  return rows.map(({ id }) => id);
}

/**
 * Grows a migrated database from `from` products (0: empty) to `to`.
 * @param {string} url
 * @param {Span} span
 */
export async function growMarket(url, span, shares = SHARES) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off");
    await client.query("SET maintenance_work_mem = '512MB'");
    await addPeople(client, span, shares);
    await addProducts(client, span, await sellersOf(client));
    await addOrders(client, span, shares);
    await addTraces(client, span);
    await client.query("VACUUM ANALYZE");
    await client.query("CHECKPOINT");
  } finally {
    await client.end();
  }
}
