// Stops the PostgreSQL of a temporary folder and removes the folder if its owner was killed before it could. Arguments:
// folder, pid and start time of the owner.
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "../command/processes.mjs";
import { endPostgres } from "../postgres/embedded-postgres.mjs";

const POLL_MS = 250;

const [dir = "", pid, startedAt = ""] = process.argv.slice(2);
const owner = { pid: Number(pid), startedAt };
while (fs.existsSync(dir) && isRunning(owner)) await sleep(POLL_MS);
if (fs.existsSync(dir)) {
  await endPostgres(dir);
  fs.rmSync(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
