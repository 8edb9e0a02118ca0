// `npm test`, `npm run test:quick` and `npm run test:full`: run the tests from a bare clone. Packages must not be
// imported before they are installed.
import path from "node:path";
import { install } from "./lib/install.mjs";
import { toolingDir } from "./lib/paths.mjs";
import { step } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";
import { readArguments } from "./lib/test-gates.mjs";
import { fetchTestPrograms } from "./lib/test-programs.mjs";

await runCommand(
  { name: "npm test", locks: [path.join(toolingDir, "test.lock")] },
  async (manager) => {
    const options = readArguments(process.argv.slice(2));
    const programs = fetchTestPrograms(manager, options.layers);
    programs.catch(() => {}); // awaited later
    await step("Packages", "installing", () => install(manager));
    const { runTests } = await import("./lib/run-tests.mjs");
    return runTests(manager, { ...options, programs });
  },
);
