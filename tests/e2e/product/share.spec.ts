import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";

async function openShare(page: Page) {
  await page.goto("/product/1", { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
}

/** Notes down which windows the page would open, and opens none. */
function noteWindows(page: Page) {
  return page.addInitScript(() => {
    const opened: string[][] = [];
    Object.assign(window, { opened });
    window.open = (url, _target, features) => {
      opened.push([String(url), features ?? ""]);
      return null;
    };
  });
}

test.describe("A 2 screens and routes: share menu", () => {
  test("opens every channel in a window of 600 by 400, with the hashtags", async ({ page }) => {
    await noteWindows(page);
    const hosts = {
      Facebook: "facebook.com",
      Twitter: "twitter.com",
      WhatsApp: "wa.me",
      LinkedIn: "linkedin.com",
    };
    for (const name of Object.keys(hosts)) {
      await openShare(page);
      await page.getByRole("menuitem", { name }).click();
      const [[url = "", features = ""] = []] = await page.evaluate(
        () => (window as unknown as { opened: string[][] }).opened,
      );
      expect(url).toContain(hosts[name as keyof typeof hosts]);
      expect(decodeURIComponent(url)).toContain("/product/1");
      expect(features).toContain("width=600,height=400");
      if (name === "Twitter") {
        expect(url).toContain("hashtags=ShaafiMarketplace,EastAfrican,Marketplace");
      }
    }
    await openShare(page);
    await expect(page.getByRole("menuitem", { name: "Email" })).toBeVisible();
  });

  test("tells that the link was copied, or that it could not be", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openShare(page);
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    await expect(toast(page)).toContainText("Link copied!");
    await expect(toast(page)).toContainText("The link has been copied to your clipboard.");

    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
    });
    await openShare(page);
    await page.getByRole("menuitem", { name: "Copy link" }).click();
    await expect(toast(page)).toContainText("Copy failed");
    await expect(toast(page)).toContainText("Unable to copy link to clipboard.");
  });
});

test.describe("A 2 screens and routes: share menu on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("has WhatsApp first, and the device's own sharing where there is one", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: () => Promise.resolve() });
    });
    await openShare(page);

    const names = await page.getByRole("menuitem").allTextContents();
    expect(names[0]).toBe("WhatsApp");
    expect(names).toHaveLength(7);
  });
});
