// `npm run test:contention` etc.: runs one system test in full. Arguments set its size: `npm run test:contention -- purchases=300`.
// Packages must not be imported before they are installed.

import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { install } from "./lib/install/install.mjs";
import { SYSTEM_LOCK } from "./lib/tests/system-build.mjs";

const [scenario = "", ...sizes] = process.argv.slice(2);
const name = `npm run ${process.env.npm_lifecycle_event ?? `test:${scenario}`}`;

await runCommand({ name, locks: [SYSTEM_LOCK] }, async (manager) => {
  await step("Packages", "installing", () => install(manager));
  const { runScenario } = await import("./lib/tests/system-tests.mjs");
  return runScenario(manager, scenario, sizes);
});
