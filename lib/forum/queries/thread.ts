import "server-only";

import { cache } from "react";

import { isAdmin, type Viewer } from "@/lib/auth/viewer";
import { db } from "@/lib/db/client";
import { fullPostSelect, replySelect, toFullPost, toReply } from "@/lib/forum/dto";
import { REPLY_PAGE, replyPageOf } from "@/lib/forum/rules";
import { limitForumReads } from "./limiter";

/** Returns one post; null if it does not exist or is hidden from the viewer. Admins see hidden posts. */
export const getPost = cache(async (viewer: Viewer | null, id: number) => {
  const row = await limitForumReads(() =>
    db.forumPost.findUnique({ where: { id }, select: fullPostSelect }),
  );
  if (!row || (row.hiddenAt && !isAdmin(viewer))) return null;
  return toFullPost(row);
});

/** A page of replies, or the page that contains one reply. */
type Place = { page: number; reply?: number | undefined };

/**
 * Returns one page of a post's replies, oldest first. Deleted replies are included without text; hidden ones for admins
 * only. A page beyond the last returns the last one.
 */
export function listReplies(viewer: Viewer | null, postId: number, place: Place) {
  return limitForumReads(() => readReplies(viewer, postId, place));
}

async function readReplies(viewer: Viewer | null, postId: number, { page, reply }: Place) {
  const where = { postId, ...(isAdmin(viewer) ? {} : { hiddenAt: null }) };
  const [total, before] = await Promise.all([
    db.forumReply.count({ where }),
    reply ? db.forumReply.count({ where: { ...where, id: { lt: reply } } }) : null,
  ]);
  const pageCount = Math.max(1, Math.ceil(total / REPLY_PAGE));
  const currentPage = Math.min(pageCount, before === null ? page : replyPageOf(before));
  const rows = await db.forumReply.findMany({
    where,
    select: replySelect,
    orderBy: { id: "asc" },
    take: REPLY_PAGE,
    skip: (currentPage - 1) * REPLY_PAGE,
  });
  return { replies: rows.map(toReply), page: currentPage, pageCount };
}

/** Returns whether the viewer is emailed about replies to a post. */
export async function isFollowing(viewer: Viewer | null, postId: number) {
  if (!viewer) return false;
  return (await db.forumFollow.count({ where: { userId: viewer.id, postId } })) > 0;
}
