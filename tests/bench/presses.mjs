// Felt speed: the time from a press to its first visible effect, while every response is late.
import { DEFAULT_LOCALE, LOCALE_COOKIE } from "../../lib/i18n/locales.mjs";
import { percentile } from "../system/history.mjs";
import { layoutShiftRows } from "./layout-shifts.mjs";
import { listPresses } from "./press-list.mjs";
import { timePress } from "./press-timer.mjs";
import { DEVICES, launchBrowser, openSlowPage } from "./slow-page.mjs";
import { judge } from "./table.mjs";

/**
 * @import { Browser } from "@playwright/test"
 * @import { BenchContext } from "./bench.mjs"
 * @import { Press } from "./press-list.mjs"
 * @import { Device, SlowPage } from "./slow-page.mjs"
 * @import { Row } from "./table.mjs"
 */

const PRESSES = 15;
const LIMIT_MS = 100;
/** With a processor at a quarter of its speed. */
const PHONE_LIMIT_MS = 200;
/** Time of the transitions of a hover, in ms. */
const HOVER_MS = 250;

/**
 * @param {SlowPage & Pick<BenchContext, "shop">} slowPage
 * @param {Press} press
 * @param {number} index
 * @returns {Promise<number>} ms
 */
async function pressOnce(
  { page, waitUntilIdle, shop },
  { prepare, act, sign, finish, ...press },
  index,
) {
  if (index === 0 || press.isReopened) {
    // An earlier press may have chosen another language.
    await page
      .context()
      .addCookies([{ name: LOCALE_COOKIE, value: DEFAULT_LOCALE, url: shop.url }]);
    await page.goto(press.path);
  }
  await waitUntilIdle();
  await prepare?.(page, index);
  const target = press.target(page, index);
  // Away from the toasts and bars at the edges.
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await target.hover();
  await page.waitForTimeout(HOVER_MS);
  const ms = await timePress(sign?.(page) ?? target, () =>
    act ? act(target, index) : target.click(),
  );
  await finish?.(page);
  await waitUntilIdle();
  return ms;
}

/**
 * @param {Browser} browser
 * @param {BenchContext} bench
 * @param {Device} device
 * @returns {Promise<Row[]>}
 */
async function measureDevice(browser, bench, device) {
  const rows = [];
  for (const press of await listPresses(bench, device)) {
    const slowPage = await openSlowPage(browser, bench, device);
    const times = [];
    for (let index = 0; index < PRESSES; index += 1)
      times.push(await pressOnce({ ...slowPage, shop: bench.shop }, press, index));
    await slowPage.close();
    const detail = `median ${Math.round(percentile(times, 0.5))} of ${PRESSES}`;
    rows.push(
      judge({
        what: `${press.name}, ${device.name}: p95`,
        figure: percentile(times, 0.95),
        unit: "ms",
        below: device.slowdown > 1 ? PHONE_LIMIT_MS : LIMIT_MS,
        detail,
      }),
    );
  }
  return rows;
}

/**
 * @param {BenchContext} bench
 * @returns {Promise<Row[]>}
 */
export async function presses(bench) {
  const browser = await launchBrowser();
  const rows = [];
  for (const device of DEVICES) rows.push(...(await measureDevice(browser, bench, device)));
  rows.push(...(await layoutShiftRows(browser, bench)));
  await browser.close();
  return rows;
}
