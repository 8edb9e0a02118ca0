import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { describe, expect, it, onTestFinished } from "vitest";

/** Starts a database as a test run does, and prints its folder. */
const PROGRAM = `
import { createProcessManager } from "./scripts/lib/command/process-manager.mjs";
import { startTestCluster, temporaryFolder } from "./scripts/lib/tests/test-cluster.mjs";
const keeper = await createProcessManager();
const dir = await temporaryFolder(keeper);
await startTestCluster(keeper, dir);
process.stdout.write(dir);
setInterval(() => {}, 1000);
`;

async function startRun(): Promise<{ run: ChildProcess; dir: string }> {
  const run = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void run.kill("SIGKILL"));
  const dir = await new Promise<string>((resolve, reject) => {
    run.stdout?.once("data", (data) => resolve(String(data)));
    run.once("exit", () => reject(new Error("The run ended before its database started")));
  });
  return { run, dir };
}

function processesOf(dir: string) {
  const { stdout } = spawnSync("ps", ["-A", "-o", "args="], { encoding: "utf8" });
  return stdout.split("\n").filter((line) => line.includes(dir));
}

describe("an interrupted test run", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGKILL"] as const)(
    "leaves no process and no folder after %s",
    async (signal) => {
      const { run, dir } = await startRun();
      expect(fs.existsSync(dir)).toBe(true);
      expect(processesOf(dir).length).toBeGreaterThan(1);
      run.kill(signal);
      while (fs.existsSync(dir) || processesOf(dir).length > 0) await sleep(50);
      expect(fs.existsSync(dir)).toBe(false);
    },
    60_000,
  );
});
