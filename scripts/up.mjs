// `npm run up`: starts the demo shop from a bare clone. Packages must not be imported before they are installed.
import path from "node:path";
import { dataDir } from "./lib/command/paths.mjs";
import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { install } from "./lib/install/install.mjs";

// One `up` per data folder. Each data folder has a database, a build folder and a port of its own.
const locks = [path.join(dataDir, "up.lock")];
const hint = "Or start another shop beside it, with another DATA_DIR and PORT.";

await runCommand({ name: "npm run up", locks, hint }, async (manager) => {
  await step("Packages", "installing", () => install(manager));
  const { startDemo } = await import("./lib/demo/start-demo.mjs");
  return startDemo(manager);
});
