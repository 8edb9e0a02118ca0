// `npm run check:redos`: finds regular expressions that a hostile text could make slow.

import { listRegexes, MAX_MS, measure } from "./lib/checks/redos-check.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";

await runCommand({ name: "npm run check:redos" }, async () => {
  const regexes = listRegexes();
  const problems = [];
  let slowest = 0;
  for (const [name, regex] of regexes) {
    const { status, length, ms } = await measure(regex);
    slowest = Math.max(slowest, ms);
    if (status === "unknown" || ms > MAX_MS)
      problems.push(
        `${regex.file}: ${name} ${status}: ${Math.round(ms)} ms for ${length} characters`,
      );
  }
  for (const line of problems) print(line);
  print(`regexes=${regexes.size} slow=${problems.length} slowest=${Math.round(slowest)}ms`);
  return problems.length > 0 ? 1 : 0;
});
