import { type Browser, expect, type Page, test } from "@playwright/test";

import { newMember, PASSWORD, toast, whoIsIn } from "../../support/accounts";
import { signInAs, signInAsNew } from "../../support/shop-http";

/** Somebody new who is signed in in a browser of their own. */
async function openAsNewMember(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  const member = newMember();
  const data = { ...member, password: PASSWORD, role: "buyer" };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  const { id } = await whoIsIn(page);
  return { ...member, id: Number(id), page };
}

/** Opens the menu of the one row that a search for the name leaves. */
async function openMenu(page: Page, username: string) {
  await page.goto(`/admin?tab=users&q=${username}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: `Actions for ${username}` }).click();
}

test.beforeEach(async ({ page }) => {
  await signInAs(page, "admin@demo.com");
});

test("disabling somebody ends their open session at its next request: calls, pages, actions", async ({
  page,
  browser,
}) => {
  const member = await openAsNewMember(browser);
  await member.page.goto("/profile?tab=notifications", { waitUntil: "networkidle" });
  const parcel = member.page.getByRole("group", { name: "Your parcel was sent" });
  await expect(parcel.getByRole("checkbox", { name: "Email" })).toBeChecked();

  await openMenu(page, member.username);
  await page.getByRole("menuitem", { name: "Disable" }).click();
  const dialog = page.getByRole("dialog", { name: `Disable ${member.username}` });
  await dialog.getByLabel("Reason").fill("Bad");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(dialog.getByText("Reason must be at least 5 characters")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Sold what was never sent");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(toast(page)).toContainText("Account disabled");
  await expect(page.getByRole("row").getByText("Disabled", { exact: true })).toBeVisible();

  // The page that is still open in the other browser: its next action is refused and changes nothing.
  await parcel.getByRole("checkbox", { name: "Email" }).click();
  await expect(toast(member.page)).toContainText("Please sign in to continue.");
  await expect(parcel.getByRole("checkbox", { name: "Email" })).toBeChecked();
  expect((await member.page.request.get("/api/me")).status()).toBe(401);
  const profile = await member.page.goto("/profile");
  expect(profile?.status()).toBe(401);
  await expect(
    member.page.getByRole("heading", { level: 1, name: "Login Required" }),
  ).toBeVisible();
  const login = { email: member.email, password: PASSWORD };
  expect((await member.page.request.post("/api/login", { data: login })).status()).toBe(401);

  await openMenu(page, member.username);
  await page.getByRole("menuitem", { name: "Enable" }).click();
  await expect(toast(page).filter({ hasText: "Account enabled" })).toBeVisible();
  expect((await member.page.request.post("/api/login", { data: login })).status()).toBe(200);
  await member.page.context().close();
});

test("one account in full: what it is, what happened to it, and a new role", async ({
  page,
  browser,
}) => {
  const member = await openAsNewMember(browser);
  await openMenu(page, member.username);
  await page.getByRole("menuitem", { name: "View" }).click();
  await expect(page).toHaveURL(`/admin?tab=users&user=${member.id}`);
  const account = page.getByRole("article", { name: member.username });
  await expect(account.getByRole("link", { name: member.email })).toBeVisible();
  await expect(account.getByText("Open sessions")).toBeVisible();
  await expect(account.getByText("Nothing in the log.")).toHaveCount(2);

  await account.getByRole("button", { name: `Actions for ${member.username}` }).click();
  await page.getByRole("menuitem", { name: "Change role" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "Buyer" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Seller" }).check();
  await dialog.getByRole("button", { name: "Change role" }).click();
  await expect(toast(page)).toContainText("Role changed");
  const about = account.getByRole("region", { name: "What happened to this account" });
  await expect(about.getByRole("deletion")).toHaveText("Buyer");
  await expect(about.getByRole("insertion")).toHaveText("Seller");
  expect((await member.page.request.get("/api/me")).status()).toBe(401);
  await member.page.context().close();
});

test("what the rules refuse is said in a toast, and nothing changes", async ({ page }) => {
  const { id, username } = await whoIsIn(page);
  await page.goto(`/admin?tab=users&user=${id}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: `Actions for ${username}` }).click();
  await page.getByRole("menuitem", { name: "Disable" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Reason").fill("To see what happens");
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(toast(page)).toContainText("The account was not disabled");
  await expect(toast(page)).toContainText("You cannot disable your own account.");
  expect((await page.request.get("/api/me")).status()).toBe(200);
});

test("an account that does not exist is a page that does not exist", async ({ page }) => {
  const response = await page.goto("/admin?tab=users&user=999999999");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
});

test("the list is filtered, sorted and exported, and no desk of anybody but an admin", async ({
  page,
  browser,
}) => {
  await page.goto("/admin?tab=users");
  await page.getByRole("link", { name: "Sellers", exact: true }).click();
  await expect(page).toHaveURL(/role=seller/);
  await expect(page.getByRole("link", { name: "Sellers", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.getByLabel("Order").selectOption("By name");
  await page.getByRole("searchbox", { name: "Name or email" }).fill("seller@demo.com");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/role=seller.*sort=name/);
  await expect(page.getByRole("row")).toHaveCount(2);
  const href = await page.getByRole("link", { name: "Download CSV" }).getAttribute("href");
  const file = await page.request.get(href ?? "");
  expect(file.headers()["content-disposition"]).toContain("users-");
  expect((await file.text()).split("\r\n").filter(Boolean)).toHaveLength(2);

  const other = await (await browser.newContext()).newPage();
  expect((await other.request.get(href ?? "")).status()).toBe(401);
  await signInAsNew(other, "buyer");
  expect((await other.request.get(href ?? "")).status()).toBe(403);
  for (const tab of ["users", "audit", "mail", "settings"]) {
    const denied = await other.request.get(`/admin?tab=${tab}`);
    expect(denied.status()).toBe(403);
    expect(await denied.text()).not.toMatch(/seller@demo\.com|Download CSV|Outbox|Sandbox/);
  }
  await other.context().close();
});
