import { expect, type Page, test } from "@playwright/test";

import { holdResponse, toast } from "../../support/accounts";
import { createListing } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

async function openContact(page: Page) {
  await page.getByRole("button", { name: "Contact Seller" }).click();
  return page.getByRole("dialog", { name: "Contact Seller" });
}

test.describe("Spec A 2 screens and routes, /product/{id}", () => {
  test("the heart of a signed-in user is filled by a click, stays after a reload and is emptied by a click", async ({
    page,
  }) => {
    const product = await createListing("Test thing to keep in mind");
    await signInAsNew(page, "buyer");
    await openReady(page, `/product/${product.id}`);
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: `Wishlist: ${product.title}` });

    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    // A reload would abort a request that is still on its way.
    await expect(toast(page)).toContainText("Added to wishlist");
    await page.reload();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  test("the heart is filled although the wishlist from before the click arrives late", async ({
    page,
  }) => {
    const product = await createListing("Test thing on a slow network");
    await signInAsNew(page, "buyer");
    const wishlist = await holdResponse(page, "**/api/wishlist");
    await openReady(page, `/product/${product.id}`);
    const heart = page
      .getByRole("main")
      .getByRole("button", { name: `Wishlist: ${product.title}` });
    await wishlist.created;
    await heart.click();
    await expect(toast(page)).toContainText("Added to wishlist");
    wishlist.release();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  });

  test("Contact Seller opens for a visitor, who is asked to log in when sending", async ({
    page,
  }) => {
    const product = await createListing("Test thing to ask about");
    await openReady(page, `/product/${product.id}`);

    const dialog = await openContact(page);
    await expect(dialog.getByLabel("Subject")).toHaveValue(`Question about ${product.title}`);
    await dialog.getByLabel("Message").fill("Is it ground or whole?");
    await dialog.getByRole("button", { name: "Send Message" }).click();

    await expect(page.getByText("Please log in to contact the seller.")).toBeVisible();
  });

  test("Contact Seller validates a message, sends it, closes and is empty when opened again", async ({
    page,
  }) => {
    const product = await createListing("Test thing to ask about");
    await signInAsNew(page, "buyer");
    await openReady(page, `/product/${product.id}`);
    const dialog = await openContact(page);

    await dialog.getByLabel("Subject").fill("Hey");
    await dialog.getByLabel("Message").fill("Short");
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await expect(dialog.getByText("Subject must be at least 5 characters")).toBeVisible();
    await expect(dialog.getByText("Message must be at least 10 characters")).toBeVisible();

    await dialog.getByLabel("Subject").fill("About the spices");
    await dialog.getByLabel("Message").fill("How long do they keep in the jar?");
    await dialog.getByRole("button", { name: "Send Message" }).click();
    await expect(toast(page)).toContainText("Message Sent");
    await expect(toast(page)).toContainText(
      "Your message has been sent to the seller. They will respond soon!",
    );
    await expect(dialog).toHaveCount(0);
    await openContact(page);
    await expect(dialog.getByLabel("Message")).toHaveValue("");
  });
});
