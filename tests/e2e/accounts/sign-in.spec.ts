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

const DAY_SECONDS = 24 * 60 * 60;

async function openForm(page: Page, button = "Sign In as Buyer") {
  await page.goto("/login");
  await page.getByRole("button", { name: button }).click();
}

async function fillLogin(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const submitLogin = (page: Page) =>
  page.getByRole("button", { name: "Sign In", exact: true }).click();

test.describe("A 2 screens and routes: /login", () => {
  test("signs a buyer in by the keyboard alone, without loading the page anew", async ({
    page,
  }) => {
    const { email, username } = await registerMember(page);
    await page.goto("/login", { waitUntil: "networkidle" });
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

  test("goes back to the chooser and its button", async ({ page }) => {
    for (const button of ["Sign In as Buyer", "Sign In as Seller", "Admin Sign In"]) {
      await openForm(page, button);
      await expect(page.getByRole("heading", { name: button })).toBeVisible();
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page.getByRole("heading", { name: "Administrative Access" })).toBeVisible();
      await expect(page.getByText("Authorized Personnel Only")).toBeVisible();
      await expect(page.getByRole("button", { name: button })).toBeFocused();
    }
  });

  test("says in a banner and a toast that the password is wrong", async ({ page }) => {
    const { email } = await registerMember(page);
    await openForm(page);
    await fillLogin(page, email, "wrong");
    await submitLogin(page);

    await expect(page.getByRole("main").getByRole("alert")).toHaveText(
      "401: Invalid email or password",
    );
    await expect(toast(page)).toContainText("Login failed");
    await expect(toast(page)).toContainText("401: Invalid email or password");
    await expect(page).toHaveURL("/login");
  });

  test("falls back to its own words when the network is gone", async ({ page }) => {
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
    await page.getByRole("button", { name: "Sign In as Seller" }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  });

  test("names what is wrong with a field and goes there", async ({ page }) => {
    await openForm(page);
    await submitLogin(page);
    await expect(page.getByText("Invalid email address")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  });

  test("signs the demo buyer in from the chooser and the demo seller from the form", async ({
    page,
  }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Try Demo Account" }).first().click();
    await expect(page).toHaveURL("/");
    expect(await whoIsIn(page)).toMatchObject({ email: "buyer@demo.com", role: "buyer" });

    await openForm(page, "Sign In as Seller");
    await page.getByRole("button", { name: "Demo Seller" }).click();
    await expect(page).toHaveURL("/");
    expect(await whoIsIn(page)).toMatchObject({ email: "seller@demo.com", role: "seller" });
  });

  test("shows that it is signing in", async ({ page }) => {
    const { email } = await registerMember(page);
    const release = await hold(page, "/api/login");
    await openForm(page);
    await fillLogin(page, email);
    await submitLogin(page);
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    release();
    await expect(page).toHaveURL("/");
  });

  test("remembers for 30 days whoever asks for it, and nobody else", async ({ page }) => {
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

  test("shows and hides the password, and says where help is", async ({ page }) => {
    await openForm(page);
    const password = page.getByLabel("Password", { exact: true });
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(password).toHaveAttribute("type", "password");

    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(page.getByRole("dialog")).toContainText("Forgot your password?");
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Forgot password?" })).toBeFocused();
    await expectNoViolations(page);
  });

  test("refuses what another site sends", async ({ page }) => {
    const data = { email: "buyer@demo.com", password: "demo123" };
    const send = (headers: Record<string, string>) =>
      page.request.post("/api/login", { data: JSON.stringify(data), headers });
    const json = { "content-type": "application/json" };

    expect((await send({ ...json, origin: "https://evil.example" })).status()).toBe(403);
    expect((await send({ ...json, "sec-fetch-site": "cross-site" })).status()).toBe(403);
    expect((await send({ "content-type": "text/plain" })).status()).toBe(415);
    expect(await sessionCookie(page)).toBeUndefined();
  });
});

test("A 4 states and transitions: Logout says goodbye at home, and the cookie of before is dead", async ({
  page,
  request,
}) => {
  const { email, username } = await registerMember(page);
  await page.request.post("/api/login", { data: { email, password: PASSWORD } });
  const stolen = { cookie: `${SESSION}=${(await sessionCookie(page))?.value}` };
  await page.goto("/shop");
  await page.getByRole("button", { name: username }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();

  await expect(toast(page)).toContainText("Goodbye!");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  expect(await sessionCookie(page)).toBeUndefined();
  expect((await request.get("/api/me", { headers: stolen })).status()).toBe(401);
  expect(await (await request.get("/api/auth/session", { headers: stolen })).json()).toEqual({});
});
