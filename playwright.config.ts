import { defineConfig, devices } from "@playwright/test";

import { findChromium } from "./scripts/lib/install/chromium.mjs";

const executablePath = findChromium();

// `npm test` starts the shop and sets BASE_URL; for a single run, set it to a running shop.
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env["CI"]),
  fullyParallel: true,
  workers: 3,
  // Deadlines for a busy machine, not bounds of speed.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: process.env["BASE_URL"] ?? "http://localhost:3000",
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    trace: process.env["TRACE"] ? "retain-on-failure" : "off", // traces slow the tests down
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
