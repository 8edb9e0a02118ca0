import { expect, test } from "@playwright/test";
import sharp from "sharp";

import { buyOrder } from "../../support/bought-order";
import { createProduct, deliverOrder } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

test("B 5 validation rules: a buyer shows with a photo what arrived broken, and the seller sees it", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "buyer");
  const product = await createProduct({ title: "Test jar", stock: 3 });
  const orderId = await buyOrder(page, product.id, 1);
  await deliverOrder(orderId);
  const image = { create: { width: 60, height: 40, channels: 3, background: "#b45309" } } as const;
  const buffer = await sharp(image).jpeg().toBuffer();
  const photo = (name: string) => ({ name, mimeType: "image/jpeg", buffer });
  const toast = (title: string) =>
    page.locator('[data-sonner-toast][data-front="true"]').filter({ hasText: title });

  await page.goto(`/orders?order=${orderId}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Report damage" }).click();
  const dialog = page.getByRole("dialog", { name: "Report damage" });
  await dialog.getByLabel("Reason").fill("The lid is in three pieces.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Please add a photo of the damage.")).toBeVisible();

  const field = dialog.getByLabel("Photos");
  await field.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(toast("Invalid file type")).toContainText("a.txt is not an image file.");
  const big = Buffer.alloc(5 * 1024 * 1024 + 1);
  await field.setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer: big });
  await expect(toast("File too large")).toContainText("big.jpg is larger than 5MB.");
  await field.setInputFiles(["1", "2", "3", "4", "5", "6"].map((name) => photo(`${name}.jpg`)));
  await expect(toast("Too many files")).toContainText("Maximum 5 images allowed.");

  await field.setInputFiles(photo("lid.jpg"));
  const shown = dialog.getByRole("img", { name: "Photo 1" });
  await expect.poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(60);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Waiting for the seller")).toBeVisible();

  const seller = await (await browser.newContext()).newPage();
  await signInAs(seller, "seller@demo.com");
  await seller.goto(`/orders?order=${orderId}`);
  await expect(seller.getByText("The lid is in three pieces.")).toBeVisible();
  await expect(seller.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await seller.context().close();
});
