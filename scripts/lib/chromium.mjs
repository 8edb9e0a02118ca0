// A browser for the tests: the machine's own, else one that is fetched. Also read by playwright.config.ts.
import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { fetchOptions, findProgram, installBySystem } from "./host-info.mjs";
import { inRoot } from "./paths.mjs";

/** It has no windows and does the same in less time: 31 s of 13 tests for which the whole took 49. Debian's package, too. */
const SHELL = "chromium-headless-shell";

const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The machine's Chromium, or undefined: Playwright then takes its own. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findProgram(NAMES);
}

async function hasPlaywrights() {
  const { chromium } = await import("@playwright/test");
  return fs.existsSync(chromium.executablePath());
}

/** From Playwright's own place, with the libraries it needs where root may install them. */
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
      `${error.message}\n\nNo Chromium could be installed. Install one, or say where it is: CHROMIUM_PATH=… npm test`,
    );
  }
}

const installPackage = (keeper, name) =>
  installBySystem(keeper, { name, packages: [name], isThere: () => findProgram([name]) });

/** Installs the system's package without windows unless there is one. Needs no package of npm. */
export async function fetchChromium(keeper) {
  if (process.env.CHROMIUM_PATH || findProgram([SHELL])) return;
  await installPackage(keeper, SHELL);
}

/**
 * Sees to it that there is a Chromium, the shell if the machine can have it.
 * @returns {Promise<string>} where it came from
 */
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
