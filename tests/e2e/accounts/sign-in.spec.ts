import { expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import {
  hold,
  PASSWORD,
  registerMember,
  SESSION,
  sessionCookie,
  toast,
  whoIsIn,
} from "../../support/accounts";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const DAY_SECONDS = 24 * 60 * 60;

async function openForm(page: Page, button = "Sign In as Buyer") {
  await openReady(page, "/login");
  await page.getByRole("button", { name: button }).click();
}

async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const submitLogin = (page: Page) =>
  page.getByRole("button", { name: "Sign In", exact: true }).click();

test.describe("Spec A 2 screens and routes, /login", () => {
  test("a buyer signs in by keyboard only, without a reload of the page", async ({ page }) => {
    const { email, username } = await registerMember(page);
    await openReady(page, "/login");
    await page.evaluate(() => document.documentElement.setAttribute("data-same-page", ""));

    await page.getByRole("button", { name: "Sign In as Buyer" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");

    await expect(toast(page)).toContainText("Welcome back!");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("button", { name: username })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-same-page");
  });

  test("Back leads from each form to the choice of roles and focuses the button that opened it", async ({
    page,
  }) => {
    await openReady(page, "/login");
    for (const button of ["Sign In as Buyer", "Sign In as Seller", "Admin Sign In"]) {
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("heading", { name: button })).toBeVisible();
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page.getByRole("heading", { name: "Administrative Access" })).toBeVisible();
      await expect(page.getByText("Authorized Personnel Only")).toBeVisible();
      await expect(page.getByRole("button", { name: button })).toBeFocused();
    }
  });

  test("a wrong password is reported in a banner and a toast", async ({ page }) => {
    const { email } = await registerMember(page);
    await openForm(page);
    await fillLogin(page, email, "wrong");
    await submitLogin(page);

    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
    await expect(toast(page)).toContainText("Login failed");
    await expect(toast(page)).toContainText("401: Invalid email or password");
    await expect(page).toHaveURL("/login");
  });

  test("a sign-in without a response shows an error message, which disappears with the form", async ({
    page,
  }) => {
    await openForm(page);
    await page.route("/api/login", (route) => route.abort());
    await fillLogin(page, "hodan@example.com");
    await submitLogin(page);

    const banner = page.getByRole("main").getByRole("alert");
    await expect(banner).toHaveText("Login failed. Please try again.");

    await page.getByRole("button", { name: "Back" }).click();
    await expect(banner).toBeHidden();
    await page.getByRole("button", { name: "Try Demo Account" }).first().click();
    await expect(banner).toHaveText("Login failed. Please try again.");
    // By keyboard: the toast may cover the button.
    await page.getByRole("button", { name: "Sign In as Seller" }).press("Enter");
    await expect(banner).toBeHidden();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  });

  test("an empty sign-in form shows each validation error and focuses the first field", async ({
    page,
  }) => {
    await openForm(page);
    await submitLogin(page);
    await expect(page.getByText("Invalid email address")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  });

  test("a visitor signs in as the demo buyer beside the roles and as the demo seller in the form", async ({
    page,
  }) => {
    await openReady(page, "/login");
    await page.getByRole("button", { name: "Try Demo Account" }).first().click();
    await expect(page).toHaveURL("/");
    expect(await whoIsIn(page)).toMatchObject({ email: "buyer@demo.com", role: "buyer" });

    await openForm(page, "Sign In as Seller");
    await page.getByRole("button", { name: "Demo Seller" }).click();
    await expect(page).toHaveURL("/");
    expect(await whoIsIn(page)).toMatchObject({ email: "seller@demo.com", role: "seller" });
  });

  test("the sign-in button shows that the request is pending", async ({ page }) => {
    const { email } = await registerMember(page);
    const release = await hold(page, "/api/login");
    await openForm(page);
    await fillLogin(page, email);
    await submitLogin(page);
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    release();
    await expect(page).toHaveURL("/");
  });

  test("a user stays signed in for 30 days with Remember me, otherwise until the browser closes", async ({
    page,
  }) => {
    const { email } = await registerMember(page);
    await openForm(page);
    await fillLogin(page, email);
    await submitLogin(page);
    await expect(page).toHaveURL("/");
    expect((await sessionCookie(page))?.expires).toBe(-1);
    await page.request.get("/api/auth/session");
    expect(await sessionCookie(page)).toMatchObject({ expires: -1, httpOnly: true });

    await openForm(page);
    await fillLogin(page, email);
    await page.getByLabel("Remember me").check();
    await submitLogin(page);
    await expect(page).toHaveURL("/");
    const days = ((await sessionCookie(page))?.expires ?? 0) - Date.now() / 1000;
    expect(Math.round(days / DAY_SECONDS)).toBe(30);
  });

  test("a user shows and hides the password, and opens and closes the help for a forgotten one", async ({
    page,
  }) => {
    await openForm(page);
    const password = page.getByLabel("Password", { exact: true });
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");

    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(page.getByRole("dialog")).toContainText("Forgot your password?");
    await expectNoViolations(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Forgot password?" })).toBeFocused();
    await expectNoViolations(page);
  });
});

test("Spec A 4 states and transitions, sign out: a user who signs out is greeted on the home page, and the old cookie no longer works", async ({
  page,
  request,
}) => {
  const { username } = await signInAsNew(page, "buyer");
  const stolen = { cookie: `${SESSION}=${(await sessionCookie(page))?.value}` };
  await openReady(page, "/shop");
  await page.getByRole("button", { name: username }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();

  await expect(toast(page)).toContainText("Goodbye!");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  expect(await sessionCookie(page)).toBeUndefined();
  expect((await request.get("/api/me", { headers: stolen })).status()).toBe(401);
  expect(await (await request.get("/api/auth/session", { headers: stolen })).json()).toEqual({});
});
