// `npm run admin -- --email admin@example.com`: makes a registered account the first admin of a shop.
import { readEnvFiles, requireDirectDatabase } from "./lib/env-files.mjs";
import { Failure } from "./lib/failure.mjs";
import { createFirstAdmin } from "./lib/first-admin.mjs";
import { readFlags } from "./lib/flags.mjs";
import { print } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run admin" }, async () => {
  readEnvFiles();
  const { email } = readFlags(process.argv.slice(2), { email: "string" });
  if (!email) throw new Failure("Name the account: npm run admin -- --email admin@example.com");
  await createFirstAdmin(requireDirectDatabase(), email);
  print(`${email} is an admin. Sign in and set up two-step verification to open /admin.`);
});
