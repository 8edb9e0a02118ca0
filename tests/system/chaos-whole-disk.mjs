// A full disk of the whole database, including its write-ahead log: PostgreSQL stops, and recovers once there is space
// and a service manager has restarted it.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { fillUp, mountTiny, readDataFolder } from "./chaos-disks.mjs";

/**
 * @import { Pool, PoolClient } from "pg"
 * @import { CleanupJobs } from "./fault-proxy.mjs"
 * @import { FaultRun } from "./chaos.mjs"
 * @import { DurableDatabase } from "./database.mjs"
 */

const MB = 1024 * 1024;

/** Free space of the disk. */
const ROOM = 24 * MB;

/** More log segments than PostgreSQL preallocates. */
const SEGMENTS = 12;

const RESTART_MS = 500;

/**
 * @param {string} program
 * @param {string[]} args
 */
const run = (program, ...args) => {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
};

/** @param {string} folder */
const sizeOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(`${parentPath}/${name}`).size, 0);

/**
 * Moves the data folder to a small disk while PostgreSQL is stopped.
 * @param {CleanupJobs} keeper
 * @param {string} data folder
 * @returns {boolean} false where this account may not mount
 */
function moveToSmallDisk(keeper, data) {
  const disk = `${data}.small`;
  if (!mountTiny(disk, `${sizeOf(data) + ROOM}`)) return false;
  // Unmounts after an interrupted run; after moveBack nothing is mounted.
  keeper.defer(() => spawnSync("umount", ["-l", data, disk]));
  const { uid, gid } = fs.statSync(data);
  run("cp", "-a", `${data}/.`, disk);
  fs.chownSync(disk, uid, gid);
  fs.chmodSync(disk, 0o700);
  run("mount", "--bind", disk, data);
  return true;
}

/**
 * Moves the data folder back to its own disk.
 * @param {string} data folder
 */
function moveBack(data) {
  const disk = `${data}.small`;
  run("umount", data);
  for (const name of fs.readdirSync(data)) fs.rmSync(`${data}/${name}`, { recursive: true });
  run("cp", "-a", `${disk}/.`, data);
  run("umount", disk);
}

/**
 * Starts new log segments until PostgreSQL stops for lack of space.
 * @param {PoolClient} client
 */
async function fillLog(client) {
  const next = "SELECT pg_logical_emit_message(false, 'system-test', 'next'), pg_switch_wal()";
  try {
    for (let segment = 0; segment < SEGMENTS; segment += 1) await client.query(next);
  } catch {
    // The connection was closed by the stopping server.
  }
  client.release(true);
}

/**
 * Opens a connection that needs no more disk space. Its loss is expected.
 * @param {Pool} db
 */
async function openConnection(db) {
  const client = await db.connect();
  client.on("error", () => {});
  await client.query("SELECT pg_current_wal_insert_lsn()");
  return client;
}

/**
 * Restarts PostgreSQL whenever it has stopped.
 * @param {DurableDatabase} database
 * @returns {() => Promise<{ restarts: number, panics: number }>} ends this and returns the counts of restarts and of
 *   panics
 */
function manage(database) {
  let isOver = false;
  const counts = { restarts: 0, panics: 0 };
  const work = (async () => {
    while (!isOver) {
      if (!database.isUp()) {
        counts.restarts += 1;
        counts.panics += database.countPanics(); // its log starts empty after a restart
        await database.start().catch(() => {}); // fails while the disk is full
      }
      await sleep(RESTART_MS);
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return { ...counts, panics: counts.panics + database.countPanics() };
  };
}

/**
 * Fills the database's disk for `seconds` while orders are placed.
 * @param {FaultRun} run
 */
export async function fullDatabase({ shop, database, seconds, observations }) {
  const data = await readDataFolder(shop.db);
  await database.stopAtOnce();
  const isMoved = moveToSmallDisk(shop.keeper, data);
  await database.start();
  if (!isMoved) return;
  const client = await openConnection(shop.db);
  const freeSpace = fillUp(data);
  observations.stopManaging = manage(database);
  await fillLog(client);
  await sleep(seconds * 1000);
  freeSpace();
}

/**
 * Moves the recovered PostgreSQL back to its own disk.
 * @param {FaultRun} run
 */
export async function emptyDisk({ shop, database, problems, observations }) {
  if (!observations.stopManaging) return;
  const { restarts, panics } = await observations.stopManaging();
  Object.assign(observations, { restarts, panics });
  if (panics === 0) problems.push("full: the log had room all the time");
  const data = await readDataFolder(shop.db);
  await database.stopAtOnce();
  moveBack(data);
  await database.start();
}
