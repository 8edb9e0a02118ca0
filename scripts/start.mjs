// `npm start`: runs the shop in production, after `npm run build`. `-- --serve-only` neither migrates nor runs jobs, where
// other processes do.
import fs from "node:fs";
import { readEnvFiles, requireDirectDatabase } from "./lib/env-files.mjs";
import { Failure } from "./lib/failure.mjs";
import { readFlags } from "./lib/flags.mjs";
import { migrate } from "./lib/migrate.mjs";
import { inRoot } from "./lib/paths.mjs";
import { endedBadly } from "./lib/processes.mjs";
import { step } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";
import { requirePort, startJobClock, startServer } from "./lib/web-server.mjs";

await runCommand({ name: "npm start" }, async (keeper) => {
  const { "serve-only": isServeOnly } = readFlags(process.argv.slice(2), {
    "serve-only": "boolean",
  });
  readEnvFiles();
  const database = requireDirectDatabase();
  const port = Number(process.env.PORT || 3000);
  if (!fs.existsSync(inRoot(process.env.NEXT_DIST_DIR || ".next", "BUILD_ID"))) {
    throw new Failure("There is no build yet: run `npm run build` first.");
  }
  await requirePort(port);
  if (!isServeOnly) {
    await step("Migrations", "applying", async () => `${await migrate(database)} applied`);
  }

  const env = { NEXT_TELEMETRY_DISABLED: "1", ...process.env, NODE_ENV: "production" };
  const server = await startServer(keeper, { port, env });
  if (!isServeOnly) startJobClock(keeper, { port, secret: env.CRON_SECRET });
  keeper.ready();
  throw endedBadly("The server", server, await server.ended);
});
