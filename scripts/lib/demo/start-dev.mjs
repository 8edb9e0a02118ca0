import fs from "node:fs";
import path from "node:path";
import { Failure } from "../command/failure.mjs";
import { devDataDir, inRoot } from "../command/paths.mjs";
import { createExitFailure } from "../command/processes.mjs";
import { print } from "../command/progress.mjs";
import { deletePostgres } from "../postgres/embedded-postgres.mjs";
import { startDevServer, startJobClock } from "../server/web-server.mjs";
import { DEMO_ACCOUNTS } from "./demo-env.mjs";
import { prepareDemo } from "./prepare-demo.mjs";

/** The job route is compiled on its first call. */
const JOBS_TIMEOUT_MS = 10 * 60_000;

/** Folder in which `next dev` stores cached query results between runs, possibly of another database. */
const DATA_CACHE = inRoot(".next", "dev", "cache", "fetch-cache");

/**
 * Deletes the embedded database of `dev` and its uploads.
 * @returns {Promise<string>} what it did
 * @throws {Failure} if DATABASE_URL is set: an external database is never deleted
 */
export async function resetDevData() {
  if (process.env.DATABASE_URL) {
    throw new Failure(
      "--reset deletes only the embedded database, but DATABASE_URL is set. Unset it, or empty that database yourself.",
    );
  }
  const isDeleted = await deletePostgres(devDataDir);
  if (isDeleted) fs.rmSync(path.join(devDataDir, "uploads"), { recursive: true, force: true });
  return isDeleted ? "deleted database and uploads" : "nothing to delete";
}

/**
 * Prepares the database and runs `next dev` until the command is stopped.
 * @param {import("../command/run-command.mjs").CommandManager} manager
 * @returns {Promise<number>} the exit code, if the server ends by itself
 */
export async function startDev(manager) {
  const demo = await prepareDemo(manager, { dir: devDataDir, nodeEnv: "development" });
  const { port, url, database, env } = demo;
  fs.rmSync(DATA_CACHE, { recursive: true, force: true });
  print("Server         starting next dev; pages are compiled on their first request");
  const server = await startDevServer(manager, { port, env });
  startJobClock(manager, { port, secret: env.CRON_SECRET, timeout: JOBS_TIMEOUT_MS });

  manager.ready();
  print();
  if (database.isEmbedded) print(`Database: ${database.url}  (or \`npm run db:studio\`)`);
  print("Press Ctrl-C to stop everything.");
  print(`Shaafi Marketplace: ${url}  (sign in as ${DEMO_ACCOUNTS})`);
  throw createExitFailure("The development server", server, await server.status);
}
