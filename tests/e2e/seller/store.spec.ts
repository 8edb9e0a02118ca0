import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createPublicStore, STORE_DESCRIPTION } from "../../support/new-store";
import { createProduct } from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

test("a draft is its owner's alone", async ({ page, browser }) => {
  const { name, path } = await createPublicStore(page, {}, false);

  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByText("Draft, only you can see it.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  for (const email of [null, "buyer@demo.com", "seller@demo.com", "admin@demo.com"]) {
    if (email) await signInAs(other, email);
    const response = await other.goto(path);
    expect(response?.status(), String(email)).toBe(404);
    expect(await response?.text()).not.toContain(STORE_DESCRIPTION);
  }
  expect((await other.goto(`${path}/own`))?.status()).toBe(404);
  await other.context().close();
});

test("a visitor looks around in a store", async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  const { name, path } = await createPublicStore(owner, {
    tagline: "Baskets",
    location: "Harar",
    website: "https://www.hodan.example/shop",
    socialMedia: { instagram: "@hodan" },
  });
  const { user } = await (await owner.request.get("/api/me")).json();
  const product = await createProduct({ title: "Store basket", stock: 3, seller: user.email });
  await owner.request.post("/api/seller/storefront", {
    data: { storeName: name, description: STORE_DESCRIPTION },
  });
  await owner.context().close();

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

  const products = page.getByRole("tab", { name: "Products" });
  await products.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Reviews" })).toBeFocused();
  await expect(page.getByText("Nobody has written about these products yet.")).toBeVisible();
  await page.getByRole("tab", { name: "Reviews" }).press("End");
  await expect(page.getByText("Selling here since")).toBeVisible();

  await page.getByRole("tab", { name: "Products" }).click();
  await expect(page.getByRole("link", { name: product.title, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Contact Seller" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`To ${name}`)).toBeVisible();
  await dialog.getByRole("textbox", { name: "Message" }).fill("Do you ship to Hargeisa?");
  await dialog.getByRole("button", { name: "Send Message" }).click();
  await expect(toast(page)).toContainText("Login Required");
});

test("buyers are told of a vacation", async ({ page }) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { path } = await createPublicStore(page, { vacationFrom: day(-1), vacationUntil: day(2) });

  await page.goto(path);

  await expect(page.getByText(/^Away until .+ orders are sent from .+\.$/)).toBeVisible();
});

for (const primaryColor of ["#FFFFFF", "#000000", "#FFFF00", "#D97706"]) {
  test(`text passes AA in ${primaryColor}, light and dark`, { tag: "@look" }, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const owner = await (await browser.newContext()).newPage();
    const { path } = await createPublicStore(owner, {
      primaryColor,
      tagline: "Cloth for the day",
      website: "https://hodan.example",
    });
    const { user } = await (await owner.request.get("/api/me")).json();
    await createProduct({ title: "Colored basket", stock: 3, seller: user.email });
    await owner.context().close();

    for (const colorScheme of ["light", "dark"] as const) {
      const page = await (await browser.newContext({ colorScheme })).newPage();
      await page.goto(path, { waitUntil: "networkidle" });
      const { violations, passes } = await new AxeBuilder({ page })
        .include("main")
        .withRules(["color-contrast"])
        .analyze();
      const htmlOf = (results: typeof passes) =>
        results.flatMap(({ nodes }) => nodes.map((node) => node.html));
      expect(htmlOf(violations), colorScheme).toEqual([]);
      // On the color, in it, and beside it.
      for (const words of [
        "Cloth for the day",
        'aria-haspopup="dialog"',
        "hodan.example",
        "Our story",
      ]) {
        expect(htmlOf(passes).join("\n"), colorScheme).toContain(words);
      }
      await page.context().close();
    }
  });
}
