import { expect, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { confirmDialog } from "../../support/confirm-dialog";
import { openReady } from "../../support/ready";
import { signInAs, signInAsNew } from "../../support/shop-http";

const ACCOUNT = "000123456789";
const ROUTING = "110000000";

async function fillBank(page: Page) {
  await page.getByLabel("Account holder name").fill("Hodan Warsame");
  await page.getByLabel("Bank name").fill("First Community Bank");
  await page.getByLabel("Routing number").fill(ROUTING);
  await page.getByLabel("Account number").fill(ACCOUNT);
  await page.getByRole("button", { name: "Connect account" }).click();
}

const deniedPages = [
  { user: "a visitor", role: null, status: 401 },
  { user: "a buyer", role: "buyer", status: 403 },
  { user: "an admin", role: "admin", status: 403 },
] as const;

for (const { user, role, status } of deniedPages) {
  test(`${user} sees that only sellers can access payout settings`, async ({ page }) => {
    if (role) await signInAsNew(page, role);

    const response = await page.goto("/payout-settings");

    expect(response?.status()).toBe(status);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("Only sellers can access payout settings.")).toBeVisible();
    await expect(page.getByText("Available Balance")).toHaveCount(0);
  });
}

test("a seller connects a bank account, whose numbers the page omits, and disconnects it after a confirmation", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await openReady(page, "/payout-settings");
  await expect(page.getByRole("heading", { name: /Not Connected.*Setup Required/ })).toBeVisible();
  await expect(page.getByText("No payouts yet.")).toBeVisible();

  await page.getByRole("button", { name: "Connect account" }).click();
  await expect(page.getByText("Account holder name is required")).toBeVisible();
  await expect(page.getByText("Bank name is required")).toBeVisible();
  await expect(page.getByText("Valid account number is required")).toBeVisible();
  await expect(page.getByText("Valid routing number is required")).toBeVisible();

  await fillBank(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Connected.*Active/ })).toBeVisible();
  await expect(main.getByText("First Community Bank, checking, ending 6789")).toBeVisible();
  const html = await (await page.request.get("/payout-settings")).text();
  expect(html).toContain("6789");
  expect(html).not.toMatch(new RegExp(`${ACCOUNT}|${ROUTING}`));
  expect(await page.content()).not.toMatch(new RegExp(`${ACCOUNT}|${ROUTING}`));

  await main.getByRole("button", { name: "Disconnect" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("First Community Bank 6789");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(main.getByRole("heading", { name: /^Connected/ })).toBeVisible();

  await main.getByRole("button", { name: "Disconnect" }).click();
  await confirmDialog(page, "Disconnect");
  await expect(main.getByRole("heading", { name: /Not Connected/ })).toBeVisible();
});

test("a refused connection of a bank account shows the reason, like a network failure", async ({
  page,
}) => {
  await signInAsNew(page, "seller");
  await page.goto("/payout-settings");
  await page.route("**/api/seller/setup-stripe-connect", (route) =>
    route.fulfill({ status: 503, body: "Stripe is not configured. Please contact support." }),
  );

  await fillBank(page);

  await expect(toast(page)).toContainText("Setup Failed");
  await expect(toast(page)).toContainText("503: Stripe is not configured. Please contact support.");

  await page.unrouteAll();
  await page.route("**/api/seller/setup-stripe-connect", (route) => route.abort());
  await page.getByRole("button", { name: "Connect account" }).click();
  await expect(
    toast(page).getByText("Failed to setup Stripe account. Please try again."),
  ).toBeVisible();
});

test("a seller connects mobile money for payouts", async ({ page }) => {
  await signInAsNew(page, "seller");
  await openReady(page, "/payout-settings");

  await page.getByRole("tab", { name: "Mobile money" }).click();
  await page.getByLabel("Network").selectOption("Telebirr");
  await page.getByLabel("Phone number").fill("+251 911 234 567");
  await page.getByLabel("Name on the account").fill("Almaz Tesfaye");
  await page.getByRole("button", { name: "Connect account" }).click();
  await confirmDialog(page, "Connect account");

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: /^Connected.*Active/ })).toBeVisible();
  await expect(main.getByText("Telebirr, +251 91 123 4567, Almaz Tesfaye")).toBeVisible();
});

test("a seller reads balances, the ledger of a month and payouts, and downloads the statement of a payout", async ({
  page,
}) => {
  await signInAs(page, "seller@demo.com");
  const info = await (await page.request.get("/api/seller/payout-info")).json();
  await page.goto("/payout-settings");
  const main = page.getByRole("main");

  const balances = main.getByRole("region", { name: "Balances" });
  for (const amount of [info.availableBalance, info.pendingBalance]) {
    // Negative after a Friday's payout and a later refund.
    const amountText = Number(amount).toLocaleString("en-US", {
      style: "currency",
      currency: "USD",
    });
    await expect(balances.getByText(amountText, { exact: true })).toBeVisible();
  }
  const ledger = main.getByRole("region", { name: "Ledger" });
  await expect(ledger.getByRole("row").nth(1)).toContainText(
    /Sale|Payout|Refund|Held for a dispute/,
  );
  await ledger.getByLabel("Month").selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?month=20\d\d-\d\d$/);
  await expect(ledger.getByText("the balance at the end of the month")).toBeVisible();

  const recent = main.getByRole("region", { name: "Recent payouts" });
  await expect(recent.getByText("Failed")).toBeVisible();
  await expect(recent.getByText("Declined by bank, resent")).toBeVisible();
  await recent.getByRole("link").first().click();
  await expect(page).toHaveURL(/\?payout=\d+$/);
  await expect(main.getByRole("heading", { name: /^Payout of/ })).toBeVisible();

  const download = page.waitForEvent("download");
  await main.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^shaafi-marketplace-payout-\d+\.csv$/);
});
