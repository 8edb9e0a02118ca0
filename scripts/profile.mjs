// `npm run profile -- /shop seller:/dashboard`: renders pages of the production build 100 times under V8's profiler.

import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { install } from "./lib/install/install.mjs";
import { SYSTEM_LOCK } from "./lib/tests/system-build.mjs";

await runCommand({ name: "npm run profile", locks: [SYSTEM_LOCK] }, async (manager) => {
  await step("Packages", "installing", () => install(manager));
  const { profile } = await import("../tests/bench/profile.mjs");
  return profile(manager, process.argv.slice(2));
});
