import { expect, type Locator, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { createArticle } from "../../support/community";
import { uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { findLastEmailTo } from "../../support/shop-db";

/** Sorted after the articles that the front page shows. */
const LONG_AGO = new Date("2020-01-01");
const EMPTY = "No articles found. Try adjusting your search or filters.";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name });

async function postOf(page: Page, article: Locator): Promise<{ locale: string; content: string }> {
  const href = await article.locator('a[href^="/blog/"]').first().getAttribute("href");
  const response = await page.request.get(`/api/blog/posts/${href?.replace("/blog/", "")}`);
  return response.json();
}

test("Spec C 2, Blog: the front shows every part and count of the specification", async ({
  page,
}) => {
  await page.goto("/blog");
  for (const name of [
    "Popular Topics",
    "Featured Stories",
    "Latest Articles",
    "Categories",
    "Popular This Week",
    "Stay Updated",
  ]) {
    await expect(main(page).getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(main(page).getByRole("button", { name: "Subscribe Now" })).toBeVisible();
  const topics = section(page, "Popular Topics").getByRole("listitem");
  expect(await topics.count()).toBeGreaterThan(5);
  expect(await topics.count()).toBeLessThanOrEqual(20);

  const featuredArticles = section(page, "Featured Stories").getByRole("article");
  await expect(featuredArticles).toHaveCount(2);
  for (const article of await featuredArticles.all()) {
    expect(await article.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  }
  // Any article in English: other tests publish articles meanwhile.
  const articles = section(page, "Latest Articles").getByRole("article");
  const posts = await Promise.all((await articles.all()).map((article) => postOf(page, article)));
  const at = posts.findIndex(({ locale }) => locale === "en");
  const minutes = Math.ceil((posts[at]?.content.length ?? 0) / 200);
  expect(await articles.nth(at).getByRole("listitem").count()).toBeLessThanOrEqual(4);
  await expect(articles.nth(at)).toContainText(`${minutes} min read`);

  await expect(main(page).locator("aside ol > li")).toHaveCount(5);
  const guides = main(page)
    .locator("aside")
    .getByRole("link", { name: /^Guides [1-9]\d*$/ });
  await expect(guides).toBeVisible();
  const feed = page.locator('link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute("href", /\/blog\/feed\.xml$/);
  const feedResponse = await page.request.get((await feed.getAttribute("href")) ?? "");
  expect(feedResponse.headers()["content-type"]).toContain("application/rss+xml");
});

test("Spec C 2, Blog: a visitor finds articles by text, category and tag, and sees when there are none", async ({
  page,
}) => {
  const [title, tag] = [uniqueName("Fermented batter"), uniqueName("batter")];
  const { categoryId } = await createArticle({ title, tags: [tag], publishedAt: LONG_AGO });
  await createArticle({ tags: [tag], publishedAt: LONG_AGO });
  const category = await db.blogCategory.findUniqueOrThrow({ where: { id: categoryId } });
  await openReady(page, "/blog");
  await main(page).getByLabel("Search articles").fill(title);
  await main(page).getByLabel("Category").selectOption(category.name);
  await main(page).getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/search=Fermented/);
  await expect(main(page).getByRole("article")).toHaveCount(1);
  await expect(main(page).getByRole("heading", { name: title })).toBeVisible();
  await expect(main(page).getByLabel("Category")).toHaveValue(category.slug);

  await page.goto(`/blog?tag=${encodeURIComponent(tag)}`);
  await expect(main(page).getByRole("article")).toHaveCount(2);

  await page.goto("/blog?search=qqzzxx");
  await expect(main(page).getByRole("heading", { name: EMPTY })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);

  await page.goto("/blog?tag=coffee");
  await expect(main(page).locator('[aria-current="true"]')).toHaveText("coffee");
});

test("Spec C 2, Blog: a visitor subscribes to the newsletter by the link in an email and unsubscribes by another", {
  tag: "@full",
}, async ({ page }) => {
  const email = `${uniqueName("reader").replace(" ", ".")}@example.com`;
  await openReady(page, "/blog");
  const box = main(page).locator("aside");
  await box.getByLabel("Email address").fill(email);
  await box.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(box.getByRole("status")).toContainText("Open the link in the email");
  await expect.poll(() => findLastEmailTo(email)).toContain("/blog?confirm=");
  const confirmation = await findLastEmailTo(email);
  const path = (kind: string) =>
    confirmation.match(new RegExp(`/blog\\?${kind}=[\\w-]+`))?.[0] ?? "";

  await openReady(page, path("confirm"));
  await page.reload();
  await main(page).getByRole("button", { name: "Confirm my address" }).click();
  await expect(main(page).getByText("You’re subscribed.")).toBeVisible();
  await openReady(page, path("confirm"));
  await main(page).getByRole("button", { name: "Confirm my address" }).click();
  await expect(main(page).getByText("This link has expired or was already used.")).toBeVisible();
  await openReady(page, path("unsubscribe"));
  await main(page).getByRole("button", { name: "Unsubscribe" }).click();
  await expect(main(page).getByText("You’re unsubscribed.")).toBeVisible();

  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill(`footer.${email}`);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toContainText("Open the link in the email");
});
