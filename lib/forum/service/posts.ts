import "server-only";

import { getLanguage } from "@/lib/accounts/queries";
import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { invalidateTags } from "@/lib/cache/invalidation-context";
import { FORUM_TAG } from "@/lib/cache/tags";
import { DomainError } from "@/lib/core/errors";
import { type Tx, withTx } from "@/lib/db/client";
import { postSelect, toPost } from "@/lib/forum/dto";
import { isEditable } from "@/lib/forum/rules";
import type { EntryChoice, PostEdit, PostInput } from "@/lib/forum/schema";
import { type LockedPost, lockPost } from "./lock";
import { assertPostingLimit } from "./posting-limit";

/**
 * Creates a topic, which its author follows (POST /api/forum/posts).
 * @throws DomainError forbidden (unconfirmed e-mail), limited (3 topics on day one, 20 a day later), notFound
 * (category)
 */
export async function createPost(viewer: Viewer, input: PostInput) {
  const locale = input.locale ?? (await getLanguage(viewer.id));
  const row = await withTx(async (tx) => {
    await assertPostingLimit(tx, viewer, "topics");
    await lockCategory(tx, input.categoryId);
    const createdPost = await tx.forumPost.create({
      data: { ...input, locale, authorId: viewer.id },
      select: postSelect,
    });
    await tx.forumFollow.create({ data: { userId: viewer.id, postId: createdPost.id } });
    return createdPost;
  });
  invalidateTags(FORUM_TAG);
  return toPost(row);
}

/** Locks a category against deletion. @throws DomainError notFound */
export async function lockCategory(tx: Tx, id: number) {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM forum_categories WHERE id = ${id} FOR KEY SHARE`;
  const name = rows[0]?.name;
  if (name === undefined) throw new DomainError("notFound", "forumCategoryNotFound");
  return name;
}

/** @throws DomainError notFound (not theirs, or hidden) */
function requireAuthor(post: LockedPost, viewer: Viewer) {
  if (post.authorId !== viewer.id || post.isHidden) {
    throw new DomainError("notFound", "forumPostNotFound");
  }
}

/**
 * Edits the viewer's post within 30 minutes and marks it as edited.
 * @throws DomainError notFound (not theirs), conflict (locked, or too late)
 */
export async function editPost(viewer: Viewer, { id, ...content }: PostEdit) {
  await withTx(async (tx) => {
    const post = await lockPost(tx, id);
    requireAuthor(post, viewer);
    requireUnlocked(post, viewer);
    const now = new Date();
    if (!isEditable(post.createdAt, now)) throw new DomainError("conflict", "editClosed");
    await tx.forumPost.update({ where: { id }, data: { ...content, editedAt: now } });
  });
  invalidateTags(FORUM_TAG);
}

/** Refuses writes to a locked topic, except by admins. @throws DomainError conflict */
export function requireUnlocked({ isLocked }: { isLocked: boolean }, viewer: Viewer) {
  if (isLocked && !isAdmin(viewer)) throw new DomainError("conflict", "forumPostLocked");
}

/**
 * Deletes the viewer's post and its open reports, as long as it has no replies.
 * @throws DomainError notFound (not theirs), conflict (there are replies)
 */
export async function deletePost(viewer: Viewer, { id }: EntryChoice) {
  await withTx(async (tx) => {
    requireAuthor(await lockPost(tx, id), viewer);
    const replies = await tx.forumReply.count({ where: { postId: id, deletedAt: null } });
    if (replies > 0) throw new DomainError("conflict", "forumPostHasReplies");
    await tx.forumPost.delete({ where: { id } });
    await tx.contentReport.deleteMany({
      where: { kind: "forum_post", subjectId: id, outcome: null },
    });
  });
  invalidateTags(FORUM_TAG);
}
