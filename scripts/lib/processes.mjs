// Starts, identifies and ends processes. Imports built-ins only, since it runs before packages are installed.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Failure } from "./failure.mjs";

/**
 * A process that can be recorded on disk: its pid alone may be reused by another process.
 * @typedef {{ pid: number, startedAt: string }} Identity
 */

/** Returns the fields of /proc/<pid>/stat after the command's name, or null. */
function procStat(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

function ps(pid, column) {
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", `${column}=`], { encoding: "utf8" });
  return stdout?.trim() ?? "";
}

const hasProc = fs.existsSync("/proc/self/stat");

/** Whether the process is running; a zombie is not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  return hasProc ? !/^[ZX]?$/.test(procStat(pid)?.[0] ?? "") : true;
}

/** @returns {Identity} */
export function identify(pid) {
  return { pid, startedAt: hasProc ? (procStat(pid)?.[19] ?? "") : ps(pid, "lstart") };
}

/** Whether a recorded process is still running. */
export function isStill(identity) {
  if (!identity?.pid || !isAlive(identity.pid)) return false;
  return identify(identity.pid).startedAt === identity.startedAt;
}

/** Returns the command line or title of a process; empty if it cannot be read. */
export function commandLine(pid) {
  if (!hasProc) return ps(pid, "command");
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}

/** Returns the parent's pid, 0 if unknown. */
export function parentOf(pid) {
  return Number(hasProc ? procStat(pid)?.[1] : ps(pid, "ppid")) || 0;
}

/** Returns the pids of the children of a process. */
export function childrenOf(pid) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, parent]) => parent === pid).map(([child]) => child);
}

/**
 * Starts a process in its own group, so that Ctrl-C does not reach it directly. Its output goes to `log`, or to this
 * process's. `ended` resolves with its exit, which `end` then has too.
 */
export function launch(command, args, { log, cwd, env = process.env, ids = {} } = {}) {
  if (log) fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = log ? fs.openSync(log, "w") : "inherit";
  const child = spawn(command, args, {
    ...ids,
    cwd,
    env,
    detached: true,
    stdio: ["ignore", output, output],
  });
  if (log) fs.closeSync(output);
  const launched = { pid: child.pid ?? 0, log, end: null };
  launched.ended = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, reason: error.message }));
    child.once("exit", (code, signal) => resolve({ code: code ?? 1, reason: signal ?? "" }));
  }).then((end) => {
    launched.end = end;
    return end;
  });
  return launched;
}

/** Waits until the process has ended. @returns false after `ms` */
export async function waitForEnd(pid, ms) {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(25)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Ends the process group of `launch` by a signal, and by SIGKILL after a timeout. */
export async function endGroup(pid, { signal = "SIGTERM", stopTimeoutMs = 5000 } = {}) {
  if (!pid) return;
  signalGroup(pid, signal);
  if (!(await waitForEnd(pid, stopTimeoutMs))) signalGroup(pid, "SIGKILL");
  await waitForEnd(pid, 2000);
  signalGroup(pid, "SIGKILL"); // remaining processes of the group
}

/** Returns the last lines of a log. */
export function tail(file, lines = 40) {
  try {
    return fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n");
  } catch {
    return "";
  }
}

/** Returns the failure of a process that ended unexpectedly. */
export function endedBadly(what, { log }, { code, reason }) {
  const shown = log ? `\n${tail(log)}\n(full log: ${log})` : "";
  return new Failure(`${what} ended with ${reason || `code ${code}`}.${shown}`);
}
