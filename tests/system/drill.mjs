// A backup is taken while people buy, restored into another database, and the copy is asked whether it is sound and
// holds everything that anybody was told before the backup began.
import fs from "node:fs";
import path from "node:path";

import pg from "pg";
import sharp from "sharp";

import { backUp } from "../../scripts/lib/backup.mjs";
import { restore } from "../../scripts/lib/restore.mjs";
import { createCrew, insist, pay, place } from "./buying.mjs";
import { findBroken } from "./check.mjs";
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { makePeople, makeProducts } from "./people.mjs";
import { lineOf } from "./race.mjs";
import { randomOf } from "./random.mjs";
import { settle } from "./shop.mjs";

const AT_ONCE = 6;
const PRODUCTS = 20;
const PICTURES = 5;

async function createPicture(random) {
  const background = { r: random.int(0, 255), g: random.int(0, 255), b: random.int(0, 255) };
  return sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads a picture as a browser does. */
export async function upload(url, { cookie }, picture) {
  const form = new FormData();
  form.append("image", new Blob([picture], { type: "image/png" }), "picture.png");
  const request = new Request(`${url}/api/upload/image`, { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { cookie, "content-type": request.headers.get("content-type") };
  return call(url, { path: "/api/upload/image", body, headers });
}

/** People buy, one order after the other, until all were bought. `onPlaced` hears of each that was told. */
async function buyAll(run, count, onPlaced) {
  const { shop, random, buyers, products } = run;
  const crew = createCrew(AT_ONCE);
  for (let turn = 0; turn < count; turn += 1) {
    const items = [{ productId: products[turn % PRODUCTS].id, quantity: random.int(1, 2) }];
    const wish = { buyer: buyers[turn], items };
    await crew.begin(async () => {
      const placed = await place(run, shop.urls[turn % 2], wish);
      if (placed.outcome === "ok") {
        onPlaced(placed);
        await insist(() => pay(run, placed));
      } else run.problems.push(`not bought: ${placed.status} ${placed.text.slice(0, 80)}`);
    });
  }
  await crew.finish();
}

/** Another database on the same server, empty. */
async function emptyDatabase({ db, database }, name) {
  await db.query(`CREATE DATABASE ${name}`);
  const url = new URL(database);
  url.pathname = `/${name}`;
  return url.href;
}

/** Orders that were told and are not in the copy, or not as they were told. */
async function countMissing(copy, told) {
  const { rows } = await copy.query(
    "SELECT id, total_cents AS total FROM orders WHERE id = ANY ($1)",
    [told.map(({ result }) => result.orderId)],
  );
  const totals = new Map(rows.map(({ id, total }) => [id, total]));
  return told.filter(({ result }) => totals.get(result.orderId) !== result.amount).length;
}

/** Pictures that the copy names and whose bytes are not there, or others. */
async function countLostPictures(copy, from, to) {
  const { rows } = await copy.query("SELECT key, kind::text FROM uploads");
  const isSame = (name) =>
    fs.existsSync(path.join(to, name)) &&
    fs.readFileSync(path.join(from, name)).equals(fs.readFileSync(path.join(to, name)));
  return rows.filter(({ key, kind }) => !isSame(kind === "document" ? `documents/${key}` : key))
    .length;
}

/** Numbers that a sequence would give again although a row has them. */
async function countStale(copy) {
  const { rows } = await copy.query(
    "SELECT nextval('orders_id_seq')::int > max(id) AS good FROM orders",
  );
  return rows[0].good === false ? 1 : 0;
}

async function bringBack(run, folder, told) {
  const { shop, seed } = run;
  const name = `drill_${seed}`;
  const url = await emptyDatabase(shop, name);
  const uploads = path.join(shop.dir, "uploads-restored");
  const start = performance.now();
  const restored = await restore({ folder, url, uploads });
  const ms = performance.now() - start;
  const broken = await findBroken(url);
  const copy = new pg.Client({ connectionString: url });
  await copy.connect();
  const missing = await countMissing(copy, told);
  const pictures = await countLostPictures(copy, shop.uploads, uploads);
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
 * @param {{ orders: number, seed: number }} wanted how many are bought before, during and after the backup
 * @returns {Promise<{ line: string, problems: string[], history: object }>}
 */
export async function drill(shop, _database, { orders, seed }) {
  const random = randomOf(seed);
  const { db, secret } = shop;
  const buyers = await makePeople(db, { role: "buyer", count: orders, secret });
  const [seller] = await makePeople(db, { role: "seller", count: 1, secret });
  const wanted = { seller, count: PRODUCTS, stock: 2 * orders, priceCents: 2450 };
  const products = await makeProducts(db, wanted);
  const history = createHistory();
  const run = { shop, random, buyers, products, history, problems: [], seed };
  for (let count = 0; count < PICTURES; count += 1) {
    const { status } = await upload(shop.urls[count % 2], seller, await createPicture(random));
    if (status !== 200) run.problems.push(`a picture was answered ${status}`);
  }
  const told = [];
  let backup = null;
  await buyAll(run, orders, (placed) => {
    if (backup === null) told.push(placed);
    if (told.length < orders / 3 || backup) return;
    backup = backUp({
      url: shop.database,
      uploads: shop.uploads,
      into: path.join(shop.dir, "backups"),
    });
  });
  const made = await backup;
  const back = await bringBack(run, made.folder, told);
  const { left } = await settle(shop);
  if (left > 0) run.problems.push(`${left} payments or promises had no effect`);
  return report({ run, told, back, orders, seed });
}

function report({ run, told, back, orders, seed }) {
  const during =
    run.history.ofKind("place").filter(({ outcome }) => outcome === "ok").length - told.length;
  const figures = {
    orders,
    told: told.length,
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
    "orders that were told are not in the copy": back.missing > 0,
    "pictures are not in the copy": back.pictures > 0 || back.files < PICTURES,
    "the copy gives numbers twice": back.stale > 0,
    "nobody bought while the backup was made": during === 0,
  };
  const broken = Object.keys(rules).filter((name) => rules[name]);
  const problems = [...run.problems, ...broken, ...back.broken];
  return { line: lineOf("restore", figures), problems, history: run.history };
}
