// The Chromium of the tests: an installed one, or else a downloaded one. Also read by playwright.config.ts.
import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { fetchOptions, findProgram, installBySystem } from "./host-info.mjs";
import { inRoot } from "./paths.mjs";

/** The headless build, which is faster. Debian packages it under the same name. */
const SHELL = "chromium-headless-shell";

const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Returns the installed Chromium, or undefined: Playwright then uses its own. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES);
}

async function hasPlaywrights() {
  const { chromium } = await import("@playwright/test");
  return fs.existsSync(chromium.executablePath());
}

/** Installs Playwright's Chromium, with its libraries if the user is root. */
async function installByPlaywright(keeper) {
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  const args = [inRoot("node_modules", "@playwright", "test", "cli.js"), "install", "chromium"];
  try {
    await keeper.run(
      "playwright install",
      process.execPath,
      [...args, ...withLibraries],
      fetchOptions("chromium"),
    );
  } catch (error) {
    throw new Failure(
      `${error.message}\n\nCould not install Chromium. Install it, or set its path: CHROMIUM_PATH=… npm test`,
    );
  }
}

const installPackage = (keeper, name) =>
  installBySystem(keeper, { name, packages: [name], isThere: () => findProgram([name]) });

/** Installs the system's headless package if it is missing. Needs no npm package. */
export async function fetchChromium(keeper) {
  if (process.env.CHROMIUM_PATH || findProgram([SHELL])) return;
  await installPackage(keeper, SHELL);
}

/** Ensures that there is a Chromium, preferably the headless build. @returns {Promise<string>} its source */
export async function ensureChromium(keeper) {
  const chosen = process.env.CHROMIUM_PATH || findProgram([SHELL]);
  if (chosen) return chosen;
  if (await installPackage(keeper, SHELL)) return "installed, without windows";
  const found = findChromium();
  if (found) return found;
  if (await hasPlaywrights()) return "Playwright's";
  if (await installPackage(keeper, "chromium")) return "installed";
  await installByPlaywright(keeper);
  return "installed by Playwright";
}
