// PostgreSQL refuses to run as root. As root it runs as an account without rights; the machine is never changed.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Where root keeps what an account without rights must reach, when the checkout lies in a closed folder. */
const OPEN_PLACE = "/var/lib/shaafi-marketplace";

const NOBODY = { uid: 65534, gid: 65534 };

function account(name) {
  const line = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((row) => row.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * The account that PostgreSQL runs as: nothing to change for an ordinary user; for root the owner of the data, else
 * `postgres`, else `nobody`.
 * @param {string} cluster the data folder, which may not exist yet
 * @returns {{ uid?: number, gid?: number }}
 */
export function serverAccount(cluster) {
  if (process.getuid?.() !== 0) return {};
  if (fs.existsSync(cluster)) {
    const { uid, gid } = fs.statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  return account("postgres") ?? account("nobody") ?? NOBODY;
}

function mayEnter(dir, { uid, gid }) {
  const { mode, uid: owner, gid: group } = fs.statSync(dir);
  if (owner === uid) return (mode & 0o100) !== 0;
  return (mode & (group === gid ? 0o010 : 0o001)) !== 0;
}

/** Whether the account may enter a folder: every folder above it must let it through. */
function canReach(dir, ids) {
  if (ids.uid === undefined) return true;
  const above = path.dirname(dir);
  return mayEnter(dir, ids) && (above === dir || canReach(above, ids));
}

/**
 * The data folder, or one in an open place when the account could not reach it.
 * @param {string} key what only this data knows, so that a checkout made anew does not meet the old one's
 */
export function reachableCluster(cluster, ids, key) {
  if (canReach(path.dirname(cluster), ids)) return cluster;
  const name = createHash("sha256").update(`${cluster}\0${key}`).digest("hex").slice(0, 16);
  const place = path.join(OPEN_PLACE, name, "postgres");
  fs.mkdirSync(path.dirname(place), { recursive: true, mode: 0o755 });
  return place;
}

/** A copy of a folder of programs in an open place, made once. */
export function reachableCopy(dir, version) {
  const copy = path.join(OPEN_PLACE, `programs-${version}`);
  if (fs.existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  fs.cpSync(dir, draft, { recursive: true, verbatimSymlinks: true });
  openToRead(draft);
  fs.renameSync(draft, copy);
  return copy;
}

/** Lets everybody read what a strict umask closed. */
function openToRead(dir) {
  fs.chmodSync(dir, 0o755);
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) openToRead(file);
    else if (entry.isFile()) fs.chmodSync(file, fs.statSync(file).mode | 0o444);
  }
}
