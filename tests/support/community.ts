import type { Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { createUser } from "./factories";

type BusinessOptions = Partial<{
  name: string;
  description: string;
  category: string;
  address: string;
  ownerId: number;
}>;

/** Creates a listed business that an admin has approved. */
export function createBusiness(options: BusinessOptions = {}) {
  return db.business.create({
    data: {
      name: "Halwo Kitchen",
      description: "Goat and rice, and a family room upstairs.",
      category: "restaurants",
      address: "2910 Lake Street E, Minneapolis",
      phone: "612-555-0142",
      isActive: true,
      isVerified: true,
      status: "approved",
      decidedAt: new Date(),
      ...options,
    },
  });
}

type ContentOptions = Partial<{ author: Viewer; title: string; content: string }>;

/** Creates a forum topic in the first category. */
export async function createForumPost({ author, ...content }: ContentOptions = {}) {
  const category = await db.forumCategory.findFirstOrThrow({ orderBy: { position: "asc" } });
  return db.forumPost.create({
    data: {
      title: "Roasting at home",
      content: "My pan runs hot on one side.",
      categoryId: category.id,
      authorId: (author ?? (await createUser({ role: "buyer" }))).id,
      ...content,
    },
  });
}

/** Creates a reply in the forum. */
export async function createForumReply(postId: number, content = "Shake it all the time.") {
  const { id: authorId } = await createUser({ role: "buyer" });
  return db.forumReply.create({ data: { postId, authorId, content } });
}

/** Creates an approved customer story. */
export async function createStory({ author, ...content }: ContentOptions = {}) {
  return db.customerStory.create({
    data: {
      title: "My son asked why",
      content: "The house smelled like Ayeeyo’s.",
      status: "approved",
      decidedAt: new Date(),
      authorId: (author ?? (await createUser({ role: "buyer" }))).id,
      ...content,
    },
  });
}

type ArticleOptions = Partial<{
  author: Viewer;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  tags: string[];
  isPublished: boolean;
  publishedAt: Date;
}>;

/** Creates a published article in the first category. */
export async function createArticle({ author, ...options }: ArticleOptions = {}) {
  const category = await db.blogCategory.findFirstOrThrow({ orderBy: { position: "asc" } });
  return db.blogPost.create({
    data: {
      slug: `three-rounds-${Math.random().toString(36).slice(2)}`,
      title: "Three rounds",
      excerpt: "Abol, tona and baraka.",
      content: "The first round is the strongest.",
      isPublished: true,
      publishedAt: new Date(Date.now() - 3_600_000),
      categoryId: category.id,
      authorId: (author ?? (await createUser({ role: "admin" }))).id,
      ...options,
    },
  });
}
