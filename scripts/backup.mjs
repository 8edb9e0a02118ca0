// `npm run backup`: writes rows and uploads to a new folder in backups/ of the data folder, or in the given one.
import path from "node:path";
import { readEnvFiles } from "./lib/command/env-files.mjs";
import { Failure } from "./lib/command/failure.mjs";
import { dataDir } from "./lib/command/paths.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { backUp } from "./lib/database/backup.mjs";
import { findPostgres } from "./lib/postgres/embedded-postgres.mjs";

await runCommand({ name: "npm run backup" }, async () => {
  readEnvFiles();
  const { DATABASE_DIRECT_URL, DATABASE_URL, UPLOAD_DIR } = process.env;
  const url = DATABASE_DIRECT_URL || DATABASE_URL || (await findPostgres(dataDir));
  if (!url) throw new Failure("No database: set DATABASE_URL, or start one with `npm run up`.");
  const uploads = path.resolve(UPLOAD_DIR || path.join(dataDir, "uploads"));
  const into = path.resolve(process.argv[2] ?? path.join(dataDir, "backups"));
  const { folder, rows, files } = await backUp({ url, uploads, into });
  print(`saved ${rows} rows and ${files} uploads in ${folder}`);
});
