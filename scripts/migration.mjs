// `npm run migration -- --name add_x`: writes the next migration, the difference between prisma/migrations and
// prisma/schema.prisma. `--empty` writes one without SQL, to fill in by hand. See docs/migrations.md.

import { readFlags } from "./lib/command/flags.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { createMigration } from "./lib/migrations/new-migration.mjs";

await runCommand({ name: "npm run migration" }, (manager) => {
  const { name, empty } = readFlags(process.argv.slice(2), { name: "string", empty: "boolean" });
  return createMigration(manager, { name, isEmpty: empty });
});
