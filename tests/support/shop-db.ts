import pg from "pg";

/** Browser tests reach the server's own database, to make rows and to see what happened. */
export async function connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const ask = <T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> =>
  connected(async (client) => (await client.query<T>(text, values)).rows);

type Wish = { title: string; stock: number; seller?: string };

/** A product of its own for one test: $12.50, approved, on sale. */
export async function createProduct({ title, stock, seller = "seller@demo.com" }: Wish) {
  const unique = `${title} ${Date.now() % 1_000_000}`;
  const [row] = await ask<{ id: number; title: string; imageUrl: string; seller: string }>(
    `WITH made AS (
       INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, moderation_status)
       SELECT id, $1, 'Made for a test, with love.', 1250, 'crafts', '/illustrations/mesob.svg', $2, 'approved'
       FROM users WHERE email = $3 RETURNING *),
     moved AS (INSERT INTO stock_movements (product_id, reason, delta) SELECT id, 'initial', $2 FROM made)
     SELECT made.id, made.title, made.image_url AS "imageUrl", users.username AS seller
     FROM made JOIN users ON users.id = made.seller_id`,
    [unique, stock, seller],
  );
  if (!row) throw new Error(`there is no seller ${seller}`);
  return row;
}

/** Pieces on hand. */
export async function stockOf(productId: number) {
  const [row] = await ask<{ stock: number }>("SELECT stock FROM products WHERE id = $1", [
    productId,
  ]);
  return row?.stock;
}

/** The orders of a product, oldest first, each with how many confirmations its buyer was promised. */
export function findOrders(productId: number) {
  return ask<{ id: number; status: string; mails: number }>(
    `SELECT o.id, o.status, (SELECT count(*)::int FROM outbox WHERE dedupe_key = 'order-paid:' || o.id) AS mails
     FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.product_id = $1 ORDER BY o.id`,
    [productId],
  );
}

/** Takes a product off sale, as its seller would. */
export async function hideProduct(productId: number) {
  await ask("UPDATE products SET is_active = false WHERE id = $1", [productId]);
}

/** The text of the last mail that an address was promised. */
export async function lastMailTo(email: string) {
  const [row] = await ask<{ text: string }>(
    `SELECT payload->>'text' AS text FROM outbox
     WHERE kind = 'mail' AND lower(payload->>'to') = lower($1) ORDER BY id DESC LIMIT 1`,
    [email],
  );
  return row?.text ?? "";
}

/** Gives a product all four sections of its story. */
export async function tellStory(productId: number) {
  await ask(
    `UPDATE products SET origin_story = 'From the hills.', cultural_significance = 'At every wedding.',
       artisan_bio = 'Amina has woven since she was nine.', making_process = 'Three weeks by hand.'
     WHERE id = $1`,
    [productId],
  );
}

/** A code of a product's seller that takes ten percent off. */
export async function createTenPercentCode(productId: number) {
  const code = `EID${Date.now() % 1_000_000}`;
  await ask(
    `INSERT INTO promotions (seller_id, name, code, type, value, starts_at)
     SELECT seller_id, 'Eid', $1, 'percentage', 10, now() - interval '1 minute' FROM products WHERE id = $2`,
    [code, productId],
  );
  return code;
}

/** A seller who can deliver in Minneapolis the same day. */
export async function findLocalSeller() {
  const [row] = await ask<{ email: string }>(
    "SELECT email FROM users WHERE role = 'seller' AND city = 'Minneapolis' ORDER BY id LIMIT 1",
    [],
  );
  if (!row) throw new Error("nobody sells in Minneapolis");
  return row.email;
}

