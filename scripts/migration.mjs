// `npm run migration -- --name add_x`: writes the next migration, the difference between prisma/migrations and
// prisma/schema.prisma. `--empty` writes one without SQL, to fill in by hand. See docs/migrations.md.

import { readFlags } from "./lib/flags.mjs";
import { createMigration } from "./lib/new-migration.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run migration" }, (manager) => {
  const { name, empty } = readFlags(process.argv.slice(2), { name: "string", empty: "boolean" });
  return createMigration(manager, { name, isEmpty: empty });
});
