import { expect, test } from "@playwright/test";
import { db } from "@/lib/db/client";
import { undoStatus } from "../../support/approvals";
import { createProduct, uniqueName } from "../../support/factories";
import { createImage } from "../../support/images";
import { enter, typeInto } from "../../support/keys";
import { responseAfter } from "../../support/new-seller";
import { openReady } from "../../support/ready";
import { findOrders } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

// Every step is Tab, Enter or typing.

test("a buyer buys a product by keyboard only", { tag: "@full" }, async ({ page }) => {
  const product = await createProduct({ title: uniqueName("Keyboard jebena") });
  await signInAsNew(page, "buyer");
  await openReady(page, `/product/${product.id}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await enter(page, page.getByRole("button", { name: "Add to Cart", exact: true }).first());
  await expect.poll(() => page.evaluate(() => localStorage.getItem("shaafi-cart"))).toContain("}");

  await page.goto("/cart");
  await enter(page, page.getByRole("main").locator('a[href="/checkout"]'));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel("Card number")).toBeVisible();
  await typeInto(page, page.getByLabel("Full name"), "Hodan Ali");
  await typeInto(page, page.getByLabel("Address", { exact: true }), "1530 S 6th St");
  await typeInto(page, page.getByLabel("City"), "Minneapolis");
  await typeInto(page, page.getByLabel("State", { exact: true }), "Minnesota");
  await typeInto(page, page.getByLabel("ZIP code"), "55454");
  await typeInto(page, page.getByLabel("Card number"), "4242424242424242");
  await typeInto(page, page.getByLabel("Expiration date"), "12 / 40");
  await typeInto(page, page.getByLabel("Security code"), "123");
  await enter(page, page.getByRole("button", { name: /^Pay \$/ }));
  await expect(page.getByText("Thanks, your order is confirmed")).toBeVisible();
  expect(await findOrders(product.id)).toMatchObject([{ status: "paid" }]);
});

test("a seller lists a product by keyboard only", { tag: "@full" }, async ({ page }) => {
  const title = uniqueName("Keyboard basket");
  await signInAsNew(page, "seller");
  await openReady(page, "/add-product");
  await typeInto(page, page.getByLabel("Product title"), title);
  await typeInto(page, page.getByLabel("Category"), "Arts");
  await typeInto(page, page.getByLabel("Description"), "Coiled by hand in Harar, with a lid.");
  await typeInto(page, page.getByLabel("Price"), "145");
  await typeInto(page, page.getByLabel("Stock"), "12");
  const chooser = page.waitForEvent("filechooser");
  await enter(page, page.getByLabel("Photos"));
  const image = await createImage("jpeg", 800, 600);
  const buffer = Buffer.from(await image.arrayBuffer());
  const imageFile = { name: "basket.jpg", mimeType: "image/jpeg", buffer };
  await (await chooser).setFiles(imageFile);
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  const button = page.getByRole("button", { name: "Create Product" });
  const response = await responseAfter(page, () => enter(page, button));
  expect(response.status()).toBe(201);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an admin approves a product by keyboard only", { tag: "@full" }, async ({ page }) => {
  const title = uniqueName("Keyboard basket");
  const { id } = await createProduct({ title, moderationStatus: "pending" });
  // The oldest item is first, so a few Tab presses suffice.
  const updatedAt = new Date(Date.now() - 1_000 * 86_400_000);
  await db.product.update({ where: { id }, data: { updatedAt } });
  await signInAsNew(page, "admin");
  await page.goto("/admin?tab=approvals&kind=product");
  await enter(page, page.getByRole("link", { name: title }));
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible();
  await enter(page, page.getByRole("button", { name: "Approve", exact: true }));
  await expect(undoStatus(page)).toHaveText(`Approved: ${title}`);
});
