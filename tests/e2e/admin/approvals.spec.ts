import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import {
  awaitApproval,
  businessOf,
  createProduct,
  lastMailTo,
  waitingBusinesses,
} from "../../support/shop-db";
import { signInAs, signInAsNew } from "../../support/shop-http";

test.setTimeout(120_000);

/** Businesses that stand one after the other in the inbox, which is open at the first of them. */
async function openBusinesses(page: Page, count: number) {
  const businesses = await waitingBusinesses(count);
  await signInAs(page, "admin@demo.com");
  await page.goto(`/admin?tab=approvals&kind=business&item=business-${businesses[0]?.id}`);
  return businesses.map(({ id, name }) => ({ id, name, key: `business-${id}` }));
}

const opened = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

/** Presses a letter until the page, which may still be loading its script, has heard it. */
async function pressUntil(page: Page, letter: string, url: RegExp) {
  await expect(async () => {
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(url, { timeout: 10_000 });
  }).toPass({ timeout: 40_000 });
}

test("letters move through the inbox, decide, and stay letters in the note", async ({ page }) => {
  const [first, second, third] = await openBusinesses(page, 3);
  if (!first || !second || !third) throw new Error("too few businesses");
  await expect(opened(page, first.name)).toBeVisible();
  await expect(page.getByText(/^Overdue \d+ days$/).first()).toBeVisible();

  await pressUntil(page, "j", new RegExp(`item=${second.key}`));
  await expect(opened(page, second.name)).toBeFocused();
  await expect(page.getByRole("link", { name: second.name })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await pressUntil(page, "k", new RegExp(`item=${first.key}`));
  await expect(opened(page, first.name)).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: first.name })).toBeChecked();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: first.name })).not.toBeChecked();

  await page.keyboard.press("r");
  const note = page.getByRole("textbox", { name: "Note to the applicant" });
  await expect(note).toBeFocused();
  await page.keyboard.type("jar and axe");
  await expect(note).toHaveValue("jar and axe");
  expect(await businessOf(first.id)).toMatchObject({ status: "pending" });

  await opened(page, first.name).focus();
  await page.keyboard.press("a");
  await expect(toast(page).filter({ hasText: "Approved" })).toContainText(first.name);
  await expect(opened(page, second.name)).toBeVisible();
  await expect(page.getByRole("link", { name: first.name })).toHaveCount(0);
  expect(await businessOf(first.id)).toMatchObject({
    status: "approved",
    note: "jar and axe",
    isActive: true,
  });
});

test("letters do nothing once they are turned off", async ({ page }) => {
  const [first] = await openBusinesses(page, 2);
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Keyboard shortcuts are off.")).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByRole("checkbox", { name: first?.name ?? "" })).not.toBeChecked();
  await page.reload();
  await expect(page.getByText("Keyboard shortcuts are off.")).toBeVisible();
});

test("a rejection needs its note, which is mailed", async ({ page }) => {
  const [first] = await openBusinesses(page, 1);
  if (!first) throw new Error("no business");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(page.getByText("Please say why, in a sentence or two")).toBeVisible();
  const note = page.getByRole("textbox", { name: "Note to the applicant" });
  await expect(note).toBeFocused();
  await note.fill("Please send the number of the house.");
  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(toast(page).filter({ hasText: "Rejected" })).toContainText(first.name);
  expect(await businessOf(first.id)).toMatchObject({ status: "rejected", isActive: false });
  const email = first.name.replace(/^Kitchen (\d+) (\d+)$/, "kitchen.$1.$2@example.com");
  expect(await lastMailTo(email)).toContain("Please send the number of the house.");
});

test("several are decided together with one note", async ({ page }) => {
  const [first, second, third] = await openBusinesses(page, 3);
  if (!first || !second || !third) throw new Error("too few businesses");
  // One press chooses them all, and with them the bar of what can be done takes its place.
  await page.getByRole("checkbox", { name: "Select all" }).click();
  await expect(page.getByRole("checkbox", { name: third.name })).toBeChecked();
  await page.getByRole("button", { name: "Clear" }).click();
  for (const { name } of [first, third]) {
    await page.getByRole("checkbox", { name }).check();
  }
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Reject selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Reject selected" });
  await dialog.getByRole("button", { name: "Reject selected" }).click();
  await expect(dialog.getByText("Please say why, in a sentence or two")).toBeVisible();
  await dialog.getByLabel("Note").fill("We list Minneapolis alone.");
  await dialog.getByRole("button", { name: "Reject selected" }).click();
  await expect(toast(page).filter({ hasText: "2 decided" })).toBeVisible();
  await expect(page.getByRole("link", { name: first.name })).toHaveCount(0);
  const rejected = { status: "rejected", note: "We list Minneapolis alone." };
  expect(await businessOf(first.id)).toMatchObject(rejected);
  expect(await businessOf(second.id)).toMatchObject({ status: "pending" });
  expect(await businessOf(third.id)).toMatchObject(rejected);
});

