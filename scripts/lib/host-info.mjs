// Programs outside of npm: found on the machine, or installed by its package manager if the user is root.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { inRoot, toolingDir } from "./paths.mjs";

/** Whether a program exists and starts; a distribution may offer a stub. */
function works(file) {
  if (!fs.existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** Returns the first of these programs on the PATH that works, or undefined. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(works);
}

/** Returns the options of an installation. */
export function fetchOptions(name) {
  return {
    cwd: inRoot(),
    // Prevents packages from starting their services.
    env: { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1", ...process.env },
    log: path.join(toolingDir, "logs", `${name}.log`),
  };
}

async function tryToRun(keeper, name, args) {
  try {
    await keeper.run(`apt-get ${args[0]}`, "apt-get", args, fetchOptions(name));
  } catch (error) {
    if (keeper.isClosing) throw error;
  }
}

/** Updates the package lists once per process. */
let packageLists;

/**
 * Installs Debian packages one after the other until the program exists.
 * @param {{ name: string, packages: string[], isThere: () => unknown }} options
 * @returns {Promise<boolean>} whether it exists
 */
export async function installBySystem(keeper, { name, packages, isThere }) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return false;
  packageLists ??= tryToRun(keeper, name, ["update"]);
  await packageLists;
  for (const one of packages) {
    await tryToRun(keeper, name, ["install", "-y", "--no-install-recommends", one]);
    if (isThere()) return true;
  }
  return false;
}
