// Two servers with wrong clocks and different time zones: deadlines follow the database's clock, a payment whose
// webhook is refused as too old is reconciled, and monthly reports are equal on both servers.
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { pay, place, retryUntilConfirmed } from "./buying.mjs";
import { payOnce } from "./chaos-payouts.mjs";
import { call, callAs } from "./http.mjs";
import { openServer } from "./servers.mjs";
import { drainJobs, runJobs } from "./shop.mjs";

const HOLD_SECONDS = 30 * 60;
const SLACK_SECONDS = 15;
const WEEK_MINUTES = 7 * 24 * 60;

const SHIFT = pathToFileURL(inRoot("tests", "system", "clock-shift.mjs")).href;

function openOff({ shop }, name, { minutes, zone }) {
  const shifted = { NODE_OPTIONS: `--import ${SHIFT}`, CLOCK_SHIFT_MS: String(minutes * 60_000) };
  return openServer(shop.keeper, {
    name,
    env: { ...shop.env, ...shifted, TZ: zone },
    logs: shop.logs,
  });
}

/** Checks that an order placed at this server is held for the usual time and that the jobs do not expire it early. */
async function holdAt(run, { name, url }) {
  const { shop, problems } = run;
  const placed = await place(run, url, run.carts.next().value);
  await runJobs({ ...shop, urls: [url] });
  const { rows } = await shop.db.query(
    "SELECT status, extract(epoch FROM hold_until - now())::int AS left FROM orders WHERE id = $1",
    [placed.result?.orderId ?? 0],
  );
  const [{ status, left } = { status: "missing", left: 0 }] = rows;
  const isHeld = status === "pending" && Math.abs(HOLD_SECONDS - left) <= SLACK_SECONDS;
  if (!isHeld) problems.push(`${name}: ${status}, held for ${left} seconds`);
  return placed;
}

async function isPaid({ shop }, { result }) {
  const { rows } = await shop.db.query(
    "SELECT paid_at IS NOT NULL AS good FROM orders WHERE id = $1",
    [result.orderId],
  );
  return rows[0].good;
}

/**
 * Sends a webhook to a server whose clock is ahead: it is refused as too old, and a job reads the payment from Stripe.
 */
async function reconcileRefused(run, fast, placed) {
  const { shop, problems } = run;
  await shop.fake.setWebhooks({ targets: [fast.url] });
  await retryUntilConfirmed(() => pay(run, placed));
  await sleep(1500);
  if (await isPaid(run, placed))
    problems.push("a webhook that seemed ten minutes old was accepted");
  await shop.fake.setWebhooks({ targets: shop.urls, lose: 1 });
  const { left } = await drainJobs(shop);
  await shop.fake.setWebhooks({ targets: shop.urls });
  if (left > 0 || !(await isPaid(run, placed)))
    problems.push("the payment of a refused webhook was not reconciled");
}

/** Moves half of the sales to the last half hour of the previous month, the others to the first of this one. */
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

/** Returns the report of the previous month as one server generates it, and deletes it. */
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

async function compareReports(run, servers) {
  await splitOverMonths(run);
  const [one, other] = [await reportAt(run, servers[0]), await reportAt(run, servers[1])];
  if (one !== other)
    run.problems.push(`reports differ: ${one.slice(0, 200)} and ${other.slice(0, 200)}`);
  if (!/"totalOrders":[1-9]/.test(one)) run.problems.push(`an empty report: ${one.slice(0, 200)}`);
}

/** @param {number} minutes by which the clocks are wrong */
export async function wrongClocks(run, minutes) {
  const fast = await openOff(run, "fast", { minutes, zone: "Asia/Tokyo" });
  const slow = await openOff(run, "slow", { minutes: -minutes, zone: "America/Los_Angeles" });
  const held = await holdAt(run, fast);
  const alsoHeld = await holdAt(run, slow);
  if (held.result) await reconcileRefused(run, fast, held);
  if (alsoHeld.result) await retryUntilConfirmed(() => pay(run, alsoHeld));
  await drainJobs(run.shop);
  await compareReports(run, [fast, slow]);
  const { status } = await call(slow.url, { method: "GET", path: "/api/ready" });
  if (status !== 200) run.problems.push(`the slow server is not ready: ${status}`);
  const ahead = await openOff(run, "ahead", { minutes: WEEK_MINUTES, zone: "Asia/Tokyo" });
  const right = { url: run.shop.urls[1] };
  await payOnce(run, [ahead, fast, slow, right]);
  await Promise.all([ahead.close(), fast.close(), slow.close()]);
}
