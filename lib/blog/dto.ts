import type { Prisma } from "@/generated/prisma/client";
import { listMinutes } from "./rules";

export const postSelect = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  content: true,
  featuredImage: true,
  categoryId: true,
  category: { select: { name: true, slug: true } },
  author: { select: { username: true, profileImage: true } },
  tags: true,
  viewCount: true,
  publishedAt: true,
  createdAt: true,
} satisfies Prisma.BlogPostSelect;

type Row = Prisma.BlogPostGetPayload<{ select: typeof postSelect }>;

/** An article as contract.md returns it; times are ISO 8601, `content` is Markdown. */
export type BlogPost = ReturnType<typeof toPost>;

export function toPost({ publishedAt, createdAt, ...post }: Row) {
  return {
    ...post,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** An article in a list; `minutes` is the list's read time. */
export type ArticleCard = ReturnType<typeof toCard>;

export function toCard(row: Row) {
  const { content, ...card } = toPost(row);
  return { ...card, minutes: listMinutes(content) };
}
