// The disk of the whole database is full, with the log that PostgreSQL writes ahead: without room for that it goes down, and
// comes up again when there is some, started again and again as a service manager would.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { fillUp, mountTiny } from "./chaos-disks.mjs";

const MB = 1024 * 1024;

/** What the disk has besides what is on it. */
const ROOM = 24 * MB;

/** More pieces of the log than PostgreSQL keeps ready. */
const PIECES = 12;

const RESTART_MS = 500;

const run = (program, ...args) => {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
};

const sizeOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + fs.statSync(`${parentPath}/${name}`).size, 0);

/** Puts PostgreSQL's whole folder on a small disk while it is down. @returns {boolean} whether this account may */
function moveToSmallDisk(keeper, data) {
  const disk = `${data}.small`;
  if (!mountTiny(disk, `${sizeOf(data) + ROOM}`)) return false;
  // A run that is cut short leaves no disk behind; one that has moved back has none.
  keeper.defer(() => spawnSync("umount", ["-l", data, disk]));
  const { uid, gid } = fs.statSync(data);
  run("cp", "-a", `${data}/.`, disk);
  fs.chownSync(disk, uid, gid);
  fs.chmodSync(disk, 0o700);
  run("mount", "--bind", disk, data);
  return true;
}

/** And what it has written since back to where it was. */
function moveBack(data) {
  const disk = `${data}.small`;
  run("umount", data);
  for (const name of fs.readdirSync(data)) fs.rmSync(`${data}/${name}`, { recursive: true });
  run("cp", "-a", `${disk}/.`, data);
  run("umount", disk);
}

/** Begins one piece of the log after the other until PostgreSQL, for want of room for another, is no more. */
async function spendLog(client) {
  const next = "SELECT pg_logical_emit_message(false, 'system-test', 'next'), pg_switch_wal()";
  try {
    for (let piece = 0; piece < PIECES; piece += 1) await client.query(next);
  } catch {
    // The connection has gone with the server.
  }
  client.release(true);
}

/** A connection that needs nothing more of the disk; that it is lost is no accident. */
async function openConnection(db) {
  const client = await db.connect();
  client.on("error", () => {});
  await client.query("SELECT pg_current_wal_insert_lsn()");
  return client;
}

/**
 * Starts PostgreSQL whenever it is not there, until told to stop.
 * @returns {() => Promise<{ restarts: number, panics: number }>} how often it did, and how often PostgreSQL had given up
 */
function manage(database) {
  let isOver = false;
  const seen = { restarts: 0, panics: 0 };
  const work = (async () => {
    while (!isOver) {
      if (!database.isUp()) {
        seen.restarts += 1;
        seen.panics += database.countPanics(); // its log begins anew with it
        await database.start().catch(() => {}); // there is no room to start in
      }
      await sleep(RESTART_MS);
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return { ...seen, panics: seen.panics + database.countPanics() };
  };
}

const folderOf = async ({ db }) => (await db.query("SHOW data_directory")).rows[0].data_directory;

/** A fault of the database: `seconds` of a disk without any room, in the middle of orders. */
export async function fullDatabase({ shop, database, seconds, seen }) {
  const data = await folderOf(shop);
  await database.stopAtOnce();
  const isMoved = moveToSmallDisk(shop.keeper, data);
  await database.start();
  if (!isMoved) return;
  const client = await openConnection(shop.db);
  const makeRoom = fillUp(data);
  seen.stopManaging = manage(database);
  await spendLog(client);
  await sleep(seconds * 1000);
  makeRoom();
}

/** Puts PostgreSQL, which is well again, where it was before its disk was full. */
export async function emptyDisk({ shop, database, problems, seen }) {
  if (!seen.stopManaging) return;
  const { restarts, panics } = await seen.stopManaging();
  Object.assign(seen, { restarts, panics });
  if (panics === 0) problems.push("full: the log had room all the time");
  const data = await folderOf(shop);
  await database.stopAtOnce();
  moveBack(data);
  await database.start();
}
