// Programs that are no packages of ours: found on the machine, else asked of its package manager, which only root may.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { inRoot, toolingDir } from "./paths.mjs";

/** Whether it is there and starts; a distribution may offer a stub under that name. */
function works(file) {
  if (!fs.existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

/** The first program of these names on the path that works, or undefined. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(works);
}

/** How the fetching of a program runs; its log is named after it. */
export function fetchOptions(name) {
  return {
    cwd: inRoot(),
    // A program is wanted, not a service that starts with the machine.
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

/** Fetching the lists of packages takes seconds: once in a process is enough. */
let packageLists;

/**
 * Asks Debian's package manager for one package after the other until there is what is wanted.
 * @param {{ name: string, packages: string[], isThere: () => unknown }} wanted
 * @returns {Promise<boolean>} whether it is there
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
