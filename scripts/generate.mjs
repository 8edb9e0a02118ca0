// `npm run generate`: the Prisma client, if the schema has changed.

import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { generateClient } from "./lib/database/prisma-client.mjs";

await runCommand({ name: "npm run generate" }, async (manager) => {
  await step("Prisma client", "generating", () => generateClient(manager));
});
