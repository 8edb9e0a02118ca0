// One command at a time for what must not be done twice at once. A lock of a process that has died counts for nothing.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { identify, isStill } from "./processes.mjs";

function ownerOf(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Makes the lock file with its content in one step, so that nobody ever reads half of it. */
function make(file) {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, JSON.stringify(identify(process.pid)));
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/**
 * Takes the lock if it is free or its owner is dead.
 * @returns {{ release?: () => void, owner?: number }} the way to give it back, or the pid of who has it
 */
export function tryLock(file) {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (make(file)) return { release: () => fs.rmSync(file, { force: true }) };
    const owner = ownerOf(file);
    if (owner && isStill(owner)) return { owner: owner.pid };
    fs.rmSync(file, { force: true });
  }
  return { owner: ownerOf(file)?.pid ?? 0 };
}

/** Does `run` alone: waits for another process that has the lock. */
export async function withLock(file, run) {
  let lock = tryLock(file);
  for (; !lock.release; lock = tryLock(file)) await sleep(100);
  try {
    return await run();
  } finally {
    lock.release();
  }
}
