import fs from "node:fs";
import path from "node:path";
import { withLock } from "../command/lock.mjs";
import { inRoot, toolingDir } from "../command/paths.mjs";
import { isStamped, sourceHash, writeStamp } from "../command/source-hash.mjs";

const CLIENT = inRoot("generated", "prisma", "client.ts");
const STAMP = inRoot("generated", "prisma.stamp");
const SOURCES = ["prisma/schema.prisma", "prisma.config.ts", "node_modules/prisma/package.json"];

/** Prisma's CLI, run by Node. */
export const prismaCli = inRoot("node_modules", "prisma", "build", "index.js");

/** Returns a stand-in for the engine: Prisma's generator only checks that the file exists. */
function engine() {
  return ["/bin/true", "/usr/bin/true"].find((file) => fs.existsSync(file)) ?? process.execPath;
}

/**
 * Generates the Prisma client if the schema has changed.
 * @param {import("../command/process-manager.mjs").ProcessManager} manager
 * @returns {Promise<string>} what it did
 */
export function generateClient(manager) {
  return withLock(path.join(toolingDir, "generate.lock"), async () => {
    const hash = sourceHash(SOURCES);
    if (fs.existsSync(CLIENT) && isStamped(STAMP, hash)) return "unchanged";
    await manager.run("prisma generate", process.execPath, [prismaCli, "generate"], {
      cwd: inRoot(),
      env: {
        PRISMA_SCHEMA_ENGINE_BINARY: engine(),
        CHECKPOINT_DISABLE: "1",
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        ...process.env,
      },
      log: path.join(toolingDir, "logs", "generate.log"),
    });
    writeStamp(STAMP, hash);
    return "generated";
  });
}
