// Manages the processes of a command: they end with it, or are ended by the next command if it was killed.
import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { createExitFailure, endGroup, identify, isRunning, launch } from "./processes.mjs";

/** @import { LaunchedProcess, LaunchOptions, ProcessIdentity } from "./processes.mjs" */

/**
 * Ends processes that a killed command left running, if they are still the recorded ones.
 * @param {string} record file of the earlier command
 */
async function endLeftovers(record) {
  if (!fs.existsSync(record)) return;
  /** @type {ProcessIdentity[]} */
  const identities = JSON.parse(fs.readFileSync(record, "utf8"));
  await Promise.all(identities.filter(isRunning).map(({ pid }) => endGroup(pid)));
}

/**
 * @typedef {() => unknown} CleanupJob
 * @typedef {LaunchOptions & { stopTimeoutMs?: number }} StartOptions
 * @typedef {Awaited<ReturnType<typeof createProcessManager>>} ProcessManager
 */

/**
 * Creates a manager of cleanup jobs and processes.
 * @param {string} [record] file of the running processes; the caller holds the lock for it
 */
export async function createProcessManager(record) {
  /** @type {Set<CleanupJob>} */
  const cleanupJobs = new Set();
  /** @type {Map<number, ProcessIdentity>} */
  const running = new Map();
  /** @type {Promise<void> | undefined} */
  let closing;

  function write() {
    if (!record) return;
    fs.writeFileSync(`${record}.draft`, JSON.stringify([...running.values()]));
    fs.renameSync(`${record}.draft`, record);
  }

  async function close() {
    for (const job of [...cleanupJobs].reverse()) {
      try {
        await job();
      } catch {
        // The other jobs must run too.
      }
    }
    if (record) fs.rmSync(record, { force: true });
  }

  const manager = {
    /** Whether the command is ending. */
    get isClosing() {
      return closing !== undefined;
    },

    /**
     * Registers a cleanup job, and returns a function that cancels it. Jobs run in reverse order. While the command is
     * ending, a job runs immediately.
     * @param {CleanupJob} job
     */
    defer(job) {
      if (closing) {
        void job();
        throw new Failure("The command is ending.");
      }
      cleanupJobs.add(job);
      return () => cleanupJobs.delete(job);
    },

    /**
     * Starts a process that runs until the end, and is killed `stopTimeoutMs` after it was asked to stop.
     * @param {string} program
     * @param {string[]} args
     * @param {StartOptions} [options]
     * @returns {LaunchedProcess}
     */
    start(program, args, { stopTimeoutMs = 5000, ...options } = {}) {
      if (closing) throw new Failure("The command is ending.");
      const child = launch(program, args, options);
      running.set(child.pid, identify(child.pid));
      write();
      const cancel = manager.defer(() => endGroup(child.pid, { stopTimeoutMs }));
      void child.status.then(() => {
        cancel();
        running.delete(child.pid);
        if (!closing) write();
      });
      return child;
    },

    /**
     * Runs a process to its end.
     * @param {string} name
     * @param {string} program
     * @param {string[]} args
     * @param {StartOptions} [options]
     * @throws {Failure} with the tail of its log if it fails
     */
    async run(name, program, args, options) {
      const child = manager.start(program, args, { stopTimeoutMs: 1000, ...options });
      const status = await child.status;
      if (status.code !== 0) throw createExitFailure(name, child, status);
    },

    /** Runs all cleanup jobs, once. */
    close() {
      closing ??= close();
      return closing;
    },
  };

  if (record) await endLeftovers(record);
  return manager;
}
