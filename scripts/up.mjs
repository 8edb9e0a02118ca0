// `npm run up`: starts the demo shop from a bare clone. Packages must not be imported before they are installed.
import path from "node:path";
import { install } from "./lib/install.mjs";
import { dataDir, toolingDir } from "./lib/paths.mjs";
import { step } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";

// One `up` per data folder, and one per checkout: its build has pages of one database.
const locks = new Set([dataDir, toolingDir].map((dir) => path.join(dir, "up.lock")));

await runCommand({ name: "npm run up", locks: [...locks] }, async (keeper) => {
  await step("Packages", "installing", () => install(keeper));
  const { startDemo } = await import("./lib/start-demo.mjs");
  return startDemo(keeper);
});
