// The build of the system tests' commands, reused between their runs.
import fs from "node:fs";
import path from "node:path";

import { buildIfChanged } from "../build/build.mjs";
import { inRoot, toolingDir } from "../command/paths.mjs";
import { testEnv } from "./test-env.mjs";

/** Build folder of the system tests. tsconfig.json names it too. */
export const SYSTEM_DIST_DIR = ".next-system";

/**
 * Allows one run of the system tests at a time, by a command or within `npm test`: they share the build folder and
 * logs.
 */
export const SYSTEM_LOCK = path.join(toolingDir, "system.lock");

/** Encryption key of server actions; with the same key both servers accept each other's actions. */
export const ACTIONS_KEY = Buffer.alloc(32, "the system tests' own key").toString("base64");

/**
 * Builds unless the existing build has the same sources. Its pages are those of an empty shop.
 * @param {import("../command/process-manager.mjs").ProcessManager} manager
 * @param {{ database: string, uploads: string }} options `database`: already migrated
 * @returns {Promise<string>} what it did
 */
export function buildSystemShop(manager, { database, uploads }) {
  const profile = testEnv({ url: "http://localhost:3000", database, uploads });
  const env = {
    ...process.env,
    ...profile,
    NEXT_DIST_DIR: SYSTEM_DIST_DIR,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: ACTIONS_KEY,
  };
  return buildIfChanged(manager, {
    env,
    identity: "an empty shop",
    stamp: path.join(toolingDir, "system-build.stamp"),
    log: path.join(toolingDir, "logs", "system-build.log"),
    folder: inRoot(SYSTEM_DIST_DIR),
  });
}

/**
 * Copies the build without its middleware.
 * @returns {string} its folder
 */
export function copyWithoutMiddleware() {
  const copy = `${SYSTEM_DIST_DIR}-copy`;
  fs.rmSync(inRoot(copy), { recursive: true, force: true });
  fs.cpSync(inRoot(SYSTEM_DIST_DIR), inRoot(copy), { recursive: true });
  fs.rmSync(inRoot(copy, "server", "middleware.js"));
  const file = inRoot(copy, "server", "functions-config-manifest.json");
  const manifest = JSON.parse(fs.readFileSync(file, "utf8"));
  delete manifest.functions["/_middleware"];
  fs.writeFileSync(file, JSON.stringify(manifest));
  return copy;
}
