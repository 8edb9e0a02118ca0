import { db } from "@/lib/db/client";
import { minutesAfter } from "./clock";
import { ARTICLES, type ArticleContent } from "./content/blog";
import { need } from "./rows";

const DAY = 24 * 60;

type Ids = ReadonlyMap<string, number>;

/** Seeds published and scheduled articles, and a draft. Runs once. */
export async function seedBlog(now: Date) {
  if ((await db.blogPost.count()) > 0) return;
  const [categories, authors, products] = await Promise.all([
    db.blogCategory.findMany({ select: { id: true, slug: true } }),
    db.user.findMany({
      where: { email: { in: ARTICLES.map(({ author }) => author) } },
      select: { id: true, email: true },
    }),
    db.product.findMany({
      where: { title: { in: ARTICLES.flatMap(titlesOf) } },
      select: { id: true, title: true },
    }),
  ]);
  const ids = {
    categories: new Map(categories.map(({ slug, id }) => [slug, id])),
    authors: new Map(authors.map(({ email, id }) => [email, id])),
    products: new Map(products.map(({ title, id }) => [title, id])),
  };
  // Oldest first, as they would have been written.
  const inOrder = ARTICLES.toSorted((a, b) => (b.daysAgo ?? 0) - (a.daysAgo ?? 0));
  for (const article of inOrder) await write(article, ids, now);
}

const titlesOf = ({ recipe }: ArticleContent) =>
  recipe?.ingredients.map(([, , product]) => product) ?? [];

type IdsByKey = { categories: Ids; authors: Ids; products: Ids };

async function write(
  article: ArticleContent,
  { categories, authors, products }: IdsByKey,
  now: Date,
) {
  const {
    slug,
    locale = "en",
    category,
    author,
    title,
    excerpt,
    content,
    image,
    tags,
    daysAgo,
    views,
  } = article;
  const publishedAt = daysAgo === null ? null : minutesAfter(now, -daysAgo * DAY);
  const isPublic = publishedAt !== null && publishedAt <= now;
  const writtenAt = isPublic ? minutesAfter(publishedAt, -2 * DAY) : minutesAfter(now, -DAY);
  const { id: postId } = await db.blogPost.create({
    data: {
      slug,
      locale,
      title,
      excerpt,
      content,
      tags,
      publishedAt,
      categoryId: need(categories, category),
      authorId: need(authors, author),
      featuredImage: image,
      isPublished: publishedAt !== null,
      announcedAt: isPublic ? publishedAt : null,
      viewCount: views,
      createdAt: writtenAt,
      updatedAt: writtenAt,
    },
  });
  if (!article.recipe) return;
  const { ingredients, ...recipe } = article.recipe;
  await db.recipe.create({ data: { ...recipe, postId } });
  await db.ingredient.createMany({
    data: ingredients.map(([amount, name, product, units], position) => ({
      postId,
      position,
      amount,
      name,
      units,
      productId: need(products, product),
    })),
  });
}
