// `npm run bench`: measures the shop together with its baselines. Sizes, parts, seconds, rounds and minutes are
// options: `npm run bench -- sizes=1000 parts=pages,calls seconds=2`.

import { install } from "./lib/install.mjs";
import { step } from "./lib/progress.mjs";
import { runCommand } from "./lib/run-command.mjs";
import { SYSTEM_LOCK } from "./lib/system-build.mjs";

await runCommand({ name: "npm run bench", locks: [SYSTEM_LOCK] }, async (manager) => {
  await step("Packages", "installing", () => install(manager));
  const { bench } = await import("../tests/bench/bench.mjs");
  return bench(manager, process.argv.slice(2));
});
