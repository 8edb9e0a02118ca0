import { expect, type Locator, type Page, test } from "@playwright/test";
import { toast } from "../../support/accounts";
import { signInAsNew } from "../../support/shop-http";

const said = (page: Page, title: string, more = "") =>
  expect(toast(page).filter({ hasText: title }).filter({ hasText: more })).toBeVisible();

/** Presses until the page is awake and the dialog is there. */
async function openDialog(page: Page, button: Locator) {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    await button.click();
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  return dialog;
}

const newPost = (page: Page) => page.getByRole("button", { name: "New Post" });
const shareStory = (page: Page) =>
  page.getByRole("button", { name: "Share Your Story" }).and(page.locator(":visible")).first();

const unique = (words: string) => `${words} ${Date.now()}${Math.floor(Math.random() * 1000)}`;

test.describe("C 2 community page", () => {
  test("has its figures, tabs, categories and marks", async ({ page }) => {
    await page.goto("/community?tab=nonsense");
    const figures = page.getByRole("region", { name: "The community in figures" });
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
    const tabs = page.getByRole("navigation", { name: "Parts of the community" });
    await expect(tabs.getByRole("link")).toHaveText(["Forum", "Stories", "Organizations"]);
    await expect(tabs.getByRole("link", { name: "Forum" })).toHaveAttribute("aria-current", "page");

    const sidebar = page.getByRole("navigation", { name: "Forum categories" });
    await expect(sidebar.getByRole("link", { name: /^All Posts \d+$/ })).toBeVisible();
    const pinned = page.getByRole("article").filter({ hasText: "Community iftar dates" });
    for (const text of ["Pinned", "Announcements", "Safia M.", "8 replies"]) {
      await expect(pinned.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(pinned.getByText(/^[\d,]+ views$/)).toBeVisible();
    await expect(pinned.locator("time")).toHaveAttribute("datetime", /T/);
    await expect(pinned.getByText(/Pick a night, pick a dish/)).toBeVisible();
    await expect(
      page
        .getByRole("article")
        .filter({ hasText: "How to get your organization" })
        .getByText("Locked"),
    ).toBeVisible();

    await sidebar.getByRole("link", { name: /^Textiles/ }).click();
    await expect(page).toHaveURL(/category=\d+/);
    await expect(page.getByRole("link", { name: /real alindi/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /Guji beans/ })).toHaveCount(0);

    await page.goto("/community?q=injera");
    await page.getByRole("link", { name: /Injera at altitude zero/ }).click();
    await expect(page).toHaveURL(/\/community\/post\/\d+$/);
    await page.goto("/community?q=zzzyx");
    await expect(page.getByText("Nothing found for “zzzyx”.")).toBeVisible();
    await page.goto("/community?page=5000");
    await expect(page.getByText("No posts yet. Be the first to start a discussion!")).toBeVisible();
  });

  test("New Post says what is missing, and the list shows what was sent", async ({ page }) => {
    await page.goto("/community");
    const asVisitor = await openDialog(page, newPost(page));
    await asVisitor.getByRole("button", { name: "Create Post" }).click();
    await said(page, "Please sign in", "You need to be signed in to create a post");

    await signInAsNew(page, "buyer");
    await page.goto("/community");
    const dialog = await openDialog(page, newPost(page));
    const send = dialog.getByRole("button", { name: "Create Post" });
    await expect(async () => {
      await send.click();
      await said(page, "Missing information", "Please select a category and fill in all fields");
    }).toPass();
    const title = unique("Who mends krars");
    await dialog.getByLabel("Category").selectOption({ label: "Off topic" });
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Content").fill("   ");
    await send.click();
    await said(page, "Missing information");

    await dialog.getByLabel("Content").fill("Two strings are gone. <b>Who</b> can help?");
    await page.route("**/api/forum/posts", (route) => route.abort());
    await send.click();
    await said(page, "Error", "Failed to create post");
    await page.unroute("**/api/forum/posts");
    await send.click();
    await said(page, "Your post has been created successfully!");
    await expect(dialog).toHaveCount(0);
    const row = page.getByRole("article").filter({ hasText: title });
    await expect(row.getByText("Off topic", { exact: true })).toBeVisible();
    await expect(row.getByText("Two strings are gone. <b>Who</b> can help?")).toBeVisible();
  });

  test("Share Your Story says what is missing, and waits for review", async ({ page }) => {
    await page.goto("/community?tab=stories");
    const card = page.getByRole("article").filter({ hasText: "The basket that came with a name" });
    await expect(card.getByText("Jon L.", { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: /mesob basket/ })).toHaveAttribute(
      "href",
      /^\/product\/\d+$/,
    );
    const asVisitor = await openDialog(page, shareStory(page));
    await asVisitor.getByRole("button", { name: "Submit Story" }).click();
    await said(page, "Please sign in", "You need to be signed in to share your story");

    await signInAsNew(page, "buyer");
    await page.goto("/community?tab=stories");
    const dialog = await openDialog(page, shareStory(page));
    const send = dialog.getByRole("button", { name: "Submit Story" });
    await expect(async () => {
      await send.click();
      await said(page, "Missing information", "Please fill in all fields");
    }).toPass();
    const title = unique("A cup for my father");
    await dialog.getByLabel("Title").fill(title);
    await dialog.getByLabel("Your story").fill("He smiled.");
    await page.route("**/api/customer-stories", (route) => route.abort());
    await send.click();
    await said(page, "Error", "Failed to submit story");
    await page.unroute("**/api/customer-stories");
    await send.click();
    await said(page, "Your story has been submitted for review!");
    await page.reload();
    await expect(page.getByText(title)).toHaveCount(0);

    await page.goto("/community?tab=stories&page=5000");
    await expect(
      page.getByText("No stories yet. Share your experience to inspire others!"),
    ).toBeVisible();
  });

  test("lists organizations with websites and contacts", async ({ page }) => {
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
    await expect(async () => {
      await page.getByRole("button", { name: "Contact Oromo Community of Minnesota" }).click();
      await said(page, "We put you in touch", "Oromo Community of Minnesota");
    }).toPass();
    const more = page.getByRole("region", { name: "Looking for a business, or for people?" });
    await expect(more.getByRole("link").first()).toHaveAttribute("href", "/business-directory");
    await expect(more.getByRole("link").last()).toHaveAttribute("href", "/community");
  });
});
