// Paths of the checkout and of the data. Imports built-ins only, since it runs before packages are installed.
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(fileURLToPath(import.meta.url), "../../../..");

/**
 * Returns a path of the checkout.
 * @param {string[]} segments
 */
export function inRoot(...segments) {
  return path.join(root, ...segments);
}

/** Locks and test logs of the checkout, independent of DATA_DIR. */
export const toolingDir = inRoot(".data");

/** Data of `up`: the database, secrets, uploads and logs. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || ".data");

/** Data of `dev`, separate from that of `up` so that both can run at once. */
export const devDataDir = path.join(dataDir, "dev");
