import { Pool } from "pg";

/** Same idle timeout as the shop's, so that no connection is opened during the measurement. */
const IDLE_MS = 120_000;

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: IDLE_MS,
});

/** Returns a product by its id, or null. */
export async function findProduct(id) {
  const { rows } = await pool.query("SELECT id, title, price_cents FROM products WHERE id = $1", [
    Number(id),
  ]);
  return rows[0] ?? null;
}

const LISTED = 24;

/** Returns the first products. */
export async function listProducts() {
  const { rows } = await pool.query(
    "SELECT id, title, price_cents FROM products ORDER BY id LIMIT $1",
    [LISTED],
  );
  return rows;
}
