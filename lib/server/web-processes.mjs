// The primary of several web processes: starts them, replaces those that crash, and ends them
// (docs/adr/0021-web-processes.md). It loads neither Next nor a domain, so that it has no reason to crash.
import cluster from "node:cluster";

import { logLine } from "../core/log-line.mjs";
import { createPeerRelay } from "../core/peer-relay.mjs";
import { DRAIN } from "./shutdown.mjs";

/** @import { Worker } from "node:cluster" */

/** A process that lived this long has not crashed at its start or by its first requests. Milliseconds. */
const STABLE_MS = 10_000;

/** Delay of the first replacement of an unstable process; doubles with each further one. Milliseconds. */
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;

/** Consecutive processes that end before they listen, after which the primary ends too. */
const MAX_FAILED_STARTS = 5;

/** Time for a process that is replaced to finish its requests, and a margin, in ms (shutdown.mjs). */
const RETIRE_MS = 15_000;

/** Time for all processes to end after a signal, in ms: longer than shutdown.mjs takes. */
const END_MS = 9_800;

/**
 * @param {Worker} worker
 * @param {number | null} code
 * @param {string | null} signal
 */
function logEnd({ process: { pid } }, code, signal) {
  // A process that itself received SIGTERM ends with code 0.
  const error = code === 0 ? undefined : new Error(signal ?? `code ${code}`);
  logLine("Web process ended", { pid, error });
}

/**
 * Runs several processes of a program that listen on one port. SIGHUP replaces them one after another, SIGTERM and SIGINT
 * end them.
 * @param {{ program: string, args: string[], count: number }} options
 */
export function runWebProcesses({ program, args, count }) {
  cluster.setupPrimary({ exec: program, args });
  const relay = createPeerRelay();
  cluster.on("message", relay.handle);

  /**
   * Processes that serve or are starting, without those that finish their last requests.
   * @type {Set<Worker>}
   */
  const active = new Set();
  let unstable = 0;
  let failedStarts = 0;
  let hasListened = false;
  let isEnding = false;
  let isReplacing = false;

  /** @returns {Promise<boolean>} whether the process listens; false if it has ended before */
  function start() {
    const worker = cluster.fork();
    const startedAt = performance.now();
    active.add(worker);
    return new Promise((resolve) => {
      let isListening = false;
      worker.once("listening", () => {
        isListening = true;
        hasListened = true;
        failedStarts = 0;
        resolve(true);
      });
      worker.once("exit", (code, signal) => {
        resolve(false);
        relay.remove(worker);
        if (!active.delete(worker) || isEnding) return;
        logEnd(worker, code, signal);
        const hasBeenStable = performance.now() - startedAt >= STABLE_MS;
        unstable = hasBeenStable ? 0 : unstable + 1;
        if (!isListening) failedStarts += 1;
        replaceCrashed();
      });
    });
  }

  function replaceCrashed() {
    if (!hasListened || failedStarts >= MAX_FAILED_STARTS) return end(1);
    const delay = unstable === 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (unstable - 1), MAX_DELAY_MS);
    setTimeout(() => {
      if (!isEnding && active.size < count) void start();
    }, delay);
  }

  /**
   * Ends all processes and then this one.
   * @param {number} code of this process
   */
  function end(code) {
    if (isEnding) return;
    isEnding = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const exits = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
    for (const worker of workers) worker.process.kill("SIGTERM");
    setTimeout(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
    }, END_MS);
    void Promise.all(exits).then(() => process.exit(code));
  }

  /** @param {Worker} worker */
  async function retire(worker) {
    active.delete(worker);
    const exit = new Promise((resolve) => worker.once("exit", resolve));
    if (worker.isDead()) return;
    worker.send(DRAIN, () => {});
    const timer = setTimeout(() => worker.process.kill("SIGKILL"), RETIRE_MS);
    await exit;
    clearTimeout(timer);
  }

  /** Replaces each process by a new one that listens before the earlier one stops. */
  async function replaceAll() {
    if (isReplacing || isEnding) return;
    isReplacing = true;
    for (const worker of [...active]) {
      if (!(await start())) {
        logLine("Failed to replace a web process", { error: new Error("the new one has ended") });
        break;
      }
      await retire(worker);
    }
    isReplacing = false;
    logLine("Web processes replaced", { count: active.size });
  }

  process.on("SIGHUP", replaceAll);
  process.on("SIGTERM", () => end(0));
  process.on("SIGINT", () => end(0));
  for (let number = 0; number < count; number += 1) void start();
}
