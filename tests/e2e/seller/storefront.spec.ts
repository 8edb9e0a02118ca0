import { expect, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createDraftStore, STORE_DESCRIPTION } from "../../support/new-store";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test.describe("Spec B 2, Storefront editor", () => {
  for (const [who, role, status] of [
    ["a visitor", null, 401],
    ["a buyer", "buyer", 403],
    ["an admin", "admin", 403],
  ] as const) {
    test(`${who} is refused the storefront editor`, async ({ page }) => {
      if (role) await signInAsNew(page, role);

      const response = await page.goto("/custom-storefront");

      expect(response?.status()).toBe(status);
      await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      await expect(page.getByText("Only sellers can access the storefront editor.")).toBeVisible();
      await expect(page.getByLabel("Store name")).toHaveCount(0);
    });
  }

  test("a new seller writes, previews, saves, publishes and unpublishes a storefront", async ({
    page,
    browser,
  }) => {
    const { username: name } = await signInAsNew(page, "seller");
    await page.goto("/custom-storefront");
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Store name")).toHaveValue(name);
    await expect(page.getByRole("textbox", { name: "Color", exact: true })).toHaveValue("#D97706");

    await page.getByRole("button", { name: "Publish" }).click();
    await expect(toast(page).filter({ hasText: "Publish Failed" })).toBeVisible();
    await expect(toast(page).filter({ hasText: "409: Save your storefront" })).toBeVisible();

    await page.getByLabel("Your story").fill(STORE_DESCRIPTION);
    await page.getByLabel("Tagline").fill("Cloth for the day everyone is looking at");
    await page.getByRole("button", { name: "Plum" }).click();
    await expect(page.getByRole("textbox", { name: "Color", exact: true })).toHaveValue("#86305B");
    await expect(page.getByText(/^Contrast ratio 8\.1:1\./)).toBeVisible();

    await page.getByRole("tab", { name: "Preview" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    await expect(preview.getByText("Cloth for the day everyone is looking at")).toBeVisible();
    await expect(preview.getByText(STORE_DESCRIPTION)).toBeVisible();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect(preview).toHaveCSS("color-scheme", "dark");

    await page.getByRole("tab", { name: "Edit" }).click();
    await page.getByRole("button", { name: "Save storefront" }).click();
    await expect(toast(page).filter({ hasText: "Storefront saved" })).toBeVisible();
    const address = page.getByText(/\/store\/seller-n[\da-f]+/);
    await expect(address).toBeVisible();
    const path = new URL(`http://${await address.innerText()}`).pathname;

    const visitor = await (await browser.newContext()).newPage();
    expect((await visitor.goto(path))?.status()).toBe(404);
    await expect(visitor.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();

    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(toast(page).filter({ hasText: "Storefront published" })).toBeVisible();
    await expect(page.getByText("Published", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "View Live" })).toHaveAttribute("target", "_blank");

    expect((await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
    await visitor.context().close();

    await page.getByRole("button", { name: "Unpublish" }).click();
    await expect(toast(page).filter({ hasText: "Storefront unpublished" })).toBeVisible();
    await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  });

  test("each violated rule of a storefront shows its message, and the first invalid field has the focus", async ({
    page,
  }) => {
    await signInAsNew(page, "seller");
    await openReady(page, "/custom-storefront");

    await page.getByLabel("Store name").fill("H");
    await page.getByLabel("Your story").fill("Too short");
    await page.getByRole("textbox", { name: "Color", exact: true }).fill("orange");
    await page.getByLabel("Tagline").fill("x".repeat(101));
    await page.getByLabel("Website").fill("hodan.example");
    await page.getByRole("textbox", { name: "Instagram" }).fill("https://evil.example/hodan");
    await page.getByLabel("First day").fill("2027-01-02");
    await page.getByRole("button", { name: "Save storefront" }).click();

    await expect(page.getByText("Store name is required")).toBeVisible();
    await expect(page.getByText("Description must be at least 10 characters")).toBeVisible();
    await expect(page.getByText("Must be a valid hex color")).toBeVisible();
    await expect(page.getByText("Tagline must be under 100 characters")).toBeVisible();
    await expect(page.getByText("Please enter a full web address")).toBeVisible();
    await expect(page.getByText("Please enter a username or a link on this network")).toBeVisible();
    await expect(page.getByLabel("Store name")).toBeFocused();

    await page.getByLabel("Store name").fill("Hodan Textiles");
    await expect(page.getByText("Store name is required")).toHaveCount(0);
  });

  test("a storefront that cannot be saved or published shows the reason in a toast", async ({
    page,
  }) => {
    await createDraftStore(page);
    await openReady(page, "/custom-storefront");

    await page.route("**/api/seller/storefront", (route) => route.abort());
    await page.getByRole("button", { name: "Save storefront" }).click();
    await expect(toast(page)).toContainText("Save Failed");
    await expect(toast(page)).toContainText("Failed to save storefront. Please try again.");

    await page.route("**/api/seller/storefront/publish", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body: "The shop is resting." }),
    );
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(toast(page).filter({ hasText: "Publish Failed" })).toContainText(
      "503: The shop is resting.",
    );
  });
});
