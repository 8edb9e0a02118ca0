// Callers of the security tests: one of every role in the seeded shop, with the rows that belong to each.

import { Failure } from "../../../scripts/lib/command/failure.mjs";
import { requireValue } from "../../bench/require-value.mjs";
import { signIn } from "../people.mjs";

/**
 * @import { Pool } from "pg"
 * @import { Shop } from "./types.d.ts"
 *
 * @typedef {keyof typeof ACCOUNTS} AccountName
 * @typedef {keyof typeof OWNED} OwnedTable
 *
 * @typedef {object} Account
 * @property {number} id
 * @property {string} email
 * @property {string} role
 * @property {string} cookie
 * @property {string} session its id
 * @property {Record<OwnedTable, number[]>} rows ids of its rows, by table, oldest first
 *
 * @typedef {{ id: null, email: null, role: null, cookie: string, rows: Partial<Record<OwnedTable, number[]>> }} Visitor
 *
 * @typedef {Record<AccountName, Account> & { visitor: Visitor }} Principals
 * @typedef {(Account | Visitor) & { name: keyof Principals }} Principal
 */

/** Accounts of the demo shop, each with rows of its own. The ended session was an admin's, with the widest access. */
const ACCOUNTS = {
  buyer: { email: "buyer@demo.com", role: "buyer" },
  otherBuyer: { email: "hana.t@example.com", role: "buyer" },
  seller: { email: "seller@demo.com", role: "seller" },
  otherSeller: { email: "bontu@bunabloom.example", role: "seller" },
  admin: { email: "admin@demo.com", role: "admin" },
  ended: { email: "admin@demo.com", role: "admin" },
};

/** Tables with an owner, by the column of the owner's id. */
const OWNED = {
  addresses: "user_id",
  bulk_updates: "seller_id",
  comparison_lists: "user_id",
  events: "organizer_id",
  forum_posts: "author_id",
  forum_replies: "author_id",
  inventory_alerts: "seller_id",
  message_threads: "buyer_id",
  monthly_reports: "seller_id",
  notifications: "user_id",
  orders: "buyer_id",
  order_parts: "seller_id",
  payouts: "seller_id",
  price_alerts: "user_id",
  product_imports: "seller_id",
  products: "seller_id",
  promotions: "seller_id",
  return_requests: "buyer_id",
  reviews: "author_id",
  size_charts: "seller_id",
  smart_wishes: "user_id",
  suppliers: "seller_id",
  ticket_purchases: "buyer_id",
};

/**
 * @param {Pool} db
 * @param {number} id
 * @returns {Promise<Record<OwnedTable, number[]>>} ids of all rows of an owner, by table, oldest first
 */
async function rowsOf(db, id) {
  const tables = Object.entries(OWNED).map(async ([table, owner]) => {
    const { rows } = await db.query(`SELECT id FROM ${table} WHERE ${owner} = $1 ORDER BY id`, [
      id,
    ]);
    return [table, rows.map((row) => row.id)];
  });
  return /** @type {Record<OwnedTable, number[]>} */ (
    Object.fromEntries(await Promise.all(tables))
  );
}

/**
 * @param {Pick<Shop, "db" | "secret">} shop
 * @param {{ email: string, role: string }} account
 * @returns {Promise<Account>}
 * @throws {Failure} if the shop was not seeded
 */
async function open({ db, secret }, { email, role }) {
  const { rows } = await db.query('SELECT id FROM users WHERE email = $1 AND role = $2::"Role"', [
    email,
    role,
  ]);
  if (rows.length === 0) throw new Failure(`No account ${email}: was the shop seeded?`);
  const [session] = await signIn(db, { ids: [rows[0].id], role, secret });
  const person = requireValue(session, `session of ${email}`);
  return { ...person, email, role, rows: await rowsOf(db, person.id) };
}

/**
 * Opens all principals by name: visitor, buyer, otherBuyer, seller, otherSeller, admin, and ended, whose session was
 * revoked. A visitor has no account and sends no cookie; the others send the header `cookie`.
 * @param {Pick<Shop, "db" | "secret">} shop seeded
 * @returns {Promise<Principals>}
 */
export async function openPrincipals(shop) {
  /** @type {Visitor} */
  const visitor = { id: null, email: null, role: null, cookie: "", rows: {} };
  const accounts = await Promise.all(
    Object.entries(ACCOUNTS).map(async ([name, account]) => [name, await open(shop, account)]),
  );
  /** @type {Record<AccountName, Account>} */
  const principals = Object.fromEntries(accounts);
  await shop.db.query("UPDATE sessions SET revoked_at = now() WHERE id = $1", [
    principals.ended.session,
  ]);
  return { visitor, ...principals };
}
