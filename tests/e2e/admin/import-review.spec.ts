import { expect, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { openedItem, undoStatus } from "../../support/approvals";
import { createUser } from "../../support/factories";
import { createFinishedImport } from "../../support/imports";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

test.describe("Spec B 2, Admin: imports", () => {
  test("an admin decides on 2,000 imported products in five presses, after all samples were visible", async ({
    page,
  }) => {
    const seller = await createUser({ role: "seller" });
    const { id } = await createFinishedImport({
      count: 2_000,
      seller,
      data: (index) => (index === 0 ? { description: "This tea cures diabetes." } : {}),
    });
    await signInAsNew(page, "admin");
    await openReady(page, "/admin?tab=approvals&kind=import");
    let presses = 0;
    const press = async (name: string) => {
      await page.getByRole("button", { name, exact: true }).click();
      presses++;
    };

    await page.getByRole("link", { name: seller.username }).click();
    presses++;
    await expect(openedItem(page, `2,000 products from ${seller.username}`)).toBeVisible();
    await expect(page.getByText("1 promises a cure")).toBeVisible();
    await expect(page.getByRole("button", { name: "Approve 1999" })).toBeDisabled();
    await press("Open 12 samples");
    const samples = page.locator("[data-sample]");
    await expect(samples).toHaveCount(12);
    for (const sample of await samples.all()) {
      await sample.scrollIntoViewIfNeeded();
      await expect(sample).toHaveAttribute("data-sample", "opened");
    }
    await press("Approve 1999");
    await expect(undoStatus(page)).toHaveText("1999 approved, 1 sent back");

    await expect
      .poll(
        () => db.product.count({ where: { sellerId: seller.id, moderationStatus: "approved" } }),
        { timeout: 60_000 },
      )
      .toBe(1_999);
    expect(presses).toBeLessThanOrEqual(5);
    const key = { startsWith: `moderation:import:${id}:` };
    expect(await db.outboxMessage.count({ where: { dedupeKey: key } })).toBe(1);
  });
});
