// `npm test`: from a bare clone, everything that can be tested. `npm test -- --only unit` (check, integration, e2e, system)
// runs one layer; what follows goes to its runner. Nothing that needs a package may be imported before the install.
import path from "node:path";

import { command } from "./lib/command.mjs";
import { install } from "./lib/install.mjs";
import { houseDir } from "./lib/paths.mjs";
import { step } from "./lib/steps.mjs";

await command({ name: "npm test", locks: [path.join(houseDir, "test.lock")] }, async (keeper) => {
  await step("Packages", "installing", () => install(keeper));
  const { runTests } = await import("./lib/run-tests.mjs");
  return runTests(keeper, process.argv.slice(2));
});
