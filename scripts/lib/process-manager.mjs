// What a command started ends with it, or is ended by the next one if this one is killed.
import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { endedBadly, endGroup, identify, isStill, launch } from "./processes.mjs";

/**
 * Ends what a killed command left running: only processes that the record names and that are still those.
 * @param {string} record the file of an earlier keeper
 */
async function endLeftovers(record) {
  if (!fs.existsSync(record)) return;
  const left = JSON.parse(fs.readFileSync(record, "utf8"));
  await Promise.all(left.filter(isStill).map(({ pid }) => endGroup(pid)));
}

/**
 * Keeps what a command must undo at its end, and the processes it runs in a file.
 * @param {string} [record] the file; the caller holds the lock that makes it its only owner
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
        // The rest must be undone too.
      }
    }
    if (record) fs.rmSync(record, { force: true });
  }

  const keeper = {
    /** Whether the end has begun. */
    get isClosing() {
      return closing !== undefined;
    },

    /** Remembers what to do at the end, last first; answers how to forget it again. At the end itself, does it now. */
    defer(job) {
      if (closing) {
        void job();
        throw new Failure("The command is ending.");
      }
      undo.add(job);
      return () => undo.delete(job);
    },

    /** Starts a process that lives until the end; then it has `patience` ms to end by itself. */
    start(program, args, { patience = 5000, ...options } = {}) {
      if (closing) throw new Failure("The command is ending.");
      const child = launch(program, args, options);
      running.set(child.pid, identify(child.pid));
      write();
      const forget = keeper.defer(() => endGroup(child.pid, { patience }));
      void child.ended.then(() => {
        forget();
        running.delete(child.pid);
        if (!closing) write();
      });
      return child;
    },

    /** Runs a process to its end. @throws {Failure} with the tail of its log if it ends badly */
    async run(what, program, args, options) {
      const child = keeper.start(program, args, { patience: 1000, ...options });
      const end = await child.ended;
      if (end.code !== 0) throw endedBadly(what, child, end);
    },

    /** Ends everything, once. */
    close() {
      closing ??= close();
      return closing;
    },
  };

  if (record) await endLeftovers(record);
  return keeper;
}
