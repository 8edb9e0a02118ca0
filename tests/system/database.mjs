// A PostgreSQL that keeps what it has promised, and can be stopped as a power cut would.
import fs from "node:fs";
import path from "node:path";

import { startPostgres } from "../../scripts/lib/embedded-postgres.mjs";
import { serverPid } from "../../scripts/lib/postgres-server.mjs";
import { childrenOf, waitForEnd } from "../../scripts/lib/processes.mjs";

/** As in production: without these a crash proves nothing. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };

const TELLING = { log_lock_waits: "on", deadlock_timeout: "200ms" };

const countIn = (file, words) => fs.readFileSync(file, "utf8").split(words).length - 1;

/** A database of a server that others use too. @param {{ url: string, log: string }} options `log`: of the server */
export function attachDatabase({ url, log }) {
  return { url, countDeadlocks: () => countIn(log, "deadlock detected") };
}

/** @param {{ dir: string, settings?: object }} house on a disk, if it is to outlive a crash; PostgreSQL's settings besides */
export async function openDatabase(keeper, { dir, settings: given = {} }) {
  const settings = { ...DURABLE, ...TELLING, ...given };
  const wanted = { dir, password: "test", settings, log: path.join(dir, "postgres.log") };
  const { url, cluster } = await startPostgres(keeper, wanted);
  const count = (words) => countIn(wanted.log, words);
  return {
    url,
    /** How often two transactions waited for each other, since it was last started. */
    countDeadlocks: () => count("deadlock detected"),
    /** How often it gave up for want of room for what it writes ahead. */
    countPanics: () => count("PANIC: "),
    isUp: () => serverPid(cluster) !== 0,
    /** Ends every process of it at once, without a checkpoint: `pg_ctl stop -m immediate`. */
    async stopAtOnce() {
      const pid = serverPid(cluster);
      process.kill(pid, "SIGQUIT");
      await waitForEnd(pid, 10_000);
    },
    /** Stops all its processes where they stand, or lets them go on: whoever is connected hears nothing. */
    signalAll(/** @type {"SIGSTOP" | "SIGCONT"} */ signal) {
      const pid = serverPid(cluster);
      for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
    },
    /** Starts it again; it recovers by itself. */
    start: () => startPostgres(keeper, wanted),
  };
}
