import { Pool } from "pg";

/** Same idle timeout as the shop's, so that no connection is opened during the measurement. */
const IDLE_MS = 120_000;

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: IDLE_MS,
});

/** A minimal API call with one query: a product by its id. */
export async function GET(_request, { params }) {
  const { id } = await params;
  const { rows } = await pool.query("SELECT id, title, price_cents FROM products WHERE id = $1", [
    Number(id),
  ]);
  return Response.json(rows[0] ?? null);
}
