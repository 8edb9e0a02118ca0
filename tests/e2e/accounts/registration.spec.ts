import { expect, type Page, test } from "@playwright/test";

import { hold, newMember, PASSWORD, registerMember, toast, whoIsIn } from "../../support/accounts";
import { expectReady, openReady } from "../../support/ready";

async function enterRegistration(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

async function fillRegistration(page: Page, fields: Record<string, string>) {
  await enterRegistration(page, fields);
  await page.getByRole("button", { name: "Create Account" }).click();
}

const formOf = ({ username, email }: { username: string; email: string }) => ({
  Username: username,
  Email: email,
  Password: PASSWORD,
  "Confirm password": PASSWORD,
});

test.describe("Spec A 2 screens and routes, /register", () => {
  test("a visitor creates a seller account, is greeted and goes to the home page", async ({
    page,
  }) => {
    const member = newMember();
    const release = await hold(page, "/api/register");
    await openReady(page, "/login");
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await expect(page.getByRole("radio", { name: "Buyer" })).toBeChecked();
    await page.getByRole("radio", { name: "Seller" }).check();
    await fillRegistration(page, formOf(member));
    await expect(page.getByRole("button", { name: "Creating account..." })).toBeDisabled();
    release();

    await expect(toast(page)).toContainText("Welcome to Shaafi Marketplace");
    await expect(toast(page)).toContainText("Account created successfully");
    await expect(page).toHaveURL("/");
    expect(await whoIsIn(page)).toMatchObject({ ...member, role: "seller" });
  });

  test("the registration form shows every validation error at once", async ({ page }) => {
    await page.goto("/register");
    await fillRegistration(page, {
      Username: "ab",
      Email: "hodan",
      Password: "12345",
      "Confirm password": "123456",
    });
    for (const sentence of [
      "Username must be at least 3 characters",
      "Invalid email address",
      "Password must be at least 6 characters",
      "Passwords don't match",
    ]) {
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    }
    await expect(page.getByLabel("Username")).toBeFocused();

    await page.getByLabel("Password", { exact: true }).fill("123456");
    await expect(page.getByText("Passwords don't match")).toBeHidden();
  });

  test("a refused registration shows a toast and leaves the form unchanged", async ({ page }) => {
    const member = await registerMember(page);
    await page.goto("/register");
    await fillRegistration(page, formOf({ ...newMember(), email: member.email }));

    await expect(toast(page)).toContainText("Registration failed");
    await expect(toast(page)).toContainText("409: This email is already registered.");
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(member.email);
  });

  test("the registration form preserves the input from before hydration", async ({ page }) => {
    const member = newMember();
    const release = await hold(page, "**/_next/static/**/*.js*");
    await page.goto("/register", { waitUntil: "commit" });
    await enterRegistration(page, formOf(member));
    await page.getByRole("radio", { name: "Seller" }).check();
    release();
    await expectReady(page);
    await page.getByRole("button", { name: "Create Account" }).click();

    await expect(toast(page)).toContainText("Account created successfully");
    expect(await whoIsIn(page)).toMatchObject({ ...member, role: "seller" });
  });
});
