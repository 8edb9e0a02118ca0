// `npm test`, `npm run test:quick` and `npm run test:full`: from a bare clone. Nothing that needs a package may be imported
// before the install.
import path from "node:path";

import { command } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";
import { houseDir } from "./lib/paths.mjs";
import { step } from "./lib/steps.mjs";
import { readArguments } from "./lib/test-gates.mjs";
import { fetchTestPrograms } from "./lib/test-programs.mjs";

await command({ name: "npm test", locks: [path.join(houseDir, "test.lock")] }, async (keeper) => {
  const wanted = readArguments(process.argv.slice(2));
  const programs = fetchTestPrograms(keeper, wanted.layers);
  programs.catch(() => {}); // awaited later
  await step("Packages", "installing", () => install(keeper));
  const { runTests } = await import("./lib/run-tests.mjs");
  return runTests(keeper, { ...wanted, programs });
});
