import path from "node:path";
import { inRoot } from "./paths.mjs";
import { isStamped, sourceHash, writeStamp } from "./source-hash.mjs";

/**
 * Seeds a database once, and again when the seed has changed. The seed does not change existing rows.
 * @param {{ env: Record<string, string | undefined>, identity: string, stamp: string, log: string }} options
 * @returns {Promise<string>} what it did
 */
export async function seedOnce(keeper, { env, identity, stamp, log }) {
  const wanted = sourceHash(["prisma/seed"], identity);
  if (isStamped(stamp, wanted)) return "unchanged";
  const program = path.join("prisma", "seed", "main.ts");
  const args = ["--conditions=react-server", "--import", "tsx", program];
  await keeper.run("The seed", process.execPath, args, { cwd: inRoot(), env, log });
  writeStamp(stamp, wanted);
  return "seeded";
}
