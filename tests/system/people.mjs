// Creates accounts, sessions and products in the database directly, which is faster than through the shop.
import { randomBytes, randomUUID } from "node:crypto";

import { encode } from "next-auth/jwt";

const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";
const COOKIE = "next-auth.session-token";
const DAY = 24 * 60 * 60;

async function insertUsers(db, role, count) {
  const tag = randomUUID().slice(0, 8);
  const { rows } = await db.query(
    `INSERT INTO users (username, email, password_hash, role, email_verified_at)
     SELECT 'System ' || $1 || ' ' || $2 || ' ' || n, 'system-test.' || $1 || '.' || $2 || '.' || n || '@example.com',
       $3, $1::"Role", now() FROM generate_series(1, $4::int) n RETURNING id`,
    [role, tag, NO_PASSWORD, count],
  );
  return rows.map(({ id }) => id);
}

/** Returns the cookie of a session, encoded as lib/auth/token.ts does. */
async function seal(userId, role, sid, secret) {
  const token = await encode({ token: { sub: String(userId), sid, role }, secret, maxAge: DAY });
  return `${COOKIE}=${token}`;
}

/**
 * Creates a session for each account.
 * @param {import("pg").Pool} db
 * @param {{ ids: number[], role: string, secret: string }} options
 * @returns {Promise<{ id: number, cookie: string, session: string }[]>}
 */
export async function signIn(db, { ids, role, secret }) {
  const sessions = ids.map(() => randomBytes(24).toString("base64url"));
  await db.query(
    `INSERT INTO sessions (id, user_id, expires_at, password_confirmed_at)
     SELECT s, u, now() + interval '1 day', now() + interval '1 day' FROM unnest($1::text[], $2::int[]) AS t (s, u)`,
    [sessions, ids],
  );
  return Promise.all(
    ids.map(async (id, index) => {
      const session = sessions[index];
      return { id, session, cookie: await seal(id, role, session, secret) };
    }),
  );
}

/** Creates accounts with a session each. @returns {Promise<{ id: number, cookie: string, session: string }[]>} */
export async function createAccounts(db, { role, count, secret }) {
  return signIn(db, { ids: await insertUsers(db, role, count), role, secret });
}

/**
 * Creates approved products with their initial stock movement.
 * @returns {Promise<{ id: number, priceCents: number, stock: number, seller: object }[]>}
 */
export async function createProducts(db, { seller, count, stock, priceCents }) {
  const { rows } = await db.query(
    `WITH made AS (
       INSERT INTO products (seller_id, title, description, price_cents, category, image_url, stock, moderation_status)
       SELECT $1, 'A product that many want', 'Made for a test, with love.', $2, 'crafts',
         '/illustrations/mesob.svg', $3, 'approved' FROM generate_series(1, $4::int) RETURNING id),
     moved AS (INSERT INTO stock_movements (product_id, reason, delta) SELECT id, 'initial', $3::int FROM made
       WHERE $3::int > 0)
     SELECT id FROM made`,
    [seller.id, priceCents, stock, count],
  );
  return rows.map(({ id }) => ({ id, priceCents, stock, seller }));
}

/**
 * Creates an approved product with two variants of the same price and stock.
 * @returns {Promise<{ id: number, variantId: number, seller: object }[]>} one entry per variant
 */
export async function createVariants(db, { seller, stock, priceCents }) {
  const [{ id }] = await createProducts(db, { seller, count: 1, stock: 0, priceCents });
  const { rows } = await db.query(
    `WITH option AS (
       INSERT INTO product_options (product_id, position, kind, name, values)
       VALUES ($1, 1, 'size', 'size', ARRAY['S', 'M'])),
     made AS (
       INSERT INTO product_variants (product_id, position, values, price_cents, stock)
       SELECT $1, n, ARRAY[CASE n WHEN 1 THEN 'S' ELSE 'M' END], $2, $3 FROM generate_series(1, 2) n RETURNING id),
     moved AS (INSERT INTO stock_movements (product_id, variant_id, reason, delta)
       SELECT $1, id, 'initial', $3::int FROM made)
     SELECT id FROM made ORDER BY id`,
    [id, priceCents, stock],
  );
  return rows.map((row) => ({ id, variantId: row.id, seller }));
}

/** Creates a code for ten per cent off, with a limited number of uses. */
export async function createPromotionCode(db, { seller, uses }) {
  const code = `SYS${randomBytes(5).toString("hex").toUpperCase()}`;
  await db.query(
    `INSERT INTO promotions (seller_id, name, code, type, value, max_uses, starts_at)
     VALUES ($1, 'Of the system tests', $2, 'percentage', 10, $3, now() - interval '1 hour')`,
    [seller.id, code, uses],
  );
  return code;
}
