import { expect, test } from "@playwright/test";
import { toast, whoIsIn } from "../../support/accounts";
import { createPicture } from "../../support/pictures";
import { signInAsNew } from "../../support/shop-http";

test("a member adds a picture, and it stands where the initials stood", async ({ page }) => {
  await signInAsNew(page, "buyer");
  await page.goto("/profile", { waitUntil: "networkidle" });
  const picture = await createPicture("png", 80, 80);

  await page.getByLabel("Profile picture").setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.from(await picture.arrayBuffer()),
  });
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await page.getByLabel("City").fill("Minneapolis");
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/me"));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toContainText("Profile updated");
  await asked;

  const user = await whoIsIn(page);
  expect(user.profileImage).toMatch(/\/uploads\/[\w-]+\.webp$/);
  // In the summary, not only in the form.
  const name = user.profileImage.split("/").at(-1);
  const summary = page.getByText(`Buyer · since`).locator("xpath=../..");
  await expect(summary.locator(`img[src*="${name}"]`)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Minneapolis" })).toBeVisible();
});

test("a refused change says so with the server's sentence, or the fallback", async ({ page }) => {
  await signInAsNew(page, "buyer");
  await page.goto("/profile", { waitUntil: "networkidle" });

  await page.getByLabel("Username").fill("Amina Weavers");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toContainText("Update Failed");
  await expect(toast(page)).toContainText("409: This username is already taken.");

  await page.route("**/api/profile", (route) => route.abort());
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(
    toast(page).filter({ hasText: "Failed to update profile. Please try again." }),
  ).toBeVisible();
});

test("a seller chooses whether the phone is public, a buyer is not asked", async ({
  page,
  browser,
}) => {
  await signInAsNew(page, "seller");
  await page.goto("/profile", { waitUntil: "networkidle" });
  const choice = page.getByRole("switch", { name: "Show my phone number on my seller page" });
  await expect(choice).not.toBeChecked();

  await page.getByRole("textbox", { name: "Phone" }).fill("+252 63 4000142");
  await choice.check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(toast(page)).toContainText("Profile updated");
  await page.reload({ waitUntil: "networkidle" });
  await expect(choice).toBeChecked();
  expect(Object.keys(await whoIsIn(page))).not.toContain("showsPhone");

  const buyer = await (await browser.newContext()).newPage();
  await signInAsNew(buyer, "buyer");
  await buyer.goto("/profile");
  await expect(buyer.getByLabel("First name")).toBeVisible();
  await expect(buyer.getByRole("switch")).toHaveCount(0);
  await buyer.context().close();
});
