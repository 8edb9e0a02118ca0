// `npm run restore -- <folder>`: restores a backup into the empty database of DATABASE_URL and the empty folder of
// UPLOAD_DIR.
import path from "node:path";
import { readEnvFiles, requireDirectDatabase } from "./lib/command/env-files.mjs";
import { Failure } from "./lib/command/failure.mjs";
import { dataDir } from "./lib/command/paths.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { restore } from "./lib/database/restore.mjs";

await runCommand({ name: "npm run restore" }, async () => {
  readEnvFiles();
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Failure("Name the backup: npm run restore -- <folder>");
  const url = requireDirectDatabase();
  const uploads = path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads"));
  const { rows, files, migrations } = await restore({ folder: path.resolve(folder), url, uploads });
  print(`restored ${rows} rows and ${files} uploads; applied ${migrations} newer migrations`);
});
