// `npm run bench`: measures the shop together with its baselines. Sizes, parts, seconds, rounds and minutes are
// options: `npm run bench -- sizes=1000 parts=pages,calls seconds=2`.

import { step } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { install } from "./lib/install/install.mjs";
import { SYSTEM_LOCK } from "./lib/tests/system-build.mjs";

await runCommand({ name: "npm run bench", locks: [SYSTEM_LOCK] }, async (manager) => {
  await step("Packages", "installing", () => install(manager));
  const { bench } = await import("../tests/bench/bench.mjs");
  return bench(manager, process.argv.slice(2));
});
