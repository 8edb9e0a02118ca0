// `npm run migrate`: applies all missing migrations to the database of DATABASE_URL, before a deploy.

import { readEnvFiles, requireDirectDatabase } from "./lib/env-files.mjs";
import { migrate } from "./lib/migrate.mjs";
import { step } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run migrate" }, async () => {
  readEnvFiles();
  const database = requireDirectDatabase();
  await step("Migrations", "applying", async () => `${await migrate(database)} applied`);
});
