import { expect, type Page } from "@playwright/test";

import { createImage } from "./images";

/** Returns a small image as a file field accepts it. */
export async function imageFile(name: string) {
  const image = await createImage("jpeg", 90, 60);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(await image.arrayBuffer()) };
}

/** Adds small images to the product form. */
export async function addImages(page: Page, count: number) {
  const names = Array.from({ length: count }, (_, at) => `IMG_${at}.JPG`);
  await page.getByLabel("Photos").setInputFiles(await Promise.all(names.map(imageFile)));
  await expect(page.getByRole("img", { name: /^Photo \d$/ })).toHaveCount(count);
}
