// `npm run check`: format, lint with the boundaries, types, dead code, message keys. Runs all of them; fails if one
// fails.
import { runChecks } from "./lib/checks/checks.mjs";
import { print, step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { generateClient } from "./lib/database/prisma-client.mjs";

await runCommand({ name: "npm run check" }, async (manager) => {
  await step("Prisma client", "generating", () => generateClient(manager));
  const [{ passed, failed }] = await runChecks(manager);
  print(`${passed} of ${passed + failed} checks passed`);
  return failed > 0 ? 1 : 0;
});
