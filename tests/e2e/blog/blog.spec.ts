import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";

import { toast } from "../../support/accounts";
import { lastMailTo } from "../../support/shop-db";
import { signInAs } from "../../support/shop-http";

const EMPTY = "No articles found. Try adjusting your search or filters.";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name });

type Post = { slug: string; title: string; content: string; viewCount: number };

async function posts(page: Page, query = "") {
  const path = `/api/blog/posts?isPublished=true${query}`;
  return (await (await page.request.get(path)).json()) as Post[];
}

test("the blog's front has every part and count of the specification", async ({ page }) => {
  await page.goto("/blog", { waitUntil: "load" });
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

  const all = await posts(page);
  const featured = section(page, "Featured Stories").getByRole("article");
  await expect(featured).toHaveCount(2);
  await expect(featured.first().getByRole("heading")).toHaveText(all[0]?.title ?? "");
  for (const article of await featured.all()) {
    expect(await article.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  }
  const latest = section(page, "Latest Articles").getByRole("article");
  const [first] = await latest.all();
  expect(await first?.getByRole("listitem").count()).toBeLessThanOrEqual(4);
  await expect(latest.first()).toContainText(
    `${Math.ceil((all[2]?.content.length ?? 0) / 200)} min read`,
  );
  const popular = main(page).locator("aside ol > li");
  await expect(popular).toHaveCount(5);
  const counts = (await (await page.request.get("/api/blog/categories")).json()) as {
    name: string;
    postCount: number;
  }[];
  const guides = counts.find(({ name }) => name === "Guides");
  await expect(
    main(page)
      .locator("aside")
      .getByRole("link", { name: `Guides ${guides?.postCount}` }),
  ).toBeVisible();
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    /\/blog\/feed\.xml$/,
  );
  await expectNoViolations(page, "main");
});

