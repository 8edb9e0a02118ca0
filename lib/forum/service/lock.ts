import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

export type LockedPost = {
  id: number;
  authorId: number;
  categoryId: number;
  title: string;
  isPinned: boolean;
  isLocked: boolean;
  isHidden: boolean;
  createdAt: Date;
};

/**
 * Locks a post for the transaction, so that replies, locks and follows run one at a time. A shared lock would deadlock:
 * a trigger writes the reply count.
 * @throws DomainError notFound
 */
export async function lockPost(tx: Tx, id: number): Promise<LockedPost> {
  const [row] = await tx.$queryRaw<LockedPost[]>`
    SELECT id, author_id AS "authorId", category_id AS "categoryId", title, is_pinned AS "isPinned",
      is_locked AS "isLocked", hidden_at IS NOT NULL AS "isHidden", created_at AS "createdAt"
    FROM forum_posts WHERE id = ${id} FOR NO KEY UPDATE`;
  if (!row) throw new DomainError("notFound", "forumPostNotFound");
  return row;
}

/** Locks the post of a reply, then reads the reply. @throws DomainError notFound (not there, deleted, or not theirs) */
export async function lockOwnReply(tx: Tx, id: number, authorId: number) {
  const where = { id, authorId, deletedAt: null };
  const replyKey = await tx.forumReply.findFirst({ where, select: { postId: true } });
  if (!replyKey) throw new DomainError("notFound", "replyNotFound");
  const post = await lockPost(tx, replyKey.postId);
  const reply = await tx.forumReply.findFirst({ where });
  if (!reply) throw new DomainError("notFound", "replyNotFound");
  return { post, reply };
}
