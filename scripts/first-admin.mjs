// `npm run admin -- --email admin@example.com`: makes a registered account the first admin of a shop.
import { readEnvFiles, requireDirectDatabase } from "./lib/command/env-files.mjs";
import { Failure } from "./lib/command/failure.mjs";
import { readFlags } from "./lib/command/flags.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { createFirstAdmin } from "./lib/database/first-admin.mjs";

await runCommand({ name: "npm run admin" }, async () => {
  readEnvFiles();
  const { email } = readFlags(process.argv.slice(2), { email: "string" });
  if (!email) throw new Failure("Name the account: npm run admin -- --email admin@example.com");
  await createFirstAdmin(requireDirectDatabase(), email);
  print(`${email} is an admin. Sign in and set up two-step verification to open /admin.`);
});
