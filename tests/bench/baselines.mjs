// Baselines, measured in the same run as the shop: a bare Node server that sends the same bytes, and a minimal Next app
// with a cached page and an API call with one query.
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { next } from "../../scripts/lib/build/build.mjs";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { startPlainNext } from "../../scripts/lib/server/web-server.mjs";

/** @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs" */

const FOLDER = inRoot("tests", "bench", "baseline-app");

/**
 * @param {ProcessManager} manager
 * @param {{ database: string, logs: string }} options
 * @returns {Promise<{ url: string }>} the minimal Next app of this folder, built and started
 */
export async function openSmallNext(manager, { database, logs }) {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: database };
  const log = path.join(logs, "baseline-build.log");
  await manager.run("The build of the baseline app", process.execPath, [next, "build"], {
    cwd: FOLDER,
    env,
    log,
  });
  const port = await freePort();
  await startPlainNext(manager, {
    port,
    env,
    log: path.join(logs, "baseline.log"),
    folder: FOLDER,
  });
  return { url: `http://127.0.0.1:${port}` };
}

/** @param {string} url */
async function waitUntilOpen(url) {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(50)) {
    if (await fetch(url).catch(() => null)) return;
  }
}

/**
 * @param {ProcessManager} manager
 * @param {{ bytes: string, dir: string, logs: string }} options
 * @returns {Promise<{ url: string }>} a server that sends these bytes to every request
 */
export async function openBareServer(manager, { bytes, dir, logs }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = path.join(dir, "bytes.html");
  fs.writeFileSync(file, bytes);
  const args = [inRoot("tests", "bench", "bare-server.mjs"), String(port), file];
  manager.start(process.execPath, args, {
    cwd: dir,
    env: process.env,
    log: path.join(logs, "bare.log"),
  });
  await waitUntilOpen(url);
  return { url };
}
