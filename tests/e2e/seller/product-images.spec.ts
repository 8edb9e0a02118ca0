import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { toast } from "../../support/accounts";
import { createLargeImage } from "../../support/images";
import { imageFile } from "../../support/product-images";
import { signInAsNew } from "../../support/shop-http";

const images = (page: Page) => page.getByRole("img", { name: /^Photo \d$/ });
const field = (page: Page) => page.getByLabel("Photos");

async function openForm(page: Page) {
  await signInAsNew(page, "seller");
  await page.goto("/add-product");
}

/** Returns the file of a multipart body. */
function fileIn(body: Buffer) {
  const start = body.indexOf("\r\n\r\n") + 4;
  const boundary = body.subarray(0, body.indexOf("\r\n"));
  return body.subarray(start, body.lastIndexOf(boundary) - 2);
}

const fixture = (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: readFileSync(path.resolve("tests/fixtures/imports", name)),
});

test.describe("Spec B 5 validation rules, photos", () => {
  test("a phone's photo is sent upright, smaller and without its location", {
    tag: "@full",
  }, async ({ page }) => {
    await openForm(page);
    const bodies: Buffer[] = [];
    await page.route("**/api/upload/images", (route) => {
      bodies.push(fileIn(route.request().postDataBuffer() ?? Buffer.alloc(0)));
      return route.continue();
    });
    const sideways = await sharp(await createLargeImage())
      .keepExif()
      .withMetadata({ orientation: 6 });
    const buffer = await sideways.jpeg({ quality: 90 }).toBuffer();
    expect((await sharp(buffer).metadata()).exif).toBeDefined();

    await field(page).setInputFiles({ name: "IMG_1.JPG", mimeType: "image/jpeg", buffer });
    await expect(images(page)).toHaveCount(1);

    const { width, height, format, exif, orientation } = await sharp(bodies[0]).metadata();
    expect([width, height, format]).toEqual([1500, 2000, "jpeg"]);
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  test("a photo of 48 megapixels and one without its last byte are accepted, and an HEIC photo is named", async ({
    page,
  }) => {
    await openForm(page);
    await field(page).setInputFiles(fixture("48-megapixel.jpg"));
    await expect(images(page)).toHaveCount(1);
    await field(page).setInputFiles(fixture("last-byte-missing.jpg"));
    await expect(images(page)).toHaveCount(2);

    await field(page).setInputFiles(fixture("heic-named.jpg"));
    await expect(toast(page)).toContainText("heic-named.jpg is a HEIC photo.");
    await expect(images(page)).toHaveCount(2);
  });

  test("half a photo is refused, although the browser can show it", async ({ page }) => {
    await openForm(page);
    const { buffer } = fixture("last-byte-missing.jpg");
    await field(page).setInputFiles({
      name: "half.jpg",
      mimeType: "image/jpeg",
      buffer: buffer.subarray(0, 1_500),
    });

    await expect(toast(page)).toContainText("half.jpg is not an image file.");
    await expect(images(page)).toHaveCount(0);
  });

  test("the text of a photo moves with it, and is in the seller's draft", async ({ page }) => {
    await openForm(page);
    await field(page).setInputFiles([await imageFile("one.jpg"), await imageFile("two.jpg")]);
    await expect(images(page)).toHaveCount(2);
    await page.getByLabel("Alt text for photo 1").fill("Stool seen from above");
    await page.getByLabel("Alt text for photo 2").fill("Stool beside a table");

    await page.getByRole("button", { name: "Make photo 2 the cover" }).click();
    await expect(page.getByLabel("Alt text for photo 1")).toHaveValue("Stool beside a table");
    await page.getByRole("button", { name: "Remove photo 1" }).click();
    await expect(page.getByLabel("Alt text for photo 1")).toHaveValue("Stool seen from above");

    await page.waitForFunction(() =>
      Object.values({ ...localStorage }).some((text) => String(text).includes("from above")),
    );
    await page.reload();
    await expect(page.getByLabel("Alt text for photo 1")).toHaveValue("Stool seen from above");
  });
});
