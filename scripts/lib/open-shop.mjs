import path from "node:path";

import { buildIfChanged } from "./build.mjs";
import { startPostgres } from "./embedded-postgres.mjs";
import { databaseIdentity, migrate } from "./migrate.mjs";
import { dataDir } from "./paths.mjs";
import { generateClient } from "./prisma-client.mjs";
import { endedBadly } from "./processes.mjs";
import { DEMO_ACCOUNTS, demoProfile, NAMED_STATEMENTS } from "./profile.mjs";
import { readSecrets } from "./secrets.mjs";
import { seedOnce } from "./seed.mjs";
import { say, step } from "./steps.mjs";
import { reservePort, startJobClock, startServer } from "./web-server.mjs";

const log = (name) => path.join(dataDir, "logs", `${name}.log`);
const stamp = (name) => path.join(dataDir, `${name}.stamp`);

/** The given database, or the embedded one. */
async function openDatabase(keeper, password) {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, told: "as DATABASE_URL says", about: {} };
  const { url, port, cluster, isTakenOver } = await startPostgres(keeper, {
    dir: dataDir,
    password,
    log: log("postgres"),
  });
  const elsewhere = cluster.startsWith(dataDir) ? "" : `, its data in ${cluster}`;
  const told = `${isTakenOver ? "taken over" : "started"} on port ${port}${elsewhere}`;
  return { url, told, about: NAMED_STATEMENTS };
}

/**
 * Opens the demo shop and serves it until it is told to end.
 * @returns {Promise<number>} the exit code, if the server ends by itself
 */
export async function openShop(keeper) {
  const port = Number(process.env.PORT || 3000);
  const url = (process.env.APP_URL || `http://localhost:${port}`).replace(/\/+$/, "");
  const secrets = readSecrets(dataDir);
  await reservePort(keeper, port);

  await step("Prisma client", "generating", () => generateClient(keeper));
  const database = await step(
    "Database",
    "starting PostgreSQL",
    () => openDatabase(keeper, secrets.POSTGRES_PASSWORD),
    ({ told }) => told,
  );
  await step(
    "Migrations",
    "applying",
    () => migrate(database.url),
    (count) => `${count} applied`,
  );

  const uploads = path.join(dataDir, "uploads");
  const given = { ...database.about, ...process.env };
  const profile = demoProfile({ url, database: database.url, secrets, uploads }, given);
  const env = { ...process.env, ...profile, NEXT_DIST_DIR: "" };
  const identity = await databaseIdentity(database.url);
  const house = { env, identity };
  await step("Catalogue", "seeding", () =>
    seedOnce(keeper, { ...house, stamp: stamp("seed"), log: log("seed") }),
  );
  await step("Build", "building, a minute or two the first time", () =>
    buildIfChanged(keeper, { ...house, stamp: stamp("build"), log: log("build") }),
  );
  const server = await step(
    "Server",
    "starting",
    () => startServer(keeper, { port, env, log: log("server") }),
    () => "open",
  );
  startJobClock(keeper, { port, secret: env.CRON_SECRET });

  keeper.ready();
  say();
  say("Ctrl-C closes the shop.");
  say(`Shaafi Marketplace: ${url}  (sign in as ${DEMO_ACCOUNTS})`);
  throw endedBadly("The server", server, await server.ended);
}
