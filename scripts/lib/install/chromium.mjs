// The Chromium of the tests: an installed one, or else a downloaded one. Also read by playwright.config.ts.
import fs from "node:fs";

import { Failure } from "../command/failure.mjs";
import { inRoot } from "../command/paths.mjs";
import { fetchOptions, findProgram, installBySystem } from "./host-info.mjs";

/** @import { ProcessManager } from "../command/process-manager.mjs" */

/** The headless build, which is faster. Debian packages it under the same name. */
const SHELL = "chromium-headless-shell";

const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Returns the installed Chromium, or undefined: Playwright then uses its own. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES);
}

async function hasPlaywrightChromium() {
  const { chromium } = await import("@playwright/test");
  return fs.existsSync(chromium.executablePath());
}

/**
 * Installs Playwright's Chromium, with its libraries if the user is root.
 * @param {ProcessManager} manager
 */
async function installByPlaywright(manager) {
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const args = [inRoot("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"];
  try {
    await manager.run(
      "playwright install",
      process.execPath,
      [...args, ...withLibraries],
      fetchOptions("chromium"),
    );
  } catch (error) {
    throw new Failure(
      `${/** @type {Error} */ (error).message}\n\nCould not install Chromium. Install it, or set its path: CHROMIUM_PATH=… npm test`,
    );
  }
}

/**
 * @param {ProcessManager} manager
 * @param {string} name
 */
const installPackage = (manager, name) =>
  installBySystem(manager, { name, packages: [name], isInstalled: () => findProgram([name]) });

/**
 * Installs the system's headless package if it is missing. Needs no npm package.
 * @param {ProcessManager} manager
 */
export async function fetchChromium(manager) {
  if (process.env.CHROMIUM_PATH || findProgram([SHELL])) return;
  await installPackage(manager, SHELL);
}

/**
 * Ensures that there is a Chromium, preferably the headless build.
 * @param {ProcessManager} manager
 * @returns {Promise<string>} its source
 */
export async function ensureChromium(manager) {
  const existing = process.env.CHROMIUM_PATH || findProgram([SHELL]);
  if (existing) return existing;
  if (await installPackage(manager, SHELL)) return "installed, without windows";
  const chromium = findChromium();
  if (chromium) return chromium;
  if (await hasPlaywrightChromium()) return "Playwright's";
  if (await installPackage(manager, "chromium")) return "installed";
  await installByPlaywright(manager);
  return "installed by Playwright";
}
