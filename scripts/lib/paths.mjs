// Where things are. Built-ins only: read before anything is installed.
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
const root = path.resolve(fileURLToPath(import.meta.url), "../../..");

/** A path of the checkout. */
export function inRoot(...parts) {
  return path.join(root, ...parts);
}

/** What belongs to the checkout itself, whatever DATA_DIR says: locks and the logs of tests. */
export const toolingDir = inRoot(".data");

/** What `up` keeps between runs: the database, secrets, uploads and logs. */
export const dataDir = path.resolve(root, process.env.DATA_DIR || ".data");

/** What `dev` keeps between runs. It is separate from that of `up`, so that both can run at once. */
export const devDataDir = path.join(dataDir, "dev");
