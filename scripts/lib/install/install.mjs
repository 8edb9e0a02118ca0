// Installs packages from a bare clone. Imports built-ins only.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { withLock } from "../command/lock.mjs";
import { inRoot, toolingDir } from "../command/paths.mjs";
import { requireNode } from "./node-version.mjs";

/**
 * @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} Packages
 */

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}

/** Whether node_modules matches package-lock.json. npm writes its own list there when it has finished. */
function isInstalled() {
  const expectedPackages = readPackages(inRoot("package-lock.json"));
  const installedPackages = readPackages(inRoot("node_modules", ".package-lock.json"));
  if (!expectedPackages || !installedPackages) return false;
  return Object.entries(expectedPackages).every(
    ([name, { version, optional, devOptional }]) =>
      name === "" ||
      installedPackages[name]?.version === version ||
      (!installedPackages[name] && (optional || devOptional)),
  );
}

/**
 * Returns the command of npm: the one that runs this process, or else the one on the PATH.
 * @returns {[program: string, ...args: string[]]}
 */
function npm() {
  const program = process.env.npm_execpath;
  if (program && path.basename(program) === "npm-cli.js") return [process.execPath, program];
  return ["npm"];
}

/**
 * Returns the environment of npm. Its cache is in the home folder, or in the tooling folder if that is not writable.
 */
function npmEnvironment() {
  const { NODE_ENV: _production, ...env } = process.env;
  const cache = env.npm_config_cache || path.join(os.homedir(), ".npm");
  try {
    fs.mkdirSync(cache, { recursive: true });
    fs.accessSync(cache, fs.constants.W_OK);
    return env;
  } catch {
    return { ...env, npm_config_cache: path.join(toolingDir, "npm-cache") };
  }
}

/**
 * Installs the packages of package-lock.json if they are missing. No install scripts run; none is needed.
 * @param {import("../command/process-manager.mjs").ProcessManager} manager
 * @returns {Promise<string>} what it did
 */
export async function install(manager) {
  requireNode();
  return withLock(path.join(toolingDir, "install.lock"), async () => {
    if (isInstalled()) return "installed";
    const [program, ...first] = npm();
    const args = [
      "ci",
      "--ignore-scripts",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--no-update-notifier",
    ];
    await manager.run("npm ci", program, [...first, ...args], {
      cwd: inRoot(),
      env: npmEnvironment(),
      log: path.join(toolingDir, "logs", "install.log"),
    });
    return "installed";
  });
}
