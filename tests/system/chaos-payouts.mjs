// Payouts on servers whose clocks are wrong: each seller is paid once, for the last Friday by the database's clock.
import { requireValue } from "../bench/require-value.mjs";
import { runJobs } from "./shop.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 * @import { ChaosRun } from "./chaos.mjs"
 * @import { SystemShop } from "./shop.mjs"
 */

/**
 * Changes rows with triggers disabled, so that events can be moved to the past.
 * @param {{ db: Pool }} shop
 * @param {string[]} statements
 * @param {unknown[]} values
 */
async function rewrite({ db }, statements, values) {
  const client = await db.connect();
  await client.query("SET session_replication_role = replica");
  for (const sql of statements) await client.query(sql, values);
  await client.query("RESET session_replication_role");
  client.release();
}

const SENT_LONG_AGO = [
  `UPDATE order_parts SET status = 'shipped', shipped_at = now() - interval '30 days'
   WHERE seller_id = $1 AND status = 'paid'`,
  `UPDATE orders SET status = 'shipped'
   WHERE status = 'paid' AND id IN (SELECT order_id FROM order_parts WHERE seller_id = $1)`,
];

const RELEASED_LONG_AGO = [
  `UPDATE ledger_entries SET created_at = now() - interval '10 days'
   WHERE seller_id = $1 AND ref LIKE '%release%'`,
];

const ACCOUNT = `INSERT INTO payout_accounts (seller_id, kind, holder_name, network, phone_number, connected_at)
  VALUES ($1, 'mobile', 'System Test Seller', 'ZAAD', '+252634000142', now() - interval '30 days')`;

/** Counts the seller's payouts and checks that their period is the last Friday. */
const PAID = `WITH today AS (SELECT (now() AT TIME ZONE 'America/Chicago')::date AS day)
  SELECT count(p.id)::int AS payouts,
    coalesce(bool_and(p.period = day - (extract(isodow FROM day)::int + 2) % 7), false) AS "isThisFriday"
  FROM today LEFT JOIN payouts p ON p.seller_id = $1 GROUP BY day`;

/**
 * Runs every job on one server after the other.
 * @param {SystemShop} shop
 * @param {{ url: string }[]} servers
 */
async function runAt(shop, servers) {
  for (const { url } of servers) {
    await shop.db.query("UPDATE job_states SET due_at = now(), locked_until = NULL");
    await runJobs({ ...shop, urls: [url] });
  }
}

/**
 * @param {ChaosRun} run
 * @param {{ url: string }[]} servers with wrong clocks, and last one with the right time
 */
export async function payOnce({ shop, seller, problems }, servers) {
  await rewrite(shop, SENT_LONG_AGO, [seller.id]);
  await runAt(shop, servers.slice(-1));
  await rewrite(shop, RELEASED_LONG_AGO, [seller.id]);
  await shop.db.query(ACCOUNT, [seller.id]);
  await runAt(shop, [...servers, ...servers]);
  /** @type {QueryResult<{ payouts: number, isThisFriday: boolean }>} */
  const { rows } = await shop.db.query(PAID, [seller.id]);
  const { payouts, isThisFriday } = requireValue(rows[0], "count of payouts");
  if (payouts !== 1) problems.push(`${payouts} payouts for one Friday`);
  else if (!isThisFriday) problems.push("a payout for a Friday that has not begun");
}
