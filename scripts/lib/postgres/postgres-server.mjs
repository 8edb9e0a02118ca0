// A server process of PostgreSQL: starts, finds and stops it.
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";

import { Failure } from "../command/failure.mjs";
import {
  commandLine,
  createExitFailure,
  isAlive,
  launch,
  tail,
  waitForEnd,
} from "../command/processes.mjs";
import { programEnvironment } from "./postgres-programs.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { Account } from "../command/processes.mjs"
 *
 * @typedef {{ port: number, password: string }} ServerAddress
 *
 * @typedef {object} ServerOptions
 * @property {string} cluster the data folder
 * @property {string} password
 * @property {Account} ids account of the process
 * @property {(program: string) => string} program path of a program
 * @property {Record<string, string | number>} settings
 * @property {string} log
 */

/** Name of the superuser and of the shop's database. */
export const OWNER = "shaafi";

const START_MS = 60_000;

/**
 * Returns a free local port.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/**
 * Returns the URL of a database.
 * @param {ServerAddress} address
 */
export function databaseUrl({ port, password }, database = OWNER) {
  return `postgresql://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Runs a query over its own connection.
 * @param {string} url
 * @param {string} query
 * @param {unknown[]} [values]
 */
export async function runQuery(url, query, values) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => {}); // the server stopped meanwhile
  await client.connect();
  try {
    return await client.query(query, values);
  } finally {
    await client.end().catch(() => {});
  }
}

/** @param {ServerAddress & { cluster: string }} server */
async function isResponding(server) {
  return runQuery(databaseUrl(server, "postgres"), "select 1").then(
    () => true,
    (error) => {
      if (error.code !== "28P01") return false;
      throw new Failure(
        `The database in ${server.cluster} was created with a different password than the one in secrets.json. Restore that file, or delete the folder to start over.`,
      );
    },
  );
}

/**
 * Returns the data of the pid file, or null.
 * @param {string} cluster
 */
function readPidFile(cluster) {
  try {
    const lines = fs.readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === "ready" };
  } catch {
    return null;
  }
}

/**
 * Returns the pid of the server that runs on this data, or 0. Removes the pid file of another process.
 * @param {string} cluster
 */
export function serverPid(cluster) {
  const pid = readPidFile(cluster)?.pid;
  if (!pid || !isAlive(pid)) return 0;
  if (commandLine(pid).includes(cluster)) return pid;
  fs.rmSync(path.join(cluster, "postmaster.pid"));
  return 0;
}

/**
 * Returns the server that an earlier command left running on this data. One that does not respond is stopped.
 * @param {{ cluster: string, password: string }} options
 */
export async function findServer({ cluster, password }) {
  const pid = serverPid(cluster);
  if (!pid) return null;
  for (let attempt = 0; attempt < 100 && isAlive(pid); attempt += 1) {
    const port = readPidFile(cluster)?.port;
    if (port && (await isResponding({ cluster, password, port }))) return { pid, port };
    await sleep(100);
  }
  await stopServer(pid);
  return null;
}

/** @param {ServerOptions & { port: number }} options */
function launchServer({ cluster, ids, program, port, settings, log }) {
  const allSettings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 100,
    shared_buffers: "128MB",
    timezone: "UTC",
    ...settings,
  };
  const options = Object.entries(allSettings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const args = ["-D", cluster, "-p", String(port), ...options];
  return launch(program("postgres"), args, { ids, cwd: "/", env: programEnvironment, log });
}

/**
 * Starts a server and waits until it responds.
 * @param {ProcessManager} manager
 * @param {ServerOptions & { port: number }} server
 * @throws {Failure} if it ends first
 */
async function startOnce(manager, server) {
  const child = launchServer(server);
  const cancel = manager.defer(() => stopServer(child.pid));
  for (const until = Date.now() + START_MS; Date.now() < until; await sleep(25)) {
    if (child.exitStatus) {
      cancel();
      throw createExitFailure("PostgreSQL", child, child.exitStatus);
    }
    if (readPidFile(server.cluster)?.isReady && (await isResponding(server))) return child.pid;
  }
  throw new Failure(`PostgreSQL did not respond.\n${tail(server.log)}`);
}

/**
 * Starts a server. Retries on another port after a second, if the port or the memory of an earlier one is still in use.
 * @param {ProcessManager} manager
 * @param {ServerOptions} server
 */
export async function startServer(manager, server) {
  for (let attempt = 0; ; attempt += 1) {
    const port = (attempt === 0 && lastPort(server.cluster)) || (await freePort());
    try {
      return { port, pid: await startOnce(manager, { ...server, port }) };
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      const isTemporary = /Address already in use|shared memory block|lock file/.test(message);
      if (!isTemporary || attempt === 4) throw error;
      await sleep(1000);
    }
  }
}

/**
 * Returns the previous port, which PostgreSQL stores, so that clients of the user stay connected to the same one.
 * @param {string} cluster
 */
function lastPort(cluster) {
  try {
    const options = fs.readFileSync(path.join(cluster, "postmaster.opts"), "utf8");
    return Number(/"-p" "(\d+)"/.exec(options)?.[1]);
  } catch {
    return 0;
  }
}

/**
 * Stops a server. Connections are closed, and data is safe.
 * @param {number} pid
 */
export async function stopServer(pid) {
  for (const signal of ["SIGINT", "SIGQUIT"]) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // already ended
    }
    if (await waitForEnd(pid, 10_000)) return;
  }
}
