// PostgreSQL refuses to run as root. For root it runs as an unprivileged account; no account is created.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** @import { Account } from "../command/processes.mjs" */

/** Folder that an unprivileged account can reach when the checkout is in a private one. */
const OPEN_PLACE = "/var/lib/shaafi-marketplace";

const NOBODY_ACCOUNT = { uid: 65534, gid: 65534 };

/**
 * @param {string} name
 * @returns {Account | null}
 */
function account(name) {
  const line = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((row) => row.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * Returns the account of PostgreSQL: unchanged for an ordinary user; for root the owner of the data, else `postgres`,
 * else `nobody`.
 * @param {string} cluster the data folder, which may not exist yet
 * @returns {Account}
 */
export function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return {};
  if (fs.existsSync(cluster)) {
    const { uid, gid } = fs.statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return account("postgres") ?? account("nobody") ?? NOBODY_ACCOUNT;
}

/**
 * @param {string} dir
 * @param {Account} account
 */
function canEnter(dir, { uid, gid }) {
  const { mode, uid: owner, gid: group } = fs.statSync(dir);
  if (owner === uid) return (mode & 0o100) !== 0;
  return (mode & (group === gid ? 0o010 : 0o001)) !== 0;
}

/**
 * Whether the account may enter a folder and all of its parents.
 * @param {string} dir
 * @param {Account} ids
 * @returns {boolean}
 */
function canReach(dir, ids) {
  if (ids.uid === undefined) return true;
  const parent = path.dirname(dir);
  return canEnter(dir, ids) && (parent === dir || canReach(parent, ids));
}

/**
 * Returns the data folder, or one that the account can reach.
 * @param {string} cluster
 * @param {Account} ids
 * @param {string} key unique to this data, so that a recreated checkout does not find the data of the old one
 */
export function reachableCluster(cluster, ids, key) {
  if (canReach(path.dirname(cluster), ids)) return cluster;
  const name = createHash("sha256").update(`${cluster}\0${key}`).digest("hex").slice(0, 16);
  const place = path.join(OPEN_PLACE, name, "postgres");
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 });
  return place;
}

/**
 * Returns a copy of the programs that the account can reach, created once.
 * @param {string} dir
 * @param {string} version
 */
export function reachableCopy(dir, version) {
  const copy = path.join(OPEN_PLACE, `programs-${version}`);
  if (fs.existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  fs.cpSync(dir, draft, { recursive: true, verbatimSymlinks: true });
  openToRead(draft);
  try {
    fs.renameSync(draft, copy);
  } catch (error) {
    if (!fs.existsSync(copy)) throw error;
    fs.rmSync(draft, { recursive: true }); // another checkout was faster
  }
  return copy;
}

/**
 * Makes files readable for all accounts, despite a strict umask.
 * @param {string} dir
 */
function openToRead(dir) {
  fs.chmodSync(dir, 0o755);
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) openToRead(file);
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode | 0o444);
  }
}
