import { expect, type Page, test } from "@playwright/test";

import { createListing } from "../../support/marketplace";

const IMAGES = {
  imageUrl: "/illustrations/mesob.svg",
  images: ["/illustrations/jebena.svg", "/illustrations/stool.svg"],
  imageAlts: ["Mesob with its lid", "Jebena beside two cups"],
};

const row = (page: Page) => page.getByRole("list", { name: "Product images" });
const position = (page: Page) => page.getByRole("main").getByRole("status");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Product images in full screen" });

async function openGallery(page: Page, query = "") {
  const product = await createListing("Test basket from all sides", IMAGES);
  await page.goto(`/product/${product.id}${query}`);
  return product;
}

test.describe("Spec A 2 screens and routes, images of /product/{id}", () => {
  test("each image has the seller's text, or title and number without one", async ({ page }) => {
    const { title } = await openGallery(page);
    const images = row(page).getByRole("img");

    await expect(images.nth(0)).toHaveAttribute("alt", "Mesob with its lid");
    await expect(images.nth(1)).toHaveAttribute("alt", "Jebena beside two cups");
    await expect(images.nth(2)).toHaveAttribute("alt", `${title}, image 3 of 3`);
    await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
      "content",
      new RegExp(`^${title} · Mesob with its lid · `),
    );
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const { image } = JSON.parse(data ?? "{}") as { image: { caption: string }[] };
    expect(image.map(({ caption }) => caption)).toEqual([
      "Mesob with its lid",
      "Jebena beside two cups",
      title,
    ]);
  });

  test("buttons, thumbnails and arrow keys move between the images, and the position is read out", async ({
    page,
  }) => {
    await openGallery(page);
    const images = row(page).getByRole("img");

    await page.getByRole("button", { name: "Next image" }).press("Enter");
    await expect(position(page)).toHaveText("Image 2 of 3");
    await expect(images.nth(1)).toBeInViewport({ ratio: 0.9 });

    await page.getByRole("link", { name: "Show image 3 of 3" }).click();
    await expect(position(page)).toHaveText("Image 3 of 3");
    await page.getByRole("button", { name: "Next image" }).click();
    await expect(position(page)).toHaveText("Image 1 of 3");
    await expect(page.getByRole("link", { name: "Show image 1 of 3" })).toHaveAttribute(
      "aria-current",
      "true",
    );

    await row(page).getByRole("link", { name: "Mesob with its lid" }).press("ArrowRight");
    await expect(position(page)).toHaveText("Image 2 of 3");
  });

  test("the keyboard opens an image in full screen, zooms, moves on and returns to it", async ({
    page,
  }) => {
    await openGallery(page);
    await row(page).getByRole("link", { name: "Mesob with its lid" }).press("Enter");
    await expect(dialog(page)).toBeVisible();

    const zoomOut = dialog(page).getByRole("button", { name: "Zoom out" });
    await expect(zoomOut).toBeDisabled();
    await dialog(page).getByRole("button", { name: "Zoom in" }).press("Enter");
    await expect(zoomOut).toBeEnabled();
    await zoomOut.press("Enter");
    await expect(zoomOut).toBeDisabled();

    await page.keyboard.press("ArrowRight");
    await expect(dialog(page).getByText("Jebena beside two cups")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(position(page)).toHaveText("Image 2 of 3");
    await expect(row(page).getByRole("link", { name: "Jebena beside two cups" })).toBeFocused();
  });

  test("a product with one image has no thumbnails and no arrows, but zoom", async ({ page }) => {
    const { id, title } = await createListing("Test basket from one side");
    await page.goto(`/product/${id}`);

    await expect(row(page).getByRole("img")).toHaveAttribute("alt", title);
    await expect(page.getByRole("button", { name: "Next image" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Show image/ })).toHaveCount(0);
    await page.getByRole("link", { name: "Zoom" }).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("button", { name: "Next image" })).toHaveCount(0);
  });
});

test.describe("Spec A 2 screens and routes, images on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [language, query, direction] of [
    ["English", "", 1],
    ["Arabic", "?lang=ar", -1],
  ] as const) {
    test(`a swipe moves to the next image in ${language}`, async ({ page }) => {
      await openGallery(page, query);
      const box = await page.locator("#image-1").boundingBox();
      expect(box?.width).toBe(390);

      await page.mouse.move(195, (box?.y ?? 0) + 200);
      await page.mouse.wheel(direction * 390, 0);

      await expect(page.getByText("2 / 3", { exact: true })).toBeVisible();
      await expect(page.locator("#image-2")).toBeInViewport({ ratio: 0.9 });
    });
  }

  test("a tap opens the image in full screen", async ({ page }) => {
    await openGallery(page);
    await row(page).getByRole("img").first().tap();

    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Close" }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("Spec A 2 screens and routes, images without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("thumbnails lead to the images, and each image to its file", async ({ page }) => {
    await openGallery(page);
    await page.getByRole("link", { name: "Show image 3 of 3" }).click();

    await expect(page.locator("#image-3")).toBeInViewport({ ratio: 0.9 });
    await expect(page.locator("#image-3 a")).toHaveAttribute("href", "/illustrations/stool.svg");
    await expect(page.getByRole("button", { name: "Next image" })).toBeHidden();
  });
});
