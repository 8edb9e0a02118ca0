// `npm run migrate`: brings the database of DATABASE_URL to the newest migration, before a deploy.
import { command } from "./lib/command.mjs";
import { readEnvFiles, requireDirectDatabase } from "./lib/env-files.mjs";
import { migrate } from "./lib/migrate.mjs";
import { step } from "./lib/steps.mjs";

await command({ name: "npm run migrate" }, async () => {
  readEnvFiles();
  const database = requireDirectDatabase();
  await step("Migrations", "applying", async () => `${await migrate(database)} applied`);
});
