// `npm run generate`: the Prisma client, if the schema has changed.
import { command } from "./lib/command.mjs";
import { generateClient } from "./lib/prisma-client.mjs";
import { step } from "./lib/steps.mjs";

await command({ name: "npm run generate" }, async (keeper) => {
  await step("Prisma client", "generating", () => generateClient(keeper));
});
