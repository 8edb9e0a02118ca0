// Programs outside of npm: found on the machine, or installed by its package manager if the user is root.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { inRoot, toolingDir } from "../command/paths.mjs";

/** @import { ProcessManager } from "../command/process-manager.mjs" */

/**
 * Whether a program exists and starts; a distribution may offer a stub.
 * @param {string} file
 */
function isExecutable(file) {
  if (!fs.existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/**
 * Returns the first of these programs on the PATH that works, or undefined.
 * @param {string[]} names
 */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

/**
 * Returns the options of an installation.
 * @param {string} name
 */
export function fetchOptions(name) {
  return {
    cwd: inRoot(),
    // Prevents packages from starting their services.
    env: { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1", ...process.env },
    log: path.join(toolingDir, "logs", `${name}.log`),
  };
}

/**
 * @param {ProcessManager} manager
 * @param {string} name
 * @param {string[]} args
 */
async function tryToRun(manager, name, args) {
  try {
    await manager.run(`apt-get ${args[0]}`, "apt-get", args, fetchOptions(name));
  } catch (error) {
    if (manager.isClosing) throw error;
  }
}

/**
 * Updates the package lists once per process.
 * @type {Promise<void> | undefined}
 */
let packageLists;

/**
 * Installs Debian packages one after the other until the program exists.
 * @param {ProcessManager} manager
 * @param {{ name: string, packages: string[], isInstalled: () => unknown }} options
 * @returns {Promise<boolean>} whether it exists
 */
export async function installBySystem(manager, { name, packages, isInstalled }) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return false;
  packageLists ??= tryToRun(manager, name, ["update"]);
  await packageLists;
  for (const packageName of packages) {
    await tryToRun(manager, name, ["install", "-y", "--no-install-recommends", packageName]);
    if (isInstalled()) return true;
  }
  return false;
}
