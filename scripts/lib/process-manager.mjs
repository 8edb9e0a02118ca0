// Manages the processes of a command: they end with it, or are ended by the next command if it was killed.
import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { endedBadly, endGroup, identify, isStill, launch } from "./processes.mjs";

/**
 * Ends processes that a killed command left running, if they are still the recorded ones.
 * @param {string} record file of the earlier command
 */
async function endLeftovers(record) {
  if (!fs.existsSync(record)) return;
  const left = JSON.parse(fs.readFileSync(record, "utf8"));
  await Promise.all(left.filter(isStill).map(({ pid }) => endGroup(pid)));
}

/**
 * Creates a manager of cleanup jobs and processes.
 * @param {string} [record] file of the running processes; the caller holds the lock for it
 */
export async function createProcessManager(record) {
  const undo = new Set();
  const running = new Map();
  let closing;

  function write() {
    if (!record) return;
    fs.writeFileSync(`${record}.draft`, JSON.stringify([...running.values()]));
    fs.renameSync(`${record}.draft`, record);
  }

  async function close() {
    for (const job of [...undo].reverse()) {
      try {
        await job();
      } catch {
        // The other jobs must run too.
      }
    }
    if (record) fs.rmSync(record, { force: true });
  }

  const keeper = {
    /** Whether the command is ending. */
    get isClosing() {
      return closing !== undefined;
    },

    /**
     * Registers a cleanup job, and returns a function that cancels it. Jobs run in reverse order. While the command is
     * ending, a job runs immediately.
     */
    defer(job) {
      if (closing) {
        void job();
        throw new Failure("The command is ending.");
      }
      undo.add(job);
      return () => undo.delete(job);
    },

    /** Starts a process that runs until the end, and is killed `stopTimeoutMs` after it was asked to stop. */
    start(program, args, { stopTimeoutMs = 5000, ...options } = {}) {
      if (closing) throw new Failure("The command is ending.");
      const child = launch(program, args, options);
      running.set(child.pid, identify(child.pid));
      write();
      const cancel = keeper.defer(() => endGroup(child.pid, { stopTimeoutMs }));
      void child.ended.then(() => {
        cancel();
        running.delete(child.pid);
        if (!closing) write();
      });
      return child;
    },

    /** Runs a process to its end. @throws {Failure} with the tail of its log if it fails */
    async run(what, program, args, options) {
      const child = keeper.start(program, args, { stopTimeoutMs: 1000, ...options });
      const end = await child.ended;
      if (end.code !== 0) throw endedBadly(what, child, end);
    },

    /** Runs all cleanup jobs, once. */
    close() {
      closing ??= close();
      return closing;
    },
  };

  if (record) await endLeftovers(record);
  return keeper;
}
