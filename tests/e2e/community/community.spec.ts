import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createForumPost, createStory } from "../../support/community";
import { createProduct, createUser, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const expectToast = (page: Page, title: string, text = "") =>
  expect(toast(page).filter({ hasText: title }).filter({ hasText: text })).toBeVisible();

const newPost = (page: Page) => page.getByRole("button", { name: "New Post" });
const shareStory = (page: Page) =>
  page.getByRole("button", { name: "Share Your Story" }).and(page.locator(":visible")).first();

/** Creates a topic in a category. */
async function createPostIn(slug: string, title: string) {
  const author = await createUser({ role: "buyer" });
  const { id } = await createForumPost({ author, title });
  const { id: categoryId } = await db.forumCategory.findUniqueOrThrow({ where: { slug } });
  await db.forumPost.update({ where: { id }, data: { categoryId, isLocked: true } });
  return author;
}

test.describe("Spec C 2, Community", () => {
  test("the page shows the community's figures and tabs", async ({ page }) => {
    await page.goto("/community?tab=nonsense");
    const figures = page.getByRole("region", { name: "Community stats" });
    for (const text of [
      "1,247",
      "Community Members",
      "Forum Posts",
      "Customer Stories",
      "98%",
      "Satisfaction Rate",
    ]) {
      await expect(figures.getByText(text, { exact: true })).toBeVisible();
    }
    const tabs = page.getByRole("navigation", { name: "Community sections" });
    await expect(tabs.getByRole("link")).toHaveText(["Forum", "Stories", "Organizations"]);
    await expect(tabs.getByRole("link", { name: "Forum" })).toHaveAttribute("aria-current", "page");
    await page.goto("/community?page=5000");
    await expect(page.getByText("No posts yet. Be the first to start a discussion!")).toBeVisible();
  });

  test("the forum shows each post with its labels, filters by category and searches texts", async ({
    page,
  }) => {
    const [textiles, offTopic] = [uniqueName("Real alindi"), uniqueName("Guji beans")];
    const author = await createPostIn("textiles", textiles);
    await createPostIn("off-topic", offTopic);
    await page.goto("/community");
    const sidebar = page.getByRole("navigation", { name: "Forum categories" });
    await expect(sidebar.getByRole("link", { name: /^All Posts \d+$/ })).toBeVisible();
    const pinnedTopic = page.getByRole("article").filter({ hasText: "Community iftar dates" });
    for (const text of ["Pinned", "Announcements", "Safia M.", "8 replies"]) {
      await expect(pinnedTopic.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(pinnedTopic.getByText(/^[\d,]+ views$/)).toBeVisible();
    await expect(pinnedTopic.locator("time")).toHaveAttribute("datetime", /T/);
    await expect(pinnedTopic.getByText(/Pick a night, pick a dish/)).toBeVisible();

    await sidebar.getByRole("link", { name: /^Textiles/ }).click();
    await expect(page).toHaveURL(/category=\d+/);
    const post = page.getByRole("article").filter({ hasText: textiles });
    await expect(post.getByText("Locked", { exact: true })).toBeVisible();
    await expect(post.getByText(author.username, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: offTopic })).toHaveCount(0);

    await openReady(page, `/community?q=${encodeURIComponent(offTopic)}`);
    await page.getByRole("link", { name: offTopic }).click();
    await expect(page).toHaveURL(/\/community\/post\/\d+$/);
    await page.goto("/community?q=zzzyx");
    await expect(page.getByText("No results for “zzzyx”.")).toBeVisible();
  });

  test("a visitor is asked to sign in to post and to share a story", async ({ page }) => {
    await openReady(page, "/community");
    await newPost(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create Post" }).click();
    await expectToast(page, "Please sign in", "You need to be signed in to create a post");

    await openReady(page, "/community?tab=stories");
    await shareStory(page).click();
    await dialog.getByRole("button", { name: "Submit Story" }).click();
    await expectToast(page, "Please sign in", "You need to be signed in to share your story");
  });

  test("New Post shows missing fields and preserves the text after a failure, and the list shows the post", async ({
    page,
  }) => {
    await signInAsNew(page, "buyer");
    await openReady(page, "/community");
    await newPost(page).click();
    const dialog = page.getByRole("dialog");
    const send = dialog.getByRole("button", { name: "Create Post" });
    await send.click();
    await expectToast(
      page,
      "Missing information",
      "Please select a category and fill in all fields",
    );
    const title = uniqueName("Who mends krars");
    await dialog.getByLabel("Category").selectOption({ label: "Off topic" });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Content").fill("   ");
    await send.click();
    await expectToast(page, "Missing information");

    await dialog.getByLabel("Content").fill("Two strings are gone. <b>Who</b> can help?");
    await page.route("**/api/forum/posts", (route) => route.abort());
    await send.click();
    await expectToast(page, "Error", "Failed to create post");
    await page.unroute("**/api/forum/posts");
    await send.click();
    await expectToast(page, "Your post has been created successfully!");
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole("article").filter({ hasText: title });
    await expect(row.getByText("Off topic", { exact: true })).toBeVisible();
    await expect(row.getByText("Two strings are gone. <b>Who</b> can help?")).toBeVisible();
  });

  test("a story shows its author and its product", async ({ page }) => {
    const author = await createUser({ role: "buyer" });
    const title = uniqueName("The basket with a name");
    const { id } = await createStory({ author, title });
    const product = await createProduct({ title: uniqueName("Mesob basket") });
    await db.customerStory.update({ where: { id }, data: { productId: product.id } });
    // Visitors without a session may get an earlier list: nothing was invalidated.
    await signInAsNew(page, "buyer");
    await page.goto("/community?tab=stories");
    const card = page.getByRole("article").filter({ hasText: title });
    await expect(card.getByText(author.username, { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: product.title })).toHaveAttribute(
      "href",
      `/product/${product.id}`,
    );
    await page.goto("/community?tab=stories&page=5000");
    await expect(
      page.getByText("No stories yet. Share your experience to inspire others!"),
    ).toBeVisible();
  });

  test("Share Your Story shows missing fields, preserves the text after a failure and creates a pending story", async ({
    page,
  }) => {
    await signInAsNew(page, "buyer");
    await openReady(page, "/community?tab=stories");
    await shareStory(page).click();
    const dialog = page.getByRole("dialog");
    const send = dialog.getByRole("button", { name: "Submit Story" });
    await send.click();
    await expectToast(page, "Missing information", "Please fill in all fields");
    const title = uniqueName("A cup for my father");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Your story").fill("He smiled.");
    await page.route("**/api/customer-stories", (route) => route.abort());
    await send.click();
    await expectToast(page, "Error", "Failed to submit story");
    await page.unroute("**/api/customer-stories");
    await send.click();
    await expectToast(page, "Your story has been submitted for review!");
    await page.reload();
    await expect(shareStory(page)).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });

  test("the organizations are listed with websites and contacts", async ({ page }) => {
    await page.goto("/community?tab=organizations");
    for (const name of [
      "Somali organizations",
      "Ethiopian and Eritrean organizations",
      "Multi-Cultural organizations",
    ]) {
      const cards = page.getByRole("region", { name }).getByRole("listitem");
      expect(await cards.count()).toBeGreaterThanOrEqual(3);
    }
    const website = page.getByRole("link", {
      name: "Visit website: Somali Museum of Minnesota",
    });
    await expect(website).toHaveAttribute("href", "https://www.somalimuseum.org");
    await expect(website).toHaveAttribute("target", "_blank");
    await expect(website).toHaveAttribute("rel", /noopener/);
    await page.getByRole("button", { name: "Contact Oromo Community of Minnesota" }).click();
    await expectToast(page, "We’ll put you in touch", "Oromo Community of Minnesota");
    const more = page.getByRole("region", { name: "Looking for a business or for advice?" });
    await expect(more.getByRole("link").first()).toHaveAttribute("href", "/business-directory");
    await expect(more.getByRole("link").last()).toHaveAttribute("href", "/community");
  });
});
