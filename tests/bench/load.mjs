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

const run = promisify(execFile);
const MICRO = 1_000;

/** Number of concurrent requests that the machine handles without a queue. */
const VISITORS = 8;

/** Headers of every browser. */
const HEADERS = { "accept-encoding": "gzip" };

/** @throws {Failure} if wrk is missing and cannot be installed */
export async function ensureWrk(keeper) {
  // `wrk --version` exits with an error code.
  const isThere = () => spawnSync("wrk", ["--version"]).error === undefined;
  if (isThere()) return "the machine's";
  await installBySystem(keeper, { name: "wrk", packages: ["wrk"], isInstalled: isThere });
  if (!isThere())
    throw new Failure("The bench needs wrk: `apt install wrk` or `brew install wrk`.");
  return "installed";
}

/**
 * @param {{ url: string, paths: string[], seconds: number, connections?: number, headers?: Record<string, string> }}
 *   options all connections together request the paths in turn
 * @returns {Promise<{ rate: number, p50: number, p95: number, p99: number, bad: number, asked: number }>} responses per
 *   second, milliseconds, and the number of failed or non-2xx responses
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
  const { asked, took, bad, ...micros } = JSON.parse(stdout.trim().split("\n").at(-1));
  const times = Object.entries(micros).map(([name, time]) => [name, time / MICRO]);
  return { rate: (asked * 1e6) / took, ...Object.fromEntries(times), bad, asked };
}

/**
 * Requests each path `times` times, in rounds, so that all cacheable responses are cached before wrk starts with the
 * first path.
 * @param {{ url: string, paths: string[], times: number, headers?: Record<string, string> }} options
 */
export async function visit({ url, paths, times, headers = {} }) {
  for (let time = 0; time < times; time += 1) {
    const left = [...paths];
    const visitor = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const response = await fetch(url + path, { headers });
        await response.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  }
}

const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

/** Returns the median of each figure over several runs, and the sum of bad responses. */
export function medianOf(runs) {
  const keys = Object.keys(runs[0]);
  const figures = keys.map((key) => [key, median(runs.map((run) => run[key]))]);
  return { ...Object.fromEntries(figures), bad: runs.reduce((all, { bad }) => all + bad, 0) };
}
