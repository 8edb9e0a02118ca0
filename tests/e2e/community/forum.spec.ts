import { expect, type Page, test } from "@playwright/test";

import { toast } from "../../support/accounts";
import { signInAs, signInAsNew } from "../../support/shop-http";

const said = (page: Page, title: string, more = "") =>
  expect(toast(page).filter({ hasText: title }).filter({ hasText: more })).toBeVisible();

/** A topic of the visitor's own, with its page open. */
async function createTopic(page: Page, title: string) {
  const categories = await (await page.request.get("/api/forum/categories")).json();
  const data = { categoryId: categories[1].id, title, content: "Words of *mine*." };
  const response = await page.request.post("/api/forum/posts", { data });
  expect(response.status()).toBe(201);
  const { id } = await response.json();
  await page.goto(`/community/post/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return id as number;
}

const unique = (words: string) => `${words} ${Date.now()}${Math.floor(Math.random() * 1000)}`;

test.describe("a post's page", () => {
  test("is 404 where there is none", async ({ page }) => {
    for (const id of ["2000000000", "abc", "0"]) {
      const response = await page.goto(`/community/post/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    }
  });

  test("takes replies with quotes, which are edited and deleted by their author", async ({
    page,
  }) => {
    await signInAsNew(page, "buyer");
    await createTopic(page, unique("Which pan"));
    await expect(page.getByText("Nobody has replied yet.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Unfollow" })).toBeVisible();

    const form = page.getByRole("region", { name: "Your reply" });
    await expect(async () => {
      await page.getByRole("button", { name: "Reply", exact: true }).click();
      await expect(form).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await form.getByRole("button", { name: "Post reply" }).click();
    await said(page, "Your reply was not posted", "Please write a reply");
    await form.getByRole("textbox").fill("A **cast-iron** one. <script>alert(1)</script>");
    await form.getByRole("button", { name: "Post reply" }).click();
    await said(page, "Your reply is posted");
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
    await said(page, "Your words are changed");
    const edited = page.getByRole("listitem").filter({ hasText: "edited" }).first();
    await expect(edited.getByText("A clay one.")).toBeVisible();

    await edited.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Your words are deleted");
    await expect(page.getByText("deleted by its author")).toBeVisible();
    await expect(page.locator("blockquote")).toHaveCount(0);
    await expect(page.getByText("A clay one.")).toHaveCount(0);

    await page.getByRole("button", { name: "Unfollow" }).click();
    await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain("DiscussionForumPosting");
  });

  test("is pinned, moved and locked by an admin; then nobody else replies", async ({ page }) => {
    await signInAsNew(page, "buyer");
    const id = await createTopic(page, unique("To be locked"));
    await page.context().clearCookies();
    await signInAs(page, "admin@demo.com");
    await page.goto(`/community/post/${id}`);
    const act = async (name: string) => {
      await expect(async () => {
        await page.getByRole("button", { name: "Manage this post" }).click();
        await page.getByRole("menuitem", { name, exact: true }).click({ timeout: 3_000 });
      }).toPass();
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
    await expect(page.getByText("This discussion is locked")).toBeVisible();

    await page.context().clearCookies();
    await signInAsNew(page, "buyer");
    await page.goto(`/community/post/${id}`);
    await expect(page.getByText("You can read it, but nobody can reply any more.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Reply", exact: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Report" }).first()).toBeVisible();
  });
});
