// `npm start`: runs the shop in production, after `npm run build`. `-- --serve-only` neither migrates nor runs jobs, where
// other processes do. SIGHUP replaces the web processes one after another, if there are several.
import fs from "node:fs";
import { readEnvFiles, requireDirectDatabase } from "./lib/command/env-files.mjs";
import { Failure } from "./lib/command/failure.mjs";
import { readFlags } from "./lib/command/flags.mjs";
import { inRoot } from "./lib/command/paths.mjs";
import { createExitFailure } from "./lib/command/processes.mjs";
import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { migrate } from "./lib/migrations/migrate.mjs";
import { countWebProcesses } from "./lib/server/process-count.mjs";
import { requireFreePort, startJobClock, startServer } from "./lib/server/web-server.mjs";

await runCommand({ name: "npm start" }, async (manager) => {
  const { "serve-only": isServeOnly } = readFlags(process.argv.slice(2), {
    "serve-only": "boolean",
  });
  readEnvFiles();
  const database = requireDirectDatabase();
  const port = Number(process.env.PORT || 3000);
  if (!fs.existsSync(inRoot(process.env.NEXT_DIST_DIR || ".next", "BUILD_ID"))) {
    throw new Failure("There is no build yet: run `npm run build` first.");
  }
  await requireFreePort(port);
  if (!isServeOnly) {
    await step("Migrations", "applying", async () => `${await migrate(database)} applied`);
  }

  /** @type {import("./lib/command/processes.mjs").Environment} */
  const env = { NEXT_TELEMETRY_DISABLED: "1", ...process.env, NODE_ENV: "production" };
  const server = await startServer(manager, { port, env });
  if (!isServeOnly) startJobClock(manager, { port, secret: env.CRON_SECRET });
  // A terminal sends SIGHUP when it closes.
  if (countWebProcesses(env) > 1 && !process.stdin.isTTY) {
    manager.handleHangup(() => process.kill(server.pid, "SIGHUP"));
  }
  manager.ready();
  throw createExitFailure("The server", server, await server.status);
});