test("articles are found by words, category and tag, and an empty search says so", async ({
  page,
}) => {
  await page.goto("/blog", { waitUntil: "load" });
  await main(page).getByLabel("Search articles").fill("fermented batter");
  await main(page).getByLabel("Category").selectOption("Guides");
  await main(page).getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/search=fermented/);
  await expect(main(page).getByRole("article")).toHaveCount(1);
  await expect(main(page).getByLabel("Category")).toHaveValue("guides");

  await page.goto("/blog?tag=coffee");
  const tagged = await posts(page, "&tags=coffee");
  await expect(main(page).getByRole("article")).toHaveCount(tagged.length);
  await expect(main(page).locator('[aria-current="true"]')).toHaveText("coffee");

  await page.goto("/blog?search=qqzzxx");
  await expect(main(page).getByRole("heading", { name: EMPTY })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("an article shows all its parts, and an unknown one the 404 page", async ({ page }) => {
  const [post] = await posts(page, "&tags=coffee%20ceremony");
  if (!post) throw new Error("the article on the coffee ceremony is not there");
  await page.goto(`/blog/${post.slug}`, { waitUntil: "load" });
  const article = main(page).getByRole("article").first();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post.title);
  const minutes = Math.ceil(post.content.length / 1000);
  await expect(article).toContainText(`${minutes} min read`);
  await expect(article).toContainText(/[\d,]+ views?/);
  await expect(article.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/shop");
  await expect(article.getByRole("link", { name: "hospitality" })).toHaveAttribute(
    "href",
    "/blog?tag=hospitality",
  );
  const related = section(page, "More in Traditions").getByRole("article");
  expect(await related.count()).toBeLessThanOrEqual(3);
  await expect(related.getByRole("heading", { name: post.title })).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = data.map((text) => JSON.parse(text)["@type"]);
  expect(kinds).toEqual(expect.arrayContaining(["Article", "BreadcrumbList"]));
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expectNoViolations(page, "main");
  await article.getByRole("link", { name: "All stories" }).click();
  await page.waitForURL(/\/blog$/);

  const response = await page.goto("/blog/nobody-wrote-this");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});

test("the feed is XML that a browser reads", async ({ page }) => {
  await page.goto("/blog/three-rounds-of-coffee");
  const feed = await page.evaluate(async () => {
    const text = await (await fetch("/blog/feed.xml")).text();
    const xml = new DOMParser().parseFromString(text, "application/xml");
    return {
      isBroken: xml.querySelector("parsererror") !== null,
      links: [...xml.querySelectorAll("item > link")].map((link) => link.textContent),
    };
  });
  expect(feed.isBroken).toBe(false);
  expect(feed.links.length).toBeGreaterThan(10);
  for (const link of feed.links) expect(link).toMatch(/^https?:\/\/.+\/blog\/[a-z0-9-]+$/);
});

test("a recipe's ingredients go into the cart in one press", async ({ page }) => {
  await page.goto("/blog/doro-wat-without-shortcuts", { waitUntil: "load" });
  const add = main(page).getByRole("button", { name: "Add ingredients to cart" });
  await add.click();
  await expect(toast(page)).toContainText("Login required");
  await expect(toast(page)).toContainText("Please login to add items to cart");

  await signInAs(page, "buyer@demo.com");
  await page.goto("/blog/doro-wat-without-shortcuts", { waitUntil: "load" });
  const recipe = section(page, "Doro wat for six");
  const boxes = recipe.getByRole("checkbox");
  const count = await boxes.count();
  expect(count).toBeGreaterThan(2);
  await recipe.getByRole("button", { name: "More servings" }).click();
  await expect(recipe).toContainText("7 servings");
  await expect(recipe.getByText("× 2").first()).toBeVisible();
  await recipe.getByRole("button", { name: "Fewer servings" }).click();
  await boxes.first().uncheck();
  const chosen = await recipe.getByRole("checkbox", { checked: true }).count();
  expect(chosen).toBe(count - 1);
  await expect(recipe).toContainText(`${chosen} ingredients`);
  await add.click();
  await expect(toast(page)).toContainText("Added to cart");
  await expect(toast(page)).toContainText(`${chosen} ingredients are in your cart`);
  await expect(page.getByRole("link", { name: `Cart, ${chosen} items` }).first()).toBeVisible();
});

test("letters begin with a link in a mail and its button, and end the same way", async ({
  page,
}) => {
  const email = `reader.${Date.now()}@example.com`;
  await page.goto("/blog", { waitUntil: "load" });
  const box = main(page).locator("aside");
  await box.getByLabel("Email address").fill(email);
  await box.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(box.getByRole("status")).toContainText("open the link in the mail");
  await expect.poll(() => lastMailTo(email)).toContain("/blog?confirm=");
  const mail = await lastMailTo(email);
  const path = (kind: string) => mail.match(new RegExp(`/blog\\?${kind}=[\\w-]+`))?.[0] ?? "";

  await page.goto(path("confirm"), { waitUntil: "load" });
  await page.reload();
  await main(page).getByRole("button", { name: "Confirm my address" }).click();
  await expect(main(page).getByText("Your address is confirmed.")).toBeVisible();
  await page.goto(path("confirm"), { waitUntil: "load" });
  await main(page).getByRole("button", { name: "Confirm my address" }).click();
  await expect(main(page).getByText("This link no longer works.")).toBeVisible();
  await page.goto(path("unsubscribe"), { waitUntil: "load" });
  await main(page).getByRole("button", { name: "Unsubscribe" }).click();
  await expect(main(page).getByText("You will get no more letters.")).toBeVisible();

  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("Email address").fill(`footer.${email}`);
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toContainText("open the link in the mail");
});

test("an admin writes, looks, publishes and takes back", async ({ page }) => {
  const title = `A krar for everyone ${Date.now()}`;
  await signInAs(page, "admin@demo.com");
  await page.goto("/admin?tab=blog", { waitUntil: "load" });
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
  await page.getByRole("button", { name: "Scene 7" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(toast(page)).toContainText("Article saved");
  await page.waitForURL(/article=\d+/);
  const slug = await page.getByLabel("Address", { exact: true }).inputValue();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText("Nobody else sees this page.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tuning" })).toBeVisible();
  await expect(main(page).getByText("<b>Slowly.</b>")).toBeVisible();
  await page.getByRole("link", { name: "Back to the editor" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(toast(page).filter({ hasText: "Article published" })).toBeVisible();
  await expect(page.getByLabel("Address", { exact: true })).not.toBeEditable();
  await expectNoViolations(page, "main");

  await page.goto("/blog", { waitUntil: "load" });
  await expect(section(page, "Featured Stories").getByRole("link", { name: title })).toBeVisible();
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.goto(`/admin?tab=blog&q=krar&state=published`, { waitUntil: "load" });
  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(toast(page).filter({ hasText: "Article unpublished" })).toBeVisible();
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Delete draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete draft" }).click();
  await expect(toast(page).filter({ hasText: "Draft deleted" })).toBeVisible();
});