test("what another admin has decided is refused, and leaves the list", async ({ page }) => {
  const { id, title } = await createProduct({ title: "Decided twice", stock: 1 });
  await awaitApproval(id);
  await signInAs(page, "admin@demo.com");
  await page.goto(`/admin?tab=approvals&kind=product&item=product-${id}`);
  await expect(opened(page, title)).toBeVisible();
  const other = await page.request.put(`/api/admin/products/${id}/moderation`, {
    data: { moderationStatus: "approved" },
  });
  expect(other.status()).toBe(200);
  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(toast(page).filter({ hasText: "409: This was decided already." })).toContainText(
    "Error",
  );
  await expect(page.getByRole("heading", { name: "This was decided already" })).toBeVisible();
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});

test("a reported product is taken down with a reason, or refused to its own seller", async ({
  page,
}) => {
  const { id, title } = await createProduct({ title: "Reported basket", stock: 1 });
  const report = async (words: string) => {
    await page.goto(`/product/${id}`);
    await page.getByRole("button", { name: "Report this product" }).click();
    const dialog = page.getByRole("dialog", { name: "Report this product" });
    await dialog.getByLabel("What is wrong with it?").fill(words);
    await dialog.getByRole("button", { name: "Send" }).click();
  };
  await report("Not theirs to sell.");
  await expect(toast(page).filter({ hasText: "Please sign in to continue." })).toBeVisible();
  await signInAs(page, "seller@demo.com");
  await report("My own one.");
  await expect(
    toast(page).filter({ hasText: "You cannot report what is your own." }),
  ).toBeVisible();
  await signInAsNew(page, "buyer");
  await report("They copied my pattern.");
  await expect(toast(page).filter({ hasText: "Report sent" })).toBeVisible();

  await signInAs(page, "admin@demo.com");
  await page.goto("/admin?tab=approvals&kind=report");
  await page.getByRole("link", { name: title }).click();
  await expect(opened(page, title)).toBeFocused();
  await expect(page.getByText("They copied my pattern.")).toBeVisible();
  await page.getByRole("button", { name: "Take down" }).click();
  await expect(page.getByText("Please say why, in a sentence or two")).toBeVisible();
  await page.getByRole("textbox", { name: "Note to the author" }).fill("It is a copy.");
  await page.getByRole("button", { name: "Take down" }).click();
  await expect(toast(page).filter({ hasText: "Taken down" })).toBeVisible();
  await page.context().clearCookies();
  expect((await page.goto(`/product/${id}`))?.status()).toBe(404);
});

test("without script the inbox is read, and on a phone one thing after the other", async ({
  browser,
  page,
  baseURL,
}) => {
  const [first, second] = await openBusinesses(page, 2);
  if (!first || !second) throw new Error("too few businesses");
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
    storageState: await page.context().storageState(),
    ...(baseURL ? { baseURL } : {}),
  });
  const reader = await plain.newPage();
  await reader.goto("/admin?tab=approvals&kind=business");
  await expect(opened(reader, first.name)).toBeHidden();
  await reader.getByRole("link", { name: second.name }).click();
  await expect(opened(reader, second.name)).toBeVisible();
  await expect(reader.getByText("420 Cedar Ave, Minneapolis").last()).toBeVisible();
  await expect(reader.getByRole("link", { name: first.name })).toBeHidden();
  await reader.getByRole("link", { name: "All approvals" }).click();
  await expect(reader.getByRole("link", { name: first.name })).toBeVisible();
  await plain.close();
});

for (const who of ["buyer", "seller", null] as const) {
  test(`the page holds nothing of it for ${who ?? "a visitor"}`, async ({ page }) => {
    const [business] = await waitingBusinesses(1);
    if (!business) throw new Error("no business");
    if (who) await signInAs(page, `${who}@demo.com`);
    for (const headers of [{}, { RSC: "1" }]) {
      const address = `/admin?tab=approvals&kind=business&item=business-${business.id}`;
      const response = await page.request.get(address, { headers });
      expect(await response.text()).not.toContain(business.name);
    }
    const exported = await page.request.get("/api/admin/exports/products");
    expect(exported.status()).toBe(who ? 403 : 401);
  });
}
