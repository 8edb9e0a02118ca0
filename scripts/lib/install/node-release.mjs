// Other releases of Node.js, from the npm registry.
import fs from "node:fs";
import path from "node:path";

import { toolingDir } from "../command/paths.mjs";

/** Supported releases: one of each line that `engines` in package.json allows. The last one is that of the image. */
export const NODE_RELEASES = ["20.20.2", "22.23.3", "24.21.0"];

/**
 * Installs a release of Node.js once.
 * @param {import("../command/process-manager.mjs").ProcessManager} manager
 * @param {string} version such as "24.21.0"
 * @returns {Promise<string>} the path of its program
 * @throws {Failure} if the registry has none for this platform
 */
export async function fetchNode(manager, version) {
  const folder = path.join(toolingDir, "nodes", version);
  const name = `node-${process.platform}-${process.arch}`;
  const program = path.join(folder, "node_modules", name, "bin", "node");
  if (fs.existsSync(program)) return program;
  fs.mkdirSync(folder, { recursive: true });
  const args = [
    "install",
    "--prefix",
    folder,
    "--no-save",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
  ];
  await manager.run(`npm install ${name}`, "npm", [...args, `${name}@${version}`], {
    cwd: folder,
    log: path.join(toolingDir, "logs", `node-${version}.log`),
  });
  return program;
}
