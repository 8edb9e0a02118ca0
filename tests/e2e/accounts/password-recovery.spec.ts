import { expect, test } from "@playwright/test";

import { PASSWORD, registerMember, toast, whoIsIn } from "../../support/accounts";
import { lastMailTo } from "../../support/shop-db";

const NEW_PASSWORD = "qahwo-cusub";

function resetPath(mail: string) {
  const path = mail.match(/\/login\?reset=[\w-]+/)?.[0];
  if (!path) throw new Error(`no link in: ${mail}`);
  return path;
}

test.describe("A 2 screens and routes: /login, a forgotten password", () => {
  test("is reset through the mailed link, which works once, and ends other sessions", async ({
    page,
    browser,
  }) => {
    const member = await registerMember(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.request.post("/api/login", {
      data: { email: member.email, password: PASSWORD },
    });
    expect((await whoIsIn(elsewhere)).email).toBe(member.email);

    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In as Buyer" }).click();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
    await dialog.getByLabel("Email").fill("nobody");
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(dialog.getByText("Invalid email address")).toBeVisible();
    await dialog.getByLabel("Email").fill(member.email);
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(dialog.getByText("Check your email")).toBeVisible();

    const link = resetPath(await lastMailTo(member.email));
    await page.goto(link);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill("another");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Your password is changed")).toBeVisible();

    expect((await elsewhere.request.get("/api/me")).status()).toBe(401);
    await elsewhere.context().close();
    expect(await lastMailTo(member.email)).toContain("was just changed");

    await page.goto(link);
    await page.getByLabel("New password").fill("once-more");
    await page.getByLabel("Confirm password").fill("once-more");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("This link no longer works.")).toBeVisible();

    const login = { email: member.email, password: NEW_PASSWORD };
    expect((await page.request.post("/api/login", { data: login })).status()).toBe(200);
  });

  test("gets the same answer for an address that nobody has", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Sign In as Seller" }).click();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(`nobody-${Date.now()}@example.com`);
    await dialog.getByRole("button", { name: "Send link" }).click();
    await expect(dialog.getByText("Check your email")).toBeVisible();
  });
});

test.describe("/profile", () => {
  test("shows a visitor what is missing, and nothing else", async ({ page }) => {
    const response = await page.goto("/profile?tab=security");

    expect(response?.status()).toBe(401);
    await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
    await expect(page.getByText("Please sign in to see your profile.")).toBeVisible();
  });

  test("saves the profile and then asks for the current user again", async ({ page }) => {
    const member = await registerMember(page);
    await page.request.post("/api/login", { data: { email: member.email, password: PASSWORD } });
    await page.goto("/profile");
    // Once the page's own script is there.
    await expect(async () => {
      await page.getByLabel("Username").fill("ab");
      await page.getByLabel("First name").fill("Hodan");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByText("Username must be at least 3 characters")).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await page.getByLabel("Username").fill(member.username);

    const asked = page.waitForRequest((request) => request.url().endsWith("/api/me"));
    await page.getByRole("button", { name: "Save Changes" }).click();

    await expect(toast(page)).toContainText("Profile updated");
    await asked;
    expect((await whoIsIn(page)).firstName).toBe("Hodan");
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Hodan");
  });

  test("ends another session, changes the password, hands out the data and deletes", async ({
    page,
    browser,
  }) => {
    const member = await registerMember(page);
    const login = { data: { email: member.email, password: PASSWORD } };
    await page.request.post("/api/login", login);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.request.post("/api/login", login);

    await page.goto("/profile?tab=security");
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await expect(toast(page)).toContainText("Signed out");
    expect((await elsewhere.request.get("/api/me")).status()).toBe(401);
    await elsewhere.context().close();

    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(toast(page).filter({ hasText: "Your password is changed" })).toBeVisible();

    const exported = await page.request.get("/api/profile/export");
    expect(exported.headers()["content-disposition"]).toContain("attachment");
    expect((await exported.json()).account.email).toBe(member.email);

    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("textbox", { name: "Password" }).fill(NEW_PASSWORD);
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await expect(page).toHaveURL("/");
    expect((await page.request.get("/api/me")).status()).toBe(401);
  });
});
