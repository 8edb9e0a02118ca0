// Lock files for work that must not run twice at once. A lock of a dead process is ignored.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { identify, isRunning } from "./processes.mjs";

/**
 * @param {string} file
 * @returns {import("./processes.mjs").ProcessIdentity | null}
 */
function ownerOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Creates the lock file with its content atomically, so that no process reads a partial one.
 * @param {string} file
 */
function create(file) {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, JSON.stringify(identify(process.pid)));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/**
 * Acquires the lock if it is free or its owner is dead.
 * @param {string} file
 * @returns {{ release?: () => void, owner?: number }} a function that releases it, or the pid of its owner
 */
export function tryLock(file) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file)) return { release: () => fs.rmSync(file, { force: true }) };
    const owner = ownerOf(file);
    if (owner && isRunning(owner)) return { owner: owner.pid };
    fs.rmSync(file, { force: true });
  }
  return { owner: ownerOf(file)?.pid ?? 0 };
}

/**
 * Runs `run` under a lock; waits while another process has it.
 * @template T
 * @param {string} file
 * @param {() => T | Promise<T>} run
 * @returns {Promise<T>}
 */
export async function withLock(file, run) {
  let lock = tryLock(file);
  for (; !lock.release; lock = tryLock(file)) await sleep(100);
  try {
    return await run();
  } finally {
    lock.release();
  }
}
