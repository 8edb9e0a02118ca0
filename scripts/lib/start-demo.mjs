import path from "node:path";

import { buildIfChanged } from "./build.mjs";
import { reserveBuildFolder } from "./build-folder.mjs";
import { DEMO_ACCOUNTS } from "./demo-env.mjs";
import { withLock } from "./lock.mjs";
import { dataDir, inRoot, toolingDir } from "./paths.mjs";
import { prepareDemo } from "./prepare-demo.mjs";
import { createExitFailure } from "./processes.mjs";
import { print, step } from "./progress.mjs";
import { startJobClock, startServer } from "./web-server.mjs";

/**
 * Starts the demo shop and serves it until the command is stopped.
 * @param {import("./run-command.mjs").CommandManager} manager
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
