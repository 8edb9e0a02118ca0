import { expect, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { enter, typeInto } from "../../support/keys";
import { answered } from "../../support/new-seller";
import { createPhoto } from "../../support/pictures";
import { createProduct, findOrders, hideProduct } from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

// Nobody touches a mouse here: every step is Tab, Enter or typing.

test("a buyer buys by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  const product = await createProduct({ title: "Keyboard jebena", stock: 3 });
  await signInAsNew(page, "buyer");
  await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await enter(page, page.getByRole("button", { name: "Add to Cart", exact: true }).first());
  await expect.poll(() => page.evaluate(() => localStorage.getItem("shaafi-cart"))).toContain("}");

  await page.goto("/cart", { waitUntil: "networkidle" });
  await enter(page, page.getByRole("main").locator('a[href="/checkout"]'));
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel("Card number")).toBeVisible();
  await typeInto(page, page.getByLabel("Full name"), "Hodan Ali");
  await typeInto(page, page.getByLabel("Address", { exact: true }), "1530 S 6th St");
  await typeInto(page, page.getByLabel("City"), "Minneapolis");
  await typeInto(page, page.getByLabel("State or region"), "Minnesota");
  await typeInto(page, page.getByLabel("ZIP or postcode"), "55454");
  await typeInto(page, page.getByLabel("Card number"), "4242424242424242");
  await typeInto(page, page.getByLabel("Expiry"), "12 / 40");
  await typeInto(page, page.getByLabel("Security code"), "123");
  await enter(page, page.getByRole("button", { name: /^Pay \$/ }));
  await expect(page.getByText("Thank you, your order is paid")).toBeVisible({ timeout: 20_000 });
  expect(await findOrders(product.id)).toMatchObject([{ status: "paid" }]);
});

test("a seller lists a product and an admin approves it by keyboard alone", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const title = `Keyboard basket ${Date.now() % 10_000_000}`;
  await signInAsNew(page, "seller");
  await page.goto("/add-product", { waitUntil: "networkidle" });
  await typeInto(page, page.getByLabel("Product title"), title);
  await typeInto(page, page.getByLabel("Category"), "Arts");
  await typeInto(page, page.getByLabel("Description"), "Coiled by hand in Harar, with a lid.");
  await typeInto(page, page.getByLabel("Price"), "145");
  await typeInto(page, page.getByLabel("Stock"), "12");
  const chooser = page.waitForEvent("filechooser");
  await enter(page, page.getByLabel("Photos"));
  const photo = { name: "basket.jpg", mimeType: "image/jpeg", buffer: await createPhoto() };
  await (await chooser).setFiles(photo);
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  const button = page.getByRole("button", { name: "Create Product" });
  const { id } = await (await answered(page, () => enter(page, button))).json();
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });

  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, "admin@demo.com");
  await admin.goto("/admin?tab=approvals&kind=product", { waitUntil: "networkidle" });
  await enter(admin, admin.getByRole("link", { name: title }));
  await expect(admin.getByRole("heading", { level: 3, name: title })).toBeVisible();
  await enter(admin, admin.getByRole("button", { name: "Approve", exact: true }));
  await expect(toast(admin).filter({ hasText: "Approved" })).toBeVisible();
  await admin.context().close();
  await hideProduct(id); // other tests count what is on sale
});
