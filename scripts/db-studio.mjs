// `npm run db:studio`: Prisma Studio on the database of DATABASE_URL, of a running `dev` or of a running `up`.

import { Failure } from "./lib/command/failure.mjs";
import { dataDir, devDataDir, inRoot } from "./lib/command/paths.mjs";
import { createExitFailure } from "./lib/command/processes.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { prismaCli } from "./lib/database/prisma-client.mjs";
import { findPostgres } from "./lib/postgres/embedded-postgres.mjs";

async function findDatabase() {
  const url = process.env.DATABASE_URL;
  if (url) return { url, source: "DATABASE_URL" };
  const dev = await findPostgres(devDataDir);
  if (dev) return { url: dev, source: "npm run dev" };
  const up = await findPostgres(dataDir);
  if (up) return { url: up, source: "npm run up" };
  throw new Failure(
    "No database is running. Start one with `npm run dev` or `npm run up`, or set DATABASE_URL.",
  );
}

await runCommand({ name: "npm run db:studio" }, async (manager) => {
  const { url, source } = await findDatabase();
  print(`Database of ${source}. Press Ctrl-C to stop Prisma Studio.`);
  const args = [prismaCli, "studio", ...process.argv.slice(2)];
  const env = { CHECKPOINT_DISABLE: "1", ...process.env, DATABASE_URL: url };
  const studio = manager.start(process.execPath, args, { cwd: inRoot(), env });
  manager.ready();
  const end = await studio.status;
  if (end.code !== 0) throw createExitFailure("Prisma Studio", studio, end);
});
