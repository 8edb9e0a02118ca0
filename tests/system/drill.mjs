// A backup during orders, restored into another database: the copy must hold all invariants and every order that was
// acknowledged before the backup began.
import fs from "node:fs";
import path from "node:path";

import pg from "pg";
import sharp from "sharp";

import { backUp } from "../../scripts/lib/database/backup.mjs";
import { restore } from "../../scripts/lib/database/restore.mjs";
import { createCrew, pay, place, retryUntilConfirmed } from "./buying.mjs";
import { findBroken } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs } from "./shop.mjs";

const AT_ONCE = 6;
const PRODUCTS = 20;
const IMAGES = 5;

async function createImage(random) {
  const background = { r: random.int(0, 255), g: random.int(0, 255), b: random.int(0, 255) };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads an image as a browser does. */
export async function upload(url, { cookie }, image) {
  const form = new FormData();
  form.append("image", new Blob([image], { type: "image/png" }), "picture.png");
  const request = new Request(`${url}/api/upload/image`, { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { cookie, "content-type": request.headers.get("content-type") };
  return call(url, { path: "/api/upload/image", body, headers });
}

/** Places and pays `count` orders. Calls `onPlaced` for each acknowledged one. */
async function buyAll(run, count, onPlaced) {
  const { shop, random, buyers, products } = run;
  const crew = createCrew(AT_ONCE);
  for (let turn = 0; turn < count; turn += 1) {
    const items = [{ productId: products[turn % PRODUCTS].id, quantity: random.int(1, 2) }];
    const cart = { buyer: buyers[turn], items };
    await crew.begin(async () => {
      const placed = await place(run, shop.urls[turn % 2], cart);
      if (placed.outcome === "ok") {
        onPlaced(placed);
        await retryUntilConfirmed(() => pay(run, placed));
      } else run.problems.push(`not bought: ${placed.status} ${placed.text.slice(0, 80)}`);
    });
  }
  await crew.finish();
}

/** Creates an empty database on the same server. */
async function createDatabase({ db, database }, name) {
  await db.query(`CREATE DATABASE ${name}`);
  const url = new URL(database);
  url.pathname = `/${name}`;
  return url.href;
}

/** Counts acknowledged orders that the copy does not have with the same total. */
async function countMissing(copy, acknowledged) {
  const { rows } = await copy.query(
    "SELECT id, total_cents AS total FROM orders WHERE id = ANY ($1)",
    [acknowledged.map(({ result }) => result.orderId)],
  );
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  return acknowledged.filter(({ result }) => totals.get(result.orderId) !== result.amount).length;
}

/** Counts uploads of the copy whose file is missing or different. */
async function countLostImages(copy, from, to) {
  const { rows } = await copy.query("SELECT key, kind::text FROM uploads");
  const isSame = (name) =>
    fs.existsSync(path.join(to, name)) &&
    fs.readFileSync(path.join(from, name)).equals(fs.readFileSync(path.join(to, name)));
  return rows.filter(({ key, kind }) => !isSame(kind === "document" ? `documents/${key}` : key))
    .length;
}

/** Returns 1 if the sequence of orders would return an id that exists. */
async function countStale(copy) {
  const { rows } = await copy.query(
    "SELECT nextval('orders_id_seq')::int > max(id) AS good FROM orders",
  );
  return rows[0].good === false ? 1 : 0;
}

async function restoreCopy(run, folder, acknowledged) {
  const { shop, seed } = run;
  const name = `drill_${seed}`;
  const url = await createDatabase(shop, name);
  const uploads = path.join(shop.dir, "uploads-restored");
  const start = performance.now();
  const restored = await restore({ folder, url, uploads });
  const ms = performance.now() - start;
  const broken = await findBroken(url);
  const copy = new pg.Client({ connectionString: url });
  await copy.connect();
  const missing = await countMissing(copy, acknowledged);
  const pictures = await countLostImages(copy, shop.uploads, uploads);
  const stale = await countStale(copy);
  await copy.end();
  await shop.db.query(`DROP DATABASE ${name}`);
  fs.rmSync(uploads, { recursive: true });
  fs.rmSync(folder, { recursive: true });
  return { ...restored, ms, broken, missing, pictures, stale };
}

/**
 * @param {object} shop of openSystemShop
 * @param {object} _database of openDatabase
 * @param {{ orders: number, seed: number }} options number of orders before, during and after the backup
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function drill(shop, _database, { orders, seed }) {
  const random = randomOf(seed);
  const { db, secret } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: orders, secret });
  const [seller] = await createAccounts(db, { role: "seller", count: 1, secret });
  const wanted = { seller, count: PRODUCTS, stock: 2 * orders, priceCents: 2450 };
  const products = await createProducts(db, wanted);
  const history = createHistory();
  const run = { shop, random, buyers, products, history, problems: [], seed };
  for (let count = 0; count < IMAGES; count += 1) {
    const { status } = await upload(shop.urls[count % 2], seller, await createImage(random));
    if (status !== 200) run.problems.push(`an image upload responded with ${status}`);
  }
  const acknowledged = [];
  let backup = null;
  await buyAll(run, orders, (placed) => {
    if (backup === null) acknowledged.push(placed);
    if (acknowledged.length < orders / 3 || backup) return;
    backup = backUp({
      url: shop.database,
      uploads: shop.uploads,
      into: path.join(shop.dir, "backups"),
    });
  });
  const made = await backup;
  const back = await restoreCopy(run, made.folder, acknowledged);
  const { left } = await drainJobs(shop);
  if (left > 0) run.problems.push(`${left} payments or outbox effects are pending`);
  return report({ run, acknowledged, back, orders, seed });
}

function report({ run, acknowledged, back, orders, seed }) {
  const during =
    run.history.ofKind("place").filter(({ outcome }) => outcome === "ok").length -
    acknowledged.length;
  const figures = {
    orders,
    acknowledged: acknowledged.length,
    during,
    rows: back.rows,
    uploads: back.files,
    missing: back.missing,
    pictures_lost: back.pictures,
    invariants: back.broken.length,
    restored: `${(back.ms / 1000).toFixed(1)}s`,
    seed,
  };
  const rules = {
    "acknowledged orders are not in the copy": back.missing > 0,
    "images are not in the copy": back.pictures > 0 || back.files < IMAGES,
    "the copy would assign existing ids": back.stale > 0,
    "no order was placed during the backup": during === 0,
  };
  const broken = Object.keys(rules).filter((name) => rules[name]);
  const problems = [...run.problems, ...broken, ...back.broken];
  return { line: lineOf("restore", figures), problems, history: run.history };
}
