import "server-only";

import { getLanguage } from "@/lib/accounts/queries";
import type { Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { FORUM_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { isEditable } from "@/lib/forum/rules";
import type { EntryChoice, ReplyEdit, ReplyInput } from "@/lib/forum/schema";
import { lockOwnReply, lockPost } from "./lock";
import { assertPostingLimit } from "./posting-limit";
import { requireUnlocked } from "./posts";

/**
 * Creates a reply; the viewer follows the post from then on. Returns the reply's id.
 * @throws DomainError forbidden (unconfirmed e-mail), limited (10 replies on day one, 200 a day
 * later), notFound (no such post; the quoted reply is not of it or not to be seen), conflict (the post is locked)
 */
export async function createReply(viewer: Viewer, input: ReplyInput) {
  const { postId, quotedId, content } = input;
  const locale = input.locale ?? (await getLanguage(viewer.id));
  const reply = await withTx(async (tx) => {
    await assertPostingLimit(tx, viewer, "replies");
    const post = await lockPost(tx, postId);
    if (post.isHidden) throw new DomainError("notFound", "forumPostNotFound");
    requireUnlocked(post, viewer);
    if (quotedId) await requireQuotable(tx, postId, quotedId);
    const createdReply = await tx.forumReply.create({
      data: { postId, quotedId, content, locale, authorId: viewer.id },
      select: { id: true },
    });
    await tx.forumFollow.createMany({
      data: { userId: viewer.id, postId, notifiedReplyId: createdReply.id },
      skipDuplicates: true,
    });
    return createdReply;
  });
  invalidateTags(FORUM_TAG);
  return reply;
}

async function requireQuotable(tx: Tx, postId: number, id: number) {
  const where = { id, postId, hiddenAt: null, deletedAt: null };
  if ((await tx.forumReply.count({ where })) === 0) {
    throw new DomainError("notFound", "replyNotFound");
  }
}

/**
 * Edits the viewer's reply within 30 minutes and marks it as edited.
 * @throws DomainError notFound (not theirs, hidden or deleted), conflict (locked, or too late)
 */
export async function editReply(viewer: Viewer, { id, content }: ReplyEdit) {
  await withTx(async (tx) => {
    const { post, reply } = await lockOwnReply(tx, id, viewer.id);
    if (reply.hiddenAt) throw new DomainError("notFound", "replyNotFound");
    requireUnlocked(post, viewer);
    const now = new Date();
    if (!isEditable(reply.createdAt, now)) throw new DomainError("conflict", "editClosed");
    await tx.forumReply.update({ where: { id }, data: { content, editedAt: now } });
  });
  invalidateTags(FORUM_TAG);
}

/**
 * Deletes the text of the viewer's reply, also where it is quoted, and its open reports. The reply remains as deleted.
 * @throws DomainError notFound (not theirs, or deleted before)
 */
export async function deleteReply(viewer: Viewer, { id }: EntryChoice) {
  await withTx(async (tx) => {
    await lockOwnReply(tx, id, viewer.id);
    await tx.forumReply.update({ where: { id }, data: { content: "", deletedAt: new Date() } });
    await tx.forumReply.updateMany({ where: { quotedId: id }, data: { quotedId: null } });
    await tx.contentReport.deleteMany({
      where: { kind: "forum_reply", subjectId: id, outcome: null },
    });
  });
  invalidateTags(FORUM_TAG);
}
