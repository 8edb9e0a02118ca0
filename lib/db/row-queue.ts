import "server-only";

import { DomainError } from "@/lib/core/errors";
import { processGlobal } from "@/lib/core/process-global.mjs";

/** Maximum number of requests of this process that wait for one row. */
const MAX_WAITING = 100;

/** Maximum wait for one row in ms. */
const MAX_WAIT_MS = 6_000;

/** Seconds after which a refused request should be retried. */
const RETRY_SECONDS = 3;

/** Requests that work on a row or wait for it, and the end of the last of them. */
const queues = processGlobal("rowQueues", () => new Map<string, Set<object>>());
const tails = processGlobal("rowQueueTails", () => new Map<string, Promise<void>>());

/**
 * Runs `work` while no other request of this process works on one of the rows, so that requests for a popular row wait
 * here and not each with a connection of the pool.
 * @param keys - table and id, such as "products:7"
 * @throws DomainError limited (too many requests wait, or the wait is too long)
 */
export async function inRowQueue<T>(keys: string[], work: () => Promise<T>): Promise<T> {
  const sortedKeys = [...new Set(keys)].sort();
  const releases: (() => void)[] = [];
  const deadline = Date.now() + MAX_WAIT_MS;
  try {
    for (const key of sortedKeys) releases.push(await enterQueue(key, deadline));
    return await work();
  } finally {
    for (const release of releases) release();
  }
}

/** Returns the number of requests that work on a row or wait for one. */
export function countQueued(): number {
  return [...queues.values()].reduce((sum, { size }) => sum + size, 0);
}

/** Waits until all earlier requests have released the row. Returns the function that releases it. */
async function enterQueue(key: string, deadline: number): Promise<() => void> {
  const queue = queues.get(key) ?? new Set();
  if (queue.size > MAX_WAITING) throw busy();
  queues.set(key, queue);
  const ticket = {};
  queue.add(ticket);
  const earlier = tails.get(key) ?? Promise.resolve();
  let end = () => {};
  const current = new Promise<void>((resolve) => {
    end = resolve;
  });
  const tail = earlier.then(() => current);
  tails.set(key, tail);
  const release = () => {
    end();
    queue.delete(ticket);
    if (queue.size > 0) return;
    queues.delete(key);
    tails.delete(key);
  };
  if (await isReleasedBefore(earlier, deadline)) return release;
  release();
  throw busy();
}

async function isReleasedBefore(earlier: Promise<void>, deadline: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, deadline - Date.now()));
  });
  try {
    return await Promise.race([earlier.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const busy = () => new DomainError("limited", "rowBusy", { seconds: RETRY_SECONDS });
