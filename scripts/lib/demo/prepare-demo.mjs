// The steps that `up` and `dev` share: everything a server of the demo shop needs before it starts.
import path from "node:path";
import { step } from "../command/progress.mjs";
import { generateClient } from "../database/prisma-client.mjs";
import { seedOnce } from "../database/seed.mjs";
import { databaseIdentity, migrate } from "../migrations/migrate.mjs";
import { startPostgres } from "../postgres/embedded-postgres.mjs";
import { reservePort } from "../server/web-server.mjs";
import { demoEnv, NAMED_STATEMENTS } from "./demo-env.mjs";
import { readSecrets } from "./secrets.mjs";

/** @import { ProcessManager } from "../command/process-manager.mjs" */

/**
 * Returns the database of DATABASE_URL, or the embedded one of the data folder.
 * @param {ProcessManager} manager
 * @param {{ dir: string, password: string, log: string }} options
 */
async function openDatabase(manager, { dir, password, log }) {
  const externalUrl = process.env.DATABASE_URL;
  if (externalUrl)
    return { url: externalUrl, isEmbedded: false, status: "from DATABASE_URL", settings: {} };
  const { url, port, cluster, isTakenOver } = await startPostgres(manager, { dir, password, log });
  const location = cluster.startsWith(dir) ? "" : `, its data in ${cluster}`;
  const status = `${isTakenOver ? "already running" : "started"} on port ${port}${location}`;
  return { url, isEmbedded: true, status, settings: NAMED_STATEMENTS };
}

/**
 * Reserves the port, generates the Prisma client, and starts, migrates and seeds the database.
 * @param {ProcessManager} manager
 * @param {{ dir: string, nodeEnv: "development" | "production", distDir?: string }} options `dir`: the data folder,
 *   created if missing; `distDir`: the build folder
 */
export async function prepareDemo(manager, { dir, nodeEnv, distDir = "" }) {
  /** @param {string} name */
  const log = (name) => path.join(dir, "logs", `${name}.log`);
  /** @param {string} name */
  const stamp = (name) => path.join(dir, `${name}.stamp`);
  const port = Number(process.env.PORT || 3000);
  const url = (process.env.APP_URL || `http://localhost:${port}`).replace(/\/+$/, "");
  const secrets = readSecrets(dir);
  await reservePort(manager, port);

  await step("Prisma client", "generating", () => generateClient(manager));
  const database = await step(
    "Database",
    "starting PostgreSQL",
    () =>
      openDatabase(manager, {
        dir,
        password: secrets.POSTGRES_PASSWORD ?? "",
        log: log("postgres"),
      }),
    ({ status }) => status,
  );
  await step(
    "Migrations",
    "applying",
    () => migrate(database.url),
    (count) => `${count} applied`,
  );

  const overrides = { ...database.settings, ...process.env };
  const uploads = path.join(dir, "uploads");
  const profile = demoEnv({ url, database: database.url, secrets, uploads }, overrides);
  /** @type {import("../command/processes.mjs").Environment} */
  const env = { ...process.env, ...profile, NODE_ENV: nodeEnv, NEXT_DIST_DIR: distDir };
  const identity = await databaseIdentity(database.url);
  await step("Catalogue", "seeding", () =>
    seedOnce(manager, { env, identity, stamp: stamp("seed"), log: log("seed") }),
  );
  return { port, url, database, env, identity, log, stamp };
}
