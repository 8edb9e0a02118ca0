// The shop's own server, and the clock that makes its jobs run.
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { next } from "./build.mjs";
import { Failure } from "./failure.mjs";
import { tryLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";
import { endedBadly } from "./processes.mjs";
import { say } from "./progress.mjs";

/**
 * Of V8's heap. Left alone the old part takes much of a large machine before it looks what is still in use; the young
 * one is too small for requests that wait for a database: what they still need is copied again and again.
 */
const HEAP = ["--max-old-space-size=400", "--max-semi-space-size=32"];

/**
 * Of V8's helpers, who collect garbage and compile beside the page's making. Node takes four on whatever machine: on two
 * cores they wait for each other, and the slowest answers take an eighth longer.
 */
const HELPERS = Math.min(4, Math.max(1, os.availableParallelism() - 1));

const V8 = [...HEAP, `--v8-pool-size=${HELPERS}`];

/** The C library keeps a heap for each thread otherwise, of which little is given back. */
const FEW_HEAPS = { MALLOC_ARENA_MAX: "2" };

const START_MS = 60_000;
const TICK_MS = 10_000;

/** Whether a server could listen on the port, as the shop's does. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = net.createServer().once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * Keeps a port for this process until it ends: another clone that is still building would take it otherwise.
 * @throws {Failure} that says what to do if the port is taken
 */
export async function reservePort(keeper, port) {
  requireValid(port);
  const lock = tryLock(path.join(os.tmpdir(), `shaafi-port-${port}.lock`));
  if (!lock.release) throw portTaken(port);
  keeper.defer(lock.release);
  await requirePort(port);
}

/** @throws {Failure} that says what to do if the port is taken */
export async function requirePort(port) {
  requireValid(port);
  if (!(await isPortFree(port))) throw portTaken(port);
}

function requireValid(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`);
  }
}

function portTaken(port) {
  return new Failure(
    `Port ${port} is taken by another program. End that one, or choose another, such as PORT=${port + 1}.`,
  );
}

function statusOf(url) {
  return new Promise((resolve) => {
    const request = http.get(url, { timeout: 5000 }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
  });
}

async function untilItAnswers(child, port) {
  let status = 0;
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(100)) {
    if (child.end) throw endedBadly("The server", child, child.end);
    status = await statusOf(`http://127.0.0.1:${port}/`);
    if (status > 0 && status < 500) return;
  }
  throw new Failure(
    `The server did not come up on port ${port}: ${status ? `it answers ${status}` : "no answer"}. Its log: ${child.log}`,
  );
}

/** Starts the production server (scripts/server.mjs). @returns the process, once it responds */
export const startServer = (keeper, options) =>
  startProgram(keeper, {
    program: [inRoot("scripts", "server.mjs")],
    folder: inRoot(),
    ...options,
  });

/** Starts `next start` of the app in a folder. @returns the process, once it responds */
export const startPlainNext = (keeper, options) =>
  startProgram(keeper, { program: [next, "start"], ...options });

async function startProgram(keeper, { program, folder, port, env, log }) {
  const args = [...V8, ...program, "--port", String(port)];
  const child = keeper.start(process.execPath, args, {
    cwd: folder,
    env: { ...FEW_HEAPS, ...env, NODE_ENV: "production" },
    log,
  });
  await untilItAnswers(child, port);
  return child;
}

/**
 * Starts `next dev`, whose output goes to the terminal. Waits without a limit for the first response: it comes after a
 * compilation, and a failed one is a response too.
 * @returns the process, once it responds
 */
export async function startDevServer(keeper, { port, env }) {
  const args = [next, "dev", "-p", String(port)];
  const child = keeper.start(process.execPath, args, { cwd: inRoot(), env });
  while (!(await statusOf(`http://127.0.0.1:${port}/api/health`))) {
    if (child.end) throw endedBadly("The development server", child, child.end);
    await sleep(250);
  }
  return child;
}

async function runJobs({ port, secret, timeout }) {
  const response = await fetch(`http://127.0.0.1:${port}/api/jobs`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(timeout),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
}

/** Calls the job route every ten seconds, one call at a time. The first failure is told; the next call may do. */
export function startJobClock(keeper, { port, secret, timeout = 60_000 }) {
  let isRunning = false;
  let tell = (error) => say(`The jobs could not run: ${error.message}`);

  async function tick() {
    if (isRunning) return;
    isRunning = true;
    await runJobs({ port, secret, timeout }).catch((error) => {
      if (!keeper.isClosing) tell(error);
      tell = () => {};
    });
    isRunning = false;
  }

  const clock = setInterval(tick, TICK_MS);
  keeper.defer(() => clearInterval(clock));
}
