// `npm run dev`: from a bare clone to a development server over the demo data. `-- --reset` starts with an empty
// database. Nothing that needs a package may be imported before they are installed.
import path from "node:path";
import { readFlags } from "./lib/command/flags.mjs";
import { devDataDir, toolingDir } from "./lib/command/paths.mjs";
import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { install } from "./lib/install/install.mjs";

// One `dev` per data folder, and one per checkout: two would write into the same build folder.
const locks = [devDataDir, toolingDir].map((dir) => path.join(dir, "dev.lock"));

await runCommand({ name: "npm run dev", locks }, async (manager) => {
  const { reset } = readFlags(process.argv.slice(2), { reset: "boolean" });
  await step("Packages", "installing", () => install(manager));
  const { resetDevData, startDev } = await import("./lib/demo/start-dev.mjs");
  if (reset) await step("Reset", "deleting the database", resetDevData);
  return startDev(manager);
});
