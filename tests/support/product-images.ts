import { expect, type Page } from "@playwright/test";

import { createPicture } from "./images";

/** A small picture, as a file field takes it. */
export async function pictureFile(name: string) {
  const picture = await createPicture("jpeg", 90, 60);
  return { name, mimeType: "image/jpeg", buffer: Buffer.from(await picture.arrayBuffer()) };
}

/** Adds small pictures to the product form. */
export async function addPictures(page: Page, count: number) {
  const names = Array.from({ length: count }, (_, at) => `IMG_${at}.JPG`);
  await page.getByLabel("Photos").setInputFiles(await Promise.all(names.map(pictureFile)));
  await expect(page.getByRole("img", { name: /^Photo \d$/ })).toHaveCount(count);
}
