// `npm run audit`: checks the lockfile for known vulnerabilities. Fails on a high or critical one, and reports an
// unreachable registry as an error of its own.
import { spawnSync } from "node:child_process";
import { readAudit } from "./lib/checks/audit.mjs";
import { inRoot } from "./lib/command/paths.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";

await runCommand({ name: "npm run audit" }, async () => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: inRoot(),
    encoding: "utf8",
  });
  const { code, lines } = readAudit(stdout);
  for (const line of lines) print(line);
  return code;
});
