// A backup during orders, restored into another database: the copy must hold all invariants and every order that was
// acknowledged before the backup began.
import fs from "node:fs";
import path from "node:path";

import pg from "pg";
import sharp from "sharp";

import { backUp } from "../../scripts/lib/database/backup.mjs";
import { restore } from "../../scripts/lib/database/restore.mjs";
import { requireValue } from "../bench/require-value.mjs";
import { createCrew, pay, place, retryUntilConfirmed } from "./buying.mjs";
import { findBroken } from "./check.mjs";
import { createHistory, isAcknowledged } from "./history.mjs";
import { call } from "./http.mjs";
import { createAccount, createAccounts, createProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { drainJobs, urlAt } from "./shop.mjs";

/**
 * @import { QueryResult } from "pg"
 * @import { AcknowledgedOperation, History } from "./history.mjs"
 * @import { Person, Product } from "./people.mjs"
 * @import { Random } from "./random.mjs"
 * @import { SystemShop } from "./shop.mjs"
 *
 * @typedef {AcknowledgedOperation<"place">} PlacedOrder
 *
 * @typedef {object} DrillRun
 * @property {SystemShop} shop
 * @property {Random} random
 * @property {Person[]} buyers
 * @property {Product[]} products
 * @property {History} history
 * @property {string[]} problems
 * @property {number} seed
 *
 * @typedef {Awaited<ReturnType<typeof restoreCopy>>} Copy
 */

const AT_ONCE = 6;
const PRODUCTS = 20;
const IMAGES = 5;

/** @param {Random} random */
async function createImage(random) {
  const background = { r: random.int(0, 255), g: random.int(0, 255), b: random.int(0, 255) };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

/**
 * Uploads an image as a browser does.
 * @param {string} url
 * @param {{ cookie: string }} seller
 * @param {Buffer} image
 */
export async function upload(url, { cookie }, image) {
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(image)], { type: "image/png" }), "picture.png");
  const request = new Request(`${url}/api/upload/image`, { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { cookie, "content-type": request.headers.get("content-type") ?? "" };
  return call(url, { path: "/api/upload/image", body, headers });
}

/**
 * Places and pays `count` orders. Calls `onPlaced` for each acknowledged one.
 * @param {DrillRun} run
 * @param {number} count
 * @param {(order: PlacedOrder) => void} onPlaced
 */
async function buyAll(run, count, onPlaced) {
  const { shop, random, buyers, products } = run;
  const crew = createCrew(AT_ONCE);
  for (const [index, buyer] of buyers.slice(0, count).entries()) {
    const { id: productId } = requireValue(products[index % PRODUCTS], "product");
    const cart = { buyer, items: [{ productId, quantity: random.int(1, 2) }] };
    await crew.begin(async () => {
      const order = await place(run, urlAt(shop, index), cart);
      if (order.outcome === "ok") {
        onPlaced(order);
        await retryUntilConfirmed(() => pay(run, order));
      } else run.problems.push(`not bought: ${order.status} ${order.text.slice(0, 80)}`);
    });
  }
  await crew.finish();
}

/**
 * Creates an empty database on the same server.
 * @param {SystemShop} shop
 * @param {string} name
 */
async function createDatabase({ db, database }, name) {
  await db.query(`CREATE DATABASE ${name}`);
  const url = new URL(database);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Counts acknowledged orders that the copy does not have with the same total.
 * @param {pg.Client} copy
 * @param {PlacedOrder[]} acknowledged
 */
async function countMissing(copy, acknowledged) {
  /** @type {QueryResult<{ id: number, total: number }>} */
  const { rows } = await copy.query(
    "SELECT id, total_cents AS total FROM orders WHERE id = ANY ($1)",
    [acknowledged.map(({ result }) => result.orderId)],
  );
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  return acknowledged.filter(({ result }) => totals.get(result.orderId) !== result.amount).length;
}

/**
 * Counts uploads of the copy whose file is missing or different.
 * @param {pg.Client} copy
 * @param {string} from folder
 * @param {string} to folder
 */
async function countLostImages(copy, from, to) {
  /** @type {QueryResult<{ key: string, kind: string }>} */
  const { rows } = await copy.query("SELECT key, kind::text FROM uploads");
  /** @param {string} name */
  const isUnchanged = (name) =>
    fs.existsSync(path.join(to, name)) &&
    fs.readFileSync(path.join(from, name)).equals(fs.readFileSync(path.join(to, name)));
  return rows.filter(
    ({ key, kind }) => !isUnchanged(kind === "document" ? `documents/${key}` : key),
  ).length;
}

/**
 * Returns 1 if the sequence of orders would return an id that exists.
 * @param {pg.Client} copy
 */
async function countStale(copy) {
  /** @type {QueryResult<{ isUnused: boolean }>} */
  const { rows } = await copy.query(
    `SELECT nextval('orders_id_seq')::int > max(id) AS "isUnused" FROM orders`,
  );
  return rows[0]?.isUnused === false ? 1 : 0;
}

/**
 * @param {DrillRun} run
 * @param {string} folder of the backup
 * @param {PlacedOrder[]} acknowledged
 */
async function restoreCopy(run, folder, acknowledged) {
  const { shop, seed } = run;
  const name = `drill_${seed}`;
  const url = await createDatabase(shop, name);
  const uploads = path.join(shop.dir, "uploads-restored");
  const start = performance.now();
  const counts = await restore({ folder, url, uploads });
  const ms = performance.now() - start;
  const broken = await findBroken(url);
  const copy = new pg.Client({ connectionString: url });
  await copy.connect();
  const missing = await countMissing(copy, acknowledged);
  const lostImages = await countLostImages(copy, shop.uploads, uploads);
  const stale = await countStale(copy);
  await copy.end();
  await shop.db.query(`DROP DATABASE ${name}`);
  fs.rmSync(uploads, { recursive: true });
  fs.rmSync(folder, { recursive: true });
  return { ...counts, ms, broken, missing, lostImages, stale };
}

/**
 * @param {SystemShop} shop
 * @param {unknown} _database
 * @param {{ orders: number, seed: number }} options number of orders before, during and after the backup
 */
export async function drill(shop, _database, { orders, seed }) {
  const random = randomOf(seed);
  const { db, secret } = shop;
  const buyers = await createAccounts(db, { role: "buyer", count: orders, secret });
  const seller = await createAccount(db, { role: "seller", secret });
  const options = { seller, count: PRODUCTS, stock: 2 * orders, priceCents: 2450 };
  const products = await createProducts(db, options);
  const history = createHistory();
  /** @type {DrillRun} */
  const run = { shop, random, buyers, products, history, problems: [], seed };
  for (let count = 0; count < IMAGES; count += 1) {
    const { status } = await upload(urlAt(shop, count), seller, await createImage(random));
    if (status !== 200) run.problems.push(`an image upload responded with ${status}`);
  }
  /** @type {PlacedOrder[]} */
  const acknowledged = [];
  /** @type {ReturnType<typeof backUp>[]} */
  const backups = [];
  await buyAll(run, orders, (order) => {
    if (backups.length > 0) return;
    acknowledged.push(order);
    if (acknowledged.length < orders / 3) return;
    const into = path.join(shop.dir, "backups");
    backups.push(backUp({ url: shop.database, uploads: shop.uploads, into }));
  });
  const { folder } = requireValue(await backups[0], "backup");
  const copy = await restoreCopy(run, folder, acknowledged);
  const { left } = await drainJobs(shop);
  if (left > 0) run.problems.push(`${left} payments or outbox effects are pending`);
  return report({ run, acknowledged: acknowledged.length, copy, orders, seed });
}

/** @param {{ run: DrillRun, acknowledged: number, copy: Copy, orders: number, seed: number }} result */
function report({ run, acknowledged, copy, orders, seed }) {
  const during = run.history.ofKind("place").filter(isAcknowledged).length - acknowledged;
  const figures = {
    orders,
    acknowledged,
    during,
    rows: copy.rows,
    uploads: copy.files,
    missing: copy.missing,
    pictures_lost: copy.lostImages,
    invariants: copy.broken.length,
    restored: `${(copy.ms / 1000).toFixed(1)}s`,
    seed,
  };
  const rules = {
    "acknowledged orders are not in the copy": copy.missing > 0,
    "images are not in the copy": copy.lostImages > 0 || copy.files < IMAGES,
    "the copy would assign existing ids": copy.stale > 0,
    "no order was placed during the backup": during === 0,
  };
  const broken = Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []));
  const problems = [...run.problems, ...broken, ...copy.broken];
  return { line: lineOf("restore", figures), problems, history: run.history };
}
