import { expect, test } from "@playwright/test";

import { openReady } from "../../support/ready";

const TOKEN = "a-metrics-token-of-the-tests";

/** Delay of a visit before it is measured. */
const AFTER_MS = 3_000;

/** A visit that ends before its largest paint reports none. */
const untilLargestPaint = () =>
  new Promise<void>((resolve) => {
    const options = { type: "largest-contentful-paint", buffered: true };
    new PerformanceObserver(() => resolve()).observe(options);
  });

/** The library reads the time to first byte in a timer. */
const untilLibraryHasRun = () =>
  new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve)));

test("a visit reports the speed of its page when it ends, by route only", async ({
  page,
  request,
}) => {
  // No fake clock, which has no navigation entries.
  await page.addInitScript((delayMs) => {
    Math.random = () => 0; // Among the tenth of visits that are measured.
    const { setTimeout: start } = window;
    const startSoon = (run: () => void, ms?: number) => start(run, ms === delayMs ? 0 : ms);
    Object.assign(window, { setTimeout: startSoon });
  }, AFTER_MS);
  const reports: string[] = [];
  page.on("request", (request) => reports.push(request.url()));
  await openReady(page, "/product/1?utm_source=somewhere");
  await page.evaluate(untilLargestPaint);
  await page.evaluate(untilLibraryHasRun);
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      // A visit that starts hidden has no paint, and the library may not be loaded yet.
      Reflect.deleteProperty(document, "visibilityState");
    });
    expect(reports.filter((url) => url.endsWith("/api/vitals"))).toHaveLength(1);
  }).toPass();

  const headers = { authorization: `Bearer ${TOKEN}` };
  await expect(async () => {
    const text = await (await request.get("/api/metrics", { headers })).text();
    expect(text).toMatch(/^web_vital_lcp_seconds_count\{route="\/product\/\[id\]"\} [1-9]/m);
    expect(text).toMatch(/^web_vital_ttfb_seconds_count\{route="\/product\/\[id\]"\} [1-9]/m);
    expect(text).not.toContain("somewhere");
  }).toPass();
});

test("an unknown address of the API responds with a message", async ({ request }) => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const response = await request.fetch("/api/no/such/call", { method });

    expect([method, response.status()]).toEqual([method, 404]);
    expect(await response.text()).toBe("Not found");
  }
});
