// A browser for the tests: the machine's own, else one that is fetched. Also read by playwright.config.ts.
import fs from "node:fs";

import { Failure } from "./failure.mjs";
import { fetchOptions, findProgram, installBySystem } from "./machine.mjs";
import { inRoot } from "./paths.mjs";

/** The shell first: without windows it does the same in less time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/** What Debian calls them. */
const PACKAGES = ["chromium-headless-shell", "chromium"];

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

/**
 * Sees to it that there is a Chromium.
 * @returns {Promise<string>} where it came from
 */
export async function ensureChromium(keeper) {
  const found = findChromium();
  if (found) return found;
  if (await hasPlaywrights()) return "Playwright's";
  const wanted = { name: "chromium", packages: PACKAGES, isThere: () => findProgram(NAMES) };
  if (await installBySystem(keeper, wanted)) return "installed";
  await installByPlaywright(keeper);
  return "installed by Playwright";
}
