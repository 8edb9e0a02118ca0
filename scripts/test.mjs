// `npm test`, `npm run test:quick` and `npm run test:full`: run the tests from a bare clone. Packages must not be
// imported before they are installed.
import path from "node:path";
import { toolingDir } from "./lib/command/paths.mjs";
import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { install } from "./lib/install/install.mjs";
import { fetchTestPrograms } from "./lib/install/test-programs.mjs";
import { readArguments } from "./lib/tests/test-gates.mjs";

await runCommand(
  { name: "npm test", locks: [path.join(toolingDir, "test.lock")] },
  async (manager) => {
    const options = readArguments(process.argv.slice(2));
    const programs = fetchTestPrograms(manager, options.layers);
    programs.catch(() => {}); // awaited later
    await step("Packages", "installing", () => install(manager));
    const { runTests } = await import("./lib/tests/run-tests.mjs");
    return runTests(manager, { ...options, programs });
  },
);
