// `npm run audit`: asks the registry for known holes in what the lockfile installs. Fails on a high or critical one, and
// says plainly when nobody could be asked: that is no good result.
import { spawnSync } from "node:child_process";
import { readAudit } from "./lib/audit.mjs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run audit" }, async () => {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: inRoot(),
    encoding: "utf8",
  });
  const { code, lines } = readAudit(stdout);
  for (const line of lines) say(line);
  return code;
});
