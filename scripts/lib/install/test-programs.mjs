// Programs that only tests need: a Chromium and a Redis. Imports built-ins only, so that they are installed in parallel
// with packages.
import { fetchChromium } from "./chromium.mjs";
import { findProgram, installBySystem } from "./host-info.mjs";

/** @import { ProcessManager } from "../command/process-manager.mjs" */

const REDIS_NAMES = ["redis-server", "valkey-server"];

/** Returns the installed Redis or Valkey, or undefined. */
const findRedis = () => findProgram(REDIS_NAMES);

/**
 * Returns the path of a Redis, installed if the machine allows it; undefined if there is none.
 * @param {ProcessManager} manager
 */
export async function ensureRedis(manager) {
  const redis = findRedis();
  if (redis) return redis;
  await installBySystem(manager, { name: "redis", packages: REDIS_NAMES, isInstalled: findRedis });
  return findRedis();
}

/**
 * Installs the programs of the layers one after the other: the package manager allows one installation at a time.
 * @param {ProcessManager} manager
 * @param {string[]} layers
 */
export async function fetchTestPrograms(manager, layers) {
  if (layers.includes("e2e")) await fetchChromium(manager);
  if (layers.includes("system")) await ensureRedis(manager);
}
