import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { createForumPost } from "../../support/community";
import { uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const expectToast = (page: Page, title: string, text = "") =>
  expect(toast(page).filter({ hasText: title }).filter({ hasText: text })).toBeVisible();

/** Creates a topic as the signed-in user and opens its page. */
async function openNewTopic(page: Page, title: string) {
  const categories = await (await page.request.get("/api/forum/categories")).json();
  const data = { categoryId: categories[1].id, title, content: "Words of *mine*." };
  const response = await page.request.post("/api/forum/posts", { data });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  await page.goto(`/community/post/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test.describe("Spec C 2, Forum post", () => {
  test("the address of an unknown post shows the 404 page", async ({ page }) => {
    for (const id of ["abc", "0"]) {
      expect((await page.request.get(`/community/post/${id}`)).status()).toBe(404);
    }
    const response = await page.goto("/community/post/2000000000");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  });

  test("a buyer replies, quotes a reply, and edits and deletes a reply of their own", {
    tag: "@full",
  }, async ({ page }) => {
    await signInAsNew(page, "buyer");
    await openNewTopic(page, uniqueName("Which pan"));
    await expect(page.getByText("No replies yet.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();

    const form = page.getByRole("region", { name: "Your reply" });
    await page.getByRole("button", { name: "Reply", exact: true }).click();
    await form.getByRole("button", { name: "Post reply" }).click();
    await expectToast(page, "Reply not posted", "Please enter a reply");
    await form.getByRole("textbox").fill("A **cast-iron** one. <script>alert(1)</script>");
    await form.getByRole("button", { name: "Post reply" }).click();
    await expectToast(page, "Reply posted");
    const first = page
      .getByRole("listitem")
      .filter({ has: page.getByText("cast-iron") })
      .first();
    await expect(first.locator("strong")).toHaveText("cast-iron");
    await expect(first.getByText("<script>alert(1)</script>")).toBeVisible();
    await expect(page).toHaveURL(/\?reply=\d+#reply-\d+$/);
    await expect(page.getByText("1 reply", { exact: true })).toBeVisible();

    await first.getByRole("button", { name: /^Quote / }).click();
    await form.getByRole("textbox").fill("Mine too.");
    await form.getByRole("button", { name: "Post reply" }).click();
    await expect(page.locator("blockquote")).toContainText("A cast-iron one.");

    await first.getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Content").fill("A clay one.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expectToast(page, "Changes saved");
    const editedReply = page.getByRole("listitem").filter({ hasText: "edited" }).first();
    await expect(editedReply.getByText("A clay one.")).toBeVisible();

    await editedReply.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expectToast(page, "Deleted");
    await expect(page.getByText("deleted by its author")).toBeVisible();
    await expect(page.locator("blockquote")).toHaveCount(0);
    await expect(page.getByText("A clay one.")).toHaveCount(0);

    await page.getByRole("button", { name: "Unfollow" }).click();
    await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain("DiscussionForumPosting");
  });

  test("an admin pins, moves and locks a post, and then a buyer can no longer reply", {
    tag: "@full",
  }, async ({ page }) => {
    const { id } = await createForumPost({ title: uniqueName("To be locked") });
    await signInAsNew(page, "admin");
    await openReady(page, `/community/post/${id}`);
    const act = async (name: string) => {
      await page.getByRole("button", { name: "Manage this post" }).click();
      await page.getByRole("menuitem", { name, exact: true }).click();
    };
    await act("Pin");
    await expect(page.getByText("Pinned", { exact: true })).toBeVisible();
    await act("Unpin");
    await expect(page.getByText("Pinned", { exact: true })).toHaveCount(0);
    await act("Recipes");
    await expect(
      page.getByRole("article").first().getByText("Recipes", { exact: true }),
    ).toBeVisible();
    await act("Lock");
    await expect(page.getByText("This post is locked")).toBeVisible();

    await signInAsNew(page, "buyer");
    await page.goto(`/community/post/${id}`);
    await expect(page.getByText("You can read it, but replies are closed.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Reply", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Report" }).first()).toBeVisible();
  });
});
