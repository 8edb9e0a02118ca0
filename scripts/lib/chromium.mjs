// A browser for the tests: the machine's own, else one that is fetched. Also read by playwright.config.ts.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { Failure } from "./failure.mjs";
import { houseDir, inRoot } from "./paths.mjs";

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

/** Whether it is there and starts; a distribution may offer a stub under that name. */
function works(file) {
  if (!fs.existsSync(file)) return false;
  return spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function onPath() {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(works);
}

/** The machine's Chromium, or undefined: Playwright then takes its own. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || onPath();
}

async function hasPlaywrights() {
  const { chromium } = await import("@playwright/test");
  return fs.existsSync(chromium.executablePath());
}

function fetchOptions() {
  return {
    cwd: inRoot(),
    env: { DEBIAN_FRONTEND: "noninteractive", ...process.env },
    log: path.join(houseDir, "logs", "chromium.log"),
  };
}

/** By the machine's package manager, which only root may. Answers whether that gave a browser that works. */
async function installBySystem(keeper) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return false;
  await tryToRun(keeper, ["update"]);
  for (const name of PACKAGES) {
    await tryToRun(keeper, ["install", "-y", "--no-install-recommends", name]);
    if (onPath()) return true;
  }
  return false;
}

async function tryToRun(keeper, args) {
  try {
    await keeper.run(`apt-get ${args[0]}`, "apt-get", args, fetchOptions());
  } catch (error) {
    if (keeper.isClosing) throw error;
  }
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
      fetchOptions(),
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
  if (await installBySystem(keeper)) return "installed";
  await installByPlaywright(keeper);
  return "installed by Playwright";
}
