import { expect, type Locator, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createImage } from "../../support/images";
import { createListing, createPaidOrder, openAsNew } from "../../support/marketplace";
import { openReady } from "../../support/ready";
import { deliverOrder } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

async function expectRefusals(page: Page, field: Locator, image: Buffer) {
  const toastOf = (title: string) => toast(page).filter({ hasText: title });
  await field.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("no") });
  await expect(toastOf("Invalid file type")).toContainText("a.txt is not an image file.");
  const big = Buffer.alloc(5 * 1024 * 1024 + 1);
  await field.setInputFiles({ name: "big.jpg", mimeType: "image/jpeg", buffer: big });
  await expect(toastOf("File too large")).toContainText("big.jpg is larger than 5MB.");
  const six = ["1", "2", "3", "4", "5", "6"];
  await field.setInputFiles(
    six.map((name) => ({ name: `${name}.jpg`, mimeType: "image/jpeg", buffer: image })),
  );
  await expect(toastOf("Too many files")).toContainText("Maximum 5 images allowed.");
}

test("Spec B 5 validation rules, damage claim: a buyer reports damage with a photo of up to five images, and the seller sees it", {
  tag: "@full",
}, async ({ page, browser }) => {
  const { page: seller, account } = await openAsNew(browser, "seller");
  await signInAsNew(page, "buyer");
  const product = await createListing("Test jar", { seller: account });
  const orderId = await createPaidOrder(page, product.id);
  await deliverOrder(orderId);
  const image = Buffer.from(await (await createImage("jpeg", 60, 40)).arrayBuffer());

  await openReady(page, `/orders?order=${orderId}`);
  await page.getByRole("button", { name: "Report damage" }).click();
  const dialog = page.getByRole("dialog", { name: "Report damage" });
  await dialog.getByLabel("Reason").fill("The lid is in three pieces.");
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByText("Please add a photo of the damage.")).toBeVisible();
  await expectRefusals(page, dialog.getByLabel("Photos"), image);

  const files = { name: "lid.jpg", mimeType: "image/jpeg", buffer: image };
  await dialog.getByLabel("Photos").setInputFiles(files);
  const preview = dialog.getByRole("img", { name: "Photo 1" });
  await expect.poll(() => preview.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(60);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Waiting for the seller")).toBeVisible();

  await seller.goto(`/orders?order=${orderId}`);
  await expect(seller.getByText("The lid is in three pieces.")).toBeVisible();
  await expect(seller.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await seller.context().close();
});
