// A durable PostgreSQL that can be stopped as by a power failure.
import fs from "node:fs";
import path from "node:path";
import { childrenOf, waitForEnd } from "../../scripts/lib/command/processes.mjs";
import { startPostgres } from "../../scripts/lib/postgres/embedded-postgres.mjs";
import { serverPid } from "../../scripts/lib/postgres/postgres-server.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { ServerOptions } from "../../scripts/lib/postgres/postgres-server.mjs"
 *
 * @typedef {Awaited<ReturnType<typeof openDatabase>>} DurableDatabase
 *
 * @typedef {ReturnType<typeof attachDatabase> | DurableDatabase} SystemDatabase
 */

/** Settings of production. Without them a crash proves nothing. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

const LOGGING = { log_lock_waits: "on", deadlock_timeout: "200ms" };

/**
 * @param {string} file
 * @param {string} text
 */
const countIn = (file, text) => fs.readFileSync(file, "utf8").split(text).length - 1;

/**
 * Attaches to a database on a shared server.
 * @param {{ url: string, log: string }} options `log`: of the server
 */
export function attachDatabase({ url, log }) {
  return { url, countDeadlocks: () => countIn(log, "deadlock detected") };
}

/**
 * @param {ProcessManager} keeper
 * @param {{ dir: string, settings?: ServerOptions["settings"] }} options `dir`: on a disk, if the data must survive a
 *   crash; `settings`: of PostgreSQL
 */
export async function openDatabase(keeper, { dir, settings = {} }) {
  const options = {
    dir,
    password: "test",
    settings: { ...DURABLE, ...LOGGING, ...settings },
    log: path.join(dir, "postgres.log"),
  };
  const { url, cluster } = await startPostgres(keeper, options);
  /** @param {string} text */
  const count = (text) => countIn(options.log, text);
  return {
    url,
    /** Number of deadlocks since the last start. */
    countDeadlocks: () => count("deadlock detected"),
    /** Number of panics for lack of space for the write-ahead log. */
    countPanics: () => count("PANIC: "),
    isUp: () => serverPid(cluster) !== 0,
    /** Ends all processes without a checkpoint: `pg_ctl stop -m immediate`. */
    async stopAtOnce() {
      const pid = serverPid(cluster);
      process.kill(pid, "SIGQUIT");
      await waitForEnd(pid, 10_000);
    },
    /**
     * Freezes or continues all processes. Connections stay open meanwhile.
     * @param {"SIGSTOP" | "SIGCONT"} signal
     */
    signalAll(signal) {
      const serverProcess = serverPid(cluster);
      for (const pid of [serverProcess, ...childrenOf(serverProcess)]) process.kill(pid, signal);
    },
    /** Starts PostgreSQL again, which recovers by itself. */
    start: () => startPostgres(keeper, options),
  };
}
