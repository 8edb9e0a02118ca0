import { type Browser, expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createUser } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

/** Opens a second browser with a new signed-in buyer. */
async function openAsNewBuyer(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  return { ...(await signInAsNew(page, "buyer")), page };
}

/** Opens the menu of the only row found for the name. */
async function openMenu(page: Page, username: string) {
  await openReady(page, `/admin?tab=users&q=${encodeURIComponent(username)}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: `Actions for ${username}` }).click();
}

test.describe("Spec B 2, Admin: users", () => {
  test("an admin disables a user, which ends the session everywhere, and enables the user again", async ({
    page,
    browser,
  }) => {
    const buyer = await openAsNewBuyer(browser);
    await buyer.page.goto("/profile?tab=notifications");
    const parcel = buyer.page.getByRole("group", { name: "Shipping updates" });
    await expect(parcel.getByRole("checkbox", { name: "Email" })).toBeChecked();

    await signInAsNew(page, "admin");
    await openMenu(page, buyer.username);
    await page.getByRole("menuitem", { name: "Disable" }).click();
    const dialog = page.getByRole("dialog", { name: `Disable ${buyer.username}` });
    await dialog.getByLabel("Reason").fill("Bad");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(dialog.getByText("Reason must be at least 5 characters")).toBeVisible();
    await dialog.getByLabel("Reason").fill("Sold what was never sent");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(toast(page)).toContainText("Account disabled");
    await expect(page.getByRole("row").getByText("Disabled", { exact: true })).toBeVisible();

    // The next action of the page that is still open in the other browser is refused and changes nothing.
    await parcel.getByRole("checkbox", { name: "Email" }).click();
    await expect(toast(buyer.page)).toContainText("Please sign in to continue.");
    await expect(parcel.getByRole("checkbox", { name: "Email" })).toBeChecked();
    expect((await buyer.page.request.get("/api/me")).status()).toBe(401);
    const profile = await buyer.page.goto("/profile");
    expect(profile?.status()).toBe(401);
    await expect(
      buyer.page.getByRole("heading", { level: 1, name: "Login Required" }),
    ).toBeVisible();
    const login = { data: { email: buyer.email, password: buyer.password } };
    expect((await buyer.page.request.post("/api/login", login)).status()).toBe(401);

    await openMenu(page, buyer.username);
    await page.getByRole("menuitem", { name: "Enable" }).click();
    await expect(toast(page).filter({ hasText: "Account enabled" })).toBeVisible();
    expect((await buyer.page.request.post("/api/login", login)).status()).toBe(200);
    await buyer.page.context().close();
  });

  test("an admin reads an account and its history and gives it a new role, which ends its sessions", async ({
    page,
    browser,
  }) => {
    const buyer = await openAsNewBuyer(browser);
    await signInAsNew(page, "admin");
    await openMenu(page, buyer.username);
    await page.getByRole("menuitem", { name: "View" }).click();
    await expect(page).toHaveURL(`/admin?tab=users&user=${buyer.id}`);
    const account = page.getByRole("article", { name: buyer.username });
    await expect(account.getByRole("link", { name: buyer.email })).toBeVisible();
    await expect(account.getByText("Active sessions")).toBeVisible();
    await expect(account.getByText("No activity.")).toHaveCount(2);

    await account.getByRole("button", { name: `Actions for ${buyer.username}` }).click();
    await page.getByRole("menuitem", { name: "Change role" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: /^Buyer/ })).toBeChecked();
    await dialog.getByRole("radio", { name: /^Seller/ }).check();
    await dialog.getByRole("button", { name: "Change role" }).click();
    await expect(toast(page)).toContainText("Role changed");
    const history = account.getByRole("region", { name: "Account history" });
    await expect(history.getByRole("deletion")).toHaveText("Buyer");
    await expect(history.getByRole("insertion")).toHaveText("Seller");
    expect((await buyer.page.request.get("/api/me")).status()).toBe(401);
    await buyer.page.context().close();
  });

  test("an admin who disables their own account sees a refusal in a toast and stays signed in", {
    tag: "@full",
  }, async ({ page }) => {
    const { id, username } = await signInAsNew(page, "admin");
    await openReady(page, `/admin?tab=users&user=${id}`);
    await page.getByRole("button", { name: `Actions for ${username}` }).click();
    await page.getByRole("menuitem", { name: "Disable" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Reason").fill("To see what happens");
    await dialog.getByRole("button", { name: "Disable" }).click();
    await expect(toast(page)).toContainText("Couldn’t disable the account");
    await expect(toast(page)).toContainText("You can’t disable your own account.");
    expect((await page.request.get("/api/me")).status()).toBe(200);
  });

  test("the page of an account that does not exist is not found", async ({ page }) => {
    await signInAsNew(page, "admin");
    const response = await page.goto("/admin?tab=users&user=999999999");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
  });

  test("an admin filters, sorts, searches and exports the list of users", async ({ page }) => {
    const { username } = await createUser({ role: "seller" });
    await signInAsNew(page, "admin");
    await openReady(page, "/admin?tab=users");
    await page.getByRole("link", { name: "Sellers", exact: true }).click();
    await expect(page).toHaveURL(/role=seller/);
    await expect(page.getByRole("link", { name: "Sellers", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.getByLabel("Sort").selectOption("Name");
    await page.getByRole("searchbox", { name: "Search by name or email" }).fill(username);
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/role=seller.*sort=name/);
    await expect(page.getByRole("row")).toHaveCount(2);
    const href = await page.getByRole("link", { name: "Download CSV" }).getAttribute("href");
    const file = await page.request.get(href ?? "");
    expect(file.headers()["content-disposition"]).toContain("users-");
    const lines = (await file.text()).split("\r\n").filter(Boolean);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(username);
  });

  test("a buyer is refused the users, the log, the emails and the settings of the admins", async ({
    page,
  }) => {
    await signInAsNew(page, "buyer");
    for (const tab of ["users", "audit", "mail", "settings"]) {
      const response = await page.request.get(`/admin?tab=${tab}`);
      expect(response.status()).toBe(403);
      expect(await response.text()).not.toMatch(/seller@demo\.com|Download CSV|Outbox|Sandbox/);
    }
  });
});
