// `npm run check:redos`: looks for an expression that somebody's text could keep busy.

import { say } from "./lib/progress.mjs";
import { BAR_MS, judge, listRegexes } from "./lib/redos-check.mjs";
import { runCommand } from "./lib/run-command.mjs";

await runCommand({ name: "npm run check:redos" }, async () => {
  const regexes = listRegexes();
  const found = [];
  let slowest = 0;
  for (const [name, regex] of regexes) {
    const { status, length, ms } = await judge(regex);
    slowest = Math.max(slowest, ms);
    if (status === "unknown" || ms > BAR_MS)
      found.push(`${regex.file}: ${name} ${status}: ${Math.round(ms)} ms for ${length} characters`);
  }
  for (const line of found) say(line);
  say(`regexes=${regexes.size} slow=${found.length} slowest=${Math.round(slowest)}ms`);
  return found.length > 0 ? 1 : 0;
});
