import { expect, type Page, test } from "@playwright/test";

import { createListing } from "../../support/marketplace";
import { openReady } from "../../support/ready";

const TEXT = "يتوفر Shaafi Marketplace بالعربية أيضًا.";

const offerOf = (page: Page) => page.getByRole("region", { name: TEXT });

test.describe("Spec A 9 languages, offer of the browser's language", () => {
  test.use({ locale: "ar-EG" });

  test("an English page offers Arabic in Arabic, and the choice stays", async ({ page }) => {
    await openReady(page, "/faq");
    const offer = offerOf(page);

    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(offer).toHaveAttribute("lang", "ar");
    await expect(offer).toHaveAttribute("dir", "rtl");
    // Outside of the flow, it moves nothing.
    await expect(offer.locator("..")).toHaveCSS("position", "fixed");
    await offer.getByRole("button", { name: "التبديل إلى العربية" }).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await openReady(page, "/shop");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(offer).toHaveCount(0);
  });

  test("a closed offer does not return, and the focus moves to the page", async ({ page }) => {
    await openReady(page, "/faq");

    await offerOf(page).getByRole("button", { name: "إغلاق" }).press("Enter");
    await expect(offerOf(page)).toHaveCount(0);
    await expect(page.locator("#main")).toBeFocused();
    await openReady(page, "/shop");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.waitForLoadState("load");
    await expect(offerOf(page)).toHaveCount(0);
  });

  test("on a phone it covers neither the tab bar, the buy bar nor the compare tray", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const topOf = async (name: string) =>
      (await page.getByRole("navigation", { name }).boundingBox())?.y ?? 0;
    const bottomOfOffer = async () => {
      const box = await offerOf(page).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await openReady(page, "/faq");
    await expect(offerOf(page)).toBeVisible();
    expect(await bottomOfOffer()).toBeLessThanOrEqual(await topOf("Quick navigation"));

    await openReady(page, `/product/${(await createListing("Test basket")).id}`);
    const buy = page.getByRole("button", { name: "Add to Cart", exact: true }).last();
    await expect(offerOf(page)).toBeVisible();
    expect(await bottomOfOffer()).toBeLessThanOrEqual((await buy.boundingBox())?.y ?? 0);
    await page.getByRole("button", { name: "Add to Compare" }).click();
    const tray = page.getByRole("region", { name: "Compare list" });
    await expect(tray).toBeVisible();
    const topOfTray = async () => (await tray.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await bottomOfOffer()) <= (await topOfTray())).toBe(true);
  });

  test("addresses with a language lead to the page in it", async ({ request }) => {
    for (const locale of ["so", "om", "am", "ar"]) {
      const response = await request.get(`/${locale}`, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([
        302,
        `/?lang=${locale}`,
      ]);
    }
  });
});

test.describe("Spec A 9 languages, a browser in English", () => {
  test.use({ locale: "en-US" });

  test("a page offers no language", async ({ page }) => {
    await openReady(page, "/faq");
    await page.waitForLoadState("load");
    await expect(page.getByRole("button", { name: "التبديل إلى العربية" })).toHaveCount(0);
  });
});
