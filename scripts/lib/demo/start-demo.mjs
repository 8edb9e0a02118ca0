import path from "node:path";

import { buildIfChanged } from "../build/build.mjs";
import { reserveBuildFolder } from "../build/build-folder.mjs";
import { withLock } from "../command/lock.mjs";
import { dataDir, inRoot, toolingDir } from "../command/paths.mjs";
import { createExitFailure } from "../command/processes.mjs";
import { print, step } from "../command/progress.mjs";
import { startJobClock, startServer } from "../server/web-server.mjs";
import { DEMO_ACCOUNTS } from "./demo-env.mjs";
import { prepareDemo } from "./prepare-demo.mjs";

/**
 * Starts the demo shop and serves it until the command is stopped.
 * @param {import("../command/run-command.mjs").CommandManager} manager
 * @returns {Promise<number>} the exit code, if the server ends by itself
 */
export async function startDemo(manager) {
  const distDir = reserveBuildFolder(manager, dataDir);
  const demo = await prepareDemo(manager, { dir: dataDir, nodeEnv: "production", distDir });
  const { port, url, env, identity, log, stamp } = demo;
  // One build at a time: each writes files into the checkout.
  await step("Build", "building, a minute or two the first time", () =>
    withLock(path.join(toolingDir, "build.lock"), () => {
      const options = { env, identity, stamp: stamp("build"), log: log("build") };
      return buildIfChanged(manager, { ...options, folder: inRoot(distDir) });
    }),
  );
  const server = await step(
    "Server",
    "starting",
    () => startServer(manager, { port, env, log: log("server") }),
    () => "open",
  );
  startJobClock(manager, { port, secret: env.CRON_SECRET });

  manager.ready();
  print();
  print("Press Ctrl-C to stop.");
  print(`Shaafi Marketplace: ${url}  (sign in as ${DEMO_ACCOUNTS})`);
  throw createExitFailure("The server", server, await server.status);
}
