// The production build, repeated only when its sources or settings have changed.
import fs from "node:fs";
import path from "node:path";
import { inRoot } from "../command/paths.mjs";
import { isStamped, sourceHash, writeStamp } from "../command/source-hash.mjs";

/**
 * @import { ProcessManager } from "../command/process-manager.mjs"
 * @import { Environment } from "../command/processes.mjs"
 */

/** Sources of the build, including the seed: static pages are rendered from its rows. */
const SOURCES = ["app", "components", "lib", "messages", "prisma", "public"];
const CONFIGURATION =
  /^(package-lock\.json|tsconfig\.json|(middleware|instrumentation(-client)?)\.ts|[a-z]+\.config\.m?[jt]s)$/;

/** Settings that static pages or the bundle may include. */
const BAKED_IN = [
  "APP_URL",
  "DEMO_MODE",
  "PAYMENTS",
  "STRIPE_PUBLISHABLE_KEY",
  "GOOGLE_CLIENT_ID",
  "APPLE_CLIENT_ID",
  "FACEBOOK_CLIENT_ID",
  "NEXT_DIST_DIR",
];

/** Next's CLI, run by Node. */
export const next = inRoot("node_modules", "next", "dist", "bin", "next");

/** @param {{ env: Environment, identity: string }} options */
function inputHash({ env, identity }) {
  const configuration = fs.readdirSync(inRoot()).filter((name) => CONFIGURATION.test(name));
  const settings = BAKED_IN.map((name) => env[name] ?? "");
  return sourceHash([...SOURCES, ...configuration], [settings, identity, process.version]);
}

/**
 * Removes all output of earlier builds, including the page cache, except a dev server's.
 * @param {string} folder
 */
function clear(folder) {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (name !== "dev") fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** @param {string} folder */
function readBuildId(folder) {
  try {
    return fs.readFileSync(path.join(folder, "BUILD_ID"), "utf8");
  } catch {
    return null;
  }
}

/**
 * Builds the shop.
 * @param {ProcessManager} manager
 * @param {{ env: Environment, log: string, folder?: string }} options
 * @throws {Failure} with the tail of its log if the build fails
 */
export async function build(manager, { env, log, folder = inRoot(".next") }) {
  clear(folder);
  await manager.run("The build", process.execPath, [next, "build"], { cwd: inRoot(), env, log });
}

/**
 * Builds unless the existing build has the same sources and settings.
 * @param {ProcessManager} manager
 * @param {{ env: Environment, identity: string, stamp: string, log: string, folder?: string }} options
 * @returns {Promise<string>} what it did
 */
export async function buildIfChanged(manager, options) {
  const { env, identity, stamp, log, folder = inRoot(".next") } = options;
  const hash = inputHash({ env, identity });
  if (isStamped(stamp, `${hash} ${readBuildId(folder)}`)) return "unchanged";
  await build(manager, { env, log, folder });
  writeStamp(stamp, `${hash} ${readBuildId(folder)}`);
  return "built";
}
