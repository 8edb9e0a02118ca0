// Requests as fast as they are answered, from so many connections, and how long each took. By wrk: a generator in Node
// (autocannon was tried) takes more of the machine than the pages that it asks for, and measures itself.
import { execFile, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { Failure } from "../../scripts/lib/failure.mjs";
import { installBySystem } from "../../scripts/lib/host-info.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";

const run = promisify(execFile);
const MICRO = 1_000;

/** As many at once as the machine answers without a queue. */
const VISITORS = 8;

/** As every browser asks. */
const HEADERS = { "accept-encoding": "gzip" };

/** @throws {Failure} where there is no wrk and none can be installed */
export async function ensureWrk(keeper) {
  // It tells its version as if that were a mistake.
  const isThere = () => spawnSync("wrk", ["--version"]).error === undefined;
  if (isThere()) return "the machine's";
  await installBySystem(keeper, { name: "wrk", packages: ["wrk"], isThere });
  if (!isThere())
    throw new Failure("The bench needs wrk: `apt install wrk` or `brew install wrk`.");
  return "installed";
}

/**
 * @param {{ url: string, paths: string[], seconds: number, connections?: number, headers?: Record<string, string> }} wanted
 *   the paths are asked in turn by all connections together
 * @returns {Promise<{ rate: number, p50: number, p95: number, p99: number, bad: number, asked: number }>} answers a
 *   second, milliseconds, and how many answers were none or not of the 200s
 */
export async function load({ url, paths, seconds, connections = 32, headers = {} }) {
  const file = path.join(os.tmpdir(), `bench-paths-${process.pid}`);
  fs.writeFileSync(file, paths.join("\n"));
  const said = Object.entries({ ...HEADERS, ...headers }).flatMap(([name, value]) => [
    "-H",
    `${name}: ${value}`,
  ]);
  const script = inRoot("tests", "bench", "load.lua");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "20s", "-s", script];
  const env = { ...process.env, BENCH_PATHS: file };
  const { stdout } = await run("wrk", [...args, ...said, url], { env });
  fs.rmSync(file, { force: true });
  const { asked, took, bad, ...micros } = JSON.parse(stdout.trim().split("\n").at(-1));
  const times = Object.entries(micros).map(([name, time]) => [name, time / MICRO]);
  return { rate: (asked * 1e6) / took, ...Object.fromEntries(times), bad, asked };
}

/**
 * Asks for each path so many times, once more when all of them have been answered: what may be kept is kept by then, and
 * wrk begins with the first path whenever it is started.
 * @param {{ url: string, paths: string[], times: number, headers?: Record<string, string> }} wanted
 */
export async function visit({ url, paths, times, headers = {} }) {
  for (let time = 0; time < times; time += 1) {
    const left = [...paths];
    const visitor = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) {
        const answer = await fetch(url + path, { headers });
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: VISITORS }, visitor));
  }
}

const middle = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1];

/** The middle of each figure over several runs; of bad answers the sum. */
export function middleOf(runs) {
  const keys = Object.keys(runs[0]);
  const figures = keys.map((key) => [key, middle(runs.map((run) => run[key]))]);
  return { ...Object.fromEntries(figures), bad: runs.reduce((all, { bad }) => all + bad, 0) };
}
