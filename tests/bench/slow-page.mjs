// A page of a signed-in buyer whose API and server responses are late, so that only optimistic changes are quick.
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";

import { SIGNED_IN_COOKIE } from "../../lib/core/signed-in-cookie.mjs";
import { findChromium } from "../../scripts/lib/install/chromium.mjs";

/**
 * @import { Browser, Page, Request } from "@playwright/test"
 * @import { BenchContext } from "./bench.mjs"
 *
 * @typedef {{ name: string, width: number, height: number, slowdown: number }} Device `slowdown`: of its processor
 *
 * @typedef {{ page: Page, waitUntilIdle: () => Promise<void>, close: () => Promise<void> }} SlowPage
 */

/** Delay of each response to a script of the page, in ms. */
const DELAY_MS = 300;
/** Time without a request after which a page is idle, in ms. */
const IDLE_MS = 150;
const POLL_MS = 25;

/** @type {Device[]} */
export const DEVICES = [
  { name: "desktop", width: 1280, height: 900, slowdown: 1 },
  { name: "phone", width: 390, height: 844, slowdown: 4 },
];

/** Launches Chromium for measurements. */
export function launchBrowser() {
  const executablePath = findChromium();
  return chromium.launch(executablePath ? { executablePath } : {});
}

/**
 * Opens a context of a device in which the buyer is signed in.
 * @param {Browser} browser
 * @param {Pick<BenchContext, "shop" | "buyer">} context
 * @param {Device} device
 */
export async function openBuyerContext(browser, { shop, buyer }, { width, height, slowdown }) {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width, height },
    hasTouch: slowdown > 1,
    isMobile: slowdown > 1,
  });
  const [name = "", value = ""] = buyer.cookie.split(/=(.*)/s);
  await context.addCookies([
    { name, value, url: shop.url },
    { name: SIGNED_IN_COOKIE, value: "buyer", url: shop.url },
  ]);
  return context;
}

/** @param {Request} request */
const isSentByScript = (request) => ["fetch", "xhr"].includes(request.resourceType());

/**
 * Opens a page whose responses to scripts are late.
 * @param {Browser} browser
 * @param {Pick<BenchContext, "shop" | "buyer">} bench
 * @param {Device} device
 * @returns {Promise<SlowPage>}
 */
export async function openSlowPage(browser, bench, device) {
  const context = await openBuyerContext(browser, bench, device);
  const page = await context.newPage();
  /** @type {Set<Request>} */
  const openRequests = new Set();
  let lastChangeAt = performance.now();
  page.on("request", (request) => {
    if (!isSentByScript(request)) return;
    openRequests.add(request);
    lastChangeAt = performance.now();
  });
  /** @param {Request} request */
  const close = (request) => {
    if (openRequests.delete(request)) lastChangeAt = performance.now();
  };
  // The page may leave the body of a response unread, which then never finishes.
  page.on("response", (response) => close(response.request()));
  page.on("requestfailed", close);
  await page.route(
    ({ pathname }) => !pathname.startsWith("/_next/static/"),
    async (route) => {
      if (isSentByScript(route.request())) await sleep(DELAY_MS);
      // A request that a navigation has ended cannot be continued.
      await route.continue().catch(() => null);
    },
  );
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: device.slowdown });
  return {
    page,
    async waitUntilIdle() {
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      while (openRequests.size > 0 || performance.now() - lastChangeAt < IDLE_MS)
        await sleep(POLL_MS);
    },
    close: () => context.close(),
  };
}
