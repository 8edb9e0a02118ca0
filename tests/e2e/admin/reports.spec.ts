import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { openedItem, undoStatus } from "../../support/approvals";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const MISSING_REASON = "Please explain why, in a sentence or two";

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
    const product = await createProduct({ title: uniqueName("Own basket"), seller });
    await reportProduct(page, product.id, "My own one.");
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
    await expect(openedItem(page, title)).toBeVisible();
    await expect(page.getByText("They copied my pattern.")).toBeVisible();
    await page.getByRole("button", { name: "Take down" }).click();
    await expect(page.getByText(MISSING_REASON)).toBeVisible();
    await page.getByRole("textbox", { name: "Note to the author" }).fill("It is a copy.");
    await page.getByRole("button", { name: "Take down" }).click();
    await expect(undoStatus(page)).toHaveText(`Taken down: ${title}`);
    await expect(undoStatus(page)).toBeEmpty();
    await page.context().clearCookies();
    expect((await page.goto(`/product/${id}`))?.status()).toBe(404);
  });
});
