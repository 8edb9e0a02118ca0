// Runs the due jobs of a server once, or every so many seconds: a scheduler for containers.
// `node scripts/run-jobs.mjs --url http://shop:3000 --every 10`
import { setTimeout as sleep } from "node:timers/promises";

import { readEnvFiles } from "./lib/command/env-files.mjs";
import { Failure } from "./lib/command/failure.mjs";
import { readFlags } from "./lib/command/flags.mjs";
import { print } from "./lib/command/progress.mjs";
import { runCommand } from "./lib/command/run-command.mjs";
import { callJobs } from "./lib/server/job-call.mjs";

await runCommand({ name: "run-jobs" }, async (manager) => {
  readEnvFiles();
  const flags = readFlags(process.argv.slice(2), { url: "string", every: "string" });
  const url = flags.url ?? `http://127.0.0.1:${process.env.PORT || 3000}`;
  const secret = process.env.CRON_SECRET;
  if (!secret) throw new Failure("CRON_SECRET must be set. See .env.example.");
  if (flags.every === undefined) {
    print(await callJobs({ url, secret }));
    return 0;
  }
  const seconds = Number(flags.every);
  if (!(seconds >= 1)) throw new Failure("--every needs a number of seconds, 1 or more.");
  manager.ready();
  for (; ; await sleep(seconds * 1_000)) {
    await callJobs({ url, secret }).catch((error) =>
      print(`Failed to run the jobs: ${error.message}`),
    );
  }
});
