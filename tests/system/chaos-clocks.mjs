// Two servers with wrong clocks and different time zones: deadlines follow the database's clock, a payment whose
// webhook is refused as too old is reconciled, and monthly reports are equal on both servers.
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { requireValue } from "../bench/require-value.mjs";
import { pay, place, retryUntilConfirmed } from "./buying.mjs";
import { nextCart } from "./chaos-observe.mjs";
import { payOnce } from "./chaos-payouts.mjs";
import { call, callAs } from "./http.mjs";
import { openServer } from "./servers.mjs";
import { drainJobs, runJobs } from "./shop.mjs";

/**
 * @import { QueryResult } from "pg"
 * @import { ChaosRun } from "./chaos.mjs"
 * @import { AcknowledgedOperation } from "./history.mjs"
 *
 * @typedef {AcknowledgedOperation<"place">} PlacedOrder
 */

const HOLD_SECONDS = 30 * 60;
const SLACK_SECONDS = 15;
const WEEK_MINUTES = 7 * 24 * 60;

const SHIFT = pathToFileURL(inRoot("tests", "system", "clock-shift.mjs")).href;

/**
 * @param {ChaosRun} run
 * @param {string} name
 * @param {{ minutes: number, zone: string }} clock
 */
function openOff({ shop }, name, { minutes, zone }) {
  const shifted = { NODE_OPTIONS: `--import ${SHIFT}`, CLOCK_SHIFT_MS: String(minutes * 60_000) };
  return openServer(shop.keeper, {
    name,
    env: { ...shop.env, ...shifted, TZ: zone },
    logs: shop.logs,
  });
}

/**
 * Checks that an order placed at this server is held for the usual time and that the jobs do not expire it early.
 * @param {ChaosRun} run
 * @param {{ name: string, url: string }} server
 */
async function holdAt(run, { name, url }) {
  const { shop, problems } = run;
  const order = await place(run, url, nextCart(run));
  await runJobs({ ...shop, urls: [url] });
  /** @type {QueryResult<{ status: string, left: number }>} */
  const { rows } = await shop.db.query(
    "SELECT status, extract(epoch FROM hold_until - now())::int AS left FROM orders WHERE id = $1",
    [order.result?.orderId ?? 0],
  );
  const [{ status, left } = { status: "missing", left: 0 }] = rows;
  const isHeld = status === "pending" && Math.abs(HOLD_SECONDS - left) <= SLACK_SECONDS;
  if (!isHeld) problems.push(`${name}: ${status}, held for ${left} seconds`);
  return order;
}

/**
 * @param {ChaosRun} run
 * @param {PlacedOrder} order
 */
async function isPaid({ shop }, { result }) {
  /** @type {QueryResult<{ isPaid: boolean }>} */
  const { rows } = await shop.db.query(
    `SELECT paid_at IS NOT NULL AS "isPaid" FROM orders WHERE id = $1`,
    [result.orderId],
  );
  return requireValue(rows[0], "order").isPaid;
}

/**
 * Sends a webhook to a server whose clock is ahead: it is refused as too old, and a job reads the payment from Stripe.
 * @param {ChaosRun} run
 * @param {{ url: string }} fast
 * @param {PlacedOrder} order
 */
async function reconcileRefused(run, fast, order) {
  const { shop, problems } = run;
  await shop.fake.setWebhooks({ targets: [fast.url] });
  await retryUntilConfirmed(() => pay(run, order));
  await sleep(1500);
  if (await isPaid(run, order)) problems.push("a webhook that seemed ten minutes old was accepted");
  await shop.fake.setWebhooks({ targets: shop.urls, lose: 1 });
  const { left } = await drainJobs(shop);
  await shop.fake.setWebhooks({ targets: shop.urls });
  if (left > 0 || !(await isPaid(run, order)))
    problems.push("the payment of a refused webhook was not reconciled");
}

/**
 * Moves half of the sales to the last half hour of the previous month, the others to the first of this one.
 * @param {ChaosRun} run
 */
async function splitOverMonths({ shop, seller }) {
  const client = await shop.db.connect();
  await client.query("SET session_replication_role = replica"); // ledger rows are immutable otherwise
  await client.query(
    `UPDATE ledger_entries SET created_at = date_trunc('month', now(), 'UTC')
       + CASE WHEN order_id % 2 = 0 THEN interval '-30 minutes' ELSE interval '30 minutes' END
     WHERE order_id IN (SELECT order_id FROM order_parts WHERE seller_id = $1)`,
    [seller.id],
  );
  await client.query("RESET session_replication_role");
  client.release();
}

/**
 * Returns the report of the previous month as one server generates it, and deletes it.
 * @param {ChaosRun} run
 * @param {{ url: string }} server
 */
async function reportAt({ shop, seller }, { url }) {
  const before = new Date();
  before.setUTCDate(0);
  const input = { year: before.getUTCFullYear(), month: before.getUTCMonth() + 1 };
  const { status, text } = await callAs(url, seller, "/api/reports/generate", input);
  if (status !== 201) return `${status} ${text.slice(0, 100)}`;
  const { id, pdfUrl: _, generatedAt: __, ...report } = JSON.parse(text);
  if (!(id > 0)) return text.slice(0, 100);
  await shop.db.query("DELETE FROM monthly_reports WHERE seller_id = $1", [seller.id]);
  return JSON.stringify(report);
}

/**
 * @param {ChaosRun} run
 * @param {[{ url: string }, { url: string }]} servers
 */
async function compareReports(run, [server, otherServer]) {
  await splitOverMonths(run);
  const report = await reportAt(run, server);
  const other = await reportAt(run, otherServer);
  if (report !== other)
    run.problems.push(`reports differ: ${report.slice(0, 200)} and ${other.slice(0, 200)}`);
  if (!/"totalOrders":[1-9]/.test(report))
    run.problems.push(`an empty report: ${report.slice(0, 200)}`);
}

/**
 * @param {ChaosRun} run
 * @param {number} minutes by which the clocks are wrong
 */
export async function wrongClocks(run, minutes) {
  const fast = await openOff(run, "fast", { minutes, zone: "Asia/Tokyo" });
  const slow = await openOff(run, "slow", { minutes: -minutes, zone: "America/Los_Angeles" });
  const fastOrder = await holdAt(run, fast);
  const slowOrder = await holdAt(run, slow);
  if (fastOrder.outcome === "ok") await reconcileRefused(run, fast, fastOrder);
  if (slowOrder.outcome === "ok") await retryUntilConfirmed(() => pay(run, slowOrder));
  await drainJobs(run.shop);
  await compareReports(run, [fast, slow]);
  const { status } = await call(slow.url, { method: "GET", path: "/api/ready" });
  if (status !== 200) run.problems.push(`the slow server is not ready: ${status}`);
  const ahead = await openOff(run, "ahead", { minutes: WEEK_MINUTES, zone: "Asia/Tokyo" });
  const right = { url: run.shop.urls[1] };
  await payOnce(run, [ahead, fast, slow, right]);
  await Promise.all([ahead.close(), fast.close(), slow.close()]);
}
