import { db } from "@/lib/db/client";

/** Browser tests read and change rows of the server's own database. */
const query = <T>(text: string, values: unknown[]) => db.$queryRawUnsafe<T[]>(text, ...values);

/** Returns the units in stock. */
export async function stockOf(productId: number) {
  const [row] = await query<{ stock: number }>("SELECT stock FROM products WHERE id = $1", [
    productId,
  ]);
  return row?.stock;
}

/** Returns the orders of a product, oldest first, each with the number of confirmations queued for its buyer. */
export function findOrders(productId: number) {
  return query<{ id: number; status: string; emailCount: number }>(
    `SELECT o.id, o.status, (SELECT count(*)::int FROM outbox WHERE dedupe_key = 'order-paid:' || o.id) AS "emailCount"
     FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.product_id = $1 ORDER BY o.id`,
    [productId],
  );
}

/** Deactivates a product as its seller would. */
export async function hideProduct(productId: number) {
  await query("UPDATE products SET is_active = false WHERE id = $1", [productId]);
}

/** Changes the price of a product without options. */
export async function changePrice(productId: number, cents: number) {
  await query("UPDATE products SET price_cents = $2 WHERE id = $1", [productId, cents]);
}

/** Returns the text of the last email queued for an address. */
export async function findLastEmailTo(email: string) {
  const [row] = await query<{ text: string }>(
    `SELECT payload->>'text' AS text FROM outbox
     WHERE kind = 'mail' AND lower(payload->>'to') = lower($1) ORDER BY id DESC LIMIT 1`,
    [email],
  );
  return row?.text ?? "";
}

/** Returns the subtotals of an order's seller orders in cents. */
export function sellerOrdersOf(orderId: number) {
  return query<{ discount: number; delivery: number; method: string }>(
    `SELECT discount_cents AS discount, delivery_cents AS delivery, delivery_method AS method
     FROM order_parts WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
}

/** Returns the recipient of an order and its gift options. */
export async function destinationOf(orderId: number) {
  const [row] = await query<{ name: string; landmark: string; isGift: boolean; message: string }>(
    `SELECT ship_name AS name, ship_landmark AS landmark, is_gift AS "isGift", gift_message AS message
     FROM orders WHERE id = $1`,
    [orderId],
  );
  return row;
}

/** Marks an order of one seller as delivered, with the preceding status changes. */
export async function deliverOrder(orderId: number) {
  await query(
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

/** Returns the audited actions of a product, oldest first. */
export async function logOfProduct(productId: number) {
  const rows = await query<{ action: string }>(
    "SELECT action FROM audit_entries WHERE subject_type = 'product' AND subject_id = $1 ORDER BY id",
    [productId],
  );
  return rows.map(({ action }) => action);
}

/** Tries to update and delete a product's audit entries. Returns the database's two errors. */
export function tamperWithLog(productId: number) {
  const where = "WHERE subject_type = 'product' AND subject_id = $1";
  const attempts = [
    `UPDATE audit_entries SET action = 'product.approved' ${where}`,
    `DELETE FROM audit_entries ${where}`,
  ];
  return Promise.all(
    attempts.map((attempt) =>
      query(attempt, [productId]).then(
        () => "no error",
        (error: unknown) => String(error),
      ),
    ),
  );
}

/** Queues an email that the server refused, with its next attempt in an hour and a script in its HTML. */
export async function createFailingEmail(to: string) {
  const email = {
    to,
    subject: `Letter to ${to}`,
    text: "Come in: https://shaafi.example/login?reset=once",
    html: "<p>Selam from the market</p><script>document.body.textContent = 'ran';</script>",
  };
  await query(
    `INSERT INTO outbox (kind, dedupe_key, payload, attempts, last_error, next_try_at)
     VALUES ('mail', $1, $2::jsonb, 3, '421 4.7.0 Too busy', now() + interval '1 hour')`,
    [`test:${to}`, JSON.stringify(email)],
  );
  return email.subject;
}

/** Returns the line items of an order as they were charged, in cents. */
export function linesOf(orderId: number) {
  return query<{ quantity: number; unit: number; isWholesale: boolean }>(
    `SELECT quantity, unit_price_cents AS unit, is_wholesale AS "isWholesale" FROM order_lines
     WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
}
