// Load generator: requests at the maximum rate over a number of connections, and their durations. It uses wrk, because
// generators in Node use more CPU than the pages under test.
import { execFile, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { Failure } from "../../scripts/lib/command/failure.mjs";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { installBySystem } from "../../scripts/lib/install/host-info.mjs";
import { percentile } from "../system/history.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 *
 * @typedef {{ url: string, paths: string[], connections?: number, headers?: Record<string, string> }} LoadTarget all
 *   connections together request the paths in turn
 *
 * @typedef {object} Figures of a load
 * @property {number} rate responses per second
 * @property {number} p50 in milliseconds, as all percentiles
 * @property {number} p95
 * @property {number} p99
 * @property {number} bad failed or non-2xx responses
 * @property {number} requests
 *
 * @typedef {{ requests: number, duration: number, p50: number, p95: number, p99: number, bad: number }} WrkReport line
 *   that load.lua prints; times in microseconds
 */

const run = promisify(execFile);
const MICRO = 1_000;

/** Number of concurrent requests that the machine handles without a queue. */
const VISITORS = 8;

/** Headers of every browser. */
const HEADERS = { "accept-encoding": "gzip" };

/**
 * @param {ProcessManager} manager
 * @throws {Failure} if wrk is missing and cannot be installed
 */
export async function ensureWrk(manager) {
  // `wrk --version` exits with an error code.
  const isInstalled = () => spawnSync("wrk", ["--version"]).error === undefined;
  if (isInstalled()) return "the machine's";
  await installBySystem(manager, { name: "wrk", packages: ["wrk"], isInstalled });
  if (!isInstalled())
    throw new Failure("The bench needs wrk: `apt install wrk` or `brew install wrk`.");
  return "installed";
}

/**
 * @param {LoadTarget & { seconds: number }} options
 * @returns {Promise<Figures>}
 */
export async function load({ url, paths, seconds, connections = 32, headers = {} }) {
  const file = path.join(os.tmpdir(), `bench-paths-${process.pid}`);
  fs.writeFileSync(file, paths.join("\n"));
  const headerArgs = Object.entries({ ...HEADERS, ...headers }).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const script = inRoot("tests", "bench", "load.lua");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "20s", "-s", script];
  const env = { ...process.env, BENCH_PATHS: file };
  const { stdout } = await run("wrk", [...args, ...headerArgs, url], { env });
  fs.rmSync(file, { force: true });
  /** @type {WrkReport} */
  const { requests, duration, bad, p50, p95, p99 } = JSON.parse(
    stdout.trim().split("\n").at(-1) ?? "",
  );
  return {
    rate: (requests * 1e6) / duration,
    p50: p50 / MICRO,
    p95: p95 / MICRO,
    p99: p99 / MICRO,
    bad,
    requests,
  };
}

/**
 * Requests each path `times` times, in rounds, so that all cacheable responses are cached before wrk starts with the
 * first path.
 * @param {{ url: string, paths: string[], times: number, headers?: Record<string, string> }} options
 */
export async function visit({ url, paths, times, headers = {} }) {
  for (let time = 0; time < times; time += 1) {
    const remainingPaths = [...paths];
    const visitor = async () => {
      for (let path = remainingPaths.pop(); path !== undefined; path = remainingPaths.pop()) {
        const response = await fetch(url + path, { headers });
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  }
}

/**
 * Returns the median of each figure over several runs, and the sum of bad responses.
 * @param {Figures[]} runs
 * @returns {Figures}
 */
export function medianOf(runs) {
  /** @param {keyof Figures} name */
  const median = (name) =>
    percentile(
      runs.map((run) => run[name]),
      0.5,
    );
  return {
    rate: median("rate"),
    p50: median("p50"),
    p95: median("p95"),
    p99: median("p99"),
    requests: median("requests"),
    bad: runs.reduce((sum, { bad }) => sum + bad, 0),
  };
}
