// `npm run check:redos`: finds regular expressions that a hostile text could make slow.

import { print } from "./lib/progress.mjs";
import { judge, listRegexes, MAX_MS } from "./lib/redos-check.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run check:redos" }, async () => {
  const regexes = listRegexes();
  const found = [];
  let slowest = 0;
  for (const [name, regex] of regexes) {
    const { status, length, ms } = await judge(regex);
    slowest = Math.max(slowest, ms);
    if (status === "unknown" || ms > MAX_MS)
      found.push(`${regex.file}: ${name} ${status}: ${Math.round(ms)} ms for ${length} characters`);
  }
  for (const line of found) print(line);
  print(`regexes=${regexes.size} slow=${found.length} slowest=${Math.round(slowest)}ms`);
  return found.length > 0 ? 1 : 0;
});
