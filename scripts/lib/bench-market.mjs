// People, orders, views and a log around a made-up catalogue: what the operator's desk has to look through.
import pg from "pg";

const NOBODY = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";

const STEPS = {
  people: (count) => [
    `INSERT INTO users (username, email, password_hash, role, created_at)
     SELECT 'Buyer ' || n, 'buyer' || n || '@example.com', $2, 'buyer', now() - make_interval(mins => n * 17)
     FROM generate_series(1, $1::int) n`,
    [count, NOBODY],
  ],
  admin: () => [
    `INSERT INTO users (username, email, password_hash, role) VALUES ('Admin', 'admin@example.com', $1, 'admin')`,
    [NOBODY],
  ],
  orders: (count) => [
    `INSERT INTO orders (buyer_id, status, payment_status, items_cents, total_cents, cart_hash, hold_until, created_at, paid_at)
     SELECT b.ids[1 + n % cardinality(b.ids)],
       (ARRAY['paid', 'shipped', 'delivered', 'completed', 'completed', 'completed']::"OrderStatus"[])[1 + n % 6],
       'paid', 1000 + n % 9000, 1000 + n % 9000, 'bench ' || n, at + interval '30 minutes', at, at
     FROM (SELECT n, now() - make_interval(mins => n * 8) AS at FROM generate_series(1, $1::int) n) times,
       (SELECT array_agg(id) AS ids FROM users WHERE role = 'buyer') b`,
    [count],
  ],
  parts: () => [
    `INSERT INTO order_parts (order_id, seller_id, status, subtotal_cents, fee_cents, seller_net_cents)
     SELECT o.id, p.seller_id, o.status, o.items_cents, o.items_cents / 20, o.items_cents - o.items_cents / 20
     FROM orders o JOIN products p ON p.id = 1 + (o.id * 7) % (SELECT max(id) FROM products)`,
    [],
  ],
  lines: () => [
    `INSERT INTO order_lines (order_id, part_id, product_id, title, image_url, unit_price_cents, quantity, fee_basis_points)
     SELECT s.order_id, s.id, p.id, p.title, p.image_url, s.subtotal_cents, 1, 500
     FROM order_parts s JOIN products p ON p.id = 1 + (s.order_id * 7) % (SELECT max(id) FROM products)`,
    [],
  ],
  pending: () => ["UPDATE products SET moderation_status = 'pending' WHERE id % 50 = 0", []],
  views: () => [
    `INSERT INTO product_views (product_id, day, count)
     SELECT p.id, current_date - d, 1 + (p.id + d) % 40 FROM products p, generate_series(0, 29, 10) d`,
    [],
  ],
  viewTotals: () => [
    "INSERT INTO product_view_totals (product_id, count) SELECT product_id, sum(count) FROM product_views GROUP BY 1",
    [],
  ],
  log: () => [
    `INSERT INTO audit_entries (actor_id, action, subject_type, subject_id, created_at)
     SELECT seller_id, 'product.created', 'product', id, created_at FROM products`,
    [],
  ],
  mail: () => [
    `INSERT INTO outbox (kind, dedupe_key, payload, done_at)
     SELECT 'mail', 'bench:' || id, jsonb_build_object('to', 'buyer' || id || '@example.com', 'subject', 'Order ' || id,
       'text', repeat('A line of a mail. ', 40), 'html', repeat('<p>A line of a mail.</p>', 60)), now()
     FROM orders`,
    [],
  ],
};

/**
 * Fills a database that has a catalogue.
 * @param {string} url
 * @param {{ people: number, orders: number }} size
 */
export async function fillMarket(url, size) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [name, step] of Object.entries(STEPS)) {
      await client.query(...step(size[name] ?? 0));
    }
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}
