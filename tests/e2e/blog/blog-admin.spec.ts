import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { expectNoViolations } from "../../support/accessibility";
import { toast } from "../../support/accounts";
import { createArticle } from "../../support/community";
import { uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");

test("Spec C 2, Admin, Blog: an admin saves a draft and previews it, while visitors cannot read it", {
  tag: "@full",
}, async ({ page }) => {
  const title = uniqueName("A krar for everyone");
  await signInAsNew(page, "admin");
  await openReady(page, "/admin?tab=blog");
  await page.getByRole("link", { name: "New article" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(main(page).getByText("Title must be at least 5 characters")).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category").selectOption("Makers");
  await page.getByLabel("Excerpt").fill("Five strings and a bowl, and how they are tuned.");
  await page
    .getByLabel("Article", { exact: true })
    .fill(
      "Begin with **tizita**.\n\n## Tuning\n\nTurn the rings a little at a time. <b>Slowly.</b>",
    );
  await page.getByLabel("Tags").fill("Krar, music");
  await page.getByRole("button", { name: "Illustration 7" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(toast(page)).toContainText("Article saved");
  await expect(page).toHaveURL(/article=\d+/);
  const slug = await page.getByLabel("Address", { exact: true }).inputValue();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Readers can’t see it yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tuning" })).toBeVisible();
  await expect(main(page).getByText("<b>Slowly.</b>")).toBeVisible();
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
});

test("Spec C 2, Admin, Blog: an admin publishes an article, unpublishes it and deletes the draft", {
  tag: "@full",
}, async ({ page }) => {
  const title = uniqueName("A krar for everyone");
  const { id, slug } = await createArticle({
    title,
    content: "Five strings and a bowl. Turn the rings a little at a time, slowly.",
    isPublished: false,
  });
  await db.blogPost.update({ where: { id }, data: { publishedAt: null } });
  await signInAsNew(page, "admin");
  await openReady(page, `/admin?tab=blog&article=${id}`);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toast(page).filter({ hasText: "Article published" })).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true })).not.toBeEditable();
  await expectNoViolations(page, "main");

  await openReady(page, `/blog?search=${encodeURIComponent(title)}`);
  await main(page).getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await openReady(page, `/admin?tab=blog&q=${encodeURIComponent(title)}&state=published`);
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(toast(page).filter({ hasText: "Article unpublished" })).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Delete draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete draft" }).click();
  await expect(toast(page).filter({ hasText: "Draft deleted" })).toBeVisible();
});
