import type { Prisma } from "@/generated/prisma/client";
import { toLocale } from "@/lib/i18n/locales.mjs";

const authorSelect = { select: { username: true, profileImage: true } } as const;

export const postSelect = {
  id: true,
  title: true,
  content: true,
  locale: true,
  categoryId: true,
  isPinned: true,
  isLocked: true,
  viewCount: true,
  replyCount: true,
  createdAt: true,
  category: { select: { name: true } },
  author: authorSelect,
} satisfies Prisma.ForumPostSelect;

type PostRow = Prisma.ForumPostGetPayload<{ select: typeof postSelect }>;

/** Returns a post as in contract.md (specification C, section 4); times are ISO 8601. */
export function toPost({ createdAt, locale, ...post }: PostRow) {
  return { ...post, locale: toLocale(locale), createdAt: createdAt.toISOString() };
}

/** Columns of a post for its page and the list. */
export const fullPostSelect = {
  ...postSelect,
  authorId: true,
  editedAt: true,
  hiddenAt: true,
  category: { select: { name: true, slug: true } },
} satisfies Prisma.ForumPostSelect;

type FullPostRow = Prisma.ForumPostGetPayload<{ select: typeof fullPostSelect }>;

export type FullPost = ReturnType<typeof toFullPost>;

/** Returns a post with ISO 8601 times; null if it was never edited. */
export function toFullPost({ createdAt, editedAt, hiddenAt, locale, ...post }: FullPostRow) {
  return {
    ...post,
    locale: toLocale(locale),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isHidden: hiddenAt !== null,
  };
}

export const replySelect = {
  id: true,
  authorId: true,
  content: true,
  locale: true,
  createdAt: true,
  editedAt: true,
  hiddenAt: true,
  deletedAt: true,
  author: authorSelect,
  quoted: {
    select: {
      id: true,
      content: true,
      locale: true,
      hiddenAt: true,
      deletedAt: true,
      author: authorSelect,
    },
  },
} satisfies Prisma.ForumReplySelect;

type ReplyRow = Prisma.ForumReplyGetPayload<{ select: typeof replySelect }>;

export type Reply = ReturnType<typeof toReply>;

/** Returns a reply with its quote while that is visible; a deleted reply has no text but remains in the thread. */
export function toReply({
  createdAt,
  editedAt,
  hiddenAt,
  deletedAt,
  locale,
  quoted,
  ...reply
}: ReplyRow) {
  const isQuotable = quoted && !quoted.hiddenAt && !quoted.deletedAt;
  return {
    ...reply,
    locale: toLocale(locale),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isHidden: hiddenAt !== null,
    isDeleted: deletedAt !== null,
    quoted: isQuotable
      ? {
          id: quoted.id,
          content: quoted.content,
          locale: toLocale(quoted.locale),
          author: quoted.author.username,
        }
      : null,
  };
}
