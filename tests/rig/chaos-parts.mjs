// What is not the database's own: a provider that is silent, disks that are full, a server that is replaced under load.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { insist, pay, place } from "./buying.mjs";
import { ANSWER_BAR_MS } from "./chaos-look.mjs";
import { upload } from "./drill.mjs";
import { call } from "./http.mjs";

const NOISE = 900;

const wishesOf = (run, count) => Array.from({ length: count }, () => run.wishes.next().value);

/** What was refused is bought now, once each, and paid. */
async function buyLater(run, wishes, url, what) {
  const again = await Promise.all(wishes.map((wish) => insist(() => place(run, url, wish))));
  const bought = again.filter(({ outcome }) => outcome === "ok");
  if (bought.length < wishes.length) run.problems.push(`${what}: not every cart was bought later`);
  await Promise.all(bought.map((placed) => insist(() => pay(run, placed))));
}

/** Stripe is silent: who wants to pay is told in time, and the same cart is one order when it speaks again. */
export async function silenceProvider(run) {
  const { shop, problems } = run;
  const [a] = shop.urls;
  const wishes = wishesOf(run, 4);
  shop.proxies.stripe.set({ kind: "blackhole" });
  const told = await Promise.all(wishes.map((wish) => place(run, a, wish)));
  shop.proxies.stripe.set({ kind: "pass" });
  for (const { status, ms, text } of told) {
    if (status !== 503 || !text.includes("payment service") || ms > ANSWER_BAR_MS) {
      problems.push(`silent Stripe: ${status} after ${Math.round(ms)} ms: ${text.slice(0, 80)}`);
    }
  }
  await buyLater(run, wishes, a, "silent Stripe");
  return Math.max(...told.map(({ ms }) => ms));
}

/** The database says, from inside an order, that its disk is full: the very error that PostgreSQL gives then. */
async function fillDatabase(run) {
  const { shop, problems } = run;
  const [wish] = wishesOf(run, 1);
  await shop.db.query(`CREATE FUNCTION rig_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
  await shop.db.query(
    "CREATE TRIGGER rig_full BEFORE INSERT ON order_lines EXECUTE FUNCTION rig_full()",
  );
  const { status } = await place(run, shop.urls[0], wish);
  await shop.db.query("DROP FUNCTION rig_full CASCADE");
  if (status !== 507) problems.push(`full database: ${status}`);
  const { rows } = await shop.db.query(
    "SELECT 1 FROM orders WHERE buyer_id = $1 AND status = 'pending' AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = orders.id)",
    [wish.buyer.id],
  );
  if (rows.length > 0) problems.push("full database: half an order was left");
  await buyLater(run, [wish], shop.urls[0], "full database");
}

/** A picture that no encoder makes small. */
async function aNoisyPicture() {
  const { default: sharp } = await import("sharp");
  const noise = { type: "gaussian", mean: 128, sigma: 60 };
  const create = { width: NOISE, height: NOISE, channels: 3, background: "white", noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

/** Puts a disk of 32 KB in the place of the uploads. @returns {boolean} whether this account may */
function mountTiny(folder) {
  fs.mkdirSync(folder, { recursive: true });
  return spawnSync("mount", ["-t", "tmpfs", "-o", "size=32k", "tmpfs", folder]).status === 0;
}

/** Uploads to a disk that is really full, where this account may mount one: 507, and no part of a file. */
async function fillUploads({ shop, seller, problems }) {
  if (!mountTiny(shop.uploads)) return "database";
  try {
    const { status } = await upload(shop.urls[0], seller, await aNoisyPicture());
    const left = fs.readdirSync(shop.uploads);
    if (status !== 507) problems.push(`full disk: ${status}`);
    if (left.length > 0) problems.push(`full disk: ${left.join(", ")} was left`);
  } finally {
    spawnSync("umount", [shop.uploads]);
  }
  const { status } = await upload(shop.urls[0], seller, await aNoisyPicture());
  if (status !== 200) problems.push(`after the full disk: ${status}`);
  return "database+uploads";
}

/** @returns {Promise<string>} which disks were full */
export async function fillDisks(run) {
  await fillDatabase(run);
  return fillUploads(run);
}

/** What a browser sends that has a page of an older build: an action that nobody knows any more. */
async function callOldAction({ shop, problems }) {
  const headers = {
    "next-action": `7f${"0".repeat(40)}`,
    "content-type": "text/plain;charset=UTF-8",
  };
  const { status, headers: told } = await call(shop.urls[1], {
    path: "/contact",
    body: "[]",
    headers: { ...headers, origin: shop.urls[1] },
  });
  // Next's client throws on this header; forms then show that it did not work and offer another try.
  if (status !== 409 || told["x-nextjs-action-not-found"] !== "1")
    problems.push(`an old action was answered ${status}`);
}

/**
 * A server is asked to end while it takes orders, and the other takes over: whoever was being served is served to the end.
 * @param {number} count how many ask it at that moment, and as many the other
 * @returns {Promise<number>} how many were
 */
export async function replaceUnderLoad(run, count) {
  const { shop, problems } = run;
  const [old, other] = shop.servers;
  await shop.fake.setFaults({ "*": { latency: [500, 900] } });
  const inFlight = wishesOf(run, count).map((wish) => place(run, old.url, wish));
  await sleep(300);
  const closing = old.close();
  const next = wishesOf(run, count).map((wish) => place(run, other.url, wish));
  const answers = await Promise.all([...inFlight, ...next]);
  await closing;
  await old.start();
  await shop.fake.setFaults({});
  const failed = answers.filter(({ outcome }) => outcome !== "ok");
  for (const { status, text } of failed)
    problems.push(`while a server was replaced: ${status} ${text.slice(0, 80)}`);
  await callOldAction(run);
  return answers.length - failed.length;
}
