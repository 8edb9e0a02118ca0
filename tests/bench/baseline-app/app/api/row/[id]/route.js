import { Pool } from "pg";

/** As long as the shop keeps a connection that nobody uses: what connecting costs is no part of the measure. */
const IDLE_MS = 120_000;

const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: IDLE_MS,
});

/** The least that a call with one query can be: a product by its key. */
export async function GET(_request, { params }) {
  const { id } = await params;
  const { rows } = await pool.query("SELECT id, title, price_cents FROM products WHERE id = $1", [
    Number(id),
  ]);
  return Response.json(rows[0] ?? null);
}
