// Two servers whose clocks are minutes off, one in Tokyo and one in Los Angeles: what is promised until some time goes by
// the database, what a webhook says too late is found by asking, and a month is the same month everywhere.
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

import { inRoot } from "../../scripts/lib/paths.mjs";
import { insist, pay, place } from "./buying.mjs";
import { payOnce } from "./chaos-payouts.mjs";
import { call, callAs } from "./http.mjs";
import { openServer } from "./servers.mjs";
import { runJobs, settle } from "./shop.mjs";

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

/** An order that was placed here is held as long as anywhere, and nobody's jobs end it before. */
async function holdAt(run, { name, url }) {
  const { shop, problems } = run;
  const placed = await place(run, url, run.wishes.next().value);
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

/** A webhook that comes to a clock ten minutes ahead looks old and is refused; the jobs ask Stripe and find the payment. */
async function healRefused(run, fast, placed) {
  const { shop, problems } = run;
  await shop.fake.setWebhooks({ targets: [fast.url] });
  await insist(() => pay(run, placed));
  await sleep(1500);
  if (await isPaid(run, placed)) problems.push("a webhook was taken that looked ten minutes old");
  await shop.fake.setWebhooks({ targets: shop.urls, lose: 1 });
  const { left } = await settle(shop);
  await shop.fake.setWebhooks({ targets: shop.urls });
  if (left > 0 || !(await isPaid(run, placed)))
    problems.push("a refused webhook was never made good");
}

/** Half of what was sold becomes the last half hour of the month before, half the first of this one. */
async function splitOverMonths({ shop, seller }) {
  const client = await shop.db.connect();
  await client.query("SET session_replication_role = replica"); // the books take no change otherwise
  await client.query(
    `UPDATE ledger_entries SET created_at = date_trunc('month', now(), 'UTC')
       + CASE WHEN order_id % 2 = 0 THEN interval '-30 minutes' ELSE interval '30 minutes' END
     WHERE order_id IN (SELECT order_id FROM order_parts WHERE seller_id = $1)`,
    [seller.id],
  );
  await client.query("RESET session_replication_role");
  client.release();
}

/** The report of the month before, made by one server and forgotten again. */
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
  if (!/"totalOrders":[1-9]/.test(one))
    run.problems.push(`a report of nothing: ${one.slice(0, 200)}`);
}

/** @param {number} minutes by how much the clocks are off */
export async function wrongClocks(run, minutes) {
  const fast = await openOff(run, "fast", { minutes, zone: "Asia/Tokyo" });
  const slow = await openOff(run, "slow", { minutes: -minutes, zone: "America/Los_Angeles" });
  const held = await holdAt(run, fast);
  const alsoHeld = await holdAt(run, slow);
  if (held.result) await healRefused(run, fast, held);
  if (alsoHeld.result) await insist(() => pay(run, alsoHeld));
  await settle(run.shop);
  await compareReports(run, [fast, slow]);
  const { status } = await call(slow.url, { method: "GET", path: "/api/ready" });
  if (status !== 200) run.problems.push(`the slow server is not ready: ${status}`);
  const ahead = await openOff(run, "ahead", { minutes: WEEK_MINUTES, zone: "Asia/Tokyo" });
  const right = { url: run.shop.urls[1] };
  await payOnce(run, [ahead, fast, slow, right]);
  await Promise.all([ahead.close(), fast.close(), slow.close()]);
}
