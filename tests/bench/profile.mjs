// Where the time and the bytes of a page go: it is rendered many times under V8's profiler.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

import { Failure } from "../../scripts/lib/command/failure.mjs";
import { inRoot } from "../../scripts/lib/command/paths.mjs";
import { print, step } from "../../scripts/lib/command/progress.mjs";
import { generateClient } from "../../scripts/lib/database/prisma-client.mjs";
import { ensureChromium, findChromium } from "../../scripts/lib/install/chromium.mjs";
import { temporaryFolder } from "../../scripts/lib/tests/test-cluster.mjs";
import { openEnvironment, openSeededShop } from "./environment.mjs";
import { measureHtml } from "./profile-html.mjs";
import { timeByModule } from "./profile-modules.mjs";

/**
 * @import { Browser } from "@playwright/test"
 * @import { ProcessManager } from "../../scripts/lib/command/process-manager.mjs"
 * @import { BenchShop, SignedInUsers } from "./environment.mjs"
 *
 * @typedef {{ path: string, role: keyof SignedInUsers | null }} PageRequest
 *
 * @typedef {{ shop: BenchShop, browser: Browser, file: string }} Profiler
 */

/** The most used pages; `seller:` before a path signs in. */
const PAGES = [
  "/",
  "/shop",
  "/shop?search=coffee",
  "/shop?minPrice=10",
  "/product/1",
  "/seller/2",
  "buyer:/cart",
  "/community",
  "/events",
  "/business-directory",
  "/blog",
  "/holiday-stores",
  "/marketplace-map",
  "/faq",
  "buyer:/profile",
  "buyer:/wishlist",
  "buyer:/orders",
  "seller:/dashboard",
  "seller:/seller-tools",
  "admin:/admin",
];

const RENDERS = 100;
const WARM_UPS = 10;
const MODULES = 12;

/**
 * @param {string} text
 * @returns {PageRequest}
 * @throws {Failure} for an unknown role or a path without a slash
 */
function toPageRequest(text) {
  const [, role = null, address = ""] = /^(?:(admin|buyer|seller):)?(\/.*)$/.exec(text) ?? [];
  if (!address)
    throw new Failure(`A page is a path such as /shop or seller:/dashboard, not ${text}.`);
  return { path: address, role: /** @type {PageRequest["role"]} */ (role) };
}

/**
 * Switches the profiler of the server, and waits until it has done so.
 * @param {Profiler} profiler
 */
async function toggle({ shop, file }) {
  fs.rmSync(file, { force: true });
  process.kill(shop.shop.pid, "SIGUSR2");
  while (!fs.existsSync(file)) await sleep(20);
}

/**
 * @param {Profiler} profiler
 * @param {PageRequest} request
 */
async function profilePage(profiler, { path: address, role }) {
  const { shop, browser, file } = profiler;
  const headers = role ? { cookie: shop[role].cookie } : {};
  const render = async () => {
    const response = await fetch(`${shop.shop.url}${address}`, { headers });
    if (response.status !== 200) throw new Failure(`${address} answered ${response.status}.`);
    return response.text();
  };
  for (let count = 0; count < WARM_UPS; count++) await render();
  await toggle(profiler);
  for (let count = 0; count < RENDERS; count++) await render();
  await toggle(profiler);
  const times = timeByModule(JSON.parse(fs.readFileSync(file, "utf8")));
  return { address, times, html: await measureHtml(browser, await render()) };
}

const KB = 1024;
/** @param {number} bytes */
const toKb = (bytes) => (bytes / KB).toFixed(1);

/** @param {Awaited<ReturnType<typeof profilePage>>} result */
function printPage({ address, times, html }) {
  const total = times.reduce((sum, [, ms]) => sum + ms, 0) / RENDERS;
  print(`\n${address}: ${total.toFixed(2)} ms of processor time`);
  print(
    `${toKb(html.bytes)} KB of HTML, ${html.elements} elements, ${toKb(html.data)} KB of component data, ` +
      `${html.icons} icons of ${toKb(html.iconBytes)} KB, ${html.classNames} class names of ${toKb(html.classBytes)} KB`,
  );
  for (const [name, ms] of times.slice(0, MODULES)) {
    print(`  ${name.padEnd(44)} ${(ms / RENDERS).toFixed(2).padStart(8)} ms`);
  }
}

/**
 * Profiles pages of the production build with the demo data.
 * @param {ProcessManager} manager
 * @param {string[]} args paths; all of `PAGES` without any
 */
export async function profile(manager, args) {
  const requests = (args.length > 0 ? args : PAGES).map(toPageRequest);
  await step("Prisma client", "generating", () => generateClient(manager));
  await step("Chromium", "looking for one", () => ensureChromium(manager));
  const dir = await temporaryFolder(manager, os.tmpdir());
  const environment = await openEnvironment(manager, dir);
  const file = path.join(dir, "cpu-profile.json");
  const preload = pathToFileURL(inRoot("tests", "bench", "cpu-profiler.mjs")).href;
  const shop = await openSeededShop(environment, {
    NODE_OPTIONS: `--import ${preload}`,
    PROFILE_FILE: file,
    PAGE_CACHE: "off",
  });
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  for (const request of requests) printPage(await profilePage({ shop, browser, file }, request));
  await browser.close();
  await shop.close();
  return 0;
}
