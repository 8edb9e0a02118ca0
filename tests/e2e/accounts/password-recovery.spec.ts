import { expect, test } from "@playwright/test";

import { whoIsIn } from "../../support/accounts";
import { uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { findLastEmailTo } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";

const NEW_PASSWORD = "qahwo-cusub";

function findResetPath(email: string) {
  const path = email.match(/\/login\?reset=[\w-]+/)?.[0];
  if (!path) throw new Error(`no link in: ${email}`);
  return path;
}

test.describe("Spec A 2 screens and routes, /login", () => {
  test("a user resets a forgotten password by the emailed link, which works once and ends other sessions", async ({
    page,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const { email } = await signInAsNew(elsewhere, "buyer");

    await openReady(page, "/login");
    await page.getByRole("button", { name: "Sign In as Buyer" }).click();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
    await dialog.getByLabel("Email").fill("hodan");
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    await expect(dialog.getByText("Invalid email address")).toBeVisible();
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    await expect(dialog.getByText("Check your email")).toBeVisible();

    const link = findResetPath(await findLastEmailTo(email));
    await openReady(page, link);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByLabel("Confirm password").fill("another");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await page.getByLabel("Confirm password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Password changed")).toBeVisible();

    expect((await elsewhere.request.get("/api/me")).status()).toBe(401);
    await elsewhere.close();
    expect(await findLastEmailTo(email)).toContain("was just changed");

    await openReady(page, link);
    await page.getByLabel("New password").fill("once-more");
    await page.getByLabel("Confirm password").fill("once-more");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("This link has expired or was already used.")).toBeVisible();

    const login = { email, password: NEW_PASSWORD };
    expect((await page.request.post("/api/login", { data: login })).status()).toBe(200);
    expect(await whoIsIn(page)).toMatchObject({ email });
  });

  test("a visitor who enters an unknown address for a reset link gets the same response", async ({
    page,
  }) => {
    await openReady(page, "/login");
    await page.getByRole("button", { name: "Sign In as Seller" }).click();
    await page.getByRole("button", { name: "Forgot password?" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(`${uniqueName("unknown").replace(" ", ".")}@example.com`);
    await dialog.getByRole("button", { name: "Send reset link" }).click();
    await expect(dialog.getByText("Check your email")).toBeVisible();
  });
});
