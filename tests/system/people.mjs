// Creates accounts, sessions and products in the database directly, which is faster than through the shop.
import { randomBytes, randomUUID } from "node:crypto";

import { encode } from "next-auth/jwt";

import { requireValue } from "../bench/require-value.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 *
 * @typedef {{ id: number, cookie: string, session: string }} Person a user with a session
 *
 * @typedef {{ id: number, priceCents: number, stock: number, seller: { id: number } }} Product
 *
 * @typedef {{ id: number, variantId: number, seller: { id: number } }} Variant
 */

const NO_PASSWORD = "$argon2id$v=19$m=19456,t=2,p=1$nobody$nobody";
const COOKIE = "next-auth.session-token";
const DAY = 24 * 60 * 60;

/**
 * @param {Pool} db
 * @param {string} role
 * @param {number} count
 */
async function insertUsers(db, role, count) {
  const tag = randomUUID().slice(0, 8);
  /** @type {QueryResult<{ id: number }>} */
  const { rows } = await db.query(
    `INSERT INTO users (username, email, password_hash, role, email_verified_at)
     SELECT 'System ' || $1 || ' ' || $2 || ' ' || n, 'system-test.' || $1 || '.' || $2 || '.' || n || '@example.com',
       $3, $1::"Role", now() FROM generate_series(1, $4::int) n RETURNING id`,
    [role, tag, NO_PASSWORD, count],
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the cookie of a session, encoded as lib/auth/token.ts does.
 * @param {{ id: number, role: string, session: string, secret: string }} options
 */
async function seal({ id, role, session: sid, secret }) {
  const token = await encode({ token: { sub: String(id), sid, role }, secret, maxAge: DAY });
  return `${COOKIE}=${token}`;
}

/**
 * Creates a session for each account.
 * @param {Pool} db
 * @param {{ ids: number[], role: string, secret: string }} options
 * @returns {Promise<Person[]>}
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
      const session = requireValue(sessions[index], "session");
      return { id, session, cookie: await seal({ id, role, session, secret }) };
    }),
  );
}

/**
 * Creates accounts with a session each.
 * @param {Pool} db
 * @param {{ role: string, count: number, secret: string }} options
 */
export async function createAccounts(db, { role, count, secret }) {
  return signIn(db, { ids: await insertUsers(db, role, count), role, secret });
}

/**
 * Creates an account with a session.
 * @param {Pool} db
 * @param {{ role: string, secret: string }} options
 */
export async function createAccount(db, options) {
  const [account] = await createAccounts(db, { ...options, count: 1 });
  return requireValue(account, "account");
}

/**
 * Creates approved products with their initial stock movement.
 * @param {Pool} db
 * @param {{ seller: { id: number }, count: number, stock: number, priceCents: number }} options
 * @returns {Promise<Product[]>}
 */
export async function createProducts(db, { seller, count, stock, priceCents }) {
  /** @type {QueryResult<{ id: number }>} */
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
 * Creates an approved product with its initial stock movement.
 * @param {Pool} db
 * @param {{ seller: { id: number }, stock: number, priceCents: number }} options
 */
export async function createProduct(db, options) {
  const [product] = await createProducts(db, { ...options, count: 1 });
  return requireValue(product, "product");
}

/**
 * Creates an approved product with two variants of the same price and stock.
 * @param {Pool} db
 * @param {{ seller: { id: number }, stock: number, priceCents: number }} options
 * @returns {Promise<Variant[]>} one entry per variant
 */
export async function createVariants(db, { seller, stock, priceCents }) {
  const { id } = await createProduct(db, { seller, stock: 0, priceCents });
  /** @type {QueryResult<{ id: number }>} */
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

/**
 * Creates a code for ten per cent off, with a limited number of uses.
 * @param {Pool} db
 * @param {{ seller: { id: number }, uses: number }} options
 */
export async function createPromotionCode(db, { seller, uses }) {
  const code = `SYS${randomBytes(5).toString("hex").toUpperCase()}`;
  await db.query(
    `INSERT INTO promotions (seller_id, name, code, type, value, max_uses, starts_at)
     VALUES ($1, 'Of the system tests', $2, 'percentage', 10, $3, now() - interval '1 hour')`,
    [seller.id, code, uses],
  );
  return code;
}
