// `npm run invariants`: checks the database of DATABASE_URL, or that of a running `npm run up`.

import { Failure } from "./lib/command/failure.mjs";
import { dataDir } from "./lib/command/paths.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { checkInvariants, describeBroken } from "./lib/database/invariants.mjs";
import { findPostgres } from "./lib/postgres/embedded-postgres.mjs";

await runCommand({ name: "npm run invariants" }, async () => {
  const url = process.env.DATABASE_URL || (await findPostgres(dataDir));
  if (!url) throw new Failure("No database: set DATABASE_URL, or start one with `npm run up`.");
  const { checked, broken } = await checkInvariants(url);
  for (const text of describeBroken(broken)) print(text);
  print(`${checked - broken.length} of ${checked} invariants hold`);
  return broken.length > 0 || checked === 0 ? 1 : 0;
});
