import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";

import { expectNoViolations } from "../../support/accessibility";
import { toast, whoIsIn } from "../../support/accounts";
import { appCode } from "../../support/app-code";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

/** Gives the browser an authenticator that verifies its user and stores passkeys. */
async function addAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  await devTools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

type Account = { email: string; password: string; code: string };

async function openLogin(page: Page) {
  await openReady(page, "/login");
  await page.getByRole("button", { name: "Sign In as Buyer" }).click();
}

const submitLogin = (page: Page) =>
  page.getByRole("button", { name: "Sign In", exact: true }).click();

/** Signs in by the form of a browser without JavaScript, which shows the field of the code after the password. */
async function signInWithoutScripts(browser: Browser, account: Account) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/login?role=buyer");
  await expect(page.getByLabel("Verification code", { exact: true })).toBeHidden();
  await page.getByLabel("Email", { exact: true }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await submitLogin(page);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Enter the code from your authenticator app.",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Verification code", { exact: true }).fill(account.code);
  await submitLogin(page);
  await expect(page).toHaveURL("/");
  expect((await context.request.get("/api/me")).status()).toBe(200);
  await context.close();
}

async function signOut(page: Page) {
  expect((await page.request.post("/api/logout", { data: {} })).status()).toBe(200);
}

test.describe("Spec B 2, Profile: two-step verification", () => {
  test("a user turns it on, signs in by a code and by a recovery code, and turns it off", async ({
    page,
    browser,
  }) => {
    const { username, email, password } = await signInAsNew(page, "buyer");
    await openReady(page, "/profile?tab=security");
    await page.getByRole("button", { name: "Set up" }).click();
    const dialog = page.getByRole("dialog", { name: "Two-step verification" });
    await expect(dialog.getByAltText("QR code for your authenticator app")).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
    const secret = (await dialog.locator("bdi").first().innerText()).trim();
    await dialog.getByLabel("Code from the app").fill("000000");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(dialog.getByRole("alert")).toContainText("This code isn’t valid");
    // The code of the step before is accepted too, so that the current one is unused at the sign-in.
    await dialog.getByLabel("Code from the app").fill(appCode(secret, -1));
    await dialog.getByRole("button", { name: "Turn on" }).click();

    const codesDialog = page.getByRole("dialog", { name: "Save your recovery codes" });
    await expect(codesDialog.getByRole("listitem")).toHaveCount(10);
    await expectNoViolations(page, "[role=dialog]");
    const download = page.waitForEvent("download");
    await codesDialog.getByRole("button", { name: "Download" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    const [recoveryCode = "", nextCode = ""] = await codesDialog
      .getByRole("listitem")
      .allInnerTexts();
    expect(file).toContain(recoveryCode);
    await codesDialog.getByRole("button", { name: "I saved my codes" }).last().click();
    await expect(page.getByText("10 unused codes left.")).toBeVisible();
    await signOut(page);

    await openLogin(page);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await submitLogin(page);
    const code = page.getByLabel("Verification code", { exact: true });
    await expect(code).toBeFocused();
    await expectNoViolations(page);
    await code.fill(appCode(secret));
    await submitLogin(page);
    await expect(page).toHaveURL("/");
    expect((await whoIsIn(page)).username).toBe(username);
    await signOut(page);

    const data = { email, password, code: recoveryCode };
    expect((await page.request.post("/api/login", { data })).status()).toBe(200);
    expect((await page.request.post("/api/login", { data })).status()).toBe(401);
    await signInWithoutScripts(browser, { email, password, code: nextCode });
    await openReady(page, "/profile?tab=security");
    await expect(page.getByText("8 unused codes left.")).toBeVisible();
    await expect(page.getByText("password + recovery code")).toHaveCount(2);
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
    await expect(toast(page)).toContainText("Two-step verification turned off");
    await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
  });
});

test.describe("Spec B 2, Profile: passkeys", () => {
  test("a user adds a passkey, signs in with it, renames and removes it", { tag: "@full" }, async ({
    page,
  }) => {
    await addAuthenticator(page);
    const { username } = await signInAsNew(page, "buyer");
    await openReady(page, "/profile?tab=security");
    await page.getByRole("button", { name: "Add passkey" }).click();
    const dialog = page.getByRole("dialog", { name: "Add passkey" });
    await dialog.getByRole("button", { name: "Add passkey" }).click();
    await expect(dialog.getByText("Please enter a name")).toBeVisible();
    await dialog.getByLabel("Name").fill("Work laptop");
    await dialog.getByRole("button", { name: "Add passkey" }).click();
    await expect(toast(page)).toContainText("Passkey added");
    await expect(page.getByText("Not used yet")).toBeVisible();
    await expectNoViolations(page);
    await signOut(page);

    await openLogin(page);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL("/");
    expect((await whoIsIn(page)).username).toBe(username);

    // A passkey is no password: the change asks for it.
    await openReady(page, "/profile?tab=security");
    await page.getByRole("button", { name: "Rename Work laptop" }).click();
    const rename = page.getByRole("dialog", { name: "Rename Work laptop" });
    await rename.getByLabel("Name").fill("Old laptop");
    await rename.getByRole("button", { name: "Rename" }).click();
    const confirm = page.getByRole("dialog", { name: "Confirm your password" });
    await confirm.getByLabel("Password").fill("secret1");
    await confirm.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page)).toContainText("Passkey renamed");

    await page.getByRole("button", { name: "Remove Old laptop" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No passkeys yet.")).toBeVisible();
  });

  test("a sign-in without a passkey on the device is reported", async ({ page }) => {
    await openLogin(page);
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(toast(page)).toContainText("Your device didn’t send a passkey.");
    await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeEnabled();
  });
});

test("Spec A 2 screens and routes, /login: the second step without a pending sign-in leads back to the first", async ({
  page,
}) => {
  await openReady(page, "/login?step=code");
  await expect(page.getByRole("heading", { name: "Your sign-in expired" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/login");
});
