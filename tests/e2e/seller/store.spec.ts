import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { createDraftStore, createPublicStore, STORE_DESCRIPTION } from "../../support/new-store";
import { signInAsNew } from "../../support/shop-http";

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.describe("Spec B 2, Store", () => {
  test("a draft of a store is visible to its owner only", async ({ page, browser }) => {
    const { name, path } = await createDraftStore(page);

    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByText("Draft. Only you can see it.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    for (const role of [null, "seller", "admin"] as const) {
      if (role) await signInAsNew(other, role);
      const response = await other.request.get(path);
      expect(response.status(), String(role)).toBe(404);
      expect(await response.text()).not.toContain(STORE_DESCRIPTION);
    }
    expect((await other.goto(`${path}/own`))?.status()).toBe(404);
    await other.context().close();
  });

  test("a visitor reads a store's links, products, reviews and story, and signs in to write to it", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const { seller, name, path } = await createPublicStore(
      { request },
      {
        tagline: "Baskets",
        location: "Harar",
        website: "https://www.hodan.example/shop",
        socialMedia: { instagram: "@hodan" },
      },
    );
    await request.dispose();
    const { title } = await createProduct({ title: uniqueName("Store basket"), seller });

    await page.goto(path);
    await expect(page.getByRole("link", { name: "hodan.example" })).toHaveAttribute(
      "href",
      "https://www.hodan.example/shop",
    );
    await expect(page.getByRole("link", { name: "This store on Instagram" })).toHaveAttribute(
      "href",
      "https://instagram.com/hodan",
    );
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "OnlineStore", name });
    expect(data).not.toContain("aggregateRating");
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /og\/store/);

    // A click works before hydration and a key does not, so the click comes first.
    const tab = (of: string) => page.getByRole("tab", { name: of });
    await tab("Reviews").click();
    await expect(page.getByText("No reviews of these products yet.")).toBeVisible();
    await tab("Reviews").press("End");
    await expect(page.getByText("Selling since")).toBeVisible();
    await tab("About").press("Home");
    await expect(tab("Products")).toBeFocused();
    await tab("Products").press("ArrowRight");
    await expect(tab("Reviews")).toBeFocused();

    await tab("Products").click();
    await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Contact Seller" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(`To ${name}`)).toBeVisible();
    await dialog.getByRole("textbox", { name: "Message" }).fill("Do you ship to Hargeisa?");
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page)).toContainText("Login Required");
  });

  test("a store shows the end of its seller's vacation", async ({ page }) => {
    const { path } = await createPublicStore(page, {
      vacationFrom: dayFromNow(-1),
      vacationUntil: dayFromNow(2),
    });

    await page.goto(path);

    await expect(page.getByText(/^Away until .+ Shipping resumes .+\.$/)).toBeVisible();
  });

  for (const primaryColor of ["#FFFFFF", "#000000", "#FFFF00", "#D97706"]) {
    test(`the texts of a store in ${primaryColor} have the contrast of WCAG AA, light and dark`, {
      tag: "@full",
    }, async ({ page }) => {
      const { path, seller } = await createPublicStore(page, {
        primaryColor,
        tagline: "Cloth for the day",
        website: "https://hodan.example",
      });
      await createProduct({ title: uniqueName("Colored basket"), seller });
      await page.context().clearCookies();

      await page.goto(path);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
        const { violations, passes } = await new AxeBuilder({ page })
          .include("main")
          .withRules(["color-contrast"])
          .analyze();
        const htmlOf = (results: typeof passes) =>
          results.flatMap(({ nodes }) => nodes.map((node) => node.html));
        expect(htmlOf(violations), colorScheme).toEqual([]);
        // Text on the color, in the color, and next to it.
        for (const sellerOrder of [
          "Cloth for the day",
          'aria-haspopup="dialog"',
          "hodan.example",
          "Our story",
        ]) {
          expect(htmlOf(passes).join("\n"), colorScheme).toContain(sellerOrder);
        }
      }
    });
  }
});
