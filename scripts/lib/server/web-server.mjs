// Starts the shop's server and calls its jobs.
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { next } from "../build/build.mjs";
import { Failure } from "../command/failure.mjs";
import { tryLock } from "../command/lock.mjs";
import { inRoot } from "../command/paths.mjs";
import { createExitFailure } from "../command/processes.mjs";
import { print } from "../command/progress.mjs";
import { callJobs } from "./job-call.mjs";
import { countWebProcesses } from "./process-count.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { Environment, LaunchedProcess } from "../command/processes.mjs"
 *
 * @typedef {{ port: number, env: Environment, log?: string }} ServerOptions
 */

/**
 * V8's heap limits. By default the old generation grows before it is collected, and the young one is too small for
 * requests that wait for a database: their live objects are copied repeatedly.
 */
const HEAP = ["--max-old-space-size=400", "--max-semi-space-size=32"];

/**
 * Returns V8's flags for each of several processes. Its helper threads collect garbage and compile; Node's default of
 * four slows responses down on machines with few cores.
 * @param {number} processes
 */
function v8Flags(processes) {
  const helperThreads = Math.ceil((os.availableParallelism() - 1) / processes);
  return [...HEAP, `--v8-pool-size=${Math.min(4, Math.max(1, helperThreads))}`];
}

/** Limits malloc arenas: by default the C library keeps one per thread and returns little memory. */
const MALLOC = { MALLOC_ARENA_MAX: "2" };

const START_MS = 60_000;

/** Time that a stopped server has to finish its requests (lib/server/shutdown.mjs), in ms. */
const STOP_MS = 10_000;

const TICK_MS = 10_000;

/**
 * Whether the shop's server could listen on the port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer().once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * Reserves a port for this process until it ends, so that another clone does not use it during the build.
 * @param {ProcessManager} manager
 * @param {number} port
 * @throws {Failure} if the port is in use
 */
export async function reservePort(manager, port) {
  requireValid(port);
  const lock = tryLock(path.join(os.tmpdir(), `shaafi-port-${port}.lock`));
  if (!lock.release) throw createPortFailure(port, `another shop (process ${lock.owner})`);
  manager.defer(lock.release);
  await requireFreePort(port);
}

/**
 * Requires that no program uses a port.
 * @param {number} port
 * @throws {Failure} if the port is in use
 */
export async function requireFreePort(port) {
  requireValid(port);
  if (!(await isPortFree(port))) throw createPortFailure(port);
}

/** @param {number} port */
function requireValid(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
}

/** @param {number} port */
function createPortFailure(port, owner = "another program") {
  return new Failure(
    `Port ${port} is in use by ${owner}. Stop it, or choose another port, for example PORT=${port + 1}.`,
  );
}

/**
 * @param {string} url
 * @returns {Promise<number>} 0 without a response
 */
function statusOf(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
  });
}

/**
 * @param {LaunchedProcess} child
 * @param {number} port
 */
async function waitForResponse(child, port) {
  let status = 0;
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    if (child.exitStatus) throw createExitFailure("The server", child, child.exitStatus);
    status = await statusOf(`http://127.0.0.1:${port}/`);
    if (status > 0 && status < 500) return;
  }
  throw new Failure(
    `The server did not start on port ${port}: ${status ? `it responds with ${status}` : "no response"}. Its log: ${child.log}`,
  );
}

/**
 * Starts the production server: scripts/server.mjs, or several of them by scripts/web-processes.mjs.
 * @param {ProcessManager} manager
 * @param {ServerOptions} options
 * @returns {Promise<LaunchedProcess>} once it responds
 */
export function startServer(manager, options) {
  const processes = countWebProcesses(options.env);
  const program =
    processes === 1
      ? [inRoot("scripts", "server.mjs")]
      : [inRoot("scripts", "web-processes.mjs"), "--processes", String(processes)];
  return startProgram(manager, { program, processes, folder: inRoot(), ...options });
}

/**
 * Starts `next start` of the app in a folder.
 * @param {ProcessManager} manager
 * @param {ServerOptions & { folder: string }} options
 * @returns {Promise<LaunchedProcess>} once it responds
 */
export const startPlainNext = (manager, options) =>
  startProgram(manager, { program: [next, "start"], ...options });

/**
 * @param {ProcessManager} manager
 * @param {ServerOptions & { program: string[], processes?: number, folder: string }} options
 * @returns {Promise<LaunchedProcess>} once it responds
 */
async function startProgram(manager, { program, processes = 1, folder, port, env, log }) {
  const args = [...v8Flags(processes), ...program, "--port", String(port)];
  const child = manager.start(process.execPath, args, {
    cwd: folder,
    env: { ...MALLOC, ...env, NODE_ENV: "production" },
    stopTimeoutMs: STOP_MS,
    ...(log ? { log } : {}),
  });
  await waitForResponse(child, port);
  return child;
}

/**
 * Starts `next dev` with its output on the terminal. Waits without a limit for the first response, which needs a
 * compilation; an error is a response too.
 * @param {ProcessManager} manager
 * @param {{ port: number, env: Environment }} options
 * @returns {Promise<LaunchedProcess>} once it responds
 */
export async function startDevServer(manager, { port, env }) {
  const args = [next, "dev", "-p", String(port)];
  const child = manager.start(process.execPath, args, { cwd: inRoot(), env });
  while (!(await statusOf(`http://127.0.0.1:${port}/api/health`))) {
    if (child.exitStatus)
      throw createExitFailure("The development server", child, child.exitStatus);
    await sleep(250);
  }
  return child;
}

/**
 * Calls the job route every ten seconds, one call at a time. Only the first failure is reported.
 * @param {ProcessManager} manager
 * @param {{ port: number, secret: string | undefined, timeout?: number }} options
 */
export function startJobClock(manager, { port, secret, timeout }) {
  let isRunning = false;
  let report = (/** @type {Error} */ error) => print(`Failed to run the jobs: ${error.message}`);

  async function tick() {
    if (isRunning) return;
    isRunning = true;
    await callJobs({
      url: `http://127.0.0.1:${port}`,
      secret,
      ...(timeout ? { timeout } : {}),
    }).catch((error) => {
      if (!manager.isClosing) report(error);
      report = () => {};
    });
    isRunning = false;
  }

  const clock = setInterval(tick, TICK_MS);
  manager.defer(() => clearInterval(clock));
}
