import { expect, test } from "@playwright/test";

import { createProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

test.describe("A 2 screens and routes: /product/{id}, heart and Contact Seller", () => {
  test("a heart is filled for whoever is signed in, and stays", async ({ page }) => {
    const product = await createProduct({ title: "Test thing to keep in mind", stock: 3 });
    await signInAsNew(page, "buyer");
    await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: `Wishlist: ${product.title}` });

    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await page.reload({ waitUntil: "networkidle" });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test("Contact Seller opens for everybody, and a visitor is refused at sending", async ({
    page,
  }) => {
    await page.goto("/product/1", { waitUntil: "networkidle" });

    await page.getByRole("button", { name: "Contact Seller" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Seller" });
    await expect(dialog.getByLabel("Subject")).toHaveValue(/^Question about /);
    await dialog.getByLabel("Message").fill("Is it ground or whole?");
    await dialog.getByRole("button", { name: "Send Message" }).click();

    await expect(page.getByText("Please log in to contact the seller.")).toBeVisible();
  });

  test("a message is checked, sent, and the dialog closes and resets", async ({ page }) => {
    await signInAs(page, "buyer@demo.com");
    await page.goto("/product/1", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Contact Seller" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Seller" });

    await dialog.getByLabel("Subject").fill("Hey");
    await dialog.getByLabel("Message").fill("Short");
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await expect(dialog.getByText("Subject must be at least 5 characters")).toBeVisible();
    await expect(dialog.getByText("Message must be at least 10 characters")).toBeVisible();

    await dialog.getByLabel("Subject").fill("About the spices");
    await dialog.getByLabel("Message").fill("How long do they keep in the jar?");
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: "Contact Seller" }).click();
    await expect(dialog.getByLabel("Message")).toHaveValue("");
  });
});
