// Full disks of the database and of the uploads: writes are refused in time, no partial row or file remains, and
// everything works again once there is space.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { requireValue } from "../bench/require-value.mjs";
import { place } from "./buying.mjs";
import { MAX_RESPONSE_MS, nextCart } from "./chaos-observe.mjs";
import { buyLater, collectCarts } from "./chaos-steps.mjs";
import { upload } from "./drill.mjs";
import { call } from "./http.mjs";

/**
 * @import { Pool, QueryResult } from "pg"
 * @import { Create } from "sharp"
 * @import { Cart } from "./buying.mjs"
 * @import { ChaosRun } from "./chaos.mjs"
 */

const NOISE = 900;

/** Number of order lines that always needs a new page. */
const LINES_IN_A_PAGE = 12;

/**
 * Makes the database raise PostgreSQL's disk_full error inside the transaction of an order.
 * @param {ChaosRun} run
 */
async function fillDatabase(run) {
  const { shop, problems } = run;
  const cart = nextCart(run);
  await shop.db.query(`CREATE FUNCTION rig_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
  await shop.db.query(
    "CREATE TRIGGER rig_full BEFORE INSERT ON order_lines EXECUTE FUNCTION rig_full()",
  );
  const { status } = await place(run, shop.urls[0], cart);
  await shop.db.query("DROP FUNCTION rig_full CASCADE");
  if (status !== 507) problems.push(`full database: ${status}`);
  const { rows } = await shop.db.query(
    "SELECT 1 FROM orders WHERE buyer_id = $1 AND status = 'pending' AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = orders.id)",
    [cart.buyer.id],
  );
  if (rows.length > 0) problems.push("full database: an incomplete order was stored");
  await buyLater(run, [cart], { url: shop.urls[0], fault: "full database" });
}

/** Creates an image that compresses badly. */
async function createNoisyImage() {
  const { default: sharp } = await import("sharp");
  const noise = { type: /** @type {const} */ ("gaussian"), mean: 128, sigma: 60 };
  /** @type {Create} */
  const create = { width: NOISE, height: NOISE, channels: 3, background: "white", noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

/** @param {Pool} db */
export async function readDataFolder(db) {
  /** @type {QueryResult<{ data_directory: string }>} */
  const { rows } = await db.query("SHOW data_directory");
  return requireValue(rows[0], "data folder").data_directory;
}

/**
 * Mounts a small disk at a folder.
 * @param {string} folder
 * @param {string} size
 * @returns {boolean} false where this account may not mount
 */
export function mountTiny(folder, size) {
  fs.mkdirSync(folder, { recursive: true });
  return spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]).status === 0;
}

/**
 * Writes until the disk is full.
 * @param {string} folder
 * @returns {() => void} frees the space
 */
export function fillUp(folder) {
  const ballast = path.join(folder, "ballast");
  const file = fs.openSync(ballast, "w");
  const chunk = Buffer.alloc(4096, 1);
  try {
    while (true) fs.writeSync(file, chunk);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOSPC") throw error;
  } finally {
    fs.closeSync(file);
  }
  return () => fs.rmSync(ballast);
}

/**
 * Moves order lines to a disk of their own. The fill factor makes nearly every insert need a new page.
 * @param {Pool} db
 * @param {string} folder
 */
async function moveLines(db, folder) {
  await db.query(`CREATE TABLESPACE rig_tiny LOCATION '${folder}'`);
  await db.query("ALTER TABLE order_lines SET (fillfactor = 10)");
  await db.query("ALTER TABLE order_lines SET TABLESPACE rig_tiny");
}

/** @param {Pool} db */
async function moveLinesBack(db) {
  await db.query("ALTER TABLE order_lines SET TABLESPACE pg_default");
  await db.query("ALTER TABLE order_lines RESET (fillfactor)");
  await db.query("DROP TABLESPACE IF EXISTS rig_tiny");
}

/**
 * Places orders until the disk is full. Browsing must still work, and the refused carts are bought once there is space.
 * @param {ChaosRun} run
 * @param {() => void} freeSpace
 */
async function orderUntilFull(run, freeSpace) {
  const { shop, problems } = run;
  const [url] = shop.urls;
  /** @type {Cart[]} */
  const refusedCarts = [];
  for (const cart of collectCarts(run, LINES_IN_A_PAGE)) {
    const { status, ms } = await place(run, url, cart);
    if (status === 507 && ms <= MAX_RESPONSE_MS) refusedCarts.push(cart);
    else if (status !== 200) problems.push(`full PostgreSQL: ${status} after ${Math.round(ms)} ms`);
  }
  const { status } = await call(url, { method: "GET", path: "/api/products?limit=5" });
  if (status !== 200) problems.push(`full PostgreSQL: browsing responds with ${status}`);
  if (refusedCarts.length === 0) problems.push("full PostgreSQL: no order was refused");
  freeSpace();
  await buyLater(run, refusedCarts, { url, fault: "full PostgreSQL" });
}

/**
 * @param {ChaosRun} run
 * @returns {Promise<boolean>} whether this account may mount a disk
 */
async function fillTablespace(run) {
  const { db } = run.shop;
  const data = await readDataFolder(db);
  const disk = `${data}.tiny`;
  if (!mountTiny(disk, "4m")) return false;
  try {
    const { uid, gid } = fs.statSync(data);
    fs.chownSync(disk, uid, gid);
    await moveLines(db, disk);
    await orderUntilFull(run, fillUp(disk));
    await moveLinesBack(db);
  } finally {
    spawnSync("umount", ["-l", disk]);
  }
  return true;
}

/**
 * Uploads to a full disk, where this account may mount one: the response is 507 and no partial file remains.
 * @param {ChaosRun} run
 */
async function fillUploads({ shop, seller, problems }) {
  if (!mountTiny(shop.uploads, "32k")) return false;
  try {
    const { status } = await upload(shop.urls[0], seller, await createNoisyImage());
    const left = fs.readdirSync(shop.uploads);
    if (status !== 507) problems.push(`full disk: ${status}`);
    if (left.length > 0) problems.push(`full disk: ${left.join(", ")} remains`);
  } finally {
    spawnSync("umount", [shop.uploads]);
  }
  const { status } = await upload(shop.urls[0], seller, await createNoisyImage());
  if (status !== 200) problems.push(`after the full disk: ${status}`);
  return true;
}

/**
 * @param {ChaosRun} run
 * @param {boolean} isTablespaceFilled whether PostgreSQL's own disk is filled as well, where this account may mount one
 * @returns {Promise<string>} names of the disks that were full
 */
export async function fillDisks(run, isTablespaceFilled) {
  await fillDatabase(run);
  const isFull = {
    postgresql: isTablespaceFilled && (await fillTablespace(run)),
    uploads: await fillUploads(run),
  };
  const disks = Object.entries(isFull).flatMap(([name, isTrue]) => (isTrue ? [name] : []));
  return ["said", ...disks].join("+");
}
