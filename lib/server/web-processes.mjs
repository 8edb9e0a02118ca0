// The primary of several web processes: starts them, replaces those that crash, and ends them
// (docs/adr/0021-web-processes.md). It loads neither Next nor a domain, so that it has no reason to crash.
import cluster from "node:cluster";

import { logLine } from "../core/log-line.mjs";
import { createPeerRelay } from "../core/peer-relay.mjs";
import { createCrashRecord } from "./crash-record.mjs";
import { DRAIN } from "./shutdown.mjs";

/** @import { Worker } from "node:cluster" */

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
 * Ends a process that listens, after its last requests.
 * @param {Worker} worker
 */
async function retire(worker) {
  if (worker.isDead()) return;
  const exit = new Promise((resolve) => worker.once("exit", resolve));
  worker.send(DRAIN, () => {});
  const timer = setTimeout(() => worker.process.kill("SIGKILL"), RETIRE_MS);
  await exit;
  clearTimeout(timer);
}

/** Ends all processes within the time limit. */
async function endAll() {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const exits = workers.map((worker) => new Promise((resolve) => worker.once("exit", resolve)));
  /** @param {NodeJS.Signals} signal */
  const signalAll = (signal) => {
    for (const worker of workers) worker.process.kill(signal);
  };
  signalAll("SIGTERM");
  setTimeout(signalAll, END_MS, "SIGKILL");
  await Promise.all(exits);
}

/**
 * Runs several processes of a program that listen on one port. SIGHUP replaces them one after another, SIGTERM and SIGINT
 * end them.
 * @param {{ program: string, args: string[], count: number }} options
 */
export function runWebProcesses({ program, args, count }) {
  cluster.setupPrimary({ exec: program, args });
  const relay = createPeerRelay();
  const crashes = createCrashRecord();
  /**
   * Processes that serve or are starting, without those that finish their last requests.
   * @type {Set<Worker>}
   */
  const active = new Set();
  let isEnding = false;
  let isReplacing = false;

  /** @param {number} code of this process */
  async function end(code) {
    if (isEnding) return;
    isEnding = true;
    await endAll();
    process.exit(code);
  }

  function refill() {
    if (!isEnding && active.size < count) void start();
  }

  /** @param {Parameters<typeof crashes.crash>[0]} crashed */
  function replaceCrashed(crashed) {
    const delay = crashes.crash(crashed);
    if (delay === null) void end(1);
    else setTimeout(refill, delay);
  }

  /** @returns {Promise<boolean>} whether the process listens; false if it has ended before */
  function start() {
    const worker = cluster.fork();
    const startedAt = performance.now();
    active.add(worker);
    return new Promise((resolve) => {
      let isListening = false;
      worker.once("listening", () => {
        isListening = true;
        crashes.listen();
        resolve(true);
      });
      worker.once("exit", (code, signal) => {
        resolve(false);
        relay.remove(worker);
        if (!active.delete(worker) || isEnding) return;
        logEnd(worker, code, signal);
        replaceCrashed({ isListening, ms: performance.now() - startedAt });
      });
    });
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
      active.delete(worker);
      await retire(worker);
    }
    isReplacing = false;
    logLine("Web processes replaced", { count: active.size });
  }

  cluster.on("message", relay.handle);
  process.on("SIGHUP", replaceAll);
  process.on("SIGTERM", () => end(0));
  process.on("SIGINT", () => end(0));
  for (let number = 0; number < count; number += 1) void start();
}
