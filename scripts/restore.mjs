// `npm run restore -- <folder>`: restores a backup into the empty database of DATABASE_URL and the empty folder of
// UPLOAD_DIR.
import path from "node:path";
import { readEnvFiles, requireDirectDatabase } from "./lib/env-files.mjs";
import { Failure } from "./lib/failure.mjs";
import { dataDir } from "./lib/paths.mjs";
import { print } from "./lib/progress.mjs";
import { restore } from "./lib/restore.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run restore" }, async () => {
  readEnvFiles();
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Failure("Name the backup: npm run restore -- <folder>");
  const url = requireDirectDatabase();
  const uploads = path.resolve(process.env.UPLOAD_DIR || path.join(dataDir, "uploads"));
  const { rows, files, migrations } = await restore({ folder: path.resolve(folder), url, uploads });
  print(`restored ${rows} rows and ${files} uploads; applied ${migrations} newer migrations`);
});