/** What an order's parts came to, in cents. */
export function partsOf(orderId: number) {
  return ask<{ discount: number; delivery: number; method: string }>(
    `SELECT discount_cents AS discount, delivery_cents AS delivery, delivery_method AS method
     FROM order_parts WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
}

/** To whom an order goes, and as what. */
export async function destinationOf(orderId: number) {
  const [row] = await ask<{ name: string; landmark: string; isGift: boolean; message: string }>(
    `SELECT ship_name AS name, ship_landmark AS landmark, is_gift AS "isGift", gift_message AS message
     FROM orders WHERE id = $1`,
    [orderId],
  );
  return row;
}

/** Its one part arrived just now, with the moves that led there. */
export async function deliverOrder(orderId: number) {
  await ask(
    `WITH moved AS (
       UPDATE order_parts SET status = 'delivered', packed_at = now(), shipped_at = now(), delivered_at = now(),
         confirmed_at = now()
       WHERE order_id = $1 RETURNING id),
     whole AS (UPDATE orders SET status = 'delivered' WHERE id = $1)
     INSERT INTO order_status_changes (order_id, part_id, from_status, to_status, reason)
     SELECT $1, moved.id, step.from_status::"OrderStatus", step.to_status::"OrderStatus", 'test'
     FROM moved, (VALUES ('paid', 'shipped'), ('shipped', 'delivered')) AS step (from_status, to_status)`,
    [orderId],
  );
}

/** What the log says of a product, in its order. */
export async function logOfProduct(productId: number) {
  const rows = await ask<{ action: string }>(
    "SELECT action FROM audit_entries WHERE subject_type = 'product' AND subject_id = $1 ORDER BY id",
    [productId],
  );
  return rows.map(({ action }) => action);
}

/** Tries to change and to delete what the log says of a product. Answers the database's two refusals. */
export function tamperWithLog(productId: number) {
  const where = "WHERE subject_type = 'product' AND subject_id = $1";
  const attempts = [
    `UPDATE audit_entries SET action = 'product.approved' ${where}`,
    `DELETE FROM audit_entries ${where}`,
  ];
  return Promise.all(
    attempts.map((attempt) =>
      ask(attempt, [productId]).then(
        () => "it went through",
        (error: unknown) => String(error),
      ),
    ),
  );
}

/** Businesses that sent their applications one second after the other, more than a year ago. Answers them in that order. */
export async function waitingBusinesses(count: number) {
  const unique = `${Date.now() % 10_000_000}${Math.floor(Math.random() * 100)}`;
  const rows = await ask<{ id: number; name: string }>(
    `INSERT INTO businesses (name, description, category, address, phone, email, created_at)
     SELECT 'Kitchen ' || $1 || ' ' || n, 'Goat and rice since ' || $1, 'restaurants', '420 Cedar Ave, Minneapolis',
       '612 555 0100', 'kitchen.' || $1 || '.' || n || '@example.com', now() - interval '400 days' + n * interval '1 second'
     FROM generate_series(1, $2::int) n RETURNING id, name`,
    [unique, count],
  );
  return rows;
}

/** How a business's application stands. */
export async function businessOf(id: number) {
  const [row] = await ask<{ status: string; note: string | null; isActive: boolean }>(
    `SELECT status, note, is_active AS "isActive" FROM businesses WHERE id = $1`,
    [id],
  );
  return row;
}

/** Sends a product back to the admins, as if it were new. */
export async function awaitApproval(productId: number) {
  await ask("UPDATE products SET moderation_status = 'pending' WHERE id = $1", [productId]);
}

/** A mail that the server refused, tried again in an hour; its HTML would run a script if it were let. */
export async function createFailingMail(to: string) {
  const mail = {
    to,
    subject: `Letter to ${to}`,
    text: "Come in: https://shaafi.example/login?reset=once",
    html: "<p>Selam from the market</p><script>document.body.textContent = 'ran';</script>",
  };
  await ask(
    `INSERT INTO outbox (kind, dedupe_key, payload, attempts, last_error, next_try_at)
     VALUES ('mail', $1, $2, 3, '421 4.7.0 Too busy', now() + interval '1 hour')`,
    [`test:${to}`, mail],
  );
  return mail.subject;
}

/** Words that were looked for in vain more often than all others. */
export async function createSearchMiss(query: string) {
  await ask("INSERT INTO search_misses (query, count) VALUES ($1, 1000)", [query]);
}

/** What an admin makes of somebody's application to buy at wholesale prices. */
export async function decideWholesale(
  email: string,
  status: "approved" | "rejected",
  note: string,
) {
  await ask(
    `UPDATE wholesale_applications SET status = $2::"ModerationStatus", note = $3, decided_at = now()
     WHERE user_id = (SELECT id FROM users WHERE lower(email) = lower($1))
       AND id = (SELECT max(id) FROM wholesale_applications w WHERE w.user_id = wholesale_applications.user_id)`,
    [email, status, note],
  );
}

/** The lines of an order as they were charged, in cents. */
export function linesOf(orderId: number) {
  return ask<{ quantity: number; unit: number; isWholesale: boolean }>(
    `SELECT quantity, unit_price_cents AS unit, is_wholesale AS "isWholesale" FROM order_lines
     WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
}

/** Gives a product a wholesale price: $10.00 from ten pieces on. */
export async function createWholesalePrice(productId: number) {
  await ask(
    "INSERT INTO wholesale_tiers (product_id, min_quantity, price_cents) VALUES ($1, 10, 1000)",
    [productId],
  );
}
