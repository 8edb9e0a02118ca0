// `npm run translations`: prints the messages whose English text changed after their translations. `--confirm` records
// that the translations match. See docs/voice.md.

import { readFlags } from "./lib/flags.mjs";
import { print } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";
import {
  confirmTranslations,
  readEnglish,
  readRecord,
  stalePaths,
} from "./lib/translated-texts.mjs";

await runCommand({ name: "npm run translations" }, () => {
  const { confirm } = readFlags(process.argv.slice(2), { confirm: "boolean" });
  const stale = stalePaths(readRecord(), readEnglish());
  for (const path of stale) print(`- ${path}`);
  if (confirm) confirmTranslations();
  const state = confirm ? "confirmed" : "to translate or confirm";
  print(`${stale.length} ${stale.length === 1 ? "message" : "messages"} ${state}`);
});
