// The build command of vercel.json: checks the configuration, migrates the database of production, and builds.
import { runCommand } from "./lib/run-command.mjs";
import { vercelBuild } from "./lib/vercel-build.mjs";

await runCommand({ name: "vercel-build" }, (manager) => vercelBuild(manager));
