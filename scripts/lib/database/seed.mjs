/** @import { ProcessManager } from "../command/process-manager.mjs" */
import path from "node:path";
import { inRoot } from "../command/paths.mjs";
import { isStamped, sourceHash, writeStamp } from "../command/source-hash.mjs";

/**
 * Seeds a database once, and again when the seed has changed. The seed does not change existing rows.
 * @param {ProcessManager} manager
 * @param {{ env: import("../command/processes.mjs").Environment, identity: string, stamp: string, log: string }}
 *   options
 * @returns {Promise<string>} what it did
 */
export async function seedOnce(manager, { env, identity, stamp, log }) {
  const hash = sourceHash(["prisma/seed"], identity);
  if (isStamped(stamp, hash)) return "unchanged";
  const program = path.join("prisma", "seed", "main.ts");
  const args = ["--conditions=react-server", "--import", "tsx", program];
  await manager.run("The seed", process.execPath, args, { cwd: inRoot(), env, log });
  writeStamp(stamp, hash);
  return "seeded";
}
