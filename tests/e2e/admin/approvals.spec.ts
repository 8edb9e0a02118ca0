import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { openedItem, undoStatus } from "../../support/approvals";
import { createProduct, uniqueName } from "../../support/factories";
import { findLastEmailTo } from "../../support/shop-db";
import { signInAsNew } from "../../support/shop-http";
import { createWaitingBusinesses, findBusiness } from "../../support/waiting-businesses";

const MISSING_REASON = "Please explain why, in a sentence or two";

const addressOf = (id: number) => `/admin?tab=approvals&kind=business&item=business-${id}`;

/** Opens the first of three businesses that are consecutive in the inbox. */
async function openBusinesses(page: Page) {
  const [first, second, third] = await createWaitingBusinesses(3);
  if (!first || !second || !third) throw new Error("too few businesses");
  await signInAsNew(page, "admin");
  await page.goto(addressOf(first.id));
  return { first, second, third };
}

const approve = (page: Page) => page.getByRole("button", { name: "Approve", exact: true });

const pick = (page: Page, name: string) => page.getByRole("checkbox", { name });

test.describe("Spec B 2, Admin: approvals", () => {
  test("an admin moves through the inbox and decides with single keys, which remain text in the note", async ({
    page,
  }) => {
    const { first, second } = await openBusinesses(page);
    await expect(openedItem(page, first.name)).toBeVisible();
    await expect(page.getByText(/^Overdue [\d,]+ days$/).first()).toBeVisible();
    // Keys have no effect before hydration; a checked box shows that the page is hydrated.
    await pick(page, first.name).check();
    await expect(page.getByText("1 selected")).toBeVisible();
    await page.keyboard.press("x");
    await expect(pick(page, first.name)).not.toBeChecked();
    await page.keyboard.press("x");
    await expect(pick(page, first.name)).toBeChecked();

    await page.keyboard.press("j");
    await expect(page).toHaveURL(addressOf(second.id));
    await expect(openedItem(page, second.name)).toBeFocused();
    await expect(page.getByRole("link", { name: second.name })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.keyboard.press("k");
    await expect(page).toHaveURL(addressOf(first.id));
    await expect(openedItem(page, first.name)).toBeFocused();

    await page.keyboard.press("r");
    const note = page.getByRole("textbox", { name: "Note to the applicant" });
    await expect(note).toBeFocused();
    await page.keyboard.type("jar and axe");
    await expect(note).toHaveValue("jar and axe");
    expect(await findBusiness(first.id)).toMatchObject({ status: "pending" });

    await openedItem(page, first.name).focus();
    await expect(approve(page)).toBeEnabled();
    await page.keyboard.press("a");
    await expect(undoStatus(page)).toHaveText(`Approved: ${first.name}`);
    await expect(openedItem(page, second.name)).toBeFocused();
    await expect(page.getByRole("link", { name: first.name })).toHaveCount(0);
    await expect(undoStatus(page)).toBeEmpty();
    await expect
      .poll(() => findBusiness(first.id))
      .toEqual({
        status: "approved",
        note: "jar and axe",
        isActive: true,
      });
  });

  test("an admin undoes a decision before it is sent, and keys wait until the next business was visible", async ({
    page,
  }) => {
    await page.clock.install();
    const { first, second } = await openBusinesses(page);
    await expect(approve(page)).toBeEnabled();
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
    // The jump of the clock renews the list, after which keys wait until its item was visible.
    await page.clock.runFor(1_000);
    await expect(approve(page)).toBeEnabled();

    await page.keyboard.press("a");
    await expect(openedItem(page, second.name)).toBeFocused();
    await expect(approve(page)).toBeDisabled();
    await page.keyboard.press("a");
    await expect(undoStatus(page)).toHaveText(`Approved: ${first.name}`);
    await page.clock.runFor(1_000);
    await expect(approve(page)).toBeEnabled();
    await page.keyboard.press("z");

    await expect(page.getByRole("link", { name: first.name })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(openedItem(page, first.name)).toBeVisible();
    for (const { id } of [first, second]) {
      expect(await findBusiness(id)).toMatchObject({ status: "pending" });
    }
  });

  test("an admin turns the keyboard shortcuts off, and they stay off after a reload", async ({
    page,
  }) => {
    const { first } = await openBusinesses(page);
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("Keyboard shortcuts are off.")).toBeVisible();
    await page.keyboard.press("x");
    await expect(pick(page, first.name)).not.toBeChecked();
    await page.reload();
    await expect(page.getByText("Keyboard shortcuts are off.")).toBeVisible();
  });

  test("an admin rejects a business only with a note, which is emailed to the applicant", async ({
    page,
  }) => {
    const { first } = await openBusinesses(page);
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(page.getByText(MISSING_REASON)).toBeVisible();
    const note = page.getByRole("textbox", { name: "Note to the applicant" });
    await expect(note).toBeFocused();
    await note.fill("Please send the number of the building.");
    await page.getByRole("button", { name: "Reject", exact: true }).click();
    await expect(undoStatus(page)).toHaveText(`Rejected: ${first.name}`);
    await expect
      .poll(() => findBusiness(first.id))
      .toMatchObject({ status: "rejected", isActive: false });
    expect(await findLastEmailTo(first.email ?? "")).toContain(
      "Please send the number of the building.",
    );
  });

  test("an admin rejects several businesses together with one note", async ({ page }) => {
    const { first, second, third } = await openBusinesses(page);
    // Selecting all of them replaces the checkbox with the bar of actions.
    await page.getByRole("checkbox", { name: "Select all" }).click();
    await expect(pick(page, third.name)).toBeChecked();
    await page.getByRole("button", { name: "Clear" }).click();
    for (const { name } of [first, third]) await pick(page, name).check();
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.getByRole("button", { name: "Reject selected" }).click();
    const dialog = page.getByRole("dialog", { name: "Reject selected" });
    await dialog.getByRole("button", { name: "Reject selected" }).click();
    await expect(dialog.getByText(MISSING_REASON)).toBeVisible();
    await dialog.getByLabel("Note").fill("We list Minneapolis alone.");
    await dialog.getByRole("button", { name: "Reject selected" }).click();
    await expect(toast(page).filter({ hasText: "2 decisions saved" })).toBeVisible();
    await expect(page.getByRole("link", { name: first.name })).toHaveCount(0);
    const rejection = { status: "rejected", note: "We list Minneapolis alone." };
    expect(await findBusiness(first.id)).toMatchObject(rejection);
    expect(await findBusiness(second.id)).toMatchObject({ status: "pending" });
    expect(await findBusiness(third.id)).toMatchObject(rejection);
  });

  test("an admin's decision on a product that another admin decided is refused, and the product leaves the list", {
    tag: "@full",
  }, async ({ page }) => {
    const title = uniqueName("Decided twice");
    const { id } = await createProduct({ title, moderationStatus: "pending" });
    await signInAsNew(page, "admin");
    await page.goto(`/admin?tab=approvals&kind=product&item=product-${id}`);
    await expect(openedItem(page, title)).toBeVisible();
    const other = await page.request.put(`/api/admin/products/${id}/moderation`, {
      data: { moderationStatus: "approved" },
    });
    expect(other.status()).toBe(200);
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(
      toast(page).filter({ hasText: "409: Someone already made this decision." }),
    ).toContainText("Error");
    await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  });

  test("an admin reads the inbox without scripts, and on a phone the list and each business separately", async ({
    browser,
  }) => {
    const [first, second] = await createWaitingBusinesses(2);
    if (!first || !second) throw new Error("too few businesses");
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await signInAsNew(phone, "admin");
    const page = await phone.newPage();
    await page.goto("/admin?tab=approvals&kind=business");
    await expect(openedItem(page, first.name)).toBeHidden();
    await page.getByRole("link", { name: second.name }).click();
    await expect(openedItem(page, second.name)).toBeVisible();
    await expect(page.getByText("420 Cedar Ave, Minneapolis").last()).toBeVisible();
    await expect(page.getByRole("link", { name: first.name })).toBeHidden();
    await page.getByRole("link", { name: "All approvals" }).click();
    await expect(page.getByRole("link", { name: first.name })).toBeVisible();
    await phone.close();
  });

  for (const role of ["buyer", "seller", null] as const) {
    test(`the approvals page contains nothing of a business for ${role ? `a ${role}` : "a visitor"}`, async ({
      page,
    }) => {
      const [business] = await createWaitingBusinesses(1);
      if (!business) throw new Error("no business");
      if (role) await signInAsNew(page, role);
      for (const headers of [{}, { RSC: "1" }]) {
        const response = await page.request.get(addressOf(business.id), { headers });
        expect(await response.text()).not.toContain(business.name);
      }
    });
  }
});
