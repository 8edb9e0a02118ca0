import type { Prisma } from "@/generated/prisma/client";
import { toLocale } from "@/lib/i18n/locales.mjs";
import { listMinutes } from "./rules";
import type { LocalizedPost } from "./translate";

export const postSelect = {
  id: true,
  slug: true,
  locale: true,
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

export function toPost({ publishedAt, createdAt, locale, ...post }: Row) {
  return {
    ...post,
    locale: toLocale(locale),
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** An article in a list; `minutes` is the list's read time. */
export type ArticleCard = ReturnType<typeof toCard>;

export function toCard({ content: _, originalLength, ...card }: LocalizedPost<BlogPost>) {
  return { ...card, minutes: listMinutes({ length: originalLength }) };
}
