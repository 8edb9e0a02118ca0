import { expect, type Page, test } from "@playwright/test";

import { db } from "@/lib/db/client";
import { toast } from "../../support/accounts";
import { createArticle } from "../../support/community";
import { createProduct, uniqueName } from "../../support/factories";
import { openReady } from "../../support/ready";
import { signInAsNew } from "../../support/shop-http";

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name });

test("Spec C 2, Article: a reader sees all its parts and goes back to all stories", async ({
  page,
}) => {
  const slug = "three-rounds-of-coffee";
  await page.goto(`/blog/${slug}`);
  const article = main(page).getByRole("article").first();
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const response = await page.request.get(`/api/blog/posts/${slug}`);
  const { length } = ((await response.json()) as { content: string }).content;
  await expect(article).toContainText(`${Math.ceil(length / 1000)} min read`);
  await expect(article).toContainText(/[\d,]+ views?/);
  await expect(article.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/shop");
  await expect(article.getByRole("link", { name: "hospitality" })).toHaveAttribute(
    "href",
    "/blog?tag=hospitality",
  );
  const relatedArticles = section(page, "More in Traditions").getByRole("article");
  expect(await relatedArticles.count()).toBeLessThanOrEqual(3);
  await expect(relatedArticles.getByRole("heading", { name: title })).toHaveCount(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const kinds = data.map((text) => JSON.parse(text)["@type"]);
  expect(kinds).toEqual(expect.arrayContaining(["Article", "BreadcrumbList"]));
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await article.getByRole("link", { name: "All articles" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("Spec C 2, Article: the address of an unknown article shows the 404 page", async ({
  page,
}) => {
  const response = await page.goto("/blog/no-such-article");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
});

/** Creates an article with a recipe for six, with one unit each of three products. */
async function createRecipe() {
  const article = await createArticle({
    title: uniqueName("Doro wat"),
    publishedAt: new Date("2020-01-01"),
  });
  await db.recipe.create({
    data: {
      postId: article.id,
      title: "Doro wat for six",
      servings: 6,
      minutes: 90,
      steps: ["Cook the onions dry.", "Add the rest."],
    },
  });
  for (const [position, name] of ["Berbere", "Korarima", "Niter kibbeh"].entries()) {
    const { id: productId } = await createProduct({ title: uniqueName(name) });
    await db.ingredient.create({
      data: { postId: article.id, position, amount: "4 tbsp", name, productId },
    });
  }
  return article;
}

test("Spec C 2, Article: a buyer adds a recipe's ingredients to the cart with one click", async ({
  page,
}) => {
  const { slug } = await createRecipe();
  await openReady(page, `/blog/${slug}`);
  const add = main(page).getByRole("button", { name: "Add ingredients to cart" });
  await add.click();
  await expect(toast(page)).toContainText("Login required");
  await expect(toast(page)).toContainText("Please login to add items to cart");

  await signInAsNew(page, "buyer");
  await openReady(page, `/blog/${slug}`);
  const recipe = section(page, "Doro wat for six");
  await recipe.getByRole("button", { name: "More servings" }).click();
  await expect(recipe).toContainText("7 servings");
  await expect(recipe.getByText("× 2").first()).toBeVisible();
  await recipe.getByRole("button", { name: "Fewer servings" }).click();
  await recipe.getByRole("checkbox").first().uncheck();
  await expect(recipe.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(recipe).toContainText("2 ingredients");
  await add.click();
  await expect(toast(page)).toContainText("Added to cart");
  await expect(toast(page)).toContainText("2 ingredients added to cart");
  await expect(page.getByRole("link", { name: "Cart, 2 items" }).first()).toBeVisible();
});
