// The build command of vercel.json: checks the configuration, migrates the database of production, and builds.

import { vercelBuild } from "./lib/build/vercel-build.mjs";
import { runCommand } from "./lib/command/run-command.mjs";

await runCommand({ name: "vercel-build" }, (manager) => vercelBuild(manager));
