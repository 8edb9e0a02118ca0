// `npm run generate`: the Prisma client, if the schema has changed.

import { generateClient } from "./lib/prisma-client.mjs";
import { step } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run generate" }, async (manager) => {
  await step("Prisma client", "generating", () => generateClient(manager));
});
