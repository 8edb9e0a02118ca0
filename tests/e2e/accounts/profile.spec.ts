import { expect, test } from "@playwright/test";

import { toast, whoIsIn } from "../../support/accounts";
import { createUser } from "../../support/factories";
import { createImage } from "../../support/images";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const NEW_PASSWORD = "qahwo-cusub";

test.describe("Spec B 2, Profile", () => {
  test("a visitor is asked to sign in to see a profile", async ({ page }) => {
    const response = await page.goto("/profile?tab=security");

    expect(response?.status()).toBe(401);
    await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
    await expect(page.getByText("Sign in to see your profile.")).toBeVisible();
  });

  test("a user saves the profile, and the page then requests the current user again", async ({
    page,
  }) => {
    const { username } = await signInAsNew(page, "buyer");
    await openReady(page, "/profile");
    await page.getByLabel("Username").fill("ab");
    await page.getByLabel("First name").fill("Hodan");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
    await page.getByLabel("Username").fill(username);

    const profileRequest = page.waitForRequest((request) => request.url().endsWith("/api/me"));
    await page.getByRole("button", { name: "Save Changes" }).click();

    await expect(toast(page)).toContainText("Profile updated");
    await profileRequest;
    expect((await whoIsIn(page)).firstName).toBe("Hodan");
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Hodan");
  });

  test("a user ends other sessions, changes the password, exports the data and deletes the account", {
    tag: "@full",
  }, async ({ page, browser }) => {
    const { email, password } = await signInAsNew(page, "buyer");
    const elsewhere = await browser.newContext();
    const login = { data: { email, password } };
    expect((await elsewhere.request.post("/api/login", login)).status()).toBe(200);

    await openReady(page, "/profile?tab=security");
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await expect(toast(page)).toContainText("Signed out");
    expect((await elsewhere.request.get("/api/me")).status()).toBe(401);
    await elsewhere.close();

    await page.getByLabel("Current password").fill(password);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(toast(page).filter({ hasText: "Password changed" })).toBeVisible();

    const response = await page.request.get("/api/profile/export");
    expect(response.headers()["content-disposition"]).toContain("attachment");
    expect((await response.json()).account.email).toBe(email);

    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("textbox", { name: "Password" }).fill(NEW_PASSWORD);
    await dialog.getByRole("button", { name: "Delete permanently" }).click();
    await expect(page).toHaveURL("/");
    expect((await page.request.get("/api/me")).status()).toBe(401);
  });

  test("a user adds a profile image, which replaces the initials", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await openReady(page, "/profile");
    const image = await createImage("png", 80, 80);

    await page.getByLabel("Profile photo").setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from(await image.arrayBuffer()),
    });
    await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
    await page.getByLabel("City").fill("Minneapolis");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page)).toContainText("Profile updated");

    const user = await whoIsIn(page);
    expect(user.profileImage).toMatch(/\/uploads\/[\w-]+\.webp$/);
    const name = user.profileImage.split("/").at(-1);
    // The form shows the image as well.
    const summary = page.getByText("Buyer · joined").locator("xpath=../..");
    await expect(summary.locator(`img[src*="${name}"]`)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Minneapolis" })).toBeVisible();
  });

  test("a refused change of the profile shows the server's message, or a fallback without one", async ({
    page,
  }) => {
    const otherSeller = await createUser({ role: "seller" });
    await signInAsNew(page, "buyer");
    await openReady(page, "/profile");

    await page.getByLabel("Username").fill(otherSeller.username);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page)).toContainText("Update Failed");
    await expect(toast(page)).toContainText("409: This username is already taken.");

    await page.route("**/api/profile", (route) => route.abort());
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(
      toast(page).filter({ hasText: "Failed to update profile. Please try again." }),
    ).toBeVisible();
  });

  test("a seller chooses whether the phone number is public", async ({ page }) => {
    await signInAsNew(page, "seller");
    await openReady(page, "/profile");
    const choice = page.getByRole("switch", { name: "Show my phone number on my seller page" });
    await expect(choice).not.toBeChecked();

    await page.getByRole("textbox", { name: "Phone" }).fill("+252 63 4000142");
    await choice.check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toast(page)).toContainText("Profile updated");
    await page.reload();
    await expect(choice).toBeChecked();
    expect(Object.keys(await whoIsIn(page))).not.toContain("showsPhone");
  });

  test("a buyer's profile has no choice whether the phone number is public", async ({ page }) => {
    await signInAsNew(page, "buyer");
    await page.goto("/profile");
    await expect(page.getByLabel("First name")).toBeVisible();
    await expect(page.getByRole("switch")).toHaveCount(0);
  });
});
