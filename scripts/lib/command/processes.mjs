// Starts, identifies and ends processes. Imports built-ins only, since it runs before packages are installed.
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Failure } from "./failure.mjs";

/**
 * A process that can be recorded on disk: its pid alone may be reused by another process.
 * @typedef {{ pid: number, startedAt: string }} ProcessIdentity
 *
 * @typedef {Record<string, string | undefined>} Environment variables of a process
 *
 * @typedef {{ uid?: number, gid?: number }} Account user and group of a process, by default those of this one
 *
 * @typedef {object} LaunchOptions
 * @property {string} [log] file of its output, by default that of this process
 * @property {string} [cwd]
 * @property {Environment} [env]
 * @property {Account} [ids]
 *
 * @typedef {{ code: number, reason: string }} ExitStatus
 *
 * @typedef {object} LaunchedProcess
 * @property {number} pid
 * @property {string} [log]
 * @property {ExitStatus | null} exitStatus null while it runs
 * @property {Promise<ExitStatus>} status resolves when it ends
 */

/**
 * Returns the fields of /proc/<pid>/stat after the command's name, or null.
 * @param {number} pid
 */
function procStat(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/**
 * @param {number} pid
 * @param {string} column
 */
function ps(pid, column) {
  const { stdout } = spawnSync("ps", ["-p", String(pid), "-o", `${column}=`], { encoding: "utf8" });
  return stdout?.trim() ?? "";
}

const hasProc = fs.existsSync("/proc/self/stat");

/**
 * Whether the process is running; a zombie is not.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EPERM") return false;
  }
  return hasProc ? !/^[ZX]?$/.test(procStat(pid)?.[0] ?? "") : true;
}

/**
 * Returns the identity of a process.
 * @param {number} pid
 * @returns {ProcessIdentity}
 */
export function identify(pid) {
  return { pid, startedAt: hasProc ? (procStat(pid)?.[19] ?? "") : ps(pid, "lstart") };
}

/**
 * Whether a recorded process is still running.
 * @param {ProcessIdentity} identity
 */
export function isRunning(identity) {
  if (!identity.pid || !isAlive(identity.pid)) return false;
  return identify(identity.pid).startedAt === identity.startedAt;
}

/**
 * Returns the command line or title of a process; empty if it cannot be read.
 * @param {number} pid
 */
export function commandLine(pid) {
  if (!hasProc) return ps(pid, "command");
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}

/**
 * Returns the parent's pid, 0 if unknown.
 * @param {number} pid
 */
export function parentOf(pid) {
  return Number(hasProc ? procStat(pid)?.[1] : ps(pid, "ppid")) || 0;
}

/**
 * Returns the pids of the children of a process.
 * @param {number} pid
 */
export function childrenOf(pid) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  return stdout.split("\n").flatMap((line) => {
    const [child = 0, parent] = line.trim().split(/\s+/).map(Number);
    return parent === pid ? [child] : [];
  });
}

/**
 * Starts a process in its own group, so that Ctrl-C does not reach it directly.
 * @param {string} command
 * @param {string[]} args
 * @param {LaunchOptions} [options]
 * @returns {LaunchedProcess}
 */
export function launch(command, args, { log, cwd, env = process.env, ids = {} } = {}) {
  if (log) fs.mkdirSync(path.dirname(log), { recursive: true });
  const output = log ? fs.openSync(log, "w") : "inherit";
  const child = spawn(command, args, {
    ...ids,
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    detached: true,
    stdio: ["ignore", output, output],
  });
  if (typeof output === "number") fs.closeSync(output);
  /** @type {Promise<ExitStatus>} */
  const exit = new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, reason: error.message }));
    child.once("exit", (code, signal) => resolve({ code: code ?? 1, reason: signal ?? "" }));
  });
  /** @type {LaunchedProcess} */
  const launchedProcess = {
    pid: child.pid ?? 0,
    exitStatus: null,
    status: exit.then((exitStatus) => {
      launchedProcess.exitStatus = exitStatus;
      return exitStatus;
    }),
    ...(log ? { log } : {}),
  };
  return launchedProcess;
}

/**
 * Waits until the process has ended.
 * @param {number} pid
 * @param {number} ms
 * @returns {Promise<boolean>} false after `ms`
 */
export async function waitForEnd(pid, ms) {
  for (const until = Date.now() + ms; Date.now() < until; await sleep(25)) {
    if (!isAlive(pid)) return true;
  }
  return !isAlive(pid);
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/**
 * Ends the process group of `launch` by a signal, and by SIGKILL after a timeout.
 * @param {number} pid
 * @param {{ signal?: NodeJS.Signals, stopTimeoutMs?: number }} [options]
 */
export async function endGroup(pid, { signal = "SIGTERM", stopTimeoutMs = 5000 } = {}) {
  if (!pid) return;
  signalGroup(pid, signal);
  if (!(await waitForEnd(pid, stopTimeoutMs))) signalGroup(pid, "SIGKILL");
  await waitForEnd(pid, 2000);
  signalGroup(pid, "SIGKILL"); // remaining processes of the group
}

/**
 * Returns the last lines of a log.
 * @param {string} file
 */
export function tail(file, lines = 40) {
  try {
    return fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-lines).join("\n");
  } catch {
    return "";
  }
}

/**
 * Returns the failure of a process that ended unexpectedly.
 * @param {string} name
 * @param {{ log?: string | undefined }} process
 * @param {ExitStatus} status
 */
export function createExitFailure(name, { log }, { code, reason }) {
  const output = log ? `\n${tail(log)}\n(full log: ${log})` : "";
  return new Failure(`${name} ended with ${reason || `code ${code}`}.${output}`);
}
