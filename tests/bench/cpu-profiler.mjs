// Preloaded into a server (`--import`): SIGUSR2 starts a processor profile, and the next one writes it to PROFILE_FILE.
import fs from "node:fs";
import { Session } from "node:inspector/promises";

const INTERVAL_MICROSECONDS = 200;

const session = new Session();
session.connect();
let isRunning = false;

process.on("SIGUSR2", async () => {
  const file = process.env.PROFILE_FILE ?? "";
  if (isRunning) {
    const { profile } = await session.post("Profiler.stop");
    fs.writeFileSync(`${file}.part`, JSON.stringify(profile));
    fs.renameSync(`${file}.part`, file);
  } else {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_MICROSECONDS });
    await session.post("Profiler.start");
    fs.writeFileSync(file, "");
  }
  isRunning = !isRunning;
});
