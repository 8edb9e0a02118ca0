import { randomUUID } from "node:crypto";

import { db } from "@/lib/db/client";
import { createUser } from "./factories";

/**
 * Rows with hostile texts in every field of users, stored without validation. They are old, and so sorted after the
 * rows of other tests. `path` lists them, `remove` deletes them.
 */
export type Planted = { path: string; remove: () => Promise<unknown> };

const createdAt = new Date("2020-01-01");
const newSlug = () => `planted-${randomUUID().slice(0, 8)}`;

/** Creates a business for every text. */
export async function plantBusinesses(texts: string[]): Promise<Planted> {
  const rows = await db.business.createManyAndReturn({
    data: texts.map((text) => ({
      name: text,
      description: text,
      category: "education",
      address: text,
      phone: text,
      email: text,
      isActive: true,
      status: "approved",
      decidedAt: createdAt,
      createdAt,
    })),
    select: { id: true },
  });
  const ids = rows.map(({ id }) => id);
  return {
    path: "/business-directory?category=education",
    remove: () => db.business.deleteMany({ where: { id: { in: ids } } }),
  };
}

/** Creates a topic in one category for every text, and a reply to one of them. */
export async function plantPosts(texts: string[]): Promise<Planted & { post: string }> {
  const { id: authorId } = await createUser({ role: "buyer" });
  const slug = newSlug();
  const name = `${texts[0]} ${slug}`;
  const category = await db.forumCategory.create({
    data: { slug, name, icon: "store", position: 99 },
  });
  const categoryId = category.id;
  const posts = await db.forumPost.createManyAndReturn({
    data: texts.map((text) => ({
      categoryId,
      authorId,
      title: text,
      content: `${text}\n\n${text}`,
      createdAt,
    })),
    select: { id: true },
  });
  const postId = posts[0]?.id ?? 0;
  await db.forumReply.createMany({
    data: texts.map((content) => ({ postId, authorId, content, createdAt })),
  });
  return {
    path: `/community?category=${categoryId}`,
    post: `/community/post/${postId}`,
    remove: async () => {
      await db.forumPost.deleteMany({ where: { categoryId } });
      await db.forumCategory.delete({ where: { id: categoryId } });
    },
  };
}

/** Creates a customer story for every text. */
export async function plantStories(texts: string[]): Promise<Planted> {
  const { id: authorId } = await createUser({ role: "buyer" });
  await db.customerStory.createMany({
    data: texts.map((text) => ({
      authorId,
      title: text,
      content: text,
      status: "approved" as const,
      decidedAt: createdAt,
      createdAt,
    })),
  });
  return {
    path: "/community?tab=stories",
    remove: () => db.customerStory.deleteMany({ where: { authorId } }),
  };
}

/** Returns the text as a paragraph, a quotation and a list. */
const markdownOf = (text: string) => `${text}\n\n> ${text}\n\n- ${text}`;

/** Creates an article with a recipe: one text as title, excerpt and tag, all of them as content and steps. */
async function plantArticle(texts: string[], ids: { categoryId: number; authorId: number }) {
  const [text = ""] = texts;
  const content = texts.map(markdownOf).join("\n\n");
  const { id: postId, slug } = await db.blogPost.create({
    data: {
      ...ids,
      slug: newSlug(),
      title: text,
      excerpt: text,
      content,
      tags: [text],
      isPublished: true,
      publishedAt: createdAt,
    },
  });
  const steps = content.split("\n\n");
  await db.recipe.create({
    data: { postId, title: text, servings: 2, minutes: 30, kitchen: content, steps },
  });
  await db.ingredient.create({ data: { postId, position: 1, amount: text, name: text } });
  return slug;
}

/** Creates an article in one category for each group of texts. */
export async function plantArticles(groups: string[][]): Promise<Planted & { slugs: string[] }> {
  const { id: authorId } = await createUser({ role: "admin" });
  const slug = newSlug();
  const name = `${groups[0]?.[0]} ${slug}`;
  const category = await db.blogCategory.create({ data: { slug, name, position: 99 } });
  const slugs: string[] = [];
  for (const texts of groups) {
    slugs.push(await plantArticle(texts, { categoryId: category.id, authorId }));
  }
  return {
    path: `/blog?category=${slug}`,
    slugs,
    remove: async () => {
      await db.blogPost.deleteMany({ where: { categoryId: category.id } });
      await db.blogCategory.delete({ where: { id: category.id } });
    },
  };
}
