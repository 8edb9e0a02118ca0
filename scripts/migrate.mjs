// `npm run migrate`: applies all missing migrations to the database of DATABASE_URL, before a deploy.

import { readEnvFiles, requireDirectDatabase } from "./lib/command/env-files.mjs";
import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { migrate } from "./lib/migrations/migrate.mjs";

await runCommand({ name: "npm run migrate" }, async () => {
  readEnvFiles();
  const database = requireDirectDatabase();
  await step("Migrations", "applying", async () => `${await migrate(database)} applied`);
});
