import type { Prisma } from "@/generated/prisma/client";

const authorSelect = { select: { username: true, profileImage: true } } as const;

export const postSelect = {
  id: true,
  title: true,
  content: true,
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

/** A post as contract.md returns it (specification C, section 4); times are ISO 8601. */
export function toPost({ createdAt, ...post }: PostRow) {
  return { ...post, createdAt: createdAt.toISOString() };
}

/** A post with what its own page and the list show besides. */
export const fullPostSelect = {
  ...postSelect,
  authorId: true,
  editedAt: true,
  hiddenAt: true,
  category: { select: { name: true, slug: true } },
} satisfies Prisma.ForumPostSelect;

type FullPostRow = Prisma.ForumPostGetPayload<{ select: typeof fullPostSelect }>;

export type FullPost = ReturnType<typeof toFullPost>;

/** Times are ISO 8601, null where it was never edited. */
export function toFullPost({ createdAt, editedAt, hiddenAt, ...post }: FullPostRow) {
  return {
    ...post,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isHidden: hiddenAt !== null,
  };
}

export const replySelect = {
  id: true,
  authorId: true,
  content: true,
  createdAt: true,
  editedAt: true,
  hiddenAt: true,
  deletedAt: true,
  author: authorSelect,
  quoted: {
    select: { id: true, content: true, hiddenAt: true, deletedAt: true, author: authorSelect },
  },
} satisfies Prisma.ForumReplySelect;

type ReplyRow = Prisma.ForumReplyGetPayload<{ select: typeof replySelect }>;

export type Reply = ReturnType<typeof toReply>;

/** A reply with what it quotes, as long as that is shown; a deleted one has its place and no words. */
export function toReply({ createdAt, editedAt, hiddenAt, deletedAt, quoted, ...reply }: ReplyRow) {
  const isQuotable = quoted && !quoted.hiddenAt && !quoted.deletedAt;
  return {
    ...reply,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    isHidden: hiddenAt !== null,
    isDeleted: deletedAt !== null,
    quoted: isQuotable
      ? { id: quoted.id, content: quoted.content, author: quoted.author.username }
      : null,
  };
}
