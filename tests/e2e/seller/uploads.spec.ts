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

test.describe("Spec B 5 validation rules, pictures", () => {
  test("the product form refuses a file that is not an image, too large or one too many, and sends nothing", async ({
    page,
  }) => {
    await openForm(page);
    let requestCount = 0;
    await page.route("**/api/upload/**", (route) => {
      requestCount += 1;
      return route.abort();
    });

    await field(page).setInputFiles({
      name: "a.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("no"),
    });
    await expect(toast(page)).toContainText("Invalid file type");
    await expect(toast(page)).toContainText("a.txt is not an image file.");

    const big = {
      name: "big.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    };
    await field(page).setInputFiles(big);
    await expect(toast(page).filter({ hasText: "File too large" })).toContainText(
      "big.jpg is larger than 5MB.",
    );

    await field(page).setInputFiles(
      await Promise.all([..."123456"].map((name) => imageFile(`${name}.jpg`))),
    );
    await expect(toast(page).filter({ hasText: "Too many files" })).toContainText(
      "Maximum 5 images allowed.",
    );
    expect(requestCount).toBe(0);
  });

  test("a failed upload shows the server's message, or a fallback without one", async ({
    page,
  }) => {
    await openForm(page);
    await page.route("**/api/upload/images", (route) =>
      route.fulfill({ status: 415, body: "x.jpg is not an image file." }),
    );
    await field(page).setInputFiles(await imageFile("x.jpg"));
    await expect(toast(page)).toContainText("Upload failed");
    await expect(toast(page)).toContainText("415: x.jpg is not an image file.");

    await page.unrouteAll();
    await page.route("**/api/upload/images", (route) => route.abort());
    await field(page).setInputFiles(await imageFile("x.jpg"));
    await expect(toast(page).getByText("Failed to upload images. Please try again.")).toBeVisible();
    await expect(images(page)).toHaveCount(0);
  });

  test("one of three images that fails can be sent again, and the others are kept", async ({
    page,
  }) => {
    await openForm(page);
    let calls = 0;
    await page.route("**/api/upload/images", (route) => {
      calls += 1;
      return calls === 2 ? route.abort() : route.continue();
    });
    await field(page).setInputFiles(
      await Promise.all(["one.jpg", "two.jpg", "three.jpg"].map((name) => imageFile(name))),
    );
    await expect(images(page)).toHaveCount(2);
    const failedImage = page.getByRole("img", { name: "Couldn’t upload two.jpg" });
    await expect(failedImage).toBeVisible();

    await page.getByRole("button", { name: "Upload two.jpg again" }).click();

    await expect(images(page)).toHaveCount(3);
    await expect(failedImage).toHaveCount(0);
  });

  test("a seller selects, drops and pastes images, and reorders them with buttons", async ({
    page,
  }) => {
    await openForm(page);
    await field(page).setInputFiles([await imageFile("one.jpg"), await imageFile("two.jpg")]);
    await expect(images(page)).toHaveCount(2);
    await expect(page.getByText("Cover", { exact: true })).toHaveCount(1);

    const bytes = [...(await imageFile("three.jpg")).buffer];
    await field(page).evaluate((input, data) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(data)], "three.jpg", { type: "image/jpeg" }));
      input.dispatchEvent(
        new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files }),
      );
    }, bytes);
    await expect(images(page)).toHaveCount(3);

    await page.evaluate((data) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(data)], "four.jpg", { type: "image/jpeg" }));
      document.body.dispatchEvent(
        new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: files }),
      );
    }, bytes);
    await expect(images(page)).toHaveCount(4);

    const third = await images(page).nth(2).getAttribute("src");
    await page.getByRole("button", { name: "Make photo 3 the cover" }).click();
    await expect(images(page).first()).toHaveAttribute("src", third ?? "");
    const fourth = await images(page).nth(3).getAttribute("src");
    await page.getByRole("button", { name: "Move photo 4 earlier" }).click();
    await expect(images(page).nth(2)).toHaveAttribute("src", fourth ?? "");
  });

  test("an upload shows its progress and is cancelled, and a removed image is deleted on the server", async ({
    page,
  }) => {
    await openForm(page);
    // Never responds.
    await page.route("**/api/upload/images", () => {});
    await field(page).setInputFiles(await imageFile("slow.jpg"));
    await expect(page.getByRole("progressbar", { name: "Uploading slow.jpg" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Create Product" })).toBeDisabled();
    await page.getByRole("button", { name: "Cancel the upload of slow.jpg" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });

    await field(page).setInputFiles(await imageFile("kept.jpg"));
    await expect(images(page)).toHaveCount(1);
    const deleteRequest = page.waitForRequest(
      (request) => request.method() === "DELETE" && request.url().endsWith("/api/upload/image"),
    );
    await page.getByRole("button", { name: "Remove photo 1" }).click();
    const { imageUrl } = (await deleteRequest).postDataJSON();
    await expect(images(page)).toHaveCount(0);
    await expect.poll(async () => (await page.request.get(imageUrl)).status()).toBe(404);
  });

  test("the product form on a phone offers the camera", async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await openForm(page);

    const camera = page.getByLabel("Take photo");
    await expect(camera).toHaveAttribute("capture", "environment");
    await camera.setInputFiles(await imageFile("IMG_1.JPG"));
    await expect(images(page)).toHaveCount(1);
    await context.close();
  });

  test("a phone's photo is served as WebP under 60 KB on a card, without its location", {
    tag: "@full",
  }, async ({ page }) => {
    await signInAsNew(page, "seller");
    const image = { name: "IMG_1.JPG", mimeType: "image/jpeg", buffer: await createLargeImage() };
    const response = await page.request.post("/api/upload/image", { multipart: { image } });
    const { imageUrl } = await response.json();

    const master = await page.request.get(imageUrl);
    expect(master.headers()).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const metadata = await sharp(await master.body()).metadata();
    expect([metadata.width, metadata.exif]).toEqual([1600, undefined]);

    const inner = encodeURIComponent(new URL(imageUrl).pathname);
    // 400 CSS pixels at a device pixel ratio of two.
    const card = await page.request.get(`/_next/image?url=${inner}&w=800&q=60`, {
      headers: { accept: "image/webp,*/*" },
    });
    expect(card.headers()["content-type"]).toBe("image/webp");
    expect((await card.body()).byteLength).toBeLessThan(60 * 1024);
  });

  test("the shop resizes images of its own paths only, and refuses every other address", async ({
    page,
  }) => {
    await signInAsNew(page, "seller");
    const image = await imageFile("own.jpg");
    const response = await page.request.post("/api/upload/image", { multipart: { image } });
    const { imageUrl } = await response.json();
    expect(imageUrl).toMatch(/^http/);
    for (const url of [
      "http://169.254.169.254/latest",
      "//evil.example/x.png",
      "/api/me",
      imageUrl,
    ]) {
      const response = await page.request.get(
        `/_next/image?url=${encodeURIComponent(url)}&w=800&q=60`,
      );
      expect([url, response.status()]).toEqual([url, 400]);
    }
  });
});
