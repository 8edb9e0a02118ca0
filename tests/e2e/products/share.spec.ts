import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createListing } from "../../support/marketplace";

const openMenu = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Share" }).click();

async function openProduct(page: Page) {
  const { id } = await createListing("Test cup for friends");
  await page.goto(`/product/${id}`);
  return `/product/${id}`;
}

/** Records the windows that the page would open, and opens none. */
function recordWindows(page: Page) {
  return page.addInitScript(() => {
    const windows: string[][] = [];
    Object.assign(window, { openedWindows: windows });
    window.open = (url, _target, features) => {
      windows.push([String(url), features ?? ""]);
      return null;
    };
  });
}

test.describe("Spec A 2 screens and routes, share menu", () => {
  test("every channel opens in a window of 600 by 400, and Twitter includes the hashtags", async ({
    page,
  }) => {
    await recordWindows(page);
    const path = await openProduct(page);
    const addresses = {
      Facebook: "facebook.com/sharer/sharer.php?u=",
      Twitter: "twitter.com",
      WhatsApp: "wa.me",
      LinkedIn: "linkedin.com",
    };
    for (const name of Object.keys(addresses)) {
      await openMenu(page);
      await page.getByRole("menuitem", { name }).click();
    }
    await openMenu(page);
    await expect(page.getByRole("menuitem", { name: "Email" })).toBeVisible();

    const windows = await page.evaluate(
      () => (window as unknown as { openedWindows: [string, string][] }).openedWindows,
    );
    expect(windows).toEqual(
      Object.values(addresses).map((address) => [
        expect.stringContaining(address),
        expect.stringContaining("width=600,height=400"),
      ]),
    );
    for (const [url] of windows) expect(decodeURIComponent(url)).toContain(path);
    expect(windows[1]?.[0]).toContain("hashtags=ShaafiMarketplace,EastAfrican,Marketplace");
  });

  test("Copy link copies the address to the clipboard, and a refusal of the browser is shown", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const path = await openProduct(page);
    await openMenu(page);
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    await expect(toast(page)).toContainText("Link copied!");
    await expect(toast(page)).toContainText("The link has been copied to your clipboard.");
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboardText.endsWith(path)).toBe(true);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await openMenu(page);
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    await expect(toast(page)).toContainText("Copy failed");
    await expect(toast(page)).toContainText("Unable to copy link to clipboard.");
  });
});

test.describe("Spec A 2 screens and routes, share menu on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("WhatsApp is first, and the device's own sharing is offered if it exists", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.resolve() });
    });
    await openProduct(page);
    await openMenu(page);

    await expect(page.getByRole("menuitem").first()).toHaveText("WhatsApp");
    await expect(page.getByRole("menuitem")).toHaveCount(7);
  });
});
