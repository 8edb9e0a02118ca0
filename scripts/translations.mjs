// `npm run translations`: prints the messages whose English text changed after their translations. `--confirm` records
// that the translations match. See docs/voice.md.

import {
  confirmTranslations,
  readEnglish,
  readRecord,
  stalePaths,
} from "./lib/checks/translated-texts.mjs";
import { readFlags } from "./lib/command/flags.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";

await runCommand({ name: "npm run translations" }, () => {
  const { confirm } = readFlags(process.argv.slice(2), { confirm: "boolean" });
  const stale = stalePaths(readRecord(), readEnglish());
  for (const path of stale) print(`- ${path}`);
  if (confirm) confirmTranslations();
  const state = confirm ? "confirmed" : "to translate or confirm";
  print(`${stale.length} ${stale.length === 1 ? "message" : "messages"} ${state}`);
});
