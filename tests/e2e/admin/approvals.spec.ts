import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { lastMailTo } from "../../support/shop-db";
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

const opened = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

const pick = (page: Page, name: string) => page.getByRole("checkbox", { name });

test.describe("Spec B 2, Admin: approvals", () => {
  test("an admin moves through the inbox and decides with single keys, which remain text in the note", async ({
    page,
  }) => {
    const { first, second } = await openBusinesses(page);
    await expect(opened(page, first.name)).toBeVisible();
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
    await expect(opened(page, second.name)).toBeFocused();
    await expect(page.getByRole("link", { name: second.name })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await page.keyboard.press("k");
    await expect(page).toHaveURL(addressOf(first.id));
    await expect(opened(page, first.name)).toBeFocused();

    await page.keyboard.press("r");
    const note = page.getByRole("textbox", { name: "Note to the applicant" });
    await expect(note).toBeFocused();
    await page.keyboard.type("jar and axe");
    await expect(note).toHaveValue("jar and axe");
    expect(await findBusiness(first.id)).toMatchObject({ status: "pending" });

    await opened(page, first.name).focus();
    await page.keyboard.press("a");
    await expect(toast(page).filter({ hasText: "Approved" })).toContainText(first.name);
    await expect(opened(page, second.name)).toBeVisible();
    await expect(page.getByRole("link", { name: first.name })).toHaveCount(0);
    expect(await findBusiness(first.id)).toEqual({
      status: "approved",
      note: "jar and axe",
      isActive: true,
    });
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
    await expect(toast(page).filter({ hasText: "Rejected" })).toContainText(first.name);
    expect(await findBusiness(first.id)).toMatchObject({ status: "rejected", isActive: false });
    expect(await lastMailTo(first.email ?? "")).toContain(
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
    const rejected = { status: "rejected", note: "We list Minneapolis alone." };
    expect(await findBusiness(first.id)).toMatchObject(rejected);
    expect(await findBusiness(second.id)).toMatchObject({ status: "pending" });
    expect(await findBusiness(third.id)).toMatchObject(rejected);
  });

  test("an admin's decision on a product that another admin decided is refused, and the product leaves the list", {
    tag: "@full",
  }, async ({ page }) => {
    const title = uniqueName("Decided twice");
    const { id } = await createProduct({ title, moderationStatus: "pending" });
    await signInAsNew(page, "admin");
    await page.goto(`/admin?tab=approvals&kind=product&item=product-${id}`);
    await expect(opened(page, title)).toBeVisible();
    const other = await page.request.put(`/api/admin/products/${id}/moderation`, {
      data: { moderationStatus: "approved" },
    });
    expect(other.status()).toBe(200);
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(
      toast(page).filter({ hasText: "409: Someone already made this decision." }),
    ).toContainText("Error");
    await expect(page.getByRole("heading", { name: "Already decided" })).toBeVisible();
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
    await expect(opened(page, first.name)).toBeHidden();
    await page.getByRole("link", { name: second.name }).click();
    await expect(opened(page, second.name)).toBeVisible();
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

test.describe("Spec B 2, Admin: reports", () => {
  async function reportProduct(page: Page, id: number, reason: string) {
    await openReady(page, `/product/${id}`);
    await page.getByRole("button", { name: "Report this product" }).click();
    const dialog = page.getByRole("dialog", { name: "Report this product" });
    await dialog.getByLabel("What’s wrong?").fill(reason);
    await dialog.getByRole("button", { name: "Send" }).click();
  }

  test("a visitor and the product's own seller cannot report a product", { tag: "@full" }, async ({
    page,
  }) => {
    const { id } = await createProduct({ title: uniqueName("Honest basket") });
    await reportProduct(page, id, "Not theirs to sell.");
    await expect(toast(page).filter({ hasText: "Please sign in to continue." })).toBeVisible();

    const seller = await signInAsNew(page, "seller");
    const own = await createProduct({ title: uniqueName("Own basket"), seller });
    await reportProduct(page, own.id, "My own one.");
    await expect(
      toast(page).filter({ hasText: "You can’t report your own content." }),
    ).toBeVisible();
  });

  test("an admin takes a product down that a buyer reported, with a reason", {
    tag: "@full",
  }, async ({ page }) => {
    const title = uniqueName("Reported basket");
    const { id } = await createProduct({ title });
    await signInAsNew(page, "buyer");
    await reportProduct(page, id, "They copied my pattern.");
    await expect(toast(page).filter({ hasText: "Report sent" })).toBeVisible();
    const report = await db.contentReport.findFirstOrThrow({
      where: { kind: "product", subjectId: id },
    });

    await signInAsNew(page, "admin");
    await openReady(page, `/admin?tab=approvals&kind=report&item=report-${report.id}`);
    await expect(opened(page, title)).toBeVisible();
    await expect(page.getByText("They copied my pattern.")).toBeVisible();
    await page.getByRole("button", { name: "Take down" }).click();
    await expect(page.getByText(MISSING_REASON)).toBeVisible();
    await page.getByRole("textbox", { name: "Note to the author" }).fill("It is a copy.");
    await page.getByRole("button", { name: "Take down" }).click();
    await expect(toast(page).filter({ hasText: "Taken down" })).toBeVisible();
    await page.context().clearCookies();
    expect((await page.goto(`/product/${id}`))?.status()).toBe(404);
  });
});
